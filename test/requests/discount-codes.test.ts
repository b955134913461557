import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CodeTerms } from '#modules/discounts/code.ts'
import { TEN_PERCENT } from '#modules/discounts/code-terms.fixture.ts'
import { endCode, makeCode } from '#modules/orders/commands/codes.ts'
import { FAR_YEAR } from '#test/later.ts'
import { person } from '#test/people.ts'
import { Browser, emailWith } from './browser.test-support.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'
import { ANN, fillIn, heard, order, sessionOf } from './buying.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
async function codeOf(name: string, terms: Partial<CodeTerms> = {}): Promise<string> {
  const made = await makeCode(shop.open.services, { ...TEN_PERCENT, ...terms, name }, async () => {})
  expect(made).toMatchObject({ ok: true })
  return name
}
const end = (name: string) => endCode(shop.open.services, name, async () => {})
const ask = (browser: Browser, body: unknown) => browser.call('/api/discount-code', body)
const act = (browser: Browser, fields: Record<string, string>) => browser.form('/cart', fields)
const read = ({ text }: { text: string }) =>
  text
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')
const look = async (browser: Browser) => read(await browser.ask('/cart'))
const CODE = 'thymewell-code'

async function withBiotin(): Promise<Browser> {
  const browser = new Browser(shop)
  await act(browser, { act: 'add', product: 'biotin', quantity: '2' })
  return browser
}
const keyIn = ({ text }: { text: string }) => /name="key" value="([^"]+)"/.exec(text)?.[1] ?? ''
const checkout = async (browser: Browser, more: Record<string, string> = {}) =>
  act(browser, { act: 'checkout', key: keyIn(await browser.ask('/cart')), ...more })

describe('by a call of a script', () => {
  test('what is typed is kept by the browser, with its terms, and let go again', async () => {
    await codeOf('SCRIPT10', { endsAt: new Date(`${FAR_YEAR}-01-01T00:00:00Z`) })
    const browser = new Browser(shop)
    expect((await ask(browser, {})).json).toEqual({ code: null })
    const answer = await ask(browser, { code: ' script 10 ' })
    expect(answer.json.code).toEqual({
      offer: { name: 'SCRIPT10', percentOff: 10, penceOff: null, products: null, leastPence: null },
      terms: [
        '10\u00a0% off everything in the shop.',
        `Until 31 December ${FAR_YEAR - 1}.`,
        'One code for each order. Delivery is free from £25 after the discount.',
      ],
      asksEmail: false,
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(browser.cookies.get(CODE)).toBe('SCRIPT10')
    expect((await ask(browser, {})).json.code.offer.name).toBe('SCRIPT10')
    expect((await ask(browser, { remove: true })).json).toEqual({ code: null })
    expect(browser.cookies.has(CODE)).toBe(false)
  })

  test('each refusal has its words; another code that is wrong does not take away the one that counts', async () => {
    await codeOf('COUNTS10')
    await codeOf('LATER10', { beginsAt: new Date(`${FAR_YEAR - 1}-05-01T00:00:00Z`) })
    const browser = new Browser(shop)
    await ask(browser, { code: 'counts10' })
    for (const [code, status, words] of [
      ['nobody1', 409, /^We know no code NOBODY1/],
      ['later10', 409, new RegExp(`begins on 1 May ${FAR_YEAR - 1}`)],
      ['?', 400, /3 to 20 letters/],
    ] as const) {
      const answer = await ask(browser, { code })
      expect([answer.status, answer.json.error]).toEqual([status, expect.stringMatching(words)])
      expect(browser.cookies.get(CODE)).toBe('COUNTS10')
    }
    await end('COUNTS10')
    expect((await ask(browser, {})).json).toEqual({ error: 'The code COUNTS10 ended.' })
    expect(browser.cookies.has(CODE)).toBe(false)
    expect((await ask(browser, { code: 7 })).status).toBe(400)
    expect((await ask(browser, ['x'])).status).toBe(400)
  })

  test('the order is made with the code that the browser has, and with nothing that is sent along', async () => {
    await codeOf('ORDER20', { percentOff: 20 })
    const browser = new Browser(shop)
    await ask(browser, { code: 'ORDER20' })
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), origin: shop.origin }
    const body = JSON.stringify({ ...order({ biotin: 2 }), discountPence: 1130, code: 'FREE100' })
    const answer = await browser.ask('/api/create-checkout-session', { method: 'POST', headers, body })
    const page = new URL(JSON.parse(answer.text).url).pathname
    expect(read(await shop.ask(page))).toContain('Discount ORDER20 −£2.26')
    expect((await fillIn(shop, page)).status).toBe(303)
    await heard(shop)
    const [row] = await rows('select * from orders where session_id = $1', [sessionOf(page)])
    expect(row).toMatchObject({ status: 'paid', discount_code: 'ORDER20', discount_pence: 226 })
    expect(row.charged_pence).toBe(1130 - 226 + 295)
    const mail = await emailWith([shop], ANN.email, `Your Thymewell order ${row.number}`).catch(() => null)
    if (mail) expect(mail.text).toContain('Discount ORDER20')
  })

  test('whoever tries many codes waits', async () => {
    const from = { 'x-forwarded-for': '10.9.9.9' }
    const statuses: number[] = []
    for (let tries = 0; tries < 62; tries++)
      statuses.push((await shop.call('/api/discount-code', { code: `GUESS${tries}` }, from)).status)
    expect(statuses.slice(0, 60).every(status => status === 409)).toBe(true)
    expect(statuses.slice(60)).toEqual([429, 429])
    const link = await shop.ask('/codes/GUESS1', { headers: from })
    expect([link.status, read(link)]).toEqual([429, expect.stringContaining('Please wait ten minutes.')])
    const tried = { ...from, cookie: `${CODE}=GUESS9` }
    expect((await shop.call('/api/create-checkout-session', order({ biotin: 1 }), tried)).status).toBe(429)
  })
})

