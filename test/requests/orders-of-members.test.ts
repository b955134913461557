import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beGuest, beMember, type Present, type Query } from '#test/people.ts'
import { logText, openShop, type Shop, until } from './built-shop.test-support.ts'
import { ANN, buy, fillIn, heard, mails, order, priceId, sessionOf } from './buying.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())
const query: Query = (text, values) => shop.database.pool.query(text, values)
const rowOf = async (session: string) =>
  (await shop.database.pool.query('select * from orders where session_id = $1', [session])).rows[0]

async function buyAs(who: Present): Promise<string> {
  const started = await shop.call('/api/create-checkout-session', order({ biotin: 2 }), who.headers)
  const page = new URL(started.json.url).pathname
  await fillIn(shop, page)
  await heard(shop)
  return sessionOf(page)
}

const headersOf = (answer: { headers: Record<string, unknown> }) =>
  ['cache-control', 'x-robots-tag', 'referrer-policy'].map(name => answer.headers[name])
const PRIVATE = ['private, no-store', 'noindex, nofollow', 'no-referrer']

test('the session decides whose order it is, whatever the browser says', async () => {
  const [ann, guest] = [await beMember(query, 'ann'), await beGuest(query)]
  expect(await rowOf(await buyAs(ann))).toMatchObject({ member_id: ann.id, is_guest: false })
  expect(await rowOf(await buyAs(guest))).toMatchObject({ member_id: guest.id, is_guest: true })
  expect(await rowOf(await buy(shop, { biotin: 1 }))).toMatchObject({ member_id: null, is_guest: true })
})

test('anyone who has a cart is told on any page what the last checkout has bought, once it is paid and theirs', async () => {
  const [ann, ben] = [await beMember(query, 'ann'), await beMember(query, 'ben')]
  const look = async (key: string, headers: object = {}) => {
    const answer = await shop.ask('/api/cart', { headers: { ...headers, 'idempotency-key': key } })
    expect(answer.headers['cache-control']).toBe('no-store')
    return JSON.parse(answer.text)
  }
  for (const [who, others] of [
    [{}, ann.headers],
    [ann.headers, ben.headers],
  ]) {
    const key = randomUUID()
    const called = { ...who, 'idempotency-key': key }
    const started = await shop.call('/api/create-checkout-session', order({ biotin: 2 }), called)
    expect((await look(key, who)).bought).toBeNull()
    await fillIn(shop, new URL(started.json.url).pathname)
    await heard(shop)
    const { bought, shelf } = await look(key, who)
    expect(bought).toEqual({ id: expect.stringMatching(/^TW-/), items: [{ priceId: priceId('biotin'), quantity: 2 }] })
    expect(shelf).toHaveLength(8)
    // A visitor's key is all that a visitor has; a member's order is told to that member alone.
    expect((await look(key, others)).bought).toEqual(who === ann.headers ? null : bought)
  }
  for (const key of ['', 'x', randomUUID(), "' or 1=1"]) expect((await look(key)).bought).toBeNull()
  expect((await look('x', ann.headers)).own).toMatchObject({ kept: [], cart: { lines: [] }, droppedNames: [] })
  expect((await look('x')).own).toBeNull()
})

