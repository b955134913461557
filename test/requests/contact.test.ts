import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseAllPersonalData } from '#app/personal-data.ts'
import type { MemberId } from '#modules/account/member.ts'
import { purgeMessages } from '#modules/contact/commands/messages.ts'
import { makeStamp } from '#modules/contact/commands/stamps.ts'
import { beMember, person, type Query, TEST_SECRET } from '#test/people.ts'
import { logText, openShop, type Shop, until } from './built-shop.test-support.ts'
import { mails } from './buying.test-support.ts'

let shop: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const typed = (more: object = {}) => {
  const { name, email } = person('ann')
  return { name, email, subject: 'Is it vegan?', message: `Hello,\n\nare they? ${randomUUID()}\nAnn`, ...more }
}
type Typed = ReturnType<typeof typed>
const stored = async ({ message }: Typed) =>
  (await shop.database.pool.query('select * from contact_message where message = $1', [message])).rows
const settled = () =>
  until(async () => {
    const { rows } = await shop.database.pool.query(
      "select count(*)::int as open from pgboss.job where name like 'contact-%' and state in ('created', 'active', 'retry')",
    )
    return rows[0].open === 0
  }, 'every message is told')
/** What support and the writer got. */
async function got({ message, email }: Typed) {
  await settled()
  const all = await mails(shop)
  const words = message.split('\n').at(2) ?? ''
  return {
    support: all.filter(mail => mail.includes(words)),
    writer: all.filter(mail => mail.includes('We have your message') && mail.includes(email)),
  }
}
const LONG_AGO = new Date(Date.now() - 60_000)
/** As a browser without script sends the form. */
const post = (fields: Record<string, string>, headers = {}) =>
  shop.ask('/contact', {
    method: 'POST',
    body: new URLSearchParams({ stamp: makeStamp(TEST_SECRET, LONG_AGO), website: '', ...fields }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: shop.origin,
      accept: 'text/html',
      ...headers,
    },
  })

test('a message is stored, mailed to support with its writer to answer to, and confirmed without a word of it', async () => {
  const sent = typed({
    subject: 'Look\r\nBcc: all@x.example',
    message: `See\n\nhttps://x.example/${randomUUID()}\nSee`,
  })
  const answer = await shop.call('/api/contact', sent)
  expect([answer.status, answer.json]).toEqual([200, {}])
  expect(await stored(sent)).toMatchObject([{ member_id: null, subject: 'Look Bcc: all@x.example' }])
  const { support, writer } = await got(sent)
  expect(support).toHaveLength(1)
  expect(support[0]).toContain(`<dt>Reply to</dt><dd>Ann Teal &#60;${sent.email}&#62;</dd>`)
  expect(support[0]).toContain('<dt>To</dt><dd>Thymewell Sample Trading Ltd &#60;hello@thymewell.example&#62;</dd>')
  expect(support[0]).toContain('<h1>A message through the contact form</h1>')
  expect(support[0]).toContain('Subject: Look Bcc: all@x.example')
  expect(writer).toHaveLength(1)
  expect(writer[0]).not.toMatch(/x\.example|Ann Teal|Look/)
  for (const told of [sent.email, sent.message]) expect(logText()).not.toContain(told)
})

test('the same words from the same page are one message, however often and by however many they are sent', async () => {
  const sent = typed()
  const headers = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => shop.call('/api/contact', sent, headers)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await stored(sent)).toHaveLength(1)
  expect((await got(sent)).support).toHaveLength(1)
  const changed = { ...sent, message: `${sent.message}\nP.S. And halal?` }
  expect((await shop.call('/api/contact', changed, headers)).status).toBe(200)
  expect(await stored(changed)).toHaveLength(1)
})

test('what is wrong is answered in words, and nothing is kept of it', async () => {
  const bad: [body: unknown, status: number, error: string][] = [
    [typed({ name: ' ' }), 400, 'Please enter your name'],
    [typed({ email: 'ann' }), 400, 'Please enter your e-mail address, such as ann@example.com.'],
    [typed({ subject: undefined }), 400, 'Please enter a subject'],
    [typed({ message: 'x'.repeat(5_001) }), 400, 'Please use at most 5,000 characters.'],
    [null, 400, 'Please enter your name'],
    ['{', 400, 'This is not valid JSON.'],
  ]
  for (const [body, status, error] of bad)
    expect(await shop.call('/api/contact', body)).toMatchObject({ status, json: { error } })
  expect((await shop.ask('/api/contact')).status).toBe(405)
  expect((await shop.call('/api/contact', typed(), { origin: 'https://elsewhere.example' })).status).toBe(403)
})

