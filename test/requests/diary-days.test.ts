import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day, dayOf, partsOf } from '#modules/calendar/day.ts'
import { dayIn, momentAt, type Zone } from '#modules/calendar/zone.ts'
import { sayOfDays } from '#modules/food-log/commands/days.ts'
import { editDiary, editMeasures } from '#modules/food-log/commands/entries.ts'
import { eaten, idOf, stated } from '#modules/food-log/diary.fixture.ts'
import { chooseCalendar, consentFor } from '#modules/profile/commands.ts'
import { beMember, type Present, type Query } from '#test/people.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'

let shop: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const ZONES = ['Europe/London', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC'] as Zone[]
/** When clocks change in 2027, forward and back, in London, Auckland and Los Angeles. */
const CHANGES = ['2027-03-28', '2027-10-31', '2027-09-26', '2027-04-04', '2027-03-14', '2027-11-07'].map(dayOf)
/** On the clock of the place: right after midnight, at noon, and right before the next. */
const HOURS = [
  [0, 10],
  [12, 0],
  [23, 50],
] as const

const foodOf = (day: Day) => `Food of ${day}`
/** Its own for each day of two months. */
const kcalOf = (day: Day) => 1_000 + partsOf(day)[1] * 50 + partsOf(day)[2]
const kgOf = (day: Day) => 60 + partsOf(day)[2] / 10
const text = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]+>/g, '')

/** Somebody there with an entry, a weight and a word about it on each of these days. */
async function beLogger(zone: Zone, days: readonly Day[]): Promise<Present> {
  const ann = await beMember(query, 'ann')
  const id = ann.id as MemberId
  const now = new Date()
  await chooseCalendar(shop.database.db, id, { zone, firstDayOfWeek: 'monday' }, now)
  await shop.database.db.transaction().execute(async tx => {
    await consentFor(tx, id, true, now)
    const put = days.map((day, nth) =>
      eaten(nth + 1, {
        ...{ day, one: stated({ energyKcal: kcalOf(day), proteinG: 50 }) },
        what: { kind: 'quick', name: foodOf(day) },
      }),
    )
    await editDiary(tx, id, { put, removed: [] }, now)
    const weights = days.map((day, nth) => ({
      id: idOf(nth + 500),
      day,
      time: null,
      kind: 'weight',
      value: kgOf(day),
      words: '',
    }))
    await editMeasures(tx, id, { put: weights, removed: [] }, now)
    await sayOfDays(
      tx,
      id,
      days.map(day => ({ day, status: 'complete' as const })),
      now,
    )
  })
  return ann
}

test.each(ZONES)(
  'log, dashboard and progress of a member in %s have their own today, whatever the clocks do',
  async zone => {
    const days = [...new Set(CHANGES.flatMap(day => [-2, -1, 0, 1, 2].map(by => addDays(day, by))))].sort()
    const { headers } = await beLogger(zone, days)
    const { services } = shop.open
    const { now: clock } = services
    try {
      for (const day of CHANGES)
        for (const [hour, minute] of HOURS) {
          const moment = momentAt({ day, hour, minute, second: 0 }, zone)
          // What is asked for is the day there, and no other zone's.
          expect(dayIn(moment, zone)).toBe(day)
          Object.assign(services, { now: () => moment })
          await expectToday(headers, day)
        }
    } finally {
      Object.assign(services, { now: clock })
    }
  },
)

async function expectToday(headers: Present['headers'], day: Day): Promise<void> {
  const ask = async (path: string) => (await shop.ask(`/dashboard${path}`, { headers })).text
  const [log, before, dashboard, progress, csv] = await Promise.all([
    ask('/daily-log'),
    ask(`/daily-log?day=${addDays(day, -1)}`),
    ask(''),
    ask('/progress?days=7'),
    ask('/progress.csv?days=7'),
  ])
  for (const [page, its] of [
    [log, day],
    [dashboard, day],
    [before, addDays(day, -1)],
  ] as const) {
    const said = text(page)
    expect(said).toContain(foodOf(its))
    for (const other of [addDays(its, -1), addDays(its, 1)]) expect(said).not.toContain(foodOf(other))
  }
  expect(text(dashboard)).toContain(kcalOf(day).toLocaleString('en-GB'))
  expect(text(progress)).toContain(`${kgOf(day)} kg`)
  const rows = csv.trim().split(/\r?\n/).slice(1)
  expect(rows.map(row => row.slice(0, 10))).toEqual([6, 5, 4, 3, 2, 1, 0].map(ago => addDays(day, -ago)))
  expect(rows.at(-1)).toContain(String(kcalOf(day)))
  expect(rows.at(-2)).toContain(String(kcalOf(addDays(day, -1))))
}
