import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { dayOf } from '#modules/calendar/day.ts'
import { momentAt, type Zone } from '#modules/calendar/zone.ts'
import { eaten } from '#modules/food-log/diary.fixture.ts'
import { editPlan } from '#modules/planner/commands/entries.ts'
import { entry, MON } from '#modules/planner/plan.fixture.ts'
import { chooseCalendar, chooseNotifications, consentFor, withdrawConsent } from '#modules/profile/commands.ts'
import type { Notification } from '#modules/profile/settings.ts'
import { NO_THREADS } from '#modules/recipes/queries/no-threads.fixture.ts'
import { dose, item, ours } from '#modules/supplements-log/cabinet.fixture.ts'
import { editCabinet } from '#modules/supplements-log/commands/cabinet.ts'
import { editDoses } from '#modules/supplements-log/commands/doses.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beMember, type Query, TEST_SECRET } from '#test/people.ts'
import { tampered } from '#test/tampered.ts'
import { endByKey } from './commands/endings.ts'
import { queueMealReminders, queueSupplementReminders, workNotifications } from './jobs.ts'
import { keptJobs } from './kept-jobs.fixture.ts'

const AUCKLAND = 'Pacific/Auckland' as Zone
const LONG_AGO = new Date('2026-10-01T12:00:00Z')
const SENDER = { name: 'Thymewell', email: 'hello@thymewell.example', address: ['1 Row'], phone: '020 7946 0100' }
const at = (hour: number, minute: number) => momentAt({ day: MON, hour, minute, second: 0 }, AUCKLAND)

let database: TestDatabase
let ann: MemberId
let queue: ReturnType<typeof keptJobs>
let sent: Mail[]
let now: Date
let isLocked = false
const query: Query = (text, values) => database.pool.query(text, values)
const deps = () => ({ db: database.db, jobs: queue.jobs, now: () => now })
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  ann = (await beMember(query, 'ann')).id as MemberId
  queue = keptJobs()
  sent = []
  isLocked = false
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  await workNotifications({
    ...deps(),
    now: () => now,
    mailer,
    sender: SENDER as never,
    secret: TEST_SECRET,
    shop: () => 'https://shop.example',
    isLocked: async () => isLocked,
    reading: NO_THREADS,
  })
  await chooseCalendar(database.db, ann, { zone: AUCKLAND, firstDayOfWeek: 'monday' }, LONG_AGO)
})

const want = (...kinds: Notification[]) => chooseNotifications(database.db, ann, kinds, LONG_AGO)
const magnesium = item(1, ours('magnesium-complex'), { times: ['08:00', '20:00'], addedOn: dayOf('2026-11-01') })
const takeMagnesium = () =>
  database.db.transaction().execute(async tx => {
    await consentFor(tx, ann, true, LONG_AGO)
    await editCabinet(tx, ann, { put: [magnesium], removed: [] }, LONG_AGO)
  })
const tick = async (hour: number, minute: number) => {
  now = at(hour, minute)
  await queueSupplementReminders(deps())
  await queueMealReminders(deps())
}
const mine = () => sent.filter(({ messageId }) => messageId.includes(ann))
const planDal = (change = {}) =>
  database.db
    .transaction()
    .execute(tx =>
      editPlan(tx, ann, { put: [entry(1, change)], removed: [] }, { db: database.db, now: () => LONG_AGO } as never),
    )

test('a dose is reminded of once at its time where its taker is, and its subject says nothing of it', async () => {
  await want('supplementReminders')
  await takeMagnesium()
  for (const [hour, minute] of [
    [7, 55],
    [8, 0],
    [8, 0],
    [8, 5],
    [8, 40],
  ] as const) {
    await tick(hour, minute)
    await queue.run()
  }
  expect(mine()).toHaveLength(1)
  const [mail] = mine()
  expect(mail?.subject).toBe('Your Thymewell reminder')
  expect(mail?.text).toContain('Magnesium Complex')
  expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/shop\.example\/unsubscribe\/[\w.-]+$/)
})