test('an address and a network may send a few in an hour, and a stranger’s address gets three confirmations at most', async () => {
  const { email } = person('ben')
  const byAddress: number[] = []
  for (let nth = 0; nth < 6; nth += 1) byAddress.push((await shop.call('/api/contact', typed({ email }))).status)
  expect(byAddress).toEqual([200, 200, 200, 200, 200, 429])
  await settled()
  const confirmed = (await mails(shop)).filter(mail => mail.includes('We have your message') && mail.includes(email))
  expect(confirmed).toHaveLength(3)
  const headers = { 'x-forwarded-for': '192.0.2.77' }
  const byNetwork: number[] = []
  for (let nth = 0; nth < 21; nth += 1) byNetwork.push((await shop.call('/api/contact', typed(), headers)).status)
  expect(byNetwork).toEqual([...Array(20).fill(200), 429])
  const refused = typed()
  const back = await post(refused, headers)
  expect(back.status).toBe(429)
  expect(back.text).toContain(refused.message.split('\n')[2])
  expect(back.text).toContain('That is a lot of messages in a short time')
})

test('without script the form is sent, and again by a second press is the same', async () => {
  const page = await shop.ask('/contact')
  expect(page.headers['cache-control']).toBe('private, no-cache')
  expect(page.text).toMatch(/name="stamp" value="v1\.[\w-]+"/)
  const sent = typed()
  const stamp = makeStamp(TEST_SECRET, LONG_AGO)
  for (let press = 0; press < 2; press += 1) {
    const answer = await post({ ...sent, stamp })
    expect([answer.status, answer.headers.location]).toEqual([303, '/contact?sent=yes'])
  }
  expect(await stored({ ...sent })).toHaveLength(1)
  expect((await shop.ask('/contact?sent=yes')).text).toContain(
    'Message sent successfully! We will get back to you soon.',
  )
})

test.each([
  ['a field is wrong', { email: 'ann' }, 400, 'Please enter your e-mail address'],
  ['a hidden field is filled in', { website: 'https://spam.example' }, 422, 'A field that nobody sees was filled in'],
  [
    'it came at once',
    { stamp: makeStamp(TEST_SECRET, new Date(Date.now() + 3_600_000)) },
    422,
    'quicker than anybody types',
  ],
  ['the page is none of ours', { stamp: 'v1.x' }, 422, 'Please send it again'],
])('a form is given back with all that was typed when %s', async (_when, more, status, words) => {
  const sent = typed()
  const back = await post({ ...sent, ...more })
  expect(back.status).toBe(status)
  expect(back.text).toContain(words)
  expect(back.text).toContain(sent.message.split('\n')[2])
  expect(back.text).toContain('value="Is it vegan?"')
  expect(await stored(sent)).toHaveLength(0)
})

test('it belongs to whoever is signed in or proved the address, and goes with them or after two years', async () => {
  const ann = await beMember(query, 'ann')
  const bySession = typed()
  await post(bySession, ann.headers)
  const byAddress = typed({ email: ann.email.toUpperCase() })
  await shop.call('/api/contact', byAddress)
  const visitors = typed()
  await shop.call('/api/contact', visitors)
  for (const each of [bySession, byAddress]) expect(await stored(each)).toMatchObject([{ member_id: ann.id }])
  await settled()
  const { db } = shop.database
  await db.transaction().execute(tx => eraseAllPersonalData(tx, ann.id as MemberId, new Date()))
  for (const each of [bySession, byAddress]) expect(await stored(each)).toHaveLength(0)
  await purgeMessages(db, new Date(Date.now() + 729 * 86_400_000))
  expect(await stored(visitors)).toHaveLength(1)
  await purgeMessages(db, new Date(Date.now() + 731 * 86_400_000))
  expect(await stored(visitors)).toHaveLength(0)
})
