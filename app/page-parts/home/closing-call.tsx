import { href, Link } from 'react-router'
import { PageWidth } from '#app/shell/page-width.tsx'
import { Button } from '#kit/button.tsx'
import type { TonightChoices } from '#modules/first-visit/tonight-view.ts'
import { Choice, TonightFields } from './tonight-fields.tsx'

/** What most people answer. */
const PEOPLE = 2
const MINUTES = 30

export function ClosingCall({ choices }: { choices: TonightChoices }) {
  return (
    <PageWidth className="mt-(--section) max-md:px-0">
      <section className="grid gap-x-12 gap-y-8 bg-deep px-(--margin) py-12 text-on-deep md:grid-cols-[1fr_1.2fr] md:rounded-xl md:py-14 lg:px-16">
        <div className="self-center">
          <h2 className="max-w-[11ch] text-h1">Start with one good dinner.</h2>
          <p className="mt-4 max-w-[40ch] text-lead">
            Four questions, all optional, and no account. You get tonight’s dinner and a week around it.
          </p>
          <p className="mt-5 text-small">
            <span className="signed-out-only">
              Or{' '}
              <Link to="/login?mode=sign-up" className="underline underline-offset-4">
                Sign Up Free
              </Link>{' '}
              and keep what you cook.
            </span>{' '}
            <span className="signed-in-only">
              Or{' '}
              <Link to={href('/recipes')} className="underline underline-offset-4">
                Find Recipes
              </Link>{' '}
              yourself.
            </span>
          </p>
        </div>
        <form method="get" action={href('/tonight')} className="grid gap-4 self-center sm:grid-cols-2">
          <TonightFields choices={choices} people={PEOPLE} minutes={MINUTES}>
            <Choice label="Without" name="without" any="Nothing left out" options={choices.without} />
          </TonightFields>
          <Button type="submit" variant="on-deep" iconEnd="arrow-right" className="sm:col-span-2">
            Plan tonight
          </Button>
        </form>
      </section>
    </PageWidth>
  )
}
