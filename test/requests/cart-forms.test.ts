import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { person } from '#test/people.ts'
import { Browser, emailsTo } from './browser.test-support.ts'
import { openTwo, type Shop, stopAll, until } from './built-shop.test-support.ts'
import { fillIn, heard, priceId, sessionOf, setFree } from './buying.test-support.ts'

let shop: Shop
let second: Shop
beforeAll(async () => {
  ;[shop, second] = await openTwo()
})
afterAll(() => stopAll([second, shop]))

const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
const guests = async () => Number((await rows('select count(*) from member where is_guest'))[0].count)
const whose = async ({ session = '' }: Browser) => {
  const token = decodeURIComponent(session).split('.')[0]
  return (await rows('select member_id from session where token = $1', [token]))[0]?.member_id as string
}
/** What is kept for whoever this browser is: quantities by product. */
const kept = async (browser: Browser) => {
  const lines = await rows('select product_id, quantity from member_cart_line where member_id = $1', [
    await whose(browser),
  ])
  return Object.fromEntries(lines.map(({ product_id, quantity }) => [product_id, quantity]))
}
const add = (browser: Browser, product: string, quantity: unknown = 1) =>
  browser.form('/cart', { act: 'add', product, quantity: String(quantity) })
const act = (browser: Browser, fields: Record<string, string>) => browser.form('/cart', fields)
/** As somebody reads it: without marks, comments and the words of scripts. */
const read = ({ text }: { text: string }) =>
  text
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('&#x27;', '’')
    .replace(/<[^>]*>/g, '')
const look = async (browser: Browser) => read(await browser.ask('/cart'))

describe('put in by a form', () => {
  test('it is in the cart, at an address that can be reloaded, with a guest to keep it', async () => {
    const browser = new Browser(shop)
    const before = await guests()
    const answer = await add(browser, 'biotin', 2)
    expect(answer).toMatchObject({ status: 303, headers: { location: '/cart' } })
    expect(await guests()).toBe(before + 1)
    expect(await kept(browser)).toEqual({ biotin: 2 })
    const page = await look(browser)
    expect(page).toContain('Biotin added to cart!')
    expect(page).toContain('£11.30')
    expect(page).toContain('Shopping Cart (2 items)')
    expect(await look(browser)).not.toContain('added to cart!')
  })

  test('the same form sent twice counts once, at the same moment too; once more after looking counts again', async () => {
    const browser = new Browser(shop)
    await add(browser, 'vitamin-d3-k2', 1)
    const twin = new Browser(second)
    for (const [name, value] of browser.cookies) twin.cookies.set(name, value)
    await Promise.all([1, 2, 3].flatMap(() => [add(browser, 'biotin', 3), add(twin, 'biotin', 3)]))
    await add(browser, 'biotin', 3)
    expect(await kept(browser)).toEqual({ biotin: 3, 'vitamin-d3-k2': 1 })
    await browser.ask('/cart')
    await add(browser, 'biotin', 3)
    expect(await kept(browser)).toEqual({ biotin: 6, 'vitamin-d3-k2': 1 })
  })

  test('another number of it, before anybody has looked, is not the same form', async () => {
    const browser = new Browser(shop)
    await add(browser, 'biotin', 1)
    await add(browser, 'biotin', 2)
    expect(await kept(browser)).toEqual({ biotin: 3 })
  })

  test('more than there is becomes what there is, and the cart says so', async () => {
    const browser = new Browser(shop)
    await setFree(shop, 'biotin', 5)
    for (const quantity of ['1000000000', '1e9']) {
      const answer = await add(browser, 'biotin', quantity)
      expect(answer).toMatchObject({ status: 303, headers: { location: '/cart?capped=biotin' } })
    }
    expect(await kept(browser)).toEqual({ biotin: 5 })
    expect(read(await browser.ask('/cart?capped=biotin'))).toContain('We have only 5 of Biotin left')
    expect(read(await add(browser, 'biotin', 1))).toContain('We have only 5 of Biotin left')
    await setFree(shop, 'biotin', 90)
  })

  test.each([
    ['none of it', { act: 'add', product: 'biotin', quantity: '0' }, 400, 'Invalid quantity for Biotin'],
    ['less than none', { act: 'add', product: 'biotin', quantity: '-1' }, 400, 'Invalid quantity for Biotin'],
    ['a part of it', { act: 'add', product: 'biotin', quantity: '1.5' }, 400, 'Invalid quantity for Biotin'],
    ['no number', { act: 'add', product: 'biotin', quantity: 'many' }, 400, 'Invalid quantity for Biotin'],
    ['nothing said', { act: 'add', product: 'biotin' }, 400, 'Invalid quantity for Biotin'],
    ['far too many', { act: 'add', product: 'biotin', quantity: '9'.repeat(40) }, 400, 'Invalid quantity for Biotin'],
    ['an unknown product', { act: 'add', product: 'snake-oil', quantity: '1' }, 400, 'Invalid supplement data'],
    ['no product', { act: 'add', quantity: '1' }, 400, 'Invalid supplement data'],
    ['what is only announced', { act: 'add', product: 'creatine', quantity: '1' }, 409, 'cannot be bought yet'],
    ['no act', { product: 'biotin', quantity: '1' }, 400, 'We could not read this order'],
    ['an unknown act', { act: 'steal', product: 'biotin' }, 400, 'We could not read this order'],
    ['nothing at all', {}, 400, 'We could not read this order'],
    ['a checkout of nothing', { act: 'checkout', key: crypto.randomUUID() }, 409, 'Your cart is empty'],
    ['a checkout without a key', { act: 'checkout' }, 400, 'We could not read this order'],
    ['an order of nothing', { act: 'again', product: 'snake-oil' }, 400, 'We could not read this order'],
  ])('%s is refused in words, and makes nobody a guest', async (_, fields, status, words) => {
    const browser = new Browser(shop)
    const before = await guests()
    const answer = await act(browser, fields as Record<string, string>)
    expect(answer.status).toBe(status)
    expect(read(answer)).toContain(words)
    expect(await guests()).toBe(before)
    expect(browser.session).toBeUndefined()
  })

  test('what is sold out is refused in words', async () => {
    await setFree(shop, 'collagen-capsules', 0)
    const answer = await add(new Browser(shop), 'collagen-capsules')
    expect(answer.status).toBe(409)
    expect(read(answer)).toContain('Collagen Capsules is sold out at the moment.')
    await setFree(shop, 'collagen-capsules', 50)
  })

  test('from another site it is refused, and too often as well', async () => {
    const browser = new Browser(shop)
    const fields = { act: 'add', product: 'biotin', quantity: '1' }
    expect((await browser.form('/cart', fields, { origin: 'https://elsewhere.example' })).status).toBe(403)
    const from = { 'x-forwarded-for': '10.9.8.7' }
    const statuses: number[] = []
    for (let press = 0; press < 61; press++)
      statuses.push((await browser.form('/cart', { act: 'add', product: 'nothing' }, from)).status)
    expect(statuses.at(-2)).toBe(400)
    expect(statuses.at(-1)).toBe(429)
  })

  test('looking makes nobody a guest, and the pages with the forms are the same for everybody', async () => {
    const before = await guests()
    const browser = new Browser(shop)
    await add(browser, 'biotin')
    for (const path of ['/shop/supplements', '/shop/supplements/biotin']) {
      const [stranger, guest] = [await shop.ask(path), await browser.ask(path)]
      expect(stranger.text).toContain('name="act" value="add"')
      expect(stranger.headers['cache-control']).toBe('public, no-cache')
      expect(guest.text).toBe(stranger.text)
    }
    expect((await shop.ask('/cart')).headers['cache-control']).toBe('public, no-cache')
    expect((await shop.ask('/cart')).headers['set-cookie']).toBeUndefined()
    expect(await guests()).toBe(before + 1)
  })
})

