import { afterAll, beforeAll, expect, test } from 'vitest'
import { withdrawHealthConsent } from '#app/personal-data.ts'
import type { MemberId } from '#modules/account/member.ts'
import { addDays } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { sayOfDays } from '#modules/food-log/commands/days.ts'
import { editDiary, editMeasures } from '#modules/food-log/commands/entries.ts'
import { eaten, idOf, stated } from '#modules/food-log/diary.fixture.ts'
import { consentFor } from '#modules/profile/commands.ts'
import { beMember, type Present, type Query } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { logText, openShop, type Shop } from './built-shop.test-support.ts'

let shop: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const PAGE = '/dashboard/progress/share'
const today = dayIn(new Date(), LONDON)
const yesterday = addDays(today, -1)
const words = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]+>/g, ' ')

/** Somebody with a day in full, a note and a weigh-in. */
async function beLogger(): Promise<Present & { id: MemberId }> {
  const ann = (await beMember(query, 'ann')) as Present & { id: MemberId }
  const now = new Date()
  await shop.database.db.transaction().execute(async tx => {
    await consentFor(tx, ann.id, true, now)
    const one = stated({ energyKcal: 1871, proteinG: 83, ironMg: 5 })
    const cake = eaten(1, { day: yesterday, one, what: { kind: 'quick', name: 'Marzipan cake' } })
    await editDiary(tx, ann.id, { put: [cake], removed: [] }, now)
    await sayOfDays(tx, ann.id, [{ day: yesterday, status: 'complete', note: 'Slept badly' }], now)
    const weight = { id: idOf(7), day: yesterday, time: null, kind: 'weight', value: 71.3, words: '' }
    await editMeasures(tx, ann.id, { put: [weight], removed: [] }, now)
  })
  return ann
}

const post = (form: [string, string][], headers: Record<string, string>) =>
  shop.ask(PAGE, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin, ...headers },
  })

const KEY = /\/records\/([A-Za-z0-9_-]{43})/
async function makeLink(who: Present, shows: string[], more: [string, string][] = []): Promise<string> {
  const chosen = shows.map((part): [string, string] => ['shows', part])
  const answer = await post([['weeks', '4'], ['ends', '30'], ...chosen, ...more], who.headers)
  expect(answer.status, words(answer.text)).toBe(200)
  return KEY.exec(answer.text)?.[1] ?? ''
}

test('a link shows what was chosen and nothing else, to be kept and found by nobody', async () => {
  const ann = await beLogger()
  const key = await makeLink(ann, ['nutrients', 'diary'], [['isNamed', 'on']])
  const page = await shop.ask(`/records/${key}`)
  expect(page.status).toBe(200)
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  const said = words(page.text)
  for (const shown of [`Food record of ${ann.name}`, 'Marzipan cake', '1,871', '83 g', 'Iron', 'short'])
    expect(said).toContain(shown)
  // Nor is it hidden in what the browser is sent.
  for (const kept of ['Slept badly', '71.3', ann.email]) expect(page.text).not.toContain(kept)
  const other = await shop.ask(`/records/${await makeLink(ann, ['weight', 'notes'])}`)
  expect(words(other.text)).toContain('Slept badly')
  expect(words(other.text)).toContain('71.3 kg')
  for (const kept of ['Marzipan', '1,871', ann.name]) expect(other.text).not.toContain(kept)
  // Of the key only a hash is kept, and none of it is logged.
  const { rows } = await shop.database.pool.query('select row_to_json(l)::text as row from record_link as l')
  expect(JSON.stringify(rows)).not.toContain(key)
  expect(logText()).not.toContain(key)
})

test('its member sees how often it was opened and on which day, their own looks not counted, and ends it', async () => {
  const ann = await beLogger()
  const key = await makeLink(ann, ['nutrients'], [['noteFor', 'Dr Patel']])
  const listed = async () => words((await shop.ask(PAGE, { headers: ann.headers })).text)
  expect(await listed()).toContain('Not opened yet')
  await shop.ask(`/records/${key}`, { headers: ann.headers })
  expect(await listed()).toContain('Not opened yet')
  await shop.ask(`/records/${key}`)
  await shop.ask(`/records/${key}`)
  expect(await listed()).toMatch(/For Dr Patel[\s\S]*Opened 2 times, last on/)
  const { rows } = await shop.database.pool.query('select id from record_link where member_id = $1', [ann.id])
  const ben = await beMember(query, 'ben')
  await post([['end', rows[0].id]], ben.headers)
  expect((await shop.ask(`/records/${key}`)).status).toBe(200)
  expect((await post([['end', rows[0].id]], ann.headers)).status).toBe(303)
  const ended = await shop.ask(`/records/${key}`)
  expect([ended.status, ended.headers['cache-control'], words(ended.text).includes('This link has ended')]).toEqual([
    410,
    'private, no-store',
    true,
  ])
  expect(await listed()).toContain('Nobody can read your record')
})

test('a link ends with its last day, with the consent, and while the account is locked', async () => {
  const ann = await beLogger()
  const [over, locked, withdrawn] = await Promise.all([1, 2, 3].map(() => makeLink(ann, ['nutrients'])))
  await query(
    `update record_link set ends_at = ${sqlNow()} where member_id = $1 and key_hash = sha256(convert_to($2, 'UTF8'))`,
    [ann.id, over],
  )
  expect((await shop.ask(`/records/${over}`)).status).toBe(410)
  await query(
    `insert into deletion (member_id, asked_at, erase_at) values ($1, ${sqlNow()}, ${sqlNow()} + interval '7 days')`,
    [ann.id],
  )
  expect((await shop.ask(`/records/${locked}`)).status).toBe(410)
  await query('delete from deletion where member_id = $1', [ann.id])
  expect((await shop.ask(`/records/${withdrawn}`)).status).toBe(200)
  await withdrawHealthConsent(shop.database.db, ann.id, new Date())
  expect((await shop.ask(`/records/${withdrawn}`)).status).toBe(404)
})

test('what is no key of anybody opens nothing, and nobody without a record makes one', async () => {
  for (const key of ['x', 'a'.repeat(43), '%00', 'a'.repeat(300)])
    expect((await shop.ask(`/records/${key}`)).status, key).toBe(404)
  const ben = await beMember(query, 'ben')
  const asked: [string, string][] = [
    ['weeks', '4'],
    ['ends', '30'],
    ['shows', 'diary'],
  ]
  expect((await post(asked, ben.headers)).status).toBe(403)
  expect((await post(asked, {})).status).toBe(401)
  const ann = await beLogger()
  expect((await post(asked.slice(0, 2), ann.headers)).status).toBe(400)
  expect((await post([...asked, ['formOwner', ben.id]], ann.headers)).status).toBe(409)
})