describe('by forms alone', () => {
  test('the cart shows what it takes off, what bounds it, and pays with it', async () => {
    await codeOf('FORMS10', { products: ['biotin'] })
    const browser = await withBiotin()
    expect(await look(browser)).toContain('Discount code')
    expect(await act(browser, { act: 'code', code: 'forms 10' })).toMatchObject({
      status: 303,
      headers: { location: '/cart' },
    })
    const page = await look(browser)
    expect(page).toContain('Discount FORMS10 −£1.13')
    expect(page).toContain('10 % off Biotin.')
    expect(page).toContain('£13.12')
    const paying = await checkout(browser)
    expect(paying.status).toBe(303)
    const at = new URL(paying.headers.location ?? '', shop.origin).pathname
    expect(read(await shop.ask(at))).toContain('Discount FORMS10 −£1.13')
    await act(browser, { act: 'code-off' })
    expect(browser.cookies.has(CODE)).toBe(false)
    expect(await look(browser)).not.toContain('FORMS10')
  })

  test('a refusal is said on the page, and nothing is kept', async () => {
    const browser = await withBiotin()
    const answer = await act(browser, { act: 'code', code: 'NOBODY2' })
    expect([answer.status, read(answer)]).toEqual([409, expect.stringContaining('We know no code NOBODY2')])
    expect(browser.cookies.has(CODE)).toBe(false)
    expect((await act(browser, { act: 'code', code: '' })).status).toBe(400)
    // Whatever a cookie says, the page comes.
    browser.cookies.set(CODE, '%00<script>')
    expect((await browser.ask('/cart')).status).toBe(200)
  })

  test('what the cart lacks is said, and the checkout says it too', async () => {
    await codeOf('DEAR10', { leastPence: 4000 })
    const browser = await withBiotin()
    await act(browser, { act: 'code', code: 'DEAR10' })
    expect(await look(browser)).toContain('DEAR10 counts from £28.70 more in the cart.')
    const answer = await checkout(browser)
    expect([answer.status, read(answer)]).toEqual([409, expect.stringContaining('DEAR10 counts from')])
  })

  test('a code for one buyer asks a guest for their address beside the button, once', async () => {
    await codeOf('ONCE10', { mostUsesOfBuyer: 1 })
    const browser = await withBiotin()
    await act(browser, { act: 'code', code: 'ONCE10' })
    expect(await look(browser)).toContain('E-mail address you order with')
    expect((await checkout(browser)).status).toBe(409)
    const paying = await checkout(browser, { email: 'once@example.com' })
    const page = new URL(paying.headers.location ?? '', shop.origin).pathname
    expect((await shop.ask(page)).text).toMatch(/value="once@example.com"[^>]*readonly/)
    expect((await fillIn(shop, page, { email: 'other@example.com' })).status).toBe(303)
    await heard(shop)
    const [row] = await rows('select * from orders where session_id = $1', [sessionOf(page)])
    expect(row).toMatchObject({ customer_email: 'once@example.com', asked_email: null })
    const again = await withBiotin()
    await act(again, { act: 'code', code: 'ONCE10' })
    const refused = await checkout(again, { email: 'Once@Example.com' })
    expect(read(refused)).toContain('You have used the code ONCE10 already.')
  })

  test('a member is known by their account, and asked for nothing', async () => {
    await codeOf('FIRST10', { firstOrderOnly: true })
    const browser = new Browser(shop)
    await browser.signUp(person('ann'))
    await act(browser, { act: 'add', product: 'biotin', quantity: '1' })
    await act(browser, { act: 'code', code: 'FIRST10' })
    const page = await look(browser)
    expect(page).toContain('For a first order.')
    expect(page).not.toContain('E-mail address you order with')
    const paying = await checkout(browser)
    await fillIn(shop, new URL(paying.headers.location ?? '', shop.origin).pathname, { email: 'code-m@example.com' })
    await heard(shop)
    expect((await ask(browser, {})).json.error).toContain('is for a first order')
  })
})

describe('by a link', () => {
  test('it is kept for the cart, says what bounds it, and no search engine or cache has it', async () => {
    await codeOf('LINK10', { mostUses: 50 })
    const browser = new Browser(shop)
    const page = await browser.ask('/codes/link10')
    expect(page.status).toBe(200)
    expect(read(page)).toContain('For the first 50 orders with it.')
    expect(page.headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(page.headers['cache-control']).toContain('no-store')
    expect(page.text).not.toContain('rel="canonical"')
    expect(browser.cookies.get(CODE)).toBe('LINK10')
  })

  test('what does not count is said with its status, and nothing is kept', async () => {
    await codeOf('GONE10')
    await end('GONE10')
    for (const [path, status] of [
      ['/codes/NOBODY3', 404],
      ['/codes/GONE10', 410],
      ['/codes/a', 404],
    ] as const) {
      const browser = new Browser(shop)
      const page = await browser.ask(path)
      expect([page.status, read(page).includes('This code does not count')]).toEqual([status, true])
      expect(browser.cookies.has(CODE)).toBe(false)
    }
  })

  test('the pages that are kept for everybody are the same with a code and without', async () => {
    for (const path of ['/cart', '/shop/supplements']) {
      const first = await shop.ask(path, { headers: { cookie: `${CODE}=LINK10` } })
      const other = await shop.ask(path)
      expect(first.text.includes('LINK10') || other.text.includes('LINK10')).toBe(false)
      expect(other.headers['set-cookie']).toBeUndefined()
    }
  })
})