describe('a cart of forms', () => {
  test('is counted anew, thinned out and emptied', async () => {
    const browser = new Browser(shop)
    await add(browser, 'biotin', 2)
    await add(browser, 'vitamin-d3-k2')
    await act(browser, { act: 'set', product: 'biotin', quantity: '4' })
    expect(await kept(browser)).toEqual({ biotin: 4, 'vitamin-d3-k2': 1 })
    expect((await act(browser, { act: 'set', product: 'biotin', quantity: '99' })).headers.location).toBe(
      '/cart?capped=biotin',
    )
    await act(browser, { act: 'set', product: 'vitamin-d3-k2', quantity: '0' })
    expect(Object.keys(await kept(browser))).toEqual(['biotin'])
    expect((await act(browser, { act: 'set', product: 'biotin', quantity: 'x' })).status).toBe(400)
    await add(browser, 'magnesium-complex')
    await act(browser, { act: 'remove', product: 'biotin' })
    expect(await kept(browser)).toEqual({ 'magnesium-complex': 1 })
    await act(browser, { act: 'clear' })
    expect(await kept(browser)).toEqual({})
    expect(await look(browser)).toContain('Your cart is empty')
  })

  test('says what went by a new price until that was read, and is not paid before', async () => {
    const browser = new Browser(shop)
    await add(browser, 'biotin')
    await add(browser, 'magnesium-complex')
    const id = await whose(browser)
    await rows(
      `update member_cart_line set price_id = 'price_of_last_year' where member_id = $1 and product_id = 'biotin'`,
      [id],
    )
    const words = 'Removed Biotin from cart due to price update'
    expect(await look(browser)).toContain(words)
    await act(browser, { act: 'set', product: 'magnesium-complex', quantity: '2' })
    expect(await look(browser)).toContain(words)
    const early = await act(browser, { act: 'checkout', key: crypto.randomUUID() })
    expect(early.status).toBe(409)
    expect(read(early)).toContain('Your cart has changed')
    await act(browser, { act: 'tidy' })
    expect(await look(browser)).not.toContain(words)
    expect(await kept(browser)).toEqual({ 'magnesium-complex': 2 })
  })

  test('whose page was drawn for somebody else changes nothing', async () => {
    const browser = new Browser(shop)
    await add(browser, 'biotin')
    const stale = await act(browser, { act: 'clear', formOwner: 'somebody' })
    expect(stale.status).toBe(409)
    expect(await kept(browser)).toEqual({ biotin: 1 })
  })

  test('is paid, once however often it is pressed, shown to its buyer and written to, and is then empty', async () => {
    const browser = new Browser(shop)
    await add(browser, 'biotin', 2)
    const page = await browser.ask('/cart')
    const key = /name="key" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const orders = async () => Number((await rows('select count(*) from orders'))[0].count)
    const before = await orders()
    const [one, two] = await Promise.all([1, 2].map(() => act(browser, { act: 'checkout', key })))
    const places = [one, two].map(answer => answer?.headers.location).filter(Boolean)
    expect(new Set(places).size).toBe(1)
    expect(await orders()).toBe(before + 1)
    const pay = new URL(String(places[0])).pathname
    expect((await fillIn(shop, pay, { email: 'bare.buyer@example.com' })).status).toBe(303)
    const success = read(await browser.ask(`/payment-success?session_id=${sessionOf(pay)}`))
    expect(success).toContain('Payment Successful!')
    expect(success).toContain('bare.buyer@example.com')
    await heard(shop)
    const written = async () =>
      (await emailsTo([shop, second], 'bare.buyer@example.com')).find(({ text }) => text.includes('Biotin'))
    await until(written, 'the confirmation')
    expect(await kept(browser)).toEqual({})
  })

  test('holds an earlier order again, once, and says what is not as it was', async () => {
    const browser = new Browser(shop)
    const again = () => act(browser, { act: 'again', product: 'biotin', quantity: '2', paid: '1000' })
    const answer = await again()
    expect(answer.status).toBe(200)
    expect(read(answer)).toContain('Biotin now costs £5.65; you paid £5.00.')
    expect(await kept(browser)).toEqual({ biotin: 2 })
  })

  test('moves to the member who signs in, of two lines of one product the higher', async () => {
    const browser = new Browser(shop)
    const ann = person('ann')
    await browser.signUp(ann)
    await add(browser, 'biotin', 1)
    await add(browser, 'magnesium-complex', 3)
    const member = await whose(browser)
    const other = new Browser(shop)
    await add(other, 'biotin', 2)
    await other.signIn(ann)
    expect(await whose(other)).toBe(member)
    expect(await kept(other)).toEqual({ biotin: 2, 'magnesium-complex': 3 })
  })
})

