import type { call } from '#browser/calls.ts'
import type { NamedItem } from '../order.ts'

/** Where the browser keeps the name of its attempt, for both halves of a double click and for every tab. */
export const CHECKOUT_KEY = 'checkout'

export interface Surroundings {
  call: typeof call
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  newKey(): string
  online(): boolean
}

export type CheckoutAnswer =
  | { ok: true; url: string }
  /** `clearsCart`: these lines can never be bought; the shop clears them, as specified. */
  | { ok: false; message: string; clearsCart: boolean }

/** A payment page takes up to three tries of 15 s on the server. */
const PATIENCE_MS = 50_000
const LONGEST_KEY = 64

/** Asks the shop for the page to pay for these items. Never throws. */
export async function requestCheckout(
  items: readonly NamedItem[],
  at: Surroundings,
  /** Of a guest, for a code that is for one buyer. */
  email: string | null = null,
): Promise<CheckoutAnswer> {
  if (items.length === 0) return failed('Your cart is empty')
  if (!at.online()) return failed('You are offline. Your cart is kept; please try again when you are connected.')
  const { ok, body, lost } = await at.call('/api/create-checkout-session', {
    headers: { 'Idempotency-Key': attemptKey(at) },
    body: {
      items: items.map(({ priceId, quantity }) => ({ priceId, quantity })),
      isGuest: true,
      ...(email && { email }),
    },
    patienceMs: PATIENCE_MS,
  })
  if (lost === null) return answerOf(ok, body, items)
  return failed(
    lost === 'slow'
      ? 'The shop took too long to answer. You have not been charged. Please try again.'
      : 'The shop could not be reached. You have not been charged. Please try again.',
  )
}

function answerOf(fine: boolean, body: unknown, items: readonly NamedItem[]): CheckoutAnswer {
  const told = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  if (fine) {
    // Only a web address may be gone to: never a script, whatever answered.
    if (typeof told.url === 'string' && /^https?:\/\//.test(told.url)) return { ok: true, url: told.url }
    return failed('Checkout failed: No checkout URL received')
  }
  const error = typeof told.error === 'string' ? told.error : 'Something went wrong. Please try again.'
  // A sentence of the shop's own says by itself what failed; the prefix is for what comes from further away.
  const message = told.isWhole === true ? named(error, items) : `Checkout failed: ${error}`
  return failed(message, told.clearsCart === true)
}

/** The server knows a line that it cannot read by its place alone; the cart knows what it is called. */
function named(error: string, items: readonly NamedItem[]): string {
  return error.replace(/\bitem (\d{1,3})\b/, (words, place: string) => items[Number(place) - 1]?.name ?? words)
}

function failed(message: string, clearsCart = false): CheckoutAnswer {
  return { ok: false, message, clearsCart }
}

/** One name for the attempt until it is paid, whatever is changed in the cart meanwhile: the server tells carts apart. */
function attemptKey({ storage, newKey }: Surroundings): string {
  const kept = safely(() => storage?.getItem(CHECKOUT_KEY))
  if (kept && kept.length <= LONGEST_KEY && /^[0-9a-f-]{36}$/.test(kept)) return kept
  const key = newKey()
  safely(() => storage?.setItem(CHECKOUT_KEY, key))
  return key
}

/** The attempt is over: the next checkout is a new one. */
export function forgetAttempt(storage: Surroundings['storage']): void {
  safely(() => storage?.removeItem(CHECKOUT_KEY))
}

/** A browser that keeps nothing throws at every touch of its storage. */
function safely<T>(touch: () => T): T | null {
  try {
    return touch()
  } catch {
    return null
  }
}
