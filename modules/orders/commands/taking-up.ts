import type { MemberId } from '#modules/account/member.ts'
import { vatIncludedPence } from '#modules/cart/delivery.ts'
import { formatPence } from '#modules/cart/money.ts'
import { reserveStock, type Shortage } from '#modules/catalogue/commands/stock.ts'
import { isProductId, type ProductId } from '#modules/catalogue/product.ts'
import { productOfPrice, products } from '#modules/catalogue/queries.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { codeOfPromotion } from '#modules/discounts/queries.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { cartOf, discountPence, type OrderLine } from '../order.ts'
import { newOrder } from '../order-rows.ts'
import type { Sale, SaleLine } from '../payment.ts'
import { type Order, order as orderById } from '../queries/orders.ts'
import type { Recurring } from '../session-request.ts'
import { insertLines, newNumber } from './checkout.ts'
import type { OrdersDeps } from './deps.ts'
import { fulfilCheckout } from './fulfilment.ts'

export type TakenUp = { ok: true; order: Order } | { ok: false; words: string }

/**
 * Makes the order of a paid page again that is not in this database, as the payment service knows it: goods, prices,
 * payer and address, under the number that its buyer has. Its goods are taken from the shelf, and it waits to be packed;
 * its confirmation is sent once more, with a link that works. Nothing is changed where the goods are short.
 * @param recurring of the first delivery of a subscription: which, and what was agreed
 * @param before what has to be there before its order, in the same transaction
 */
export async function takeUpOrder(
  deps: OrdersDeps,
  sale: Sale,
  recurring?: Recurring & { deliveryPence: number },
  before: (tx: Tx) => Promise<void> = async () => {},
): Promise<TakenUp> {
  const { session, paidAt } = sale
  const { orderId } = session
  if (orderId === null) return { ok: false, words: 'It names no order.' }
  if (!(await orderById(deps.db, orderId))) {
    const problem = await place(deps, sale, orderId, { recurring, before })
    if (problem !== null) return { ok: false, words: problem }
  }
  const done = await fulfilCheckout(deps, session.id, 'taken up')
  if (!done.ok) return { ok: false, words: 'The payment service could not be asked about it.' }
  await deps.db.updateTable('orders').set({ paid_at: paidAt }).where('id', '=', orderId).execute()
  return { ok: true, order: { ...done.order, paidAt } }
}

/** @returns why it could not be placed; null when it is */
async function place(
  deps: OrdersDeps,
  sale: Sale,
  orderId: string,
  {
    recurring,
    before,
  }: { recurring: (Recurring & { deliveryPence: number }) | undefined; before: (tx: Tx) => Promise<void> },
): Promise<string | null> {
  const lines = await linesOf(deps.db, sale.lines)
  if (typeof lines === 'string') return lines
  const memberId = await memberOfCustomer(deps.db, sale.customer)
  const code = sale.promotionId === null ? null : await codeOfPromotion(deps.db, sale.promotionId)
  if (code === null && discountPence(lines) > 0)
    return 'Its discount code is not known here. Make it again under the same name (codes make), and try again.'
  const row = newOrder(
    {
      id: orderId,
      number: await freeNumber(deps.db, sale.number),
      key: null,
      memberId,
      isGuest: sale.isGuest,
      origin: sale.origin ?? '',
      cart: recurring ? '' : cartOf(lines),
      fromAddress: null,
      paymentCustomer: memberId === null ? null : sale.customer,
      code: code === null ? null : { ...code, askedEmail: null },
      recurring,
    },
    lines,
    sale.paidAt,
  )
  try {
    await deps.db.transaction().execute(async tx => {
      await before(tx)
      await tx
        .insertInto('orders')
        .values({ ...row, session_id: sale.session.id, checked_at: deps.now(), updated_at: deps.now() })
        .execute()
      const reserved = await reserveStock(tx, lines, { at: deps.now(), cause: 'taken up', orderId })
      if (!reserved.ok) throw new Short(reserved.short)
      await insertLines(tx, orderId, lines)
      await tx.deleteFrom('payment_without_order').where('session_id', '=', sale.session.id).execute()
    })
    return null
  } catch (error) {
    if (error instanceof Short) return error.message
    throw error
  }
}

/** Undoes the transaction, and never leaves this file. */
class Short extends Error {
  constructor(short: readonly Shortage[]) {
    const left = short.map(({ productId, available }) => `${WORDS[productId].name}: ${available}`)
    super(
      `Not enough is on the shelf here (${left.join(', ')}). Note what came in since (stock receive), and try again.`,
    )
  }
}

/** The goods of a page as the lines of its order; or why they cannot be told. */
async function linesOf(db: Db | Tx, sold: readonly SaleLine[]): Promise<OrderLine[] | string> {
  const catalogue = new Map((await products(db)).map(product => [product.id, product]))
  const lines: OrderLine[] = []
  for (const { priceId, productId: said, name, quantity, unitPence, discountPence } of sold) {
    const found = await productSold(db, said, priceId)
    const product = found === null ? undefined : catalogue.get(found)
    if (!product) return `It sold '${name}' at ${formatPence(unitPence)}, which is no product of this shop.`
    const { id: productId, vatRatePercent } = product
    const vatPence = vatIncludedPence(unitPence * quantity - discountPence, vatRatePercent)
    // Of a subscription the price was made for that page alone.
    const ours = said === null ? priceId : product.priceId
    lines.push({
      productId,
      priceId: ours,
      name: product.name,
      quantity,
      unitPence,
      discountPence,
      vatRatePercent,
      vatPence,
    })
  }
  return lines.sort((a, b) => (a.productId < b.productId ? -1 : 1))
}

async function productSold(db: Db | Tx, said: string | null, priceId: string): Promise<ProductId | null> {
  if (said === null) return productOfPrice(db, priceId)
  return isProductId(said) ? said : null
}

/** The number that its buyer knows, unless it is another order's by now. */
async function freeNumber(db: Db, said: string | null): Promise<string> {
  if (said === null) return newNumber()
  const taken = await db.selectFrom('orders').select('id').where('number', '=', said).executeTakeFirst()
  return taken ? newNumber() : said
}

/** Whom the payment service knows by that name; null for a guest, and for somebody who is not in this database. */
export async function memberOfCustomer(db: Db, customer: string | null): Promise<MemberId | null> {
  if (customer === null) return null
  const row = await db
    .selectFrom('payment_customer')
    .select('member_id')
    .where('customer_id', '=', customer)
    .executeTakeFirst()
  return row?.member_id ?? null
}
