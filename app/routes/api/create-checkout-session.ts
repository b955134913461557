import { readCheckoutRequest } from '#modules/cart/forms.ts'
import { isUuid } from '#modules/orders/payment.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import { beginCheckout } from '../../page-parts/cart/begin-checkout.ts'
import type { Route } from './+types/create-checkout-session.ts'

export const loader = onlyPost

export async function action({ request, context }: Route.ActionArgs) {
  const call = await readJsonCall(request)
  if (!call.ok) return call.answer
  const reading = readCheckoutRequest(call.body)
  if (!reading.ok) return refuse(400, reading.message)
  const key = request.headers.get('idempotency-key')
  const begun = await beginCheckout(context, request, {
    items: reading.request.items,
    key: key !== null && isUuid(key) ? key.toLowerCase() : null,
    email: reading.request.email ?? null,
  })
  if (begun.ok) return jsonAnswer(200, { url: begun.url }, begun.headers)
  const { status, error, clearsCart, asksEmail, retryAfter } = begun
  // `clearsCart` tells the cart page that these lines can never be bought.
  return refuse(status, error, { ...(clearsCart && { clearsCart }), ...(asksEmail && { asksEmail }) }, retryAfter)
}

function refuse(status: number, error: string, more: object = {}, retryAfter?: string): Response {
  return jsonAnswer(status, { error, isWhole: true, ...more }, retryAfter ? { 'Retry-After': retryAfter } : {})
}
