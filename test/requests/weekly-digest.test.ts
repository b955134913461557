import { afterAll, beforeAll, expect, test } from 'vitest'
import { withdrawHealthConsent } from '#app/personal-data.ts'
import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day, dayOf, weekOf } from '#modules/calendar/day.ts'
import { momentAt, type Zone } from '#modules/calendar/zone.ts'
import { sayOfDays } from '#modules/food-log/commands/days.ts'
import { editDiary } from '#modules/food-log/commands/entries.ts'
import { eaten, stated } from '#modules/food-log/diary.fixture.ts'
import { chooseCalendar, chooseNotifications, chooseQuietHours, consentFor } from '#modules/profile/commands.ts'
import type { Notification } from '#modules/profile/settings.ts'
import { queueDigests } from '#modules/reports/jobs.ts'
import { beMember, type Present, type Query } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { tampered } from '#test/tampered.ts'
import { logText, openShop, type Shop, until } from './built-shop.test-support.ts'
import { mails } from './buying.test-support.ts'

let shop: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

type Reader = Present & { id: MemberId }
const AUCKLAND = 'Pacific/Auckland' as Zone
// Long gone: of the machine’s own week the servers write by themselves.
const WEEK = weekOf(dayOf('2024-11-20'), 'monday') as readonly [Day, ...Day[]]
const LONG_AGO = new Date('2024-10-01T12:00:00Z')
const at = (day: Day, hour: number, zone: Zone) => momentAt({ day, hour, minute: 5, second: 0 }, zone)
const MONDAY_MORNING = at(addDays(WEEK[0], 7), 8, AUCKLAND)

/** Somebody in Auckland who wants to be told, with a day of that week in full. */
async function beReader(wanted: readonly Notification[], logs = true): Promise<Reader> {
  const ann = (await beMember(query, 'ann')) as Reader
  const { db } = shop.database
  await chooseNotifications(db, ann.id, wanted, LONG_AGO)
  // The servers’ own clock is the machine’s, and it may be night in Auckland.
  await chooseQuietHours(db, ann.id, null, LONG_AGO)
  await chooseCalendar(db, ann.id, { zone: AUCKLAND, firstDayOfWeek: 'monday' }, LONG_AGO)
  await db.transaction().execute(async tx => {
    await consentFor(tx, ann.id, true, LONG_AGO)
    if (!logs) return
    const one = stated({ energyKcal: 1871, proteinG: 83 })
    await editDiary(tx, ann.id, { put: [eaten(1, { day: WEEK[2] as Day, one })], removed: [] }, LONG_AGO)
    await sayOfDays(tx, ann.id, [{ day: WEEK[2] as Day, status: 'complete', note: '' }], LONG_AGO)
  })
  return ann
}

const queue = (now: Date) => queueDigests({ db: shop.database.db, jobs: shop.open.services.jobs, now: () => now })
/** All digests that were noted are written, or were let be. */
const settled = () =>
  until(async () => {
    const { rows } = await shop.database.pool.query(
      "select count(*)::int as open from pgboss.job where name = 'weekly-digest' and state in ('created', 'active', 'retry')",
    )
    return rows[0].open === 0
  }, 'every digest is done')
const mailsTo = async (reader: Present) => {
  await settled()
  return (await mails(shop)).filter(mail => mail.includes(reader.email))
}
const UNSUBSCRIBE = /\/unsubscribe\/([\w.-]+)/

test('one is sent for a week, however often and by however many servers it is asked for', async () => {
  const ann = await beReader(['progressUpdates'])
  await Promise.all([queue(MONDAY_MORNING), queue(MONDAY_MORNING)])
  await queue(at(addDays(WEEK[0], 8), 20, AUCKLAND))
  const sent = await mailsTo(ann)
  expect(sent).toHaveLength(1)
  const [mail] = sent
  expect(mail).toContain('Your week at Thymewell is ready')
  expect(mail).not.toMatch(/1,871|kcal/)
})

