import type { MemberId } from '#modules/account/member.ts'
import { availability, type Product, type ProductId } from '#modules/catalogue/product.ts'
import { product } from '#modules/catalogue/queries.ts'
import type { AccountHolder } from '#modules/orders/account-holder.ts'
import type { CheckoutOutcome } from '#modules/orders/commands/checkout.ts'
import { startSubscriptionCheckout } from '#modules/orders/commands/deliveries.ts'
import { isUuid } from '#modules/orders/payment.ts'
import type { Db } from '#platform/db/database.ts'
import { deliveryLines, type Rhythm, rhythmOf, type Terms, termsFor } from '../offer.ts'
import { runningOf } from '../queries/subscriptions.ts'
import type { SubscriptionsDeps } from './deps.ts'

export interface Wanted {
  /** Made for the page that asks: a press that comes twice is one subscription. */
  id: string
  memberId: MemberId
  account: AccountHolder
  productId: ProductId
  rhythm: Rhythm
  /** What the page said that each delivery costs: nobody agrees to another sum than they saw. */
  totalPence: number
  origin: string
  fromAddress: string | null
}

export type BeginOutcome =
  | CheckoutOutcome
  | { ok: false; reason: 'no-such-rhythm' | 'not-for-sale' | 'subscribed-already' | 'price-changed' }

/** Notes what is wanted and opens the page to pay its first delivery; it begins to run once that is paid. */
export async function subscribe(deps: SubscriptionsDeps, wanted: Wanted): Promise<BeginOutcome> {
  if (!isUuid(wanted.id)) return { ok: false, reason: 'try-again' }
  const found = await product(deps.db, wanted.productId)
  if (!found || !canBeSubscribed(found) || deps.payments.refusedPrices.has(found.priceId))
    return { ok: false, reason: 'not-for-sale' }
  const rhythm = rhythmOf(found, wanted.rhythm)
  if (!rhythm) return { ok: false, reason: 'no-such-rhythm' }
  const terms = termsFor(found, rhythm)
  if (terms.totalPence !== wanted.totalPence) return { ok: false, reason: 'price-changed' }
  const running = await runningOf(deps.db, wanted.memberId)
  if (running.some(({ productId }) => productId === wanted.productId))
    return { ok: false, reason: 'subscribed-already' }
  if (!(await noteBegun(deps, wanted, terms))) return { ok: false, reason: 'another-cart' }
  const { memberId, account, origin, fromAddress } = wanted
  return startSubscriptionCheckout(deps, {
    memberId,
    account,
    origin,
    fromAddress,
    lines: deliveryLines(found, terms),
    recurring: { subscriptionId: wanted.id, everyDays: terms.everyDays, deliveryPence: terms.deliveryPence },
  })
}

/** Sold out now is not sold later either, as far as a first delivery goes. */
export const canBeSubscribed = (of: Product): boolean => {
  const { state } = availability(of)
  return state === 'in-stock' || state === 'few-left'
}

/** @returns false when the id stands for something else already */
async function noteBegun(deps: SubscriptionsDeps, { id, memberId, productId }: Wanted, terms: Terms): Promise<boolean> {
  const now = deps.now()
  await deps.db
    .insertInto('subscription')
    .values({
      id,
      member_id: memberId,
      product_id: productId,
      packs: terms.packs,
      every_days: terms.everyDays,
      unit_pence: terms.unitPence,
      delivery_pence: terms.deliveryPence,
      begun_at: now,
      looked_at: now,
      payment_id: null,
      ship_to: null,
      ended_because: null,
    })
    .onConflict(clash => clash.column('id').doNothing())
    .execute()
  const row = await deps.db.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const same = row.product_id === productId && row.packs === terms.packs && row.every_days === terms.everyDays
  return row.member_id === memberId && row.state === 'begun' && same
}

/** A page that was opened and never paid is nobody's subscription: its order has been closed for days by then. */
const BEGUN_KEPT_DAYS = 4

export async function purgeBegun(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('subscription')
    .where('state', '=', 'begun')
    .where('begun_at', '<', new Date(now.getTime() - BEGUN_KEPT_DAYS * 86_400_000))
    .execute()
}
