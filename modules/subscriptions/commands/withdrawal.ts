import type { ProductId } from '#modules/catalogue/product.ts'
import { products } from '#modules/catalogue/queries.ts'
import { cancelGoods } from '#modules/orders/commands/cancelling.ts'
import { deliveriesOf } from '#modules/orders/queries/deliveries.ts'
import { runningSubscriptions } from '../queries/subscriptions.ts'
import type { SubscriptionsDeps } from './deps.ts'
import { endSubscription } from './ending.ts'

type WithdrawingDeps = Pick<SubscriptionsDeps, 'db' | 'jobs' | 'now'>

/** The latest are enough: what was not packed when the one after the next was charged is long settled. */
const DELIVERIES_LOOKED_AT = 6
const WHY = 'The product was withdrawn'

/**
 * Ends every subscription to what is not sold any more: nobody is charged for it again, what was paid and not packed
 * goes back, and its subscriber is told. Done again after a server was killed, it does the rest. @returns how many
 */
export async function endWithdrawn(deps: WithdrawingDeps, who = 'shop'): Promise<number> {
  const gone = (await products(deps.db)).filter(({ onSale }) => !onSale).map(({ id }) => id)
  const running = await runningOfProducts(deps, gone)
  for (const id of running) await endOneWithdrawn(deps, id, who)
  return running.length
}

/** The money first: as long as it runs, whoever comes next knows that this is still to be done. */
export async function endOneWithdrawn(deps: WithdrawingDeps, id: string, who = 'shop'): Promise<void> {
  await giveBackUnsent(deps, id)
  await endSubscription(deps, id, { because: 'withdrawn', who, why: WHY }, null)
}

/** Cancels what was paid and not packed. */
export async function giveBackUnsent(deps: WithdrawingDeps, id: string): Promise<void> {
  for (const { id: orderId } of await deliveriesOf(deps.db, id, DELIVERIES_LOOKED_AT))
    await cancelGoods(deps, orderId, null, { who: 'operator', why: WHY })
}

/** Those that run or pause. */
export async function runningOfProducts(
  { db }: Pick<WithdrawingDeps, 'db'>,
  of: readonly ProductId[],
): Promise<string[]> {
  return (await runningSubscriptions(db, null)).filter(({ productId }) => of.includes(productId)).map(({ id }) => id)
}
