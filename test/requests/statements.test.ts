import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductId } from '#modules/catalogue/product.ts'
import { PAGES } from './addresses.test-support.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'
import { fillIn, heard, openPayment, order, sessionOf } from './buying.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  shop.open.standIn?.control.webhooks.hold()
})
afterAll(() => shop.stop())

const COUNT = { 'x-count-statements': '1' }
const counted = ({ headers }: { headers: Record<string, unknown> }) => {
  const found = /^sql;desc="(\d+)"$/.exec(String(headers['server-timing']))?.[1]
  if (found === undefined) throw new Error('The statements were not counted')
  return Number(found)
}

/** What begin, commit and the statements between them come to, at most. */
const MOST_OF_A_PAGE = 2
const MOST_OF: Readonly<Record<string, number>> = {
  // Kept for everybody: the shelf, one search, the sample list and its cupboard.
  '/': 4,
  // A cabinet is held against what was eaten and bought: who asks, the cabinet, the diary, the shelf.
  '/dashboard/supplements': 4,
  // Who asks, the cabinet, the diary.
  '/dashboard/supplements/sheet': 3,
  // Who asks, their day and the days before, the cabinet.
  '/dashboard/daily-log': 3,
  // Who asks, their week, the shelf.
  '/dashboard/nutrients': 3,
  // The same, and the weeks that their own goals are answered from.
  '/dashboard/health-goals': 4,
}
/** The product, its reviews, the questions about it. */
const MOST_OF_A_PRODUCT = 3
const MOST_OF_AN_ORDER = 30

const READ_SOMETHING =
  /^\/($|cart$|health-claims$|recipes$|recipes\/9|shop\/(compare|supplements(\/[a-z0-9-]+(\/(notice|subscribe|lots))?)?)$|dashboard$|dashboard\/(meal-planner|learn|saved-recipes|profile|shopping-list|cupboard|progress|daily-log|nutrients|targets|health-goals|supplements.*)$)/
test.each(PAGES)(
  '$path, rendered for its visitor, asks the database at most twice, or as often as is told here',
  async ({ path }) => {
    const page = await shop.ask(path, { headers: { ...COUNT, cookie: 'thymewell-session=somebody' } })
    const statements = counted(page)
    const most = MOST_OF[path] ?? (/\/supplements\/[a-z0-9-]+$/.test(path) ? MOST_OF_A_PRODUCT : MOST_OF_A_PAGE)
    expect(statements).toBeLessThanOrEqual(most)
    // A page that shows products or recipes has asked for them: a counter that stands still would pass everything.
    expect(statements > 0).toBe(READ_SOMETHING.test(path))
    expect(counted(await shop.ask(path === '/' ? '/_.data' : `${path}.data`, { headers: COUNT }))).toBeLessThanOrEqual(
      most,
    )
  },
)

test('a page from memory asks nothing: there is nothing to count', async () => {
  await shop.ask('/terms')
  expect((await shop.ask('/terms', { headers: COUNT })).headers['server-timing']).toBeUndefined()
  expect((await shop.ask('/terms')).headers['server-timing']).toBeUndefined()
})

describe('an order', () => {
  /** Statements from the cart to the order that is paid, fulfilled by the call of the success page. */
  async function whole(items: Partial<Record<ProductId, number>>) {
    const created = await shop.call('/api/create-checkout-session', order(items), COUNT)
    const page = new URL(created.json.url).pathname
    await fillIn(shop, page)
    const fulfilled = await shop.call('/api/verify-payment', { session_id: sessionOf(page) }, COUNT)
    expect(fulfilled.json.status).toBe('paid')
    return { create: counted(created), fulfil: counted(fulfilled) }
  }

  test('is made and fulfilled in at most thirty, whatever is in it', async () => {
    const one = await whole({ biotin: 1 })
    const all = await whole({ biotin: 2, 'magnesium-complex': 3, 'vitamin-d3-k2': 1, 'collagen-capsules': 4 })
    expect(one.create).toBeGreaterThan(2)
    expect(one.create + one.fulfil).toBeLessThanOrEqual(MOST_OF_AN_ORDER)
    expect(all).toEqual(one)
  })

  test('that is paid is looked up in one', async () => {
    const page = await openPayment(shop, { biotin: 1 })
    await fillIn(shop, page)
    await shop.call('/api/verify-payment', { session_id: sessionOf(page) })
    for (const path of ['/api/verify-payment', '/api/send-order-confirmation'])
      expect(counted(await shop.call(path, { session_id: sessionOf(page) }, COUNT))).toBeLessThanOrEqual(2)
    const shown = await shop.ask(`/payment-success?session_id=${sessionOf(page)}`, { headers: COUNT })
    expect(counted(shown)).toBeLessThanOrEqual(MOST_OF_A_PAGE)
  })

  test.each([
    ['an empty cart', { items: [] }],
    ['a hostile quantity', order({ biotin: -1 })],
    ['an unknown price', { items: [{ priceId: 'price_nobody', quantity: 1 }] }],
  ])('that is refused for %s costs next to nothing', async (_, body) => {
    expect(counted(await shop.call('/api/create-checkout-session', body, COUNT))).toBeLessThanOrEqual(2)
  })

  test('heard of by its notices alone is fulfilled too', async () => {
    await shop.open.standIn?.control.webhooks.release()
    await heard(shop)
    const { rows } = await shop.database.pool.query('select status, count(*) from orders group by status')
    expect(rows).toEqual([{ status: 'paid', count: 3 }])
  })
})
