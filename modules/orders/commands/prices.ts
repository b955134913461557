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
