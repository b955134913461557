import { cpus } from 'node:os'
import pg from 'pg'
import { firstDelivery, openCheckout, pay } from './buyer.ts'
import { CONNECTIONS, drive, load, type Measured } from './load.ts'
import { type BenchShop, startBare, startShop } from './shop.ts'

interface Row {
  what: string
  measured: Measured
  /** The bare server or the bare statement measured right after it. */
  beside?: { name: string; measured: Measured }
  statements?: number | string
  coding?: string
}

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
const ORDERS = Number(process.env.BENCH_ORDERS ?? 600)
const PAGES = [
  ['home', '/'],
  ['list', '/shop/supplements'],
  ['detail', '/shop/supplements/magnesium-complex'],
] as const
/** Any session makes the page the visitor's own: it is rendered, not taken from memory. */
const OWN = { cookie: 'thymewell-session=bench' }

async function main() {
  const shop = await startShop()
  const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: 10 })
  try {
    const idleMb = await shop.memoryMb()
    const rows: Row[] = []
    for (const [name, path] of PAGES) rows.push(await cachedPage(shop, name, path))
    for (const [name, path] of PAGES) rows.push(await ownPage(shop, name, path))
    rows.push({ what: 'one primary-key SELECT', measured: await selects(pool), statements: 1 })
    rows.push(...(await checkouts(shop, pool)))
    print(rows)
    console.log(
      `\nStart: ${Math.round(shop.startMs)} ms on a running database. Memory: ${idleMb} MB idle, ${await shop.memoryMb()} MB after this.`,
    )
    console.log(`${CONNECTIONS} connections, ${SECONDS} s a row, ${cpus().length} cores (${cpus()[0]?.model}).`)
  } finally {
    await pool.end()
    await shop.stop()
  }
}

async function cachedPage(shop: BenchShop, name: string, path: string): Promise<Row> {
  const url = shop.url + path
  const headers = { 'accept-encoding': 'br' }
  await fetch(url, { headers }).then(answer => answer.arrayBuffer())
  const measured = await load({ url, headers, seconds: SECONDS })
  const bare = await startBare(await sameAnswer(url))
  try {
    const beside = await load({ url: bare.url, headers, seconds: SECONDS })
    return {
      what: `${name}, cached`,
      measured,
      beside: { name: 'bare node:http', measured: beside },
      statements: 0,
      coding: 'br',
    }
  } finally {
    bare.stop()
  }
}

/** The very bytes and headers of the shop's answer, for the bare server to send. */
async function sameAnswer(url: string) {
  const { request } = await import('node:http')
  return new Promise<{ body: Buffer; headers: Record<string, string> }>((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, answer => {
      const parts: Buffer[] = []
      answer.on('data', part => parts.push(part))
      answer.on('end', () => {
        const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers
        resolve({ body: Buffer.concat(parts), headers: headers as Record<string, string> })
      })
    })
      .on('error', reject)
      .end()
  })
}

async function ownPage(shop: BenchShop, name: string, path: string): Promise<Row> {
  const url = shop.url + path
  const counted = await fetch(url, { headers: { ...OWN, 'x-count-statements': '1' } })
  await counted.arrayBuffer()
  const statements = /desc="(\d+)"/.exec(counted.headers.get('server-timing') ?? '')?.[1] ?? '?'
  const measured = await load({ url, headers: { ...OWN, 'accept-encoding': 'identity' }, seconds: SECONDS })
  return { what: `${name}, rendered`, measured, statements, coding: 'none' }
}

async function selects(pool: pg.Pool): Promise<Measured> {
  return drive(
    async () => {
      await pool.query('select * from product where id = $1', ['biotin'])
    },
    { seconds: SECONDS, sideBySide: CONNECTIONS },
  )
}

async function checkouts(shop: BenchShop, pool: pg.Pool): Promise<Row[]> {
  await pool.query('update product set stock_units = 1000000 where on_sale')
  const { rows } = await pool.query<{ price_id: string }>(
    'select price_id from product where on_sale order by position limit 2',
  )
  const priceIds = rows.map(row => row.price_id)
  const opened = await drive(async () => void (await openCheckout(shop.url, priceIds)), {
    seconds: SECONDS,
    sideBySide: 16,
  })
  return [
    { what: 'create-checkout-session', measured: opened },
    { what: 'order: created, paid, fulfilled', measured: await wholeOrders(shop, pool, priceIds) },
  ]
}

/** Pays for many orders and waits until the last is a paid order in the database; buyers' own work is not counted. */
async function wholeOrders(shop: BenchShop, pool: pg.Pool, priceIds: readonly string[]): Promise<Measured> {
  const paid = async () =>
    Number((await pool.query("select count(*) as n from orders where status = 'paid'")).rows[0].n)
  const before = await paid()
  const started = performance.now()
  let left = ORDERS
  let errors = 0
  const buyer = async () => {
    while (left-- > 0) {
      try {
        const page = await openCheckout(shop.url, priceIds)
        await pay(page, await firstDelivery(page))
      } catch {
        errors++
      }
    }
  }
  await Promise.all(Array.from({ length: 16 }, buyer))
  const bought = performance.now()
  while ((await paid()) - before < ORDERS - errors && performance.now() - bought < 60_000) {
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  const fulfilled = (await paid()) - before
  const { rows } = await pool.query(
    "select percentile_cont(array[0.5, 0.99]) within group (order by extract(epoch from paid_at - created_at) * 1000) as ms from orders where status = 'paid'",
  )
  const [p50Ms, p99Ms] = rows[0].ms.map(Number)
  return {
    requestsPerSecond: fulfilled / ((performance.now() - started) / 1000),
    p50Ms,
    p99Ms,
    bodyBytes: 0,
    errors: errors + (ORDERS - errors - fulfilled),
  }
}

function print(rows: readonly Row[]) {
  const columns = ['what', 'per second', 'p50 ms', 'p99 ms', 'bytes', 'coding', 'SQL', 'errors', 'beside', 'ratio']
  const table = rows.map(({ what, measured, beside, statements, coding }) => [
    what,
    measured.requestsPerSecond.toFixed(0),
    measured.p50Ms.toFixed(1),
    measured.p99Ms.toFixed(1),
    measured.bodyBytes ? String(measured.bodyBytes) : '',
    coding ?? '',
    String(statements ?? ''),
    String(measured.errors),
    beside ? `${beside.name} ${beside.measured.requestsPerSecond.toFixed(0)}` : '',
    beside ? `${((100 * measured.requestsPerSecond) / beside.measured.requestsPerSecond).toFixed(0)} %` : '',
  ])
  const widths = columns.map((column, at) => Math.max(column.length, ...table.map(line => line[at]?.length ?? 0)))
  for (const line of [columns, ...table]) {
    console.log(
      line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
  }
}

await main()
