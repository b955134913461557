import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Json, openShop, type Shop } from './built-shop.test-support.ts'
import {
  type Books,
  books,
  buy,
  foreignSession,
  heard,
  openPayment,
  order,
  priceId,
  setFree,
} from './buying.test-support.ts'
import { endlessRequest } from './raw-request.test-support.ts'

let shop: Shop
let before: Books
beforeAll(async () => {
  shop = await openShop()
  // There are orders that a bad request could harm: one paid, one waiting for its payment.
  await buy(shop, { biotin: 2 })
  await openPayment(shop, { 'vitamin-d3-k2': 1 })
})
afterAll(() => shop.stop())
beforeEach(async () => {
  await heard(shop)
  before = await books(shop)
})

const CALLS = [
  '/api/create-checkout-session',
  '/api/verify-payment',
  '/api/send-order-confirmation',
  '/api/fatsecret',
] as const
const [CREATE, VERIFY, SEND] = CALLS
const TOO_MUCH = 'That is more than we can take in one request.'
const UNREADABLE = 'We could not read this order. Please refresh your cart and try again.'
const GONE = 'One or more products are no longer available. Please refresh your cart.'
const notOnSale = (item: string) => `Invalid price ID for ${item}. Your cart has been cleared.`

describe('what is refused changes nothing', () => {
  afterEach(async () => expect(await books(shop)).toEqual(before))

  const item = (priceId: unknown, quantity: unknown) => ({ items: [{ priceId, quantity }], isGuest: true })
  const biotin = (quantity: unknown) => order({ biotin: quantity })
  const CARTS: [name: string, body: unknown, status: number, error: string][] = [
    ['an empty cart', { items: [], isGuest: true }, 400, 'Your cart is empty'],
    ['no cart', {}, 400, UNREADABLE],
    ['a cart that is no list', { items: 'all' }, 400, UNREADABLE],
    ['a cart of nothings', { items: [null] }, 400, UNREADABLE],
    ['a list instead of an object', [], 400, UNREADABLE],
    ['null', 'null', 400, UNREADABLE],
    ['a number', '1', 400, UNREADABLE],
    ['more lines than there could be', { items: Array(200).fill(biotin(1).items[0]) }, 400, UNREADABLE],
    ['quantity 0', biotin(0), 400, 'Invalid quantity for item 1'],
    ['quantity -1', biotin(-1), 400, 'Invalid quantity for item 1'],
    ['quantity 1.5', biotin(1.5), 400, 'Invalid quantity for item 1'],
    ['quantity 1e9', biotin(1e9), 400, 'Invalid quantity for item 1'],
    [
      'quantity 1e400',
      '{"items":[{"priceId":"price_sandbox_biotin","quantity":1e400}]}',
      400,
      'Invalid quantity for item 1',
    ],
    ['quantity NaN', biotin(Number.NaN), 400, 'Invalid quantity for item 1'],
    ['quantity as text', biotin('2'), 400, 'Invalid quantity for item 1'],
    ['quantity as a list', biotin([1]), 400, 'Invalid quantity for item 1'],
    ['no quantity', biotin(undefined), 400, 'Invalid quantity for item 1'],
    ['a hostile second line', { items: [...biotin(1).items, ...biotin(-5).items] }, 400, 'Invalid quantity for item 2'],
    [
      'more than an order may hold, in many lines',
      { items: Array(6).fill(biotin(99).items[0]) },
      409,
      'We sell at most 99 of Biotin',
    ],
    ['no price id', item(undefined, 1), 400, 'Missing Stripe price ID for item 1'],
    ['an empty price id', item('', 1), 400, 'Missing Stripe price ID for item 1'],
    ['a price id that is a number', item(7, 1), 400, 'Missing Stripe price ID for item 1'],
    ['an unknown price id', item('price_nobody', 1), 400, notOnSale('item 1')],
    ['a foreign price id', item('price_1OtherShopsPrice', 1), 400, notOnSale('item 1')],
    ['a product id for a price id', item('biotin', 1), 400, notOnSale('item 1')],
    ['a price id with SQL', item("'; drop table orders; --", 1), 400, notOnSale('item 1')],
    ['a price id of a prototype', item('__proto__', 1), 400, notOnSale('item 1')],
    ['a price id as long as a letter', item('p'.repeat(300), 1), 400, 'Invalid price ID for item 1'],
    ['what is only announced', order({ creatine: 1 }), 409, GONE],
    [
      'a good line and one of nobody',
      { items: [...biotin(1).items, ...item('price_x', 1).items] },
      400,
      notOnSale('item 2'),
    ],
  ]
  test.each(CARTS)('%s', async (_, body, status, error) => {
    const answer = await shop.call(CREATE, body)
    expect([answer.status, answer.json.error]).toEqual([status, expect.stringContaining(error)])
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  })

  test('the cart page is told when its lines can never be bought', async () => {
    expect((await shop.call(CREATE, item('price_nobody', 1))).json.clearsCart).toBe(true)
    expect((await shop.call(CREATE, order({ creatine: 1 }))).json.clearsCart).toBe(true)
    expect((await shop.call(CREATE, biotin(0))).json.clearsCart).toBeUndefined()
  })

  describe.each(CALLS)('%s', path => {
    test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('by %s is 405', async method => {
      const headers = { 'content-type': 'application/json' }
      const body = method === 'GET' || method === 'HEAD' ? undefined : '{}'
      const answer = await shop.ask(path, { method, headers, body })
      expect([answer.status, answer.headers.allow]).toEqual([405, 'POST, OPTIONS'])
      expect(answer.text).toBe(method === 'HEAD' ? '' : '{"error":"Only POST is possible here."}')
    })

    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      '',
    ])('as "%s" is 415', async type => {
      const answer = await shop.call(path, biotin(1), { 'content-type': type })
      expect([answer.status, answer.json]).toEqual([415, { error: 'Please send JSON.' }])
    })

    test.each(['', '{', '{"items":', "{'items':[]}", '\u0000', '<xml/>', 'undefined'])('with %j is 400', async body => {
      const answer = await shop.call(path, body)
      expect([answer.status, answer.json]).toEqual([400, { error: 'This is not valid JSON.' }])
    })

    test.each([20_000, 300_000, 3_000_000])('with %i bytes is 413', async bytes => {
      const answer = await shop.call(path, { session_id: 'x'.repeat(bytes), items: [] })
      expect([answer.status, answer.json]).toEqual([413, { error: TOO_MUCH }])
    })

    test('of a size that is not told is 413 as soon as it is too much', async () => {
      expect(await endlessRequest(shop.origin, path)).toBe(413)
    })

    test('deep as a well is 400, not the end of the server', async () => {
      const answer = await shop.call(path, `{"items":${'['.repeat(7000)}${']'.repeat(7000)}}`)
      expect(answer.status).toBe(400)
    })
  })

  const FOREIGN: [name: string, session_id: unknown][] = [
    ['unknown', 'cs_test_thisonedoesnotexist'],
    ['of real payments', 'cs_live_thisonedoesnotexist'],
    ['with a path', '../../v1/charges'],
    ['with SQL', "cs_test_a' or '1'='1"],
    ['a number', 7],
    ['a list', ['cs_test_thisonedoesnotexist']],
    ['an object', { $ne: null }],
    ['as long as a letter', `cs_test_${'a'.repeat(500)}`],
    ['null', null],
  ]
  test.each(FOREIGN)('a session id that is %s', async (_, session_id) => {
    for (const path of [VERIFY, SEND]) {
      const answer = await shop.call(path, { session_id })
      expect([answer.status, answer.json]).toEqual([404, { error: 'Failed to verify payment' }])
    }
  })

  test.each([{}, { session_id: '' }, [], 'null', '"cs_test_x"', { sessionId: 'cs_test_x' }])(
    'no session id: %j',
    async body => {
      for (const path of [VERIFY, SEND]) {
        const answer = await shop.call(path, body)
        expect([answer.status, answer.json]).toEqual([400, { error: 'No session ID found' }])
      }
    },
  )

  test('a session of the same account that is no order of ours, paid or not, is as unknown as none', async () => {
    const session = await foreignSession(shop)
    for (const path of [VERIFY, SEND]) {
      const answer = await shop.call(path, { session_id: session })
      expect([answer.status, answer.json]).toEqual([404, { error: 'Failed to verify payment' }])
    }
    expect((await shop.ask(`/payment-success?session_id=${session}`)).status).toBe(404)
  })

  test.each([
    '/shop/supplements/snake-oil',
    "/shop/supplements/'%20or%201=1",
    '/shop/supplements/__proto__',
    '/shop/supplements/..%2f..',
  ])('a product nobody knows: %s', async path => {
    const { status, text } = await shop.ask(path)
    expect([status, text.includes('Supplement not found')]).toEqual([404, true])
  })
})

