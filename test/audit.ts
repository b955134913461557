import type { Stripe } from 'stripe'
import { goodsState, unitsOf } from '#modules/orders/goods-life.ts'
import { goodsOf } from '#modules/orders/queries/order-goods.ts'
import { order as orderById } from '#modules/orders/queries/orders.ts'
import type { OrderRow, Till } from './till.ts'

/** What must hold after every failure, in the words of a bookkeeper: returns everything that is wrong. */
export async function auditTill(till: Till): Promise<string[]> {
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
  const sumOf = (rows: readonly { product_id: string; quantity: number }[], productId: string) =>
    rows.reduce((sum, row) => (row.product_id === productId ? sum + row.quantity : sum), 0)
  const held = (productId: string, stock: string) =>
    lines
      .filter(
        line => line.product_id === productId && orders.find(order => order.id === line.order_id)?.stock === stock,
      )
      .reduce((sum, line) => sum + line.quantity, 0)
  for (const row of await db.selectFrom('product').selectAll().execute()) {
    const sold = (till.delivered.get(row.id) ?? 0) - row.stock_units
    if (row.reserved_units !== held(row.id, 'reserved'))
      wrong.push(`${row.id}: ${row.reserved_units} reserved, orders hold ${held(row.id, 'reserved')}`)
    const gone = held(row.id, 'sold') - sumOf(cancelled, row.id) + sumOf(sentAgain, row.id)
    if (sold !== gone) wrong.push(`${row.id}: ${sold} gone, orders took ${gone}`)
  }
  wrong.push(...(await auditGoods(till, orders)))
  const confirmed = (await till.jobsOf('order-confirmation')).map(job => job.orderId)
  for (const order of orders) {
    const times = confirmed.filter(id => id === order.id).length
    if (times !== (order.stock === 'sold' ? 1 : 0))
      wrong.push(`${order.number} (${order.status}) has ${times} confirmations`)
    if (order.charged_pence > (order.total_pence ?? 0) && !order.review_reason)
      wrong.push(`${order.number} charged too much`)
  }
  const sessions = await till.stripe.checkout.sessions
    .list({ limit: 100, expand: ['data.payment_intent.latest_charge'] })
    .autoPagingToArray({ limit: 1000 })
  for (const session of sessions.filter(session => session.payment_status === 'paid')) {
    const mine = orders.filter(order => order.session_id === session.id)
    const intent = session.payment_intent as Stripe.PaymentIntent
    const charge = intent.latest_charge as Stripe.Charge
    const left = charge.amount - charge.amount_refunded
    if (mine.length > 1) wrong.push(`${session.id} has ${mine.length} orders`)
    const ours = mine[0] ? mine[0].charged_pence - mine[0].refunded_pence : 0
    if (ours !== left) wrong.push(`${session.id}: ${left} pence there, ${ours} here`)
  }
  return wrong
}

/** Every pack of a line is at one place, the state of the order is what its parcels say, and no more goes back than came. */
async function auditGoods(till: Till, rows: readonly OrderRow[]): Promise<string[]> {
  const wrong: string[] = []
  for (const { id, number, stock } of rows) {
    const order = await orderById(till.database.db, id)
    const goods = await goodsOf(till.database.db, id)
    if (!order || !goods) continue
    const units = unitsOf(order.lines, goods)
    if (units.some(line => line.waiting < 0)) wrong.push(`${number} holds more packs than were ordered`)
    const state = stock === 'sold' ? goodsState(units) : 'none'
    if (order.goods !== state) wrong.push(`${number} says ${order.goods}, its parcels say ${state}`)
    const back = goods.refunds.filter(refund => refund.state === 'made').reduce((sum, { pence }) => sum + pence, 0)
    if (back > order.refundedPence) wrong.push(`${number}: ${back} pence given back, ${order.refundedPence} known`)
  }
  return wrong
}