test('what is ticked or skipped by then is silent', async () => {
  await want('supplementReminders')
  await takeMagnesium()
  await database.db
    .transaction()
    .execute(tx => editDoses(tx, ann, { put: [dose(magnesium, MON)], removed: [] }, LONG_AGO))
  await tick(8, 0)
  await queue.run()
  expect(mine()).toEqual([])
  await tick(20, 0)
  await database.db
    .transaction()
    .execute(tx =>
      editDoses(tx, ann, { put: [dose(magnesium, MON, { slot: 1, time: '20:00' })], removed: [] }, LONG_AGO),
    )
  await queue.run()
  expect(mine()).toEqual([])
})

test('nothing is sent to whoever did not ask, or is an hour late', async () => {
  await takeMagnesium()
  await tick(8, 0)
  await want('supplementReminders')
  await tick(20, 0)
  now = at(21, 0)
  await queue.run()
  expect(mine()).toEqual([])
})

test.each(['locked', 'unproved'])('nothing is sent to an account that is %s', async why => {
  await want('supplementReminders', 'mealReminders')
  await takeMagnesium()
  await planDal()
  isLocked = why === 'locked'
  if (why === 'unproved')
    await query(
      "update member set email_verified = false, claimed_email = email, email = id || '@anonymous.placeholder.invalid' where id = $1",
      [ann],
    )
  await tick(7, 0)
  await queue.run()
  await tick(8, 0)
  await queue.run()
  expect(mine()).toEqual([])
})

test('without the consent to keep health data no dose is told of', async () => {
  await want('supplementReminders')
  await takeMagnesium()
  await tick(8, 0)
  await database.db.transaction().execute(tx => withdrawConsent(tx, ann, LONG_AGO))
  await queue.run()
  expect(mine()).toEqual([])
})

test('a day without a plan is silent', async () => {
  await want('mealReminders')
  await tick(7, 0)
  await queue.run()
  expect(mine()).toEqual([])
})

test('a plan of today is told in the morning, once, and its subject says nothing of it', async () => {
  await want('mealReminders')
  await planDal()
  for (const minute of [0, 5, 30]) {
    await tick(7, minute)
    await queue.run()
  }
  expect(mine()).toHaveLength(1)
  expect(mine()[0]?.subject).toBe('Your Thymewell plan for today')
  expect(mine()[0]?.text).toMatch(/Dinner: .*dal/)
})

test('a plan of what somebody must not eat says so in the morning', async () => {
  await want('mealReminders')
  await planDal({ what: { kind: 'dish', ref: { kind: 'own', id: '9000000304' }, name: 'Tofu pad Thai', grams: null } })
  await query(
    `insert into health_profile (member_id, activity, diets, allergies, changed_at)
    values ($1, 'light', '{}', '{peanuts}', now())`,
    [ann],
  )
  await tick(7, 0)
  await queue.run()
  expect(mine()[0]?.text).toContain('Tofu pad Thai (contains peanuts)')
})

test('what is eaten already is silent', async () => {
  await want('mealReminders')
  await planDal({ done: 'eaten' })
  await tick(7, 0)
  await queue.run()
  expect(mine()).toEqual([])
})

test('a meal that is in the diary by hand is silent', async () => {
  await want('mealReminders')
  await planDal()
  const toast = eaten(1)
  await query(
    `insert into diary_entry (member_id, id, day, meal, place, what, amount, one, changed_at)
    values ($1, $2, $3, 'dinner', 0, $4, $5, 'serving', now())`,
    [ann, toast.id, MON, JSON.stringify(toast.what), JSON.stringify(toast.amount)],
  )
  await tick(7, 0)
  await queue.run()
  expect(mine()).toEqual([])
})

test('a key ends its own kind, or all, and another’s nothing', async () => {
  await want('mealReminders', 'newsletterUpdates')
  await planDal()
  await tick(7, 0)
  await queue.run()
  const key = mine()[0]?.unsubscribeUrl?.split('/').at(-1) ?? ''
  expect(await endByKey({ ...deps(), secret: TEST_SECRET }, tampered(key))).toBe(false)
  expect(await endByKey({ ...deps(), secret: TEST_SECRET }, key)).toBe(true)
  const since = async () => {
    const { rows } = await database.pool.query(
      'select meal_reminders_since as meals, newsletter_since as news from member_settings where member_id = $1',
      [ann],
    )
    return rows[0]
  }
  expect(await since()).toEqual({ meals: null, news: LONG_AGO })
  await endByKey({ ...deps(), secret: TEST_SECRET }, key, ['newsletterUpdates'])
  expect(await since()).toEqual({ meals: null, news: null })
})
