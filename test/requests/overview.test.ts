import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { sayOfDays } from '#modules/food-log/commands/days.ts'
import { editDiary } from '#modules/food-log/commands/entries.ts'
import { eaten, idOf, stated } from '#modules/food-log/diary.fixture.ts'
import { beMember, type Query } from '#test/people.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'

let shop: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const PAGE = '/dashboard'
const COUNT = { 'x-count-statements': '1' }
const counted = ({ headers }: { headers: Record<string, unknown> }) =>
  Number(/^sql;desc="(\d+)"$/.exec(String(headers['server-timing']))?.[1] ?? Number.NaN)

const today = dayIn(new Date(), LONDON)
const ONE = stated({ energyKcal: 450, proteinG: 20, carbohydrateG: 55, fatG: 15, ironMg: 3 })

/** Four entries a day, all of them complete. */
async function logYear(memberId: MemberId, days = 375) {
  const all: Day[] = Array.from({ length: days }, (_, ago) => addDays(today, -ago))
  const put = all.flatMap((day, nth) =>
    ['breakfast', 'lunch', 'dinner', 'snack'].map((meal, place) => eaten(nth * 4 + place + 1, { day, meal, one: ONE })),
  )
  await shop.database.db.transaction().execute(async tx => {
    await editDiary(tx, memberId, { put, removed: [] }, new Date())
    await sayOfDays(
      tx,
      memberId,
      all.slice(1).map(day => ({ day, status: 'complete' as const })),
      new Date(),
    )
  })
}

test('with a year of 1,500 entries the dashboard asks the database six times at most', async () => {
  const ann = await beMember(query, 'ann')
  await logYear(ann.id as MemberId)
  for (const path of [PAGE, `${PAGE}?view=30-days&chart=month`]) {
    const page = await shop.ask(path, { headers: { ...ann.headers, ...COUNT } })
    expect(page.status).toBe(200)
    expect(page.text).toContain('1,800')
    expect(counted(page)).toBeGreaterThan(1)
    expect(counted(page)).toBeLessThanOrEqual(6)
  }
})

test('a visitor sees the figures of the sample member, and a new member the next step', async () => {
  const { text } = await shop.ask(PAGE)
  const said = text.replaceAll(/<[^>]+>/g, '')
  for (const words of ['1,840', 'Goal progress 92 %', '1.8 of 2.5 L', 'Moderate', 'Today’s Meals'])
    expect(said).toContain(words)
  const month = (await shop.ask(`${PAGE}?view=30-days`)).text.replaceAll(/<[^>]+>/g, '')
  expect(month).toContain('1,950 of 2,000 kcal')

  const ben = await beMember(query, 'ben')
  const own = await shop.ask(PAGE, { headers: ben.headers })
  expect(own.text).toContain('Open the daily log')
  expect(own.text).not.toContain('1,840')
})

test('whoever logged something a month ago is not shown how to begin', async () => {
  const cleo = await beMember(query, 'cleo')
  expect((await shop.ask(PAGE, { headers: cleo.headers })).text).toContain('Open the daily log')
  const ate = { put: [eaten(9, { day: addDays(today, -30), one: ONE })], removed: [], agrees: true }
  expect((await shop.change('diary-changed', ate, cleo.headers)).status).toBe(200)
  expect((await shop.ask(PAGE, { headers: cleo.headers })).text).not.toContain('Open the daily log')
})

test('what is planned and was eaten counts once, as what was eaten', async () => {
  const cleo = await beMember(query, 'cleo')
  const what = { kind: 'dish', ref: { kind: 'own', id: '9000000301' }, name: 'Red lentil dal', grams: null }
  const entry = { id: idOf(7), day: today, meal: 'dinner', place: 0, what, quarters: 4, guestQuarters: 0 }
  const planned = { put: [{ ...entry, time: null, isLocked: false }], removed: [] }
  expect((await shop.change('plan-changed', planned, cleo.headers)).status).toBe(200)
  expect((await shop.ask(PAGE, { headers: cleo.headers })).text).toContain('421 kcal planned')
  const ate = { put: [eaten(7, { day: today, meal: 'dinner', one: ONE })], removed: [], agrees: true }
  expect((await shop.change('diary-changed', ate, cleo.headers)).status).toBe(200)
  const after = (await shop.ask(PAGE, { headers: cleo.headers })).text
  expect(after).not.toContain('kcal planned')
  expect(after.replaceAll(/<[^>]+>/g, '')).toContain('450 of 2,000 kcal')
})

test('the file of the progress is one’s own days, for nobody else to keep', async () => {
  const member = await beMember(query, 'ann')
  const ate = { put: [eaten(8, { day: today, one: ONE })], removed: [], agrees: true }
  await shop.change('diary-changed', ate, member.headers)
  const file = await shop.ask(`/dashboard/progress.csv?from=${today}&to=${today}`, { headers: member.headers })
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(file.headers['cache-control']).toBe('private, no-store')
  expect(file.headers['content-disposition']).toBe(`attachment; filename="thymewell-${today}-to-${today}.csv"`)
  expect(file.text.split('\r\n')[1]).toMatch(new RegExp(`^${today},,,,,450,,`))
})
