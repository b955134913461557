import { fromAddressContext, identityContext, originContext, servicesContext } from '#app/context.ts'
import { CART_TEXTS } from '#modules/cart/cart.ts'
import { readCheckoutRequest } from '#modules/cart/forms.ts'
import { type CheckoutOutcome, startCheckout } from '#modules/orders/commands/checkout.ts'
import { isUuid } from '#modules/orders/payment.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/create-checkout-session.ts'

export const loader = onlyPost

export async function action({ request, context }: Route.ActionArgs) {
  const call = await readJsonCall(request)
  if (!call.ok) return call.answer
  const reading = readCheckoutRequest(call.body)
  if (!reading.ok) return refuse(400, reading.message)
  const key = request.headers.get('idempotency-key')
  const member = await context.get(identityContext).member()
  const outcome = await startCheckout(context.get(servicesContext), {
    items: reading.request.items,
    key: key !== null && isUuid(key) ? key.toLowerCase() : null,
    // Whose order it is, the session says; what the browser says about it is not asked.
    memberId: member?.id ?? null,
    isGuest: member?.isGuest ?? true,
    origin: context.get(originContext),
    fromAddress: context.get(fromAddressContext)(),
  })
  return outcome.ok ? jsonAnswer(200, { url: outcome.url }) : refusal(outcome)
}

type Refused = Extract<CheckoutOutcome, { ok: false }>
type Answers = { [Reason in Refused['reason']]: (refused: Extract<Refused, { reason: Reason }>) => Response }

/**
 * Each reason with its status and words; `clearsCart` tells the cart page that these lines can never be bought. All are
 * whole sentences or texts of the specification, which stand alone: 'Checkout failed: ' is for what is neither.
 */
const ANSWERS: Answers = {
  'invalid-price-id': ({ item }) => refuse(400, CART_TEXTS.invalidPriceIdCleared(item), { clearsCart: true }),
  unavailable: () =>
    refuse(409, 'One or more products are no longer available. Please refresh your cart.', { clearsCart: true }),
  currency: () => refuse(409, 'Currency mismatch. Please contact support.'),
  short: ({ short }) =>
    refuse(
      409,
      short
        .map(({ name, available }) =>
          available > 0 ? CART_TEXTS.onlySoMany(name, available) : CART_TEXTS.soldOut(name),
        )
        .join(' '),
    ),
  refused: () =>
    refuse(502, 'The payment page could not be opened. You have not been charged. Please try again later.'),
  'another-cart': () =>
    refuse(409, 'Another checkout from this browser began at the same moment. Please try again.', {}, '1'),
  'too-many-unpaid': () =>
    refuse(
      429,
      'Several orders from your connection are waiting to be paid. Please pay for one, or try again in half an hour.',
      {},
      '1800',
    ),
  'try-again': () =>
    refuse(503, 'The payment service did not answer. You have not been charged. Please try again.', {}, '3'),
}

function refusal<R extends Refused['reason']>(refused: Extract<Refused, { reason: R }>): Response {
  const answer = ANSWERS[refused.reason] as (refused: Refused) => Response
  return answer(refused)
}

function refuse(status: number, error: string, more: object = {}, retryAfter?: string): Response {
  return jsonAnswer(status, { error, isWhole: true, ...more }, retryAfter ? { 'Retry-After': retryAfter } : {})
}
