import type { Day } from '#modules/calendar/day.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { CeilingView } from './ceiling-words.ts'

/** What is bought again costs, as it is today; what is not sold today is not there. */
export type BuyAgain = { readonly [Id in ProductId]?: string }

/** Something that was bought here and is not in the cabinet: asked once, never put there by itself. */
export interface BoughtQuestion {
  /** By which it is put away. */
  readonly key: string
  readonly product: ProductId
  readonly name: string
  readonly words: string
}

/** What is asked of a product of an order. */
export const questionOf = (sent: { orderId: string; productId: ProductId; name: string }): BoughtQuestion => ({
  key: `bought ${sent.orderId} ${sent.productId}`,
  product: sent.productId,
  name: sent.name,
  words: `You bought ${sent.name} here. Add it to your cabinet?`,
})

/** All that the page of a cabinet shows beside its items and doses. */
export interface CabinetPageView {
  readonly today: Day
  /** 'HH:mm' on the member's clock when the page was made. */
  readonly now: string
  /** The first of the days whose doses the page has. */
  readonly since: Day
  readonly takenBefore: { readonly [item: string]: number }
  readonly putAway: readonly string[]
  readonly ceilings: CeilingView
  /** What whoever takes all of it is advised, a sentence each. */
  readonly advised: readonly string[]
  readonly isFoodCounted: boolean
  readonly buyAgain: BuyAgain
  readonly bought: readonly BoughtQuestion[]
}
