import type { Stripe } from 'stripe'

/** The one API version answered here; the type makes the compiler complain when the SDK moves on. */
export const ApiVersion: Stripe.LatestApiVersion = '2026-10-28.endive'
