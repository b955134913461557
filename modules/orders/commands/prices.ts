import { setTimeout as sleep } from 'node:timers/promises'
import { products } from '#modules/catalogue/queries.ts'
import type { OrdersDeps } from './deps.ts'

/**
 * Compares every price with the payment service's. What it would charge differently, or not at all, is not sold by
 * this server until the next check finds it mended; a service that cannot be asked changes nothing.
 */
export async function checkPrices({ db, payments, log }: OrdersDeps): Promise<{ refused: string[] }> {
  const catalogue = await products(db)
  await Promise.all(
    catalogue.map(async ({ id, priceId, pricePence, onSale }) => {
      const asked = await payments.price(priceId)
      if (!asked.ok && asked.problem.reason !== 'unknown') {
        log.warn('prices.not-asked', { priceId, reason: asked.problem.reason, words: asked.problem.words })
        return
      }
      const price = asked.ok ? asked.value : null
      if (price?.active && price.currency === 'gbp' && price.pence === pricePence) {
        payments.refusedPrices.delete(priceId)
        return
      }
      payments.refusedPrices.add(priceId)
      if (onSale) log.error('prices.do-not-agree', { productId: id, priceId, ours: pricePence, theirs: price })
    }),
  )
  return { refused: [...payments.refusedPrices] }
}

/**
 * The same for a start, which does not wait for a payment service that does not answer. Until it does, nothing is known
 * against a price, and what is charged is compared with the order all the same; what was found is logged when it is.
 * @returns when all prices are compared, or after `withinMs`
 */
export async function checkPricesAtStart(deps: OrdersDeps, withinMs: number): Promise<void> {
  const checked = checkPrices(deps)
  const late = sleep(withinMs, 'late' as const, { ref: false })
  if ((await Promise.race([checked, late])) !== 'late') return
  deps.log.warn('prices.late', { withinMs })
  checked.then(
    ({ refused }) => deps.log.info('prices.compared', { refused }),
    error => deps.log.error('prices.not-compared', { error }),
  )
}
