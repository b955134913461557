import type { Stripe } from 'stripe'
import type { Till } from './till.ts'

/** What must hold after every failure, in the words of a bookkeeper: returns everything that is wrong. */
export async function auditTill(till: Till): Promise<string[]> {
  const wrong: string[] = []
  const { db } = till.database
  const orders = await till.orders()
  const lines = await db.selectFrom('order_line').selectAll().execute()
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
    if (sold !== held(row.id, 'sold')) wrong.push(`${row.id}: ${sold} gone, orders sold ${held(row.id, 'sold')}`)
  }
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
