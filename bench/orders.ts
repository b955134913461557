import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { answerOf } from './answer.ts'
import { buy, checkoutCall } from './buyer.ts'
import { drive, inTurns, type Measured, percentiles, type Spell } from './load.ts'
import { bytesOf, type Count } from './pages.ts'
import { cpuMsOf, type Shop, startBare } from './processes.ts'
import type { Row } from './rows.ts'
import { visitor } from './visitor.ts'

const CONNECTIONS = 16
const COUNTED = 10
const FULFILLED_WITHIN_MS = 60_000

let buyers = 0

/** One statement, by primary key, over as many connections as the shop has. */
async function selects(pool: pg.Pool): Promise<Measured> {
  const one = async () => void (await pool.query('select * from product where id = $1', ['biotin']))
  await drive(one, 2_000, 32)
  return drive(one, 20_000, 32)
}

export const measureSelect = async (pool: pg.Pool): Promise<Row> => ({
  what: 'one SELECT by primary key',
  kind: 'select',
  shop: await selects(pool),
  connections: 10,
  statements: 1,
})

/** The same two products for everybody, which is the worst case: all buyers meet at two rows. */
export async function fillShelf(pool: pg.Pool): Promise<string[]> {
  await pool.query('update product set stock_units = 1000000 where on_sale')
  const { rows } = await pool.query<{ price_id: string }>(
    'select price_id from product where on_sale order by position limit 2',
  )
  return rows.map(row => row.price_id)
}

/** The call behind the button that leads from the cart to the payment page. */
export async function measureCheckout(
  shop: Shop,
  priceIds: readonly string[],
  spell: Spell,
  count: Count,
): Promise<Row> {
  const call = checkoutCall(shop.url, priceIds)
  const once = () => answerOf(call.url, { ...call, headers: { ...call.headers, ...visitor(buyers++) } })
  const sample = await once()
  if (sample.status !== 200) throw new Error(`No payment page: ${sample.status} ${sample.body}`)
  const statements = await count(async () => {
    for (let asked = 0; asked < COUNTED; asked++) await once()
  })
  const bare = await startBare(sample)
  try {
    const measured = await inTurns({ ...call, newVisitors: true }, CONNECTIONS, { shop, bare }, spell)
    const what = 'create-checkout-session'
    return {
      what,
      kind: 'checkout',
      ...measured,
      ...bytesOf(sample),
      connections: CONNECTIONS,
      statements: statements / COUNTED,
    }
  } finally {
    await bare.stop()
  }
}

/**
 * The whole way: cart, payment page, payment, signed webhook, and a paid order in the database.
 *
 * @param bare what answers cost that have the bytes of its first step
 */
export async function measureOrders(
  shop: Shop,
  pool: pg.Pool,
  { priceIds, bare, orders }: { priceIds: readonly string[]; bare: Measured | undefined; orders: number },
  count: Count,
): Promise<Row> {
  const unit = await selects(pool)
  const counted = await count(async () => void (await wholeOrders(shop, pool, priceIds, COUNTED, 1)))
  const measured = await wholeOrders(shop, pool, priceIds, orders, CONNECTIONS)
  return {
    what: 'cart to fulfilled order',
    kind: 'order',
    shop: measured,
    unit,
    bare,
    connections: CONNECTIONS,
    statements: counted / COUNTED,
  }
}

/** Ends when the last order is paid and its buyer is written to. */
async function wholeOrders(
  shop: Shop,
  pool: pg.Pool,
  priceIds: readonly string[],
  orders: number,
  sideBySide: number,
): Promise<Measured> {
  const since = await clockOf(pool)
  const cpuBefore = await cpuMsOf(shop)
  const began = performance.now()
  const bought = await drive(() => buy(shop.url, priceIds, buyers++), orders, sideBySide)
  const expected = orders - bought.errors
  let seconds = 0
  let fulfilled = 0
  const end = performance.now() + FULFILLED_WITHIN_MS
  while (fulfilled < expected && performance.now() < end) {
    fulfilled = await countOf(pool, since, 'paid_at is not null')
    seconds = (performance.now() - began) / 1000
    if (fulfilled < expected) await sleep(10)
  }
  while ((await countOf(pool, since, 'confirmation_sent_at is not null')) < fulfilled && performance.now() < end) {
    await sleep(50)
  }
  const took = await pool.query<{ ms: number }>(
    'select extract(epoch from paid_at - created_at)::float8 * 1000 as ms from orders where created_at >= $1 and paid_at is not null',
    [since],
  )
  return {
    perSecond: fulfilled / seconds,
    ...percentiles(took.rows.map(({ ms }) => ms)),
    errors: orders - fulfilled,
    ...(cpuBefore === null || fulfilled === 0 ? {} : { cpuMs: (((await cpuMsOf(shop)) ?? 0) - cpuBefore) / fulfilled }),
  }
}

async function clockOf(pool: pg.Pool): Promise<Date> {
  return (await pool.query<{ now: Date }>('select now() as now')).rows[0]?.now ?? new Date(0)
}

async function countOf(pool: pg.Pool, since: Date, which: string): Promise<number> {
  const { rows } = await pool.query<{ n: string }>(
    `select count(*) as n from orders where created_at >= $1 and ${which}`,
    [since],
  )
  return Number(rows[0]?.n)
}