describe('money is the server’s', () => {
  test('totals, prices, names and flags sent along are not looked at', async () => {
    const line = { priceId: priceId('biotin'), quantity: 2, price: 0.01, unit_amount: 1, name: 'Free', currency: 'usd' }
    const sent = { items: [line], total: 0.02, amount: 2, subtotal: 2, discount: 99, isGuest: false, shipping: 0 }
    expect((await shop.call(CREATE, sent)).status).toBe(200)
    const now = await books(shop)
    expect(now.orders.at(-1)).toMatchObject({ subtotal_pence: 1130, is_guest: true, currency: 'gbp' })
    expect(now.lines.find(({ order_id }: Json) => order_id === now.orders.at(-1).id)).toMatchObject({
      name: 'Biotin',
      unit_pence: 565,
    })
  })

  test('the same product on two lines is one line of the order', async () => {
    const [line] = order({ biotin: 2 }).items
    expect((await shop.call(CREATE, { items: [line, line] })).status).toBe(200)
    const { orders, lines } = await books(shop)
    expect(lines.filter(({ order_id }: Json) => order_id === orders.at(-1).id)).toMatchObject([{ quantity: 4 }])
  })
})

describe('more than there is', () => {
  test.each([
    [3, 4, 'We have only 3 of Biotin left, so that is the most you can order.'],
    [0, 1, 'Biotin is sold out'],
  ])('%i left, %i wanted', async (left, wanted, error) => {
    await setFree(shop, 'biotin', left)
    const now = await books(shop)
    const answer = await shop.call(CREATE, order({ biotin: wanted, 'magnesium-complex': 1 }))
    expect([answer.status, answer.json.error]).toEqual([409, expect.stringContaining(error)])
    expect(await books(shop)).toEqual(now)
  })

  test('thirty buyers at once never get more than the five there are', async () => {
    await setFree(shop, 'biotin', 5)
    const answers = await Promise.all(Array.from({ length: 30 }, () => shop.call(CREATE, order({ biotin: 1 }))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(25)
    const { stock } = await books(shop)
    const { stock_units, reserved_units } = stock.find(({ id }) => id === 'biotin')
    expect(stock_units - reserved_units).toBe(0)
  })
})