test('a member finds the order in the history, its page and its receipt', async () => {
  const ann = await beMember(query, 'ann')
  const { id, number } = await rowOf(await buyAs(ann))
  const list = await shop.ask('/dashboard/orders', { headers: ann.headers })
  expect(list.text).toContain(number)
  const page = await shop.ask(`/dashboard/orders/${id}`, { headers: ann.headers })
  expect([page.status, ...headersOf(page)]).toEqual([200, ...PRIVATE])
  for (const words of ['Paid', 'Payment of £14.25 received', ANN.line1, '2 × £5.65', 'Standard delivery']) {
    expect(page.text.replaceAll('<!-- -->', '')).toContain(words)
  }
  expect(page.text).not.toContain('rel="canonical"')
  const receipt = await shop.ask(`/dashboard/orders/${id}/receipt`, { headers: ann.headers })
  expect(receipt.headers['content-disposition']).toBe(`attachment; filename="thymewell-receipt-${number}.pdf"`)
  expect(receipt.bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
  expect(headersOf(receipt)).toEqual(PRIVATE)
})

test('a history is turned page by page, and a wrong page is the first', async () => {
  const ann = await beMember(query, 'ann')
  await buyAs(ann)
  for (const page of ['0', '-1', 'x', '1e9', '']) {
    expect((await shop.ask(`/dashboard/orders?page=${page}`, { headers: ann.headers })).text).toContain('TW-')
  }
  const far = await shop.ask('/dashboard/orders?page=9', { headers: ann.headers })
  expect([far.status, far.text.includes('There are no older orders.')]).toEqual([200, true])
})

describe('the link in the confirmation', () => {
  async function bought(who?: Present) {
    const row = await rowOf(who ? await buyAs(who) : await buy(shop, { biotin: 1 }))
    const link = await until(async () => {
      const mail = (await mails(shop)).find(text => text.includes(row.number) && text.includes('/orders/'))
      return mail && /\/orders\/[0-9a-f-]{36}\?key=[\w-]{43}/.exec(mail)?.[0]
    }, 'the e-mail with the link')
    return { row, link, key: link.split('key=')[1] ?? '' }
  }

  test('opens the order, its status and its receipt for anyone who has it', async () => {
    const { row, link, key } = await bought()
    const page = await shop.ask(link)
    expect([page.status, ...headersOf(page)]).toEqual([200, ...PRIVATE])
    expect(page.text).toContain(ANN.line1)
    expect(page.text).toContain(row.number)
    expect(page.text).toContain(`/orders/${row.id}/receipt?key=${key}`)
    expect(page.text).not.toMatch(/<link[^>]+canonical/)
    const data = await shop.ask(link.replace('?', '.data?'))
    expect([data.status, ...headersOf(data)]).toEqual([200, ...PRIVATE])
    const receipt = await shop.ask(`/orders/${row.id}/receipt?key=${key}`)
    expect([receipt.status, receipt.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(logText()).not.toContain(key)
  })

  test('without its key, or with a wrong one, there is a stub that tells nothing', async () => {
    const { row, link, key } = await bought()
    for (const wrong of ['', '?key=', '?key=x', `?key=${key.slice(0, -1)}`, `?key=${key.toLowerCase()}`, `?k=${key}`]) {
      const page = await shop.ask(`/orders/${row.id}${wrong}`)
      expect([page.status, ...headersOf(page)]).toEqual([403, ...PRIVATE])
      expect(page.text).toContain(`${row.number.slice(0, 7)}-••••`)
      for (const told of [row.number, ANN.line1, ANN.name, 'Biotin', '£8.60', ANN.email]) {
        expect(page.text, wrong).not.toContain(told)
      }
      expect((await shop.ask(`/orders/${row.id}/receipt${wrong}`)).status).toBe(404)
    }
    const elsewhere = link.replace(row.id, '00000000-0000-4000-8000-000000000000')
    for (const path of [elsewhere, '/orders/1', '/orders/%00', `/orders/${row.number}`]) {
      expect((await shop.ask(path)).status, path).toBe(404)
    }
  })

  test('goes on working when the secret of the server has been changed', async () => {
    const { link } = await bought()
    const renewed = await openShop({
      beside: shop,
      env: { APP_SECRET: 'another secret that is long enough to be one' },
    })
    expect((await renewed.ask(link)).status).toBe(200)
    await renewed.stop()
  })

  test('its member needs no key, and is led to the page among the others', async () => {
    const ann = await beMember(query, 'ann')
    const { row, link } = await bought(ann)
    const led = await shop.ask(`/orders/${row.id}`, { headers: ann.headers })
    expect([led.status, led.headers.location]).toEqual([302, `/dashboard/orders/${row.id}`])
    expect((await shop.ask(link)).status).toBe(200)
    const ben = await beMember(query, 'ben')
    expect((await shop.ask(`/orders/${row.id}`, { headers: ben.headers })).status).toBe(403)
  })
})
