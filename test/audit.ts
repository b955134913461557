import { stockDifferences } from '#modules/catalogue/queries.ts'
import { goodsState, unitsOf, withBuyer } from '#modules/orders/goods-life.ts'
import { usesOf } from '#modules/orders/queries/code-uses.ts'
import { goodsOf } from '#modules/orders/queries/order-goods.ts'
import { order as orderById } from '#modules/orders/queries/orders.ts'
import type { OrderRow, Till } from './till.ts'

type Books = Pick<Till, 'database' | 'delivered' | 'jobsOf' | 'orders'>

/** What must hold after every failure, in the words of a bookkeeper: returns everything that is wrong. */
export async function auditTill(till: Till): Promise<string[]> {
  return [...(await auditBooks(till)), ...(await auditPayments(till))]
}

/** The same of our own books alone: goods, states, history and e-mails. */
export async function auditBooks(till: Books): Promise<string[]> {
  const wrong: string[] = []
  const { db } = till.database
  const orders = await till.orders()
  const lines = await db.selectFrom('order_line').selectAll().execute()
  const cancelled = await db.selectFrom('cancelled_line').selectAll().execute()
  const sentAgain = await db
    .selectFrom('parcel_line')
    .innerJoin('parcel', 'parcel.id', 'parcel_line.parcel_id')
    .select(['product_id', 'quantity'])
    .where('sent_again', '=', true)
    .execute()
  const shelved = await db.selectFrom('return_line').select(['product_id', 'shelved as quantity']).execute()
  const sumOf = (rows: readonly { product_id: string; quantity: number }[], productId: string) =>
    rows.reduce((sum, row) => (row.product_id === productId ? sum + row.quantity : sum), 0)
  const stockOf = new Map(orders.map(order => [order.id, order.stock]))
  const held = (productId: string, stock: string) =>
    lines
      .filter(line => line.product_id === productId && stockOf.get(line.order_id) === stock)
      .reduce((sum, line) => sum + line.quantity, 0)
  for (const row of await db.selectFrom('product').selectAll().execute()) {
    const sold = (till.delivered.get(row.id) ?? 0) - row.stock_units
    if (row.reserved_units !== held(row.id, 'reserved'))
      wrong.push(`${row.id}: ${row.reserved_units} reserved, orders hold ${held(row.id, 'reserved')}`)
    const gone = held(row.id, 'sold') - sumOf(cancelled, row.id) + sumOf(sentAgain, row.id) - sumOf(shelved, row.id)
    if (sold !== gone) wrong.push(`${row.id}: ${sold} gone, orders took ${gone}`)
  }
  for (const { productId, stock, reserved } of await stockDifferences(db))
    wrong.push(`${productId}: ${stock} more there and ${reserved} more kept aside than the ledger adds up to`)
  wrong.push(...(await auditGoods(till, orders)), ...(await auditReturns(till, orders)))
  wrong.push(...(await auditMails(till, orders)))
  wrong.push(...(await auditCodes(till)))
  for (const order of orders) {
    const off = lines.reduce((sum, line) => (line.order_id === order.id ? sum + line.discount_pence : sum), 0)
    if (off !== order.discount_pence)
      wrong.push(`${order.number}: ${order.discount_pence} pence off, its lines say ${off}`)
    if (order.charged_pence > (order.total_pence ?? 0) && !order.review_reason)
      wrong.push(`${order.number} charged too much`)
  }
  return wrong
}

/** No code is in more orders than it may be in. */
async function auditCodes({ database: { db } }: Books): Promise<string[]> {
  const codes = await db.selectFrom('discount_code').select(['name', 'most_uses']).execute()
  const bounded = codes.filter(({ most_uses }) => most_uses !== null)
  const uses = await Promise.all(bounded.map(({ name }) => usesOf(db, name)))
  return bounded.flatMap(({ name, most_uses }, index) =>
    (uses[index] ?? 0) > (most_uses ?? 0) ? [`${name} is in ${uses[index]} orders, and may be in ${most_uses}`] : [],
  )
}

/** What the payment service holds of each payment is what we think it holds. */
async function auditPayments(till: Till): Promise<string[]> {
  const wrong: string[] = []
  const orders = await till.orders()
  // By payment, not by page: a renewal was paid on none.
  const charges = await till.stripe.charges.list({ limit: 100 }).autoPagingToArray({ limit: 1000 })
  for (const charge of charges.filter(({ status }) => status === 'succeeded')) {
    const intent = String(charge.payment_intent)
    const mine = orders.filter(order => order.payment_intent === intent)
    const left = charge.amount - charge.amount_refunded
    if (mine.length > 1) wrong.push(`${intent} has ${mine.length} orders`)
    const ours = mine[0] ? mine[0].charged_pence - mine[0].refunded_pence : 0
    if (ours !== left) wrong.push(`${intent}: ${left} pence there, ${ours} here`)
  }
  return wrong
}

