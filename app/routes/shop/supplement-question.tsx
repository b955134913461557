import { data, href, Link, redirect, useNavigation } from 'react-router'
import { fromAddressContext, identityContext, servicesContext } from '#app/context.ts'
import { errorMeta } from '#app/shell/error-boundary.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { Button } from '#kit/button.tsx'
import { KeptForm } from '#kit/kept-form.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextArea } from '#kit/text-area.tsx'
import { TextField } from '#kit/text-field.tsx'
import { makeStamp, passTrap } from '#modules/contact/commands/stamps.ts'
import { CONTACT_TEXTS } from '#modules/contact/message.ts'
import { askQuestion } from '#modules/questions/commands/asking.ts'
import {
  LONGEST_OF_QUESTION,
  QUESTION_FIELDS,
  type QuestionProblems,
  readQuestion,
} from '#modules/questions/question.ts'
import { FORM_BY_LINK } from '../../page-parts/people/by-link.ts'
import { namedProduct, textIn } from '../../page-parts/shop/named-product.ts'
import type { Route } from './+types/supplement-question.ts'

export function meta({ matches, params, error }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (error) return errorMeta(error, origin)
  const path = href('/shop/supplements/:id/question', params)
  return pageMeta({
    origin,
    title: 'Ask a question',
    description: 'Ask Thymewell something about a product.',
    path,
    robots: 'noindex',
  })
}

export const headers = () => FORM_BY_LINK

/** Rendered for each visitor: the form knows since when it is shown. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const { name } = namedProduct(params.id)
  const { secret, now } = context.get(servicesContext)
  const wasSent = new URL(request.url).searchParams.has('sent')
  return data({ name, stamp: makeStamp(secret, now()), wasSent }, { headers: FORM_BY_LINK })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = namedProduct(params.id)
  const services = context.get(servicesContext)
  const form = await request.formData()
  const typed = Object.fromEntries(QUESTION_FIELDS.map(field => [field, textIn(form, field)]))
  const trapped = passTrap(
    services.secret,
    { stamp: textIn(form, 'stamp'), hidden: textIn(form, 'website') },
    services.now(),
  )
  const back = (status: number, refused: string | null, problems: QuestionProblems = {}) =>
    data(
      { typed, refused, problems, stamp: makeStamp(services.secret, trapped.firstShown) },
      { status, headers: FORM_BY_LINK },
    )
  const read = readQuestion(typed)
  if (!read.ok) return back(400, null, read.problems)
  if (trapped.error !== null) return back(422, trapped.error)
  const member = await context.get(identityContext).member()
  const asked = await askQuestion(services, id, read.typed, {
    pageId: trapped.pageId,
    memberId: member && !member.isGuest ? member.id : null,
    network: context.get(fromAddressContext)(),
  })
  if (!asked.ok) return back(429, CONTACT_TEXTS.tooOften)
  throw redirect(`${href('/shop/supplements/:id/question', params)}?sent=yes`, 303)
}

export default function SupplementQuestion({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name, wasSent } = loaderData
  const isBusy = useNavigation().state !== 'idle'
  const isTaken = wasSent && !actionData
  const field = (of: 'question' | 'email') => ({
    name: of,
    defaultValue: actionData?.typed[of],
    error: actionData?.problems[of],
    maxLength: LONGEST_OF_QUESTION[of],
  })
  return (
    <PageWidth className="pt-8 pb-16 md:pt-14">
      <div className="max-w-measure">
        <h1>Ask about {name}</h1>
        <p className="mt-4 text-lead text-ink-2">
          A person answers, on{' '}
          <Link to={href('/shop/supplements/:id', params)} className="link">
            the page of the product
          </Link>{' '}
          for everybody to read. Your name and address are not shown.
        </p>
        <KeptForm
          key={isTaken ? 'taken' : 'open'}
          draft={`question about ${params.id}`}
          wasSent={isTaken}
          className="mt-8 grid gap-5"
        >
          {isTaken ? (
            <Notice live icon="check">
              We have your question. It is shown as soon as it has an answer.
            </Notice>
          ) : null}
          {actionData?.refused ? (
            <Notice live tone="error">
              {actionData.refused}
            </Notice>
          ) : null}
          <TextArea
            label="Your question"
            rows={5}
            required
            hint="Ask about the product: what is in it, what it is like to take, how it is packed. For what it might do for an illness, please ask a pharmacist or doctor."
            {...field('question')}
          />
          <TextField
            label="E-mail"
            optional
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="We use it once, to send you the answer, then delete it."
            {...field('email')}
          />
          <input type="hidden" name="stamp" value={actionData?.stamp ?? loaderData.stamp} />
          {/* For programs that fill in whatever they find. People neither see it nor come to it. */}
          <div hidden>
            <label>
              Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <div className="grid justify-items-start gap-3">
            <Button type="submit" pending={isBusy} pendingLabel="Sending…">
              Send question
            </Button>
            <p className="text-small text-ink-3">
              We delete unanswered questions after six months.{' '}
              <Link to="/privacy" className="link">
                Privacy
              </Link>
            </p>
          </div>
        </KeptForm>
      </div>
    </PageWidth>
  )
}
