import { isProductId } from '#modules/catalogue/product.ts'
import { memberOfCustomer, type TakenUp, takeUpOrder } from '#modules/orders/commands/taking-up.ts'
import { isUuid, type Sale } from '#modules/orders/payment.ts'
import type { SubscriptionsDeps } from './deps.ts'
import { takeNews } from './news.ts'

/**
 * Makes what was sold on a page again that is not in this database, as the payment service knows it: its order, and
 * where it began a subscription, that with its terms and its next charge.
 * @throws when the payment service could not be asked
 */
export async function takeUpSale(deps: SubscriptionsDeps, sale: Sale): Promise<TakenUp> {
  if (sale.subscription === null) return takeUpOrder(deps, sale)
  const asked = await deps.billing.subscription(sale.subscription)
  if (!asked.ok) throw new Error(`The payment service could not be asked: ${asked.problem.words}`)
  const { ours, terms } = asked.value
  const productId = sale.lines[0]?.productId ?? ''
  if (ours === null || !isUuid(ours) || !isProductId(productId))
    return { ok: false, words: 'What it subscribes to cannot be told: end it at the payment service.' }
  const memberId = await memberOfCustomer(deps.db, sale.customer)
  if (memberId === null)
    return { ok: false, words: 'Whoever subscribed has no account here: end it at the payment service.' }
  const { packs, everyDays, unitPence, deliveryPence } = terms
  const taken = await takeUpOrder(deps, sale, { subscriptionId: ours, everyDays, deliveryPence }, async tx => {
    await tx
      .insertInto('subscription')
      .values({
        id: ours,
        member_id: memberId,
        product_id: productId,
        packs,
        every_days: everyDays,
        unit_pence: unitPence,
        delivery_pence: deliveryPence,
        begun_at: sale.paidAt,
        looked_at: deps.now(),
        payment_id: null,
        ship_to: null,
        ended_because: null,
      })
      .onConflict(clash => clash.column('id').doNothing())
      .execute()
  })
  if (taken.ok) await takeNews(deps, { subscription: sale.subscription, invoice: null })
  return taken
}
