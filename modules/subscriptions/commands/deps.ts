import type { OrdersDeps } from '#modules/orders/commands/deps.ts'
import type { Billing } from '../gateway.ts'

/** What subscriptions need of a server; the app's services are one such. */
export interface SubscriptionsDeps extends OrdersDeps {
  billing: Billing
}
