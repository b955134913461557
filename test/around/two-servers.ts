import { join } from 'node:path'
import pg from 'pg'
import { PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { priceSetting } from '#platform/config/payments.ts'
import { freePort } from '#test/free-port.ts'
import { startStandIn } from '../../bench/processes.ts'
import type { Place } from './place.ts'

const KEYS = { secretKey: 'sk_test_around', webhookSecret: 'whsec_around' }

/** Two servers of ours on one database, with one payment service between them: a sandbox would be one server's own. */
export async function startTwo(place: Place, url: string, origin: string): Promise<[number, number]> {
  const shared = { DATABASE_URL: url, APP_SECRET: 'two servers sign with one and the same secret' }
  // The first start fills the shop: what its prices are called is known from then on.
  const first = await place.shop(shared)
  const prices = await pricesOf(url)
  first.signal('SIGTERM')
  await first.ended
  const standIn = await startStandIn({
    ...KEYS,
    dataDir: join(place.folder, 'payments'),
    shopUrl: origin,
    prices: prices.map(row => ({
      id: row.price_id,
      productId: `prod_${row.id}`,
      name: row.id,
      pricePence: row.price_pence,
    })),
  })
  const idOf = (product: string) => prices.find(({ id }) => id === product)?.price_id ?? ''
  const settings = {
    ...shared,
    APP_URL: origin,
    TRUST_PROXY: 'true',
    STRIPE_API_BASE: `http://127.0.0.1:${standIn.apiPort}`,
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_around',
    ...Object.fromEntries(PRODUCT_IDS.map(id => [priceSetting(id), idOf(id)])),
  }
  const ports: [number, number] = [await freePort(), await freePort()]
  // Both at once: who comes second waits for the first to migrate.
  await Promise.all(ports.map(port => place.shop(settings, port)))
  return ports
}

async function pricesOf(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const asked = client.query<{ id: string; price_id: string; price_pence: number }>(
    'select id, price_id, price_pence from product',
  )
  return (await asked.finally(() => client.end())).rows
}
