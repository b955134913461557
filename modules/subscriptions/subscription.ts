import type { MemberId } from '#modules/account/member.ts'
import type { PostalAddress } from '#modules/address-book/address.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { Terms } from './offer.ts'
import type { EndedBecause, SubscriptionState } from './subscription-life.ts'

/** What somebody agreed to have sent again and again. */
export interface Subscription extends Terms {
  id: string
  memberId: MemberId
  productId: ProductId
  state: SubscriptionState
  paymentId: string | null
  begunAt: Date
  startedAt: Date | null
  nextAt: Date | null
  failingSince: Date | null
  shipTo: PostalAddress | null
  remindedFor: Date | null
  endedAt: Date | null
  endedBecause: EndedBecause | null
}

/** A subscription as the payment service has it, in our own words. */
export interface PaidSubscription {
  id: string
  /** Which of ours it is; null for one that is not. */
  ours: string | null
  status: 'running' | 'failing' | 'ended'
  endedForCard: boolean
  isPaused: boolean
  nextAt: Date
  terms: Pick<Terms, 'packs' | 'everyDays' | 'unitPence' | 'deliveryPence'>
}

/** One invoice of it. */
export interface PaidInvoice {
  id: string
  subscription: string | null
  customer: string
  /** Null for what is no renewal: the first payment, or a date that was moved. */
  isRenewal: boolean
  status: 'draft' | 'open' | 'paid' | 'void'
  attempts: number
  nextAttemptAt: Date | null
  totalPence: number
}
