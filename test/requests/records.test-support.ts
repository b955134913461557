import { randomBytes, randomUUID } from 'node:crypto'
import { ORDER_NUMBER_BYTES, orderNumber } from '#modules/orders/order.ts'
import { MEMBER_TABLES } from '#test/member-tables.ts'
import type { Query } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'

/** An order as it is after payment, written straight into the books. */
export async function paidOrder(
  query: Query,
  memberId: string | null,
  buyer: { name: string; email: string },
): Promise<{ orderId: string; orderNumber: string }> {
  const [orderId, number] = [randomUUID(), orderNumber(randomBytes(ORDER_NUMBER_BYTES))]
  const shipTo = {
    name: buyer.name,
    lines: ['7 Marker Mews'],
    city: 'York',
    county: '',
    postcode: 'YO1 7HH',
    country: 'GB',
  }
  await query(
    `insert into orders (id, number, status, stock, goods, is_guest, cart, origin, reserved_until, subtotal_pence,
       standard_delivery_pence, express_delivery_pence, delivery, delivery_pence, vat_pence, session_id, payment_intent,
       charged_pence, customer_email, customer_name, ship_to, created_at, updated_at, checked_at, paid_at, member_id)
     values ($1, $2, 'paid', 'sold', 'to-pack', false, 'price_sandbox_biotin:1', 'http://shop.test', ${sqlNow()}, 565, 295, 495,
       'standard', 295, 143, $3, $4, 860, $5, $6, $7, ${sqlNow()}, ${sqlNow()}, ${sqlNow()}, ${sqlNow()}, $8)`,
    [orderId, number, `cs_test_${orderId}`, `pi_${orderId}`, buyer.email, buyer.name, JSON.stringify(shipTo), memberId],
  )
  await query(
    `insert into order_line (order_id, product_id, price_id, name, quantity, unit_pence, vat_rate_percent, vat_pence)
     values ($1, 'biotin', 'price_sandbox_biotin', 'Biotin', 1, 565, 20, 94)`,
    [orderId],
  )
  return { orderId, orderNumber: number }
}

/** All rows of a member in the tables that hold some, as text to be compared. */
export async function keptOf(query: Query, memberId: string): Promise<string> {
  const kept: string[] = []
  for (const { table, column } of MEMBER_TABLES) {
    const answer = (await query(`select * from ${table} where ${column} = $1`, [memberId])) as { rows: unknown[] }
    kept.push(`${table}: ${JSON.stringify(answer.rows)}`)
  }
  return kept.join('\n')
}

/** The words of a recipe that a member imported; what it needs to be kept, and no more. */
export const broughtIn = (name: string) => ({
  name,
  serves: 2,
  lines: [{ text: '200 g red lentils', group: null, foodId: 'red-lentils-dried', grams: 200 }],
  steps: ['Boil.'],
})

/** A subscription of biotin that runs, with an address of its own. */
export async function runningSubscription(query: Query, memberId: string): Promise<string> {
  const id = randomUUID()
  const shipTo = {
    name: 'Ben Okafor',
    lines: ['7 Marker Mews'],
    city: 'York',
    county: '',
    postcode: 'YO1 7HH',
    country: 'GB',
  }
  await query(
    `insert into subscription (id, member_id, product_id, packs, every_days, unit_pence, delivery_pence, state, payment_id,
       begun_at, started_at, next_at, looked_at, ship_to)
     values ($1, $2, 'biotin', 1, 90, 508, 295, 'active', $3, ${sqlNow()}, ${sqlNow()}, ${sqlNow()} + interval '40 days', ${sqlNow()}, $4)`,
    [id, memberId, `sub_${id}`, JSON.stringify(shipTo)],
  )
  return id
}