describe('when a script comes', () => {
  test('it is told what forms have put in, and lets go of exactly that', async () => {
    const browser = new Browser(shop)
    await add(browser, 'biotin', 2)
    await add(browser, 'vitamin-d3-k2', 1)
    expect(browser.cookies.get('thymewell-cart')).toBe('1')
    const told = JSON.parse((await browser.ask('/api/cart')).text)
    expect(told.own).toBeNull()
    expect(told.left.cart.lines.map((line: { id: string; quantity: number }) => [line.id, line.quantity])).toEqual([
      ['vitamin-d3-k2', 1],
      ['biotin', 2],
    ])
    // In a page without script, meanwhile.
    await act(browser, { act: 'set', product: 'biotin', quantity: '5' })
    for (const _ of [1, 2]) expect((await browser.call('/api/cart', { taken: told.left.kept })).status).toBe(200)
    expect(await kept(browser)).toEqual({ biotin: 5 })
    expect(browser.cookies.has('thymewell-cart')).toBe(false)
    for (const body of [{}, { taken: 'all' }, { taken: [{ productId: 'biotin', quantity: -1 }] }])
      expect((await browser.call('/api/cart', body)).status).toBe(400)
  })

  test('a member’s stays, for their other browsers', async () => {
    const browser = new Browser(shop)
    await browser.signUp({ ...person('ben'), password: 'ben likes 3 figs a day' })
    await add(browser, 'biotin', 2)
    const told = JSON.parse((await browser.ask('/api/cart')).text)
    expect(told.left).toBeNull()
    expect(told.own.kept).toEqual([{ productId: 'biotin', priceId: priceId('biotin'), quantity: 2 }])
    await browser.call('/api/cart', { taken: told.own.kept })
    expect(await kept(browser)).toEqual({ biotin: 2 })
    expect(browser.cookies.has('thymewell-cart')).toBe(false)
  })
})
