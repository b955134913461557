import { servicesContext } from '#app/context.ts'
import { verifyPayment } from '#modules/orders/commands/fulfilment.ts'
import { jsonAnswer, notVerified, onlyPost, readSessionCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/verify-payment.ts'

export const loader = onlyPost

/** Tells the holder of a session id what became of the payment, never who paid or where it is sent. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readSessionCall(request)
  if (!call.ok) return call.answer
  const verified = await verifyPayment(context.get(servicesContext), call.sessionId)
  if (!verified.ok) return notVerified(verified.reason === 'unknown' ? 404 : 503)
  const { id, amount, status, isGuest } = verified.payment
  return jsonAnswer(200, { id, amount, status, metadata: { is_guest: isGuest } })
}