/** Each thing that its buyer is to hear of was put in line as often as it happened. */
async function auditMails(till: Books, orders: readonly OrderRow[]): Promise<string[]> {
  const { db } = till.database
  const parcels = await db.selectFrom('parcel').selectAll().execute()
  const history = await db.selectFrom('order_history').select(['order_id', 'fact']).execute()
  const happened: Record<string, string[]> = {
    'order-confirmation': orders.filter(({ stock }) => stock === 'sold').map(({ id }) => id),
    'order-sent': parcels.filter(parcel => parcel.sent_at).map(parcel => parcel.order_id),
    'order-lost': history.filter(({ fact }) => fact === 'lost').map(row => row.order_id),
    'order-delivered': history.filter(({ fact }) => fact === 'delivered').map(row => row.order_id),
  }
  const wrong: string[] = []
  for (const [mail, of] of Object.entries(happened)) {
    const told = (await till.jobsOf(mail)).map(job => String(job.orderId))
    const [expected, found] = [[...of].sort(), [...told].sort()]
    const differing = expected.find((id, at) => id !== found[at]) ?? found[expected.length]
    if (differing) wrong.push(`${mail} of ${differing}: ${expected.length} times, put in line ${found.length} times`)
  }
  return wrong
}

/** Every pack of a line is at one place, the state of the order is what its parcels say, and no more goes back than came. */
async function auditGoods(till: Books, rows: readonly OrderRow[]): Promise<string[]> {
  const wrong: string[] = []
  for (const { id, number, stock } of rows) {
    const order = await orderById(till.database.db, id)
    const goods = await goodsOf(till.database.db, id)
    if (!order || !goods) continue
    const units = unitsOf(order.lines, goods)
    if (units.some(line => line.waiting < 0)) wrong.push(`${number} holds more packs than were ordered`)
    const state = stock === 'sold' ? goodsState(units) : 'none'
    if (order.goods !== state) wrong.push(`${number} says ${order.goods}, its parcels say ${state}`)
    if (units.some(line => withBuyer(line, goods) < 0)) wrong.push(`${number} has more packs coming back than left`)
    const back = goods.refunds.filter(refund => refund.state === 'made').reduce((sum, { pence }) => sum + pence, 0)
    if (back > order.refundedPence) wrong.push(`${number}: ${back} pence given back, ${order.refundedPence} known`)
  }
  return wrong
}

/** What became of each return was told once, its money is one refund of its own, and no act was done twice. */
async function auditReturns(till: Books, rows: readonly OrderRow[]): Promise<string[]> {
  const wrong: string[] = []
  const { db } = till.database
  const returns = await db.selectFrom('order_return').selectAll().execute()
  const history = await db
    .selectFrom('order_history')
    .select(['order_id', 'fact', 'detail'])
    .where('fact', 'like', 'return-%')
    .execute()
  const happened = Map.groupBy(history, row => `${row.order_id} ${row.detail?.return}`)
  const told = Map.groupBy(await till.jobsOf('order-return'), job => job.returnId)
  const refunds = await db.selectFrom('order_refund').selectAll().execute()
  for (const back of returns) {
    const name = `${rows.find(({ id }) => id === back.order_id)?.number}, return ${back.number}`
    const done = (fact: string) =>
      (happened.get(`${back.order_id} ${back.number}`) ?? []).filter(row => row.fact === fact)
    const mails = (moment: string) => (told.get(back.id) ?? []).filter(job => job.moment === moment).length
    for (const [moment, fact, times] of [
      ['requested', 'return-requested', 1],
      ['kept', 'return-kept', back.kept_at ? 1 : 0],
      ['arrived', 'return-arrived', back.arrived_at ? 1 : 0],
    ] as const) {
      if (done(fact).length !== times) wrong.push(`${name}: ${fact} ${done(fact).length} times, not ${times}`)
      if (mails(moment) > times) wrong.push(`${name}: told ${mails(moment)} times that it is ${moment}`)
    }
    if (mails('requested') !== 1) wrong.push(`${name}: nobody was told that it may come`)
    const paid = refunds.filter(({ id }) => id === back.refund_id)
    if (paid.length !== (back.settlement === 'refunded' ? 1 : 0))
      wrong.push(`${name} is ${back.settlement}, refunds: ${paid.length}`)
    if (paid.some(({ reason, order_id }) => reason !== 'returned' || order_id !== back.order_id)) {
      wrong.push(`${name}: its refund is of something else`)
    }
    if (done('return-refunded').length !== paid.length)
      wrong.push(`${name}: refunded ${done('return-refunded').length} times`)
  }
  const orphans = refunds.filter(
    ({ id, reason }) => reason === 'returned' && !returns.some(back => back.refund_id === id),
  )
  return [...wrong, ...orphans.map(({ id }) => `refund ${id} is of no return`)]
}
