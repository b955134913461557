import { servicesContext } from '#app/context.ts'
import { paymentBySession } from '#modules/orders/queries/orders.ts'
import { jsonAnswer, notVerified, onlyPost, readSessionCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/send-order-confirmation.ts'

export const loader = onlyPost

/**
 * Only reports: the e-mail was put in line when the order was paid, once. Anyone who holds a session id could otherwise
 * have mail sent as often as they like.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readSessionCall(request)
  if (!call.ok) return call.answer
  const payment = await paymentBySession(context.get(servicesContext).db, call.sessionId)
  if (!payment) return notVerified(404)
  const confirmation = payment.confirmationSent ? 'sent' : payment.status === 'paid' ? 'queued' : 'none'
  return jsonAnswer(200, { confirmation })
}
