import type { Stripe } from 'stripe'
import type { Store } from './store.ts'

/** Who caused a change: the API call that an event names, or nobody for the hosted page and the clock. */
export interface Cause {
  requestId: string | null
  idempotencyKey: string | null
}

export const NOBODY: Cause = { requestId: null, idempotencyKey: null }

/** What every part of the stand-in works with. */
export interface Context {
  store: Store
  /** The stand-in's clock in whole seconds: the given `now` plus what the control port added. */
  seconds(): number
  pageUrl(session: Stripe.Checkout.Session): string
  merchantName: string
  /** Seconds until a delayed payment settles by itself. */
  settlementSeconds: number
  /** Seconds for which the invoice of a renewal stays a draft. */
  draftSeconds: number
  /** Where a customer changes a card. */
  portalUrl(sessionId: string, returnUrl: string): string
  /** Wakes the webhook sender after a commit. */
  wakeSender(): void
}
