import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERSONAL_DATA } from '#app/personal-data.ts'
import { hashPassword } from '#modules/account/commands/password-hash.ts'
import { beGuest, beMember, CHEAP_PASSWORDS, type Present, type Query, session } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { filesOfZip } from '#test/unzip.ts'
import { logText, openShop, type Shop, until } from './built-shop.test-support.ts'
import { mails } from './buying.test-support.ts'
import { paidOrder } from './records.test-support.ts'

let shop: Shop
let hash: string
beforeAll(async () => {
  shop = await openShop()
  hash = await hashPassword(PASSWORD, CHEAP_PASSWORDS)
})
afterAll(() => shop.stop())
const query: Query = (text, values) => shop.database.pool.query(text, values)
const PASSWORD = 'ann likes lentils, 1973'
const PAGE = '/dashboard/settings/data'

async function beAnn(withPassword = true): Promise<Present> {
  const ann = await beMember(query, 'ann')
  const [provider, password] = withPassword ? ['credential', hash] : ['google', null]
  await query(
    'insert into sign_in_method (id, member_id, provider_id, account_id, password_hash) values ($1, $2, $3, $4, $5)',
    [`m${ann.id}`, ann.id, provider, ann.id, password],
  )
  return ann
}

const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.ask(path, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin, ...headers },
  })
const mayEnter = async (who: Present) =>
  (await shop.ask('/dashboard/orders', { headers: who.headers })).text.includes('No orders yet')
const membersNamed = async (id: string) =>
  (await shop.database.pool.query('select * from member where id = $1', [id])).rows

describe('the export', () => {
  const exported = (headers: Record<string, string>) => post(`${PAGE}/export`, {}, headers)

  test('holds everything of the person who asks, in every part of the list, and nothing of anybody else', async () => {
    const [ann, ben] = [await beAnn(), await beMember(query, 'ben')]
    await query("update member set name = '=HYPERLINK(1)' where id = $1", [ann.id])
    const { orderNumber } = await paidOrder(query, ann.id, { name: 'Ann Teal', email: ann.email })
    const others = await paidOrder(query, ben.id, { name: 'Ben Okafor', email: ben.email })
    const answer = await exported(ann.headers)
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/zip',
      expect.stringMatching(/\bno-store$/),
    ])
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="thymewell-data-\d{4}-\d\d-\d\d\.zip"$/,
    )
    // Streamed: nobody knows its length before it is packed.
    expect(answer.headers['content-length']).toBeUndefined()
    const files = filesOfZip(answer.bytes)
    for (const { part } of PERSONAL_DATA) {
      expect([...files.keys()].filter(path => path.startsWith(`${part}/`)).length, part).toBeGreaterThan(0)
    }
    expect(JSON.parse(files.get('orders/orders.json') ?? '')).toMatchObject([{ number: orderNumber }])
    expect(JSON.parse(files.get('account/account.json') ?? '')).toMatchObject([{ email: ann.email }])
    expect(files.get('account/account.csv')).toContain("'=HYPERLINK(1)")
    expect(files.get('README.txt')).toContain('orders/orders')
    const all = [...files.values()].join('\n')
    for (const foreign of [ben.id, ben.email, others.orderNumber, others.orderId]) expect(all).not.toContain(foreign)
    for (const secret of [hash, ann.cookie.value, decodeURIComponent(ann.cookie.value).split('.')[0] ?? '?']) {
      expect(all).not.toContain(secret)
    }
  })

  test('is there for a guest too, and for nobody without a session, from another site, or as a link', async () => {
    const [ann, guest] = [await beAnn(), await beGuest(query)]
    expect((await exported(guest.headers)).status).toBe(200)
    expect((await exported({})).status).toBe(401)
    expect((await exported({ ...ann.headers, origin: 'https://elsewhere.test' })).status).toBe(403)
    expect((await shop.ask(`${PAGE}/export`, { headers: ann.headers })).status).toBe(405)
  })

  test('is made a few times, and then not for a while', async () => {
    const ann = await beAnn()
    const from = { ...ann.headers, 'x-forwarded-for': '10.9.8.7' }
    const statuses: number[] = []
    for (let times = 0; times < 8; times++) statuses.push((await exported(from)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
  })
})

