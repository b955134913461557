import { data, Form, href, redirect, useLocation } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { errorMeta } from '#app/shell/error-boundary.tsx'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { oneDayText } from '#modules/calendar/words.ts'
import { formatPence } from '#modules/cart/money.ts'
import { endSubscription } from '#modules/subscriptions/commands/ending.ts'
import { subscriptionByLink } from '#modules/subscriptions/queries/subscriptions.ts'
import { AccountFrame } from '../../page-parts/account/account-frame.tsx'
import { FORM_BY_LINK } from '../../page-parts/people/by-link.ts'
import { coolingOffOf, viewOf } from '../../page-parts/subscriptions/shown.ts'
import type { Route } from './+types/end.ts'

/** The address may hold a key, so the head of the page names nothing. */
export function meta({ matches, error }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (error) return errorMeta(error, origin)
  return unlistedMeta(origin, 'End a subscription', 'Ends a Thymewell subscription in one step.')
}

export const headers = () => FORM_BY_LINK

/** Its member, or whoever has the key of one of its e-mails; 404 for everybody else. */
async function asked({ request, params, context }: Pick<Route.LoaderArgs, 'request' | 'params' | 'context'>) {
  const { db } = context.get(servicesContext)
  const key = new URL(request.url).searchParams.get('key')
  const member = await context.get(identityContext).member()
  const found = await subscriptionByLink(db, params.id, { key, memberId: member?.id ?? null })
  if (!found || found.startedAt === null) throw data(null, { status: 404, headers: FORM_BY_LINK })
  return { found, isMember: member?.id === found.memberId }
}

export async function loader(args: Route.LoaderArgs) {
  const { found, isMember } = await asked(args)
  const { db, now } = args.context.get(servicesContext)
  const { name, total, words, state } = await viewOf(args.context, found)
  const off = await coolingOffOf(db, found, now())
  const refund = new URL(args.request.url).searchParams.get('back')
  return data(
    { name, total, words, isOver: state === 'ended', off, isMember, refund: readPence(refund) },
    { headers: FORM_BY_LINK },
  )
}

const readPence = (text: string | null) => (text !== null && /^\d{1,7}$/.test(text) ? Number(text) : 0)

/** Ends it. Without being asked for anything else, a delivery that is not packed yet is cancelled too. */
export async function action(args: Route.ActionArgs) {
  const { found } = await asked(args)
  const services = args.context.get(servicesContext)
  const keeps = (await args.request.formData()).get('keep') === 'yes'
  const off = keeps ? null : await coolingOffOf(services.db, found, services.now())
  const { refundPence } = await endSubscription(services, found.id, { because: 'member', who: 'member' }, off)
  const search = new URL(args.request.url).searchParams
  if (refundPence > 0) search.set('back', String(refundPence))
  return redirect(`${href('/subscriptions/:id/end', args.params)}?${search}`, 303)
}

export default function EndSubscription({ loaderData, params }: Route.ComponentProps) {
  const { name, total, words, isOver, off, isMember, refund } = loaderData
  const { search } = useLocation()
  const back = isMember ? (
    <ButtonLink to={href('/dashboard/subscriptions/:id', params)} variant="secondary">
      {isOver ? 'See the subscription' : 'Keep it'}
    </ButtonLink>
  ) : null
  if (isOver) {
    return (
      <AccountFrame title="It has ended" lead={<span role="status">{words}</span>}>
        {refund > 0 ? (
          <p className="mb-4">
            The delivery that had not left yet is cancelled, and {formatPence(refund)} goes back to the way you paid.
          </p>
        ) : null}
        <SendBack off={off} isMember={isMember} />
        <p className="mb-6 text-ink-2">We have sent you an e-mail that says so.</p>
        {back}
      </AccountFrame>
    )
  }
  const cancels = off.kind === 'cancel'
  return (
    <AccountFrame
      title={`End your subscription to ${name}?`}
      lead={`Nothing more is charged or sent: no ${total} any more, from now on. It costs nothing to end it.`}
    >
      {cancels ? (
        <p className="mb-4">
          Order {off.number} has not left us yet. Ending the subscription cancels it too, and {formatPence(off.pence)}{' '}
          goes back to the way you paid.
        </p>
      ) : null}
      <SendBack off={off} isMember={isMember} />
      <div className="flex flex-wrap gap-3">
        <Form method="post" action={search} reloadDocument>
          <Button type="submit" variant="danger">
            End it now
          </Button>
        </Form>
        {cancels ? (
          <Form method="post" action={search} reloadDocument>
            <input type="hidden" name="keep" value="yes" />
            <Button type="submit" variant="secondary">
              End it, and still send this order
            </Button>
          </Form>
        ) : null}
        {back}
      </div>
    </AccountFrame>
  )
}

function SendBack({ off, isMember }: Pick<Route.ComponentProps['loaderData'], 'off' | 'isMember'>) {
  if (off.kind !== 'send-back') return null
  return (
    <p className="mb-4">
      Order {off.number} can be sent back with its seals unopened
      {off.until ? `, if you say so by ${oneDayText(off.until)}` : ', within 14 days of receiving it'}.{' '}
      {isMember ? (
        <ButtonLink variant="text" size="small" to={`/dashboard/orders/${off.orderId}?ask=return`}>
          Send it back
        </ButtonLink>
      ) : (
        'The e-mail about that order leads to how.'
      )}
    </p>
  )
}