test('a server that was down on Monday sends it on Wednesday, and not a week late', async () => {
  const ann = await beReader(['progressUpdates'])
  await queue(at(addDays(WEEK[0], 7), 3, AUCKLAND))
  expect(await mailsTo(ann)).toHaveLength(0)
  await queue(at(addDays(WEEK[0], 10), 9, AUCKLAND))
  expect(await mailsTo(ann)).toHaveLength(0)
  await queue(at(addDays(WEEK[0], 9), 9, AUCKLAND))
  expect(await mailsTo(ann)).toHaveLength(1)
})

test('figures stand in it only where they were chosen, and are gone with the consent', async () => {
  const ann = await beReader(['progressUpdates', 'progressFigures'])
  await queue(MONDAY_MORNING)
  const [mail] = await mailsTo(ann)
  expect(mail).toContain('1,871 kcal')
  await withdrawHealthConsent(shop.database.db, ann.id, new Date())
  const { rows } = await shop.database.pool.query('select * from member_settings where member_id = $1', [ann.id])
  expect(rows[0]).toMatchObject({ progress_figures_since: null, progress_updates_since: LONG_AGO })
})

test('nothing is sent of an empty week, nor to whoever did not ask, is locked, or never proved the address', async () => {
  const empty = await beReader(['progressUpdates'], false)
  const silent = await beReader(['newsletterUpdates', 'progressFigures'])
  const locked = await beReader(['progressUpdates'])
  await query(
    `insert into deletion (member_id, asked_at, erase_at) values ($1, ${sqlNow()}, ${sqlNow()} + interval '7 days')`,
    [locked.id],
  )
  const unproved = await beReader(['progressUpdates'])
  await query(
    "update member set email_verified = false, claimed_email = email, email = id || '@anonymous.placeholder.invalid' where id = $1",
    [unproved.id],
  )
  const changed = await beReader(['progressUpdates'])
  await chooseNotifications(shop.database.db, changed.id, [], new Date())
  await queue(MONDAY_MORNING)
  for (const reader of [empty, silent, locked, unproved, changed]) expect(await mailsTo(reader)).toHaveLength(0)
})

test('one press in the e-mail ends them, a mail program may press, and looking ends nothing', async () => {
  const wants = async (reader: Reader) => {
    const { rows } = await shop.database.pool.query(
      'select progress_updates_since is not null as wants from member_settings where member_id = $1',
      [reader.id],
    )
    return rows[0].wants
  }
  const ann = await beReader(['progressUpdates', 'newsletterUpdates'])
  await queue(MONDAY_MORNING)
  const [mail] = await mailsTo(ann)
  const key = UNSUBSCRIBE.exec(mail ?? '')?.[1] ?? ''
  expect((await shop.ask(`/unsubscribe/${key}`)).status).toBe(200)
  expect(await wants(ann)).toBe(true)
  const press = (one: string, body = 'List-Unsubscribe=One-Click') =>
    shop.ask(`/unsubscribe/${one}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect((await press(tampered(key))).status).toBe(404)
  expect(await wants(ann)).toBe(true)
  const pressed = await press(key)
  expect([pressed.status, pressed.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(pressed.text).toContain('Your diary and everything in it stay as they are')
  expect(await wants(ann)).toBe(false)
  const { rows } = await shop.database.pool.query('select newsletter_since from member_settings where member_id = $1', [
    ann.id,
  ])
  expect(rows[0].newsletter_since).toEqual(LONG_AGO)
  expect((await press(key)).status).toBe(200)
  const page = (await shop.ask(`/unsubscribe/${key}`)).text
  expect(page).toMatch(/You do not get these[\s\S]+You also get[\s\S]+Newsletter[\s\S]+Stop all of them/)
  expect((await press(key, 'what=all')).text).toMatch(/No more .+ of any kind/)
  const ended = await shop.database.pool.query('select newsletter_since from member_settings where member_id = $1', [
    ann.id,
  ])
  expect(ended.rows[0].newsletter_since).toBeNull()
  for (const secret of [key, ann.email, ann.id]) expect(logText()).not.toContain(secret)
})
