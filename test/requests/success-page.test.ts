import { afterAll, beforeAll, expect, test } from 'vitest'
import { beMember, type Query } from '#test/people.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'
import { ANN, fillIn, order, sessionOf } from './buying.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const query: Query = (text, values) => shop.database.pool.query(text, values)
const PERSONAL = /Ann Teal|Mill Lane|LS1 1AA/i

async function paid(email: string) {
  const created = await shop.call('/api/create-checkout-session', order({ biotin: 1, 'magnesium-complex': 2 }))
  const page = new URL(created.json.url).pathname
  await fillIn(shop, page, { email })
  const cookie = String(created.headers['set-cookie']).split(';')[0] ?? ''
  return {
    path: `/payment-success?session_id=${sessionOf(page)}`,
    cookie,
    rules: String(created.headers['set-cookie']),
  }
}
const seen = async (path: string, cookie: string) => (await shop.ask(path, { headers: { cookie } })).text

test('the browser that paid sees what it bought, where it goes and its order; the address alone tells nobody', async () => {
  const { path, cookie, rules } = await paid(ANN.email)
  expect(cookie).toMatch(/^thymewell-paid=[0-9a-f-]{36}\.[\w-]{40,}$/)
  expect(rules).toMatch(/Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax/)
  const own = await seen(path, cookie)
  for (const words of ['Payment Successful!', 'Ann Teal', ANN.email, 'Mill Lane', 'Biotin', 'Arrives '])
    expect(own).toContain(words)
  expect(own).toContain('Keep this in an account')
  const link = /href="(\/orders\/[^"]+key=[^"]+)"/.exec(own)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect((await shop.ask(link)).text).toContain('Mill Lane')
  const other = await paid(ANN.email)
  for (const stranger of ['', other.cookie, cookie.replace(/.{6}$/, 'AAAAAA'), 'thymewell-paid=x.y']) {
    const told = await seen(path, stranger)
    expect(told).toContain('Payment Successful!')
    expect(told).not.toMatch(PERSONAL)
    expect(told).not.toMatch(/in your? account|an account here/)
  }
})

test('an address that has an account is asked to sign in, and then has the order in it', async () => {
  const ann = await beMember(query, 'ann')
  const { path, cookie } = await paid(ann.email)
  const told = await seen(path, cookie)
  expect(told).toContain('Sign in to keep it there')
  expect(await seen(path, '')).not.toContain('Sign in to keep it there')
  const ben = await beMember(query, 'ben')
  expect(await seen(path, `${cookie}; ${ben.headers.cookie}`)).not.toContain('/dashboard/orders/')
  const own = await seen(path, `${cookie}; ${ann.headers.cookie}`)
  const page = /href="(\/dashboard\/orders\/[0-9a-f-]{36})"/.exec(own)?.[1] ?? ''
  expect(own).not.toContain('Keep this in')
  expect((await shop.ask(page, { headers: ann.headers })).text).toContain('Mill Lane')
  // From now on it is a member's, wherever they look.
  expect(await seen(path, String(ann.headers.cookie))).toContain(page)
})

test('an account made there begins with the order’s name and address, without script too', async () => {
  const email = `new.${Date.now()}@example.com`
  const { path, cookie } = await paid(email)
  const [, action = ''] = /action="(\/login\?mode=sign-up[^"]+)"/.exec(await seen(path, cookie)) ?? []
  const body = new URLSearchParams({ mode: 'sign-up', email, name: 'Ann Teal', password: 'ann likes lentils, 1973' })
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin, cookie }
  const entered = await shop.ask(action.replaceAll('&amp;', '&'), { method: 'POST', headers, body: body.toString() })
  expect(entered.status).toBe(303)
  expect(entered.headers.location).toMatch(/^\/login\/welcome\?to=%2Forders%2F/)
})
