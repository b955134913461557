import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { auditTill } from '#test/audit.ts'
import { stockTo } from '#test/stock.ts'
import { openTill, type Till } from '#test/till.ts'
import { fulfilCheckout } from './commands/fulfilment.ts'

/**
 * A till for the tests of one file. After each of them everything that was held back has arrived, and the books are
 * right.
 */
export function auditedTill(use: (till: Till) => void): void {
  let till: Till
  beforeAll(async () => {
    till = await openTill()
    use(till)
  })
  afterEach(async () => {
    await till.standIn.control.webhooks.release()
    await till.heard()
    till.standIn.control.clearFaults()
    expect(await auditTill(till)).toEqual([])
  })
  afterAll(() => till.close())
}

/** From now on the payment service tells nothing. */
export const silence = (till: Till) => till.standIn.control.webhooks.hold()

/** Somebody looks at a session, and fulfils it if it is paid. */
export const seen = (till: Till, sessionId: string) => fulfilCheckout(till.deps, sessionId, 'test')

/** One bottle of biotin is paid for, and nobody was told. */
export async function paidSilently(till: Till, how: 'card' | 'delayed' = 'card'): Promise<string> {
  silence(till)
  return till.pay(await till.pageFor({ biotin: 1 }), how)
}

/** As if a database had been brought back that is older than this order: neither it nor what was told of it is known. */
export async function forgotten(till: Till, orderId: string): Promise<void> {
  const { db, pool } = till.database
  const lines = await db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).execute()
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  await pool.query("delete from pgboss.job where data->>'orderId' = $1", [orderId])
  await pool.query('delete from payment_event where session_id = $1 or payment_intent = $2', [
    order.session_id,
    order.payment_intent,
  ])
  await pool.query('delete from orders where id = $1', [orderId])
  for (const { product_id: id, quantity } of lines) {
    const { units, reserved } = await till.stock(id)
    if (order.stock === 'sold') await stockTo(db, id, units + quantity, reserved)
    if (order.stock === 'reserved') await stockTo(db, id, units, reserved - quantity)
  }
}