describe('deletion', () => {
  test('wants the password, and a tick', async () => {
    const ann = await beAnn()
    for (const [form, status, words] of [
      [{ password: PASSWORD }, 400, 'Please tick the box first'],
      [{ confirmed: 'yes' }, 403, 'That is not your password.'],
      [{ confirmed: 'yes', password: 'guessed it' }, 403, 'That is not your password.'],
      [{ confirmed: 'yes', password: 'x'.repeat(5000) }, 403, 'That is not your password.'],
    ] as const) {
      const answer = await post(PAGE, form, ann.headers)
      expect([answer.status, answer.text.includes(words)]).toEqual([status, true])
    }
    expect(await mayEnter(ann)).toBe(true)
    expect((await post(PAGE, { confirmed: 'yes' })).status).toBe(401)
    const elsewhere = { ...ann.headers, origin: 'https://elsewhere.test' }
    expect((await post(PAGE, { confirmed: 'yes', password: PASSWORD }, elsewhere)).status).toBe(403)
    expect(await mayEnter(ann)).toBe(true)
  })

  test('a password cannot be guessed there', async () => {
    const ann = await beAnn()
    const from = { ...ann.headers, 'x-forwarded-for': '10.9.8.6' }
    const tries = Array.from({ length: 12 }, (_, n) => post(PAGE, { confirmed: 'yes', password: `guess ${n}` }, from))
    expect((await Promise.all(tries)).filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2)
  })

  test('without a password, a session that began just now is enough, and an older one is not', async () => {
    const ann = await beAnn(false)
    await query(`update session set created_at = ${sqlNow()} - interval '11 minutes' where member_id = $1`, [ann.id])
    const old = await post(PAGE, { confirmed: 'yes' }, ann.headers)
    expect([old.status, old.text.includes('Please sign in again')]).toEqual([403, true])
    const again = await session(query, ann.id)
    const answer = await post(PAGE, { confirmed: 'yes' }, again.headers)
    expect([answer.status, answer.headers.location]).toEqual([303, '/goodbye?account=locked'])
  })

  test('locks at once, and the link in the e-mail brings everything back', async () => {
    const ann = await beAnn()
    const elsewhere = { ...ann, ...(await session(query, ann.id)) }
    const asked = await post(PAGE, { confirmed: 'yes', password: PASSWORD }, ann.headers)
    expect([asked.status, asked.headers.location]).toEqual([303, '/goodbye?account=locked'])
    expect(String(asked.headers['set-cookie'])).toMatch(/thymewell-session=;[^,]*Max-Age=0/i)
    expect([await mayEnter(ann), await mayEnter(elsewhere)]).toEqual([false, false])
    const entering = await post('/login', { email: ann.email, password: PASSWORD })
    expect([entering.status, entering.text.includes('This account is locked and will be erased on')]).toEqual([
      400,
      true,
    ])
    // Anyone who does not know the password learns nothing of it.
    const guessing = await post('/login', { email: ann.email, password: 'some other password' })
    expect([guessing.status, guessing.text.includes('locked')]).toEqual([400, false])
    const link = await until(async () => {
      const found = (await mails(shop)).find(text => text.includes(ann.email) && text.includes('undo-deletion'))
      return found && /\/undo-deletion\?key=[\w-]{43}/.exec(found)?.[0]
    }, 'the e-mail with the way back')

    // A program that opens every link of an e-mail changes nothing.
    for (let looks = 0; looks < 2; looks++) {
      const page = await shop.ask(link)
      expect([page.status, page.text.includes('Keep your account?')]).toEqual([200, true])
      expect(page.headers['cache-control']).toBe('private, no-store')
      expect(page.headers['x-robots-tag']).toBe('noindex, nofollow')
    }
    const kept = await post(link, {})
    expect([kept.status, kept.text.includes('Your account stays')]).toEqual([200, true])
    const twice = await post(link, {})
    expect([twice.status, twice.text.includes('no longer works')]).toEqual([410, true])
    const back = await post('/login', { email: ann.email, password: PASSWORD })
    expect([back.status, back.headers.location]).toEqual([303, '/login/welcome?to=%2F'])
    expect(logText()).not.toContain(link.split('key=')[1] ?? '?')
  })

  test('a made-up link does nothing, and says so', async () => {
    for (const key of ['', 'x', 'x'.repeat(43), '%00', '%3Cscript%3E']) {
      const page = await shop.ask(`/undo-deletion?key=${key}`)
      expect([page.status, page.text.includes('no longer works')]).toEqual([410, true])
    }
  })

  test('a guest is erased at once', async () => {
    const guest = await beGuest(query)
    const page = await shop.ask(PAGE, { headers: guest.headers })
    expect(page.text).toContain('at once and for good')
    const answer = await post(PAGE, { confirmed: 'yes' }, guest.headers)
    expect([answer.status, answer.headers.location]).toEqual([303, '/goodbye?account=erased'])
    expect(await membersNamed(guest.id)).toEqual([])
    expect((await shop.ask(PAGE, { headers: guest.headers })).text).toContain('Nothing of yours is kept here')
  })
})
