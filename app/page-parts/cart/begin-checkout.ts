import type { RouterContextProvider } from 'react-router'
import { fromAddressContext, identityContext, originContext, servicesContext, tooOftenContext } from '#app/context.ts'
import { codeIn } from '#app/middleware/code-cookie.ts'
import { paidCookie, paidIn } from '#app/middleware/paid-cookie.ts'
import { CART_TEXTS } from '#modules/cart/cart.ts'
import { TOO_MANY_TRIES } from '#modules/discounts/code-words.ts'
import { accountHolder } from '#modules/orders/account-holder.ts'
import { type CheckoutOutcome, startCheckout } from '#modules/orders/commands/checkout.ts'
import { makeOrderKey } from '#modules/orders/commands/member-orders.ts'
import type { WantedItem } from '#modules/orders/order.ts'
import { buyerEmail, CODES_ADDRESS } from './cart-code.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** Where to pay, with what the browser keeps for coming back; or why not, in words. */
export type Begun = { ok: true; url: string; headers: Record<string, string> } | ({ ok: false } & RefusedCheckout)

export interface RefusedCheckout {
  status: number
  error: string
  /** These lines can never be bought. */
  clearsCart?: true
  /** The code is for one buyer, and nobody has said who they are. */
  asksEmail?: boolean
  retryAfter?: string
}

/** From a cart to the page where it is paid, for whoever asks: by a call of a script, or by a form. */
export async function beginCheckout(
  context: Context,
  request: Request,
  { items, key, email }: { items: readonly WantedItem[]; key: string | null; email: string | null },
): Promise<Begun> {
  const member = await context.get(identityContext).member()
  const code = codeIn(request)
  // A checkout answers about a code too: whoever tries them has no more tries here than beside the cart.
  if (code && (await context.get(tooOftenContext)(CODES_ADDRESS)))
    return { ok: false, status: 429, error: TOO_MANY_TRIES }
  const outcome = await startCheckout(context.get(servicesContext), {
    items,
    key,
    // Whose order it is, the session says; what the browser says about it is not asked.
    memberId: member?.id ?? null,
    isGuest: member?.isGuest ?? true,
    account: accountHolder(member),
    discount: code === null ? null : { name: code, email: buyerEmail(member, email) },
    origin: context.get(originContext),
    fromAddress: context.get(fromAddressContext)(),
  })
  if (!outcome.ok) return { ok: false, ...refusal(outcome) }
  // A member's order is shown to its member; anybody else's to the browser that went to pay for it.
  const headers = member && !member.isGuest ? {} : await keyToOrder(context, request, outcome.orderId)
  return { ok: true, url: outcome.url, headers }
}

async function keyToOrder(context: Context, request: Request, orderId: string): Promise<Record<string, string>> {
  // The second press of a checkout finds what the first one was given.
  if (paidIn(request)?.orderId === orderId) return {}
  const { db, now } = context.get(servicesContext)
  return { 'Set-Cookie': paidCookie(request, orderId, await makeOrderKey(db, orderId, now())) }
}

type Refused = Extract<CheckoutOutcome, { ok: false }>
type Answers = { [Reason in Refused['reason']]: (refused: Extract<Refused, { reason: Reason }>) => RefusedCheckout }

/**
 * Each reason with its status and words. All are whole sentences or texts of the specification, which stand alone:
 * 'Checkout failed: ' is for what is neither.
 */
const ANSWERS: Answers = {
  'invalid-price-id': ({ item }) => ({
    status: 400,
    error: CART_TEXTS.invalidPriceIdCleared(item),
    clearsCart: true,
  }),
  unavailable: () => ({
    status: 409,
    error: 'One or more products are no longer available. Please refresh your cart.',
    clearsCart: true,
  }),
  currency: () => ({ status: 409, error: 'Currency mismatch. Please contact support.' }),
  short: ({ short }) => ({
    status: 409,
    error: short
      .map(({ name, available }) => (available > 0 ? CART_TEXTS.onlySoMany(name, available) : CART_TEXTS.soldOut(name)))
      .join(' '),
  }),
  refused: () => ({
    status: 502,
    error: 'The payment page could not be opened. You have not been charged. Please try again later.',
  }),
  code: ({ words, asksEmail }) => ({ status: 409, error: words, ...(asksEmail ? { asksEmail } : {}) }),
  'another-cart': () => ({
    status: 409,
    error: 'Another checkout from this browser began at the same moment. Please try again.',
    retryAfter: '1',
  }),
  'too-many-unpaid': () => ({
    status: 429,
    error:
      'Several orders from your connection are waiting to be paid. Please pay for one, or try again in half an hour.',
    retryAfter: '1800',
  }),
  'try-again': () => ({
    status: 503,
    error: 'The payment service did not answer. You have not been charged. Please try again.',
    retryAfter: '3',
  }),
}

function refusal<R extends Refused['reason']>(refused: Extract<Refused, { reason: R }>): RefusedCheckout {
  const answer = ANSWERS[refused.reason] as (refused: Refused) => RefusedCheckout
  return answer(refused)
}
