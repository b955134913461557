import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ProductId } from '#modules/catalogue/product.ts'
import { CARD_EXPIRY } from '#sandbox/stripe/card.test-support.ts'
import type { Json, Shop } from './built-shop.test-support.ts'
import { until } from './built-shop.test-support.ts'

export const priceId = (id: ProductId) => `price_sandbox_${id.replaceAll('-', '_')}`

/** What the cart page sends: quantities by product. */
export const order = (items: Partial<Record<ProductId, unknown>>) => ({
  items: Object.entries(items).map(([id, quantity]) => ({ priceId: priceId(id as ProductId), quantity })),
  isGuest: true,
})

export const ANN = {
  email: 'ann.teal@example.com',
  name: 'Ann Teal',
  line1: '1 Mill Lane',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  method: 'card',
  card: '4242424242424242',
  expiry: CARD_EXPIRY,
  cvc: '123',
}

/** Starts a checkout that must work: the path of the payment page. */
export async function openPayment(shop: Shop, items: Partial<Record<ProductId, number>>): Promise<string> {
  const answer = await shop.call('/api/create-checkout-session', order(items), { 'idempotency-key': randomUUID() })
  if (answer.status !== 200) throw new Error(`No payment page: ${answer.status} ${answer.text}`)
  return new URL(answer.json.url).pathname
}

/** Fills in the payment page as a browser would and sends it. */
export async function fillIn(
  shop: Pick<Shop, 'origin' | 'ask'>,
  page: string,
  typed: Partial<typeof ANN> = {},
  delivery = 0,
) {
  const { text } = await shop.ask(page)
  const rates = [...text.matchAll(/name="delivery"[^>]*value="([^"]+)"/g)].map(([, rate]) => rate ?? '')
  const body = new URLSearchParams({ ...ANN, ...typed, delivery: rates[delivery] ?? '' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin }
  return shop.ask(page, { method: 'POST', headers, body })
}

export const sessionOf = (page: string) => page.split('/').at(-1) ?? ''

/** Until every notice of the payment service has arrived and what follows from it is done. */
export const heard = (shop: Shop) =>
  until(async () => {
    if (shop.open.standIn?.control.webhooks.pending() !== 0) return false
    return (await books(shop)).jobs.every(({ state }) => state === 'completed')
  }, 'all webhooks delivered and all jobs done')

/** Pays for a cart, hears the notice, and returns the session. */
export async function buy(shop: Shop, items: Partial<Record<ProductId, number>>): Promise<string> {
  const page = await openPayment(shop, items)
  const { status } = await fillIn(shop, page)
  if (status !== 303) throw new Error(`Not paid: ${status}`)
  await heard(shop)
  return sessionOf(page)
}

export interface Books {
  orders: Json[]
  lines: Json[]
  history: Json[]
  notices: Json[]
  stock: Json[]
  jobs: Json[]
}

/** All that a request may have changed, to be compared with what was there before it. */
export async function books({ database: { db } }: Shop): Promise<Books> {
  const rows = async (query: ReturnType<typeof sql<Json>>) => (await query.execute(db)).rows
  return {
    orders: await rows(sql`select * from orders order by created_at, id`),
    lines: await rows(sql`select * from order_line order by order_id, product_id`),
    history: await rows(sql`select * from order_history order by id`),
    notices: await rows(sql`select * from payment_event order by received_at, id`),
    stock: await rows(
      sql`select id, price_pence, price_id, stock_units, reserved_units, on_sale from product order by id`,
    ),
    jobs: await rows(
      sql`select name, data, state from pgboss.job where name ~ '^(order-|stray-|given-up)' order by created_on, id`,
    ),
  }
}

export async function stockOf(shop: Shop, id: ProductId): Promise<{ units: number; reserved: number }> {
  const { stock } = await books(shop)
  const row = stock.find(product => product.id === id)
  return { units: row.stock_units, reserved: row.reserved_units }
}

/** Leaves so many units free to be bought. */
export const setFree = (shop: Shop, id: ProductId, units: number) =>
  shop.database.pool.query('update product set stock_units = reserved_units + $2 where id = $1', [id, units])

/** Every e-mail in the sandbox mailbox, newest first, as its page shows it. */
export async function mails(shop: Shop): Promise<string[]> {
  const { text } = await shop.ask('/sandbox/mailbox')
  const links = [...text.matchAll(/href="(\/sandbox\/mailbox\/[\w-]+)"/g)].map(([, link]) => link ?? '')
  return Promise.all(links.map(async link => (await shop.ask(link)).text))
}

/** A session made with the same keys by somebody else: another system of the same company. */
export async function foreignSession({ open: { standIn } }: Shop): Promise<string> {
  const answer = await fetch(`http://${standIn?.host}:${standIn?.port}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      mode: 'payment',
      success_url: 'http://other.test/',
      'line_items[0][price]': priceId('biotin'),
      'line_items[0][quantity]': '1',
    }),
  })
  const { id } = (await answer.json()) as { id?: string }
  if (!id) throw new Error(`No foreign session: ${answer.status}`)
  return id
}
