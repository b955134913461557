import { href } from 'react-router'
import { EatingCaution } from '#app/shell/eating-caution.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { readTonight } from '#modules/first-visit/tonight.ts'
import { type TonightView, tonightView } from '#modules/first-visit/tonight-view.ts'
import { AROUND } from '#modules/planner/planner-address.ts'
import { Dinner, NearDishes } from '../page-parts/home/tonight-dinner.tsx'
import { TonightFields } from '../page-parts/home/tonight-fields.tsx'
import type { Route } from './+types/tonight.ts'

const TITLE = 'A dinner for tonight'
const PROMISE =
  'Four answers, each of them optional, and no account: a dinner that fits, why it does, and a week around it.'

export function loader({ request }: Route.LoaderArgs) {
  return tonightView(readTonight(new URL(request.url).searchParams))
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: href('/tonight'),
    // Each answer has an address of its own, and none is a place to arrive at.
    robots: 'noindex',
  })
}

export default function TonightPage({ loaderData: view }: Route.ComponentProps) {
  const { asked, dinner, count, another, others, missed } = view
  return (
    <PageWidth className="pt-6">
      <h1>{TITLE}</h1>
      {/* The page is the same for everybody: what its dish is to whoever is signed in is asked for beside it. */}
      <div className="mt-6">{dinner ? <EatingCaution of={`recipe/${dinner.id}`} /> : null}</div>
      {dinner ? (
        <Dinner dinner={dinner} people={asked.people} count={count} another={another} answers={view.answers} />
      ) : (
        <Notice title="None fits all of it" level={2} className="mt-8">
          <p>{missed}</p>
        </Notice>
      )}
      {dinner ? null : <NearDishes dishes={others} lead />}
      <Answers key={JSON.stringify(asked)} view={view} />
      {dinner ? <Week view={view} /> : null}
    </PageWidth>
  )
}

/** The same questions again, with what was answered; several things may be left out. */
function Answers({ view: { asked, choices } }: { view: TonightView }) {
  return (
    <section className="mt-(--section) rounded-l bg-sunken p-5 md:p-8" aria-labelledby="answers">
      <h2 id="answers" className="text-h3">
        Your answers
      </h2>
      <p className="mt-1 text-small text-ink-2">
        Skip any you like. Your answers stay in this page’s address; only if you plan a week with them does this browser
        keep them, for 30 days at most.
      </p>
      <form method="get" action={href('/tonight')} className="mt-5 grid gap-4 sm:grid-cols-3">
        <TonightFields choices={choices} eats={asked.eats} people={asked.people} minutes={asked.minutes}>
          <fieldset className="sm:order-last sm:col-span-3">
            <legend className="text-small font-medium">Without</legend>
            <div className="mt-1 grid grid-cols-1 gap-x-4 min-[28rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
              {choices.without.map(([key, words]) => (
                <label key={key} className="flex min-h-11 items-center gap-3 wrap-anywhere">
                  <input
                    type="checkbox"
                    name="without"
                    value={key}
                    defaultChecked={asked.without.some(allergen => allergen === key)}
                  />
                  {words}
                </label>
              ))}
            </div>
          </fieldset>
        </TonightFields>
        <Button type="submit" className="sm:order-last sm:justify-self-start">
          Plan tonight
        </Button>
      </form>
    </section>
  )
}

function Week({ view: { dinner, others, answered, answers } }: { view: TonightView }) {
  const around = new URLSearchParams(answers)
  if (dinner) around.set(AROUND, dinner.id)
  return (
    <section className="mt-(--section)" aria-labelledby="week">
      <h2 id="week">And for the rest of the week</h2>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        {others.length > 0 ? 'These fit your answers too. ' : ''}
        The planner fills seven days with breakfasts, lunches and dinners that add up, around whatever you choose first
        {answered ? `, and keeps to your answers: ${answered}` : ''}. You can also set how long you cook each day and
        who is eating.
      </p>
      <NearDishes dishes={others} />
      <ButtonLink
        to={`${href('/dashboard/meal-planner')}?${around}`}
        state={{ around: dinner?.id }}
        iconEnd="arrow-right"
        variant="secondary"
        className="mt-7"
      >
        Plan the week around it
      </ButtonLink>
    </section>
  )
}
