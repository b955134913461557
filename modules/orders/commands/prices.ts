import { setTimeout as sleep } from 'node:timers/promises'
import { changePrice } from '#modules/catalogue/commands/prices.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import { product, products } from '#modules/catalogue/queries.ts'
import type { Tx } from '#platform/db/database.ts'
import type { PaymentAnswer, PaymentPrice } from '../payment.ts'
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
      if (price && agrees(price, pricePence)) {
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

export type PriceSet = { ok: true; changed: boolean } | { ok: false; words: string }

/**
 * Makes a price at the payment service, reads it back, and only then sells at it: what does not agree changes nothing.
 * The same price twice, or from two sides at once, is one price there and one change here.
 */
export async function setPrice(
  { db, payments, now: clock }: Pick<OrdersDeps, 'db' | 'payments' | 'now'>,
  { productId, pence }: { productId: ProductId; pence: number },
  alsoDo: (tx: Tx) => Promise<void>,
): Promise<PriceSet> {
  const now = await product(db, productId)
  if (!now) return { ok: false, words: `There is no product ${productId}.` }
  if (now.pricePence === pence) return { ok: true, changed: false }
  const before = await payments.price(now.priceId)
  if (!before.ok)
    return { ok: false, words: `The payment service does not show the price of today: ${before.problem.words}` }
  if (before.value.pence !== now.pricePence || before.value.currency !== 'gbp') {
    return { ok: false, words: 'The price of today is another one at the payment service: mend that first.' }
  }
  const made = readBack(
    await payments.createPrice(now.priceId, pence, `price-${productId}-${now.priceId}-${pence}`),
    pence,
  )
  if (!made.ok) return made
  const changed = await db.transaction().execute(async tx => {
    if (!(await changePrice(tx, { productId, from: now.priceId, priceId: made.priceId, pence }, clock()))) return false
    await alsoDo(tx)
    return true
  })
  if (changed || (await product(db, productId))?.pricePence === pence) return { ok: true, changed }
  return { ok: false, words: 'Somebody else changed its price in the same moment.' }
}

/**
 * Makes what is about to be sold known to the payment service: its product there and the price of today, which is read
 * back. What is known there already, at the same price, stays as it is.
 */
export async function openPrice(
  { db, payments, now: clock }: Pick<OrdersDeps, 'db' | 'payments' | 'now'>,
  productId: ProductId,
  alsoDo: (tx: Tx, priceId: string) => Promise<void>,
): Promise<PriceSet> {
  const now = await product(db, productId)
  if (!now) return { ok: false, words: `There is no product ${productId}.` }
  const { name, priceId: from, pricePence: pence } = now
  const known = await payments.price(from)
  if (!known.ok && known.problem.reason !== 'unknown') {
    return { ok: false, words: `The payment service could not be asked for its price: ${known.problem.words}` }
  }
  if (known.ok && !agrees(known.value, pence)) {
    return { ok: false, words: `${from} at the payment service is no price of ${pence} pence that can be paid.` }
  }
  if (!known.ok) {
    const made = readBack(await payments.createProduct(name, pence, `product-${productId}-${from}-${pence}`), pence)
    if (!made.ok) return made
    const changed = await db.transaction().execute(async tx => {
      if (!(await changePrice(tx, { productId, from, priceId: made.priceId, pence }, clock()))) return false
      await alsoDo(tx, made.priceId)
      return true
    })
    if (changed) return { ok: true, changed }
  }
  payments.refusedPrices.delete(from)
  return { ok: true, changed: false }
}

const agrees = (price: PaymentPrice, pence: number) => price.pence === pence && price.currency === 'gbp' && price.active

/** What the payment service says it made, or why that cannot be sold at. */
function readBack(
  made: PaymentAnswer<PaymentPrice>,
  pence: number,
): { ok: true; priceId: string } | { ok: false; words: string } {
  if (!made.ok) return { ok: false, words: `The payment service did not make the price: ${made.problem.words}` }
  if (agrees(made.value, pence)) return { ok: true, priceId: made.value.id }
  const words = `The payment service made ${made.value.id}, which is not what was asked for. Nothing was changed.`
  return { ok: false, words }
}
