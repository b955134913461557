import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { eaten, idOf, stated } from '#modules/food-log/diary.fixture.ts'
import type { TodayView } from '#modules/today/today-view.ts'
import { beGuest, beMember, type Query } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'

let shop: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

type Who = { headers?: Record<string, string> }
const today = dayIn(new Date(), LONDON)
const PATH = '/api/own-day'
const DAL = { kind: 'dish', ref: { kind: 'own', id: '9000000301' }, name: 'Red lentil dal', grams: null }
const entry = { ...{ id: idOf(7), day: today, meal: 'dinner', place: 0, what: DAL, quarters: 4 }, guestQuarters: 0 }
const planned = { put: [{ ...entry, time: '19:00', isLocked: false }], removed: [] }

async function dayOf(who: Who = {}): Promise<TodayView | null> {
  const answer = await shop.ask(PATH, who)
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')])
  return JSON.parse(answer.text).today
}

test('a visitor has no day, and somebody new is told what to do first', async () => {
  expect(await dayOf()).toBeNull()
  const told = await dayOf(await beMember(query, 'cleo'))
  expect(told).toMatchObject({ isNew: true, meals: [], figures: null, open: [] })
  expect(told?.headline).toMatchObject({ kind: 'none', title: 'Nothing planned tonight' })
  expect(told?.headline.kind === 'none' && told.headline.dishes.length).toBe(3)
  expect(told?.news.length).toBe(4)
})

test('a guest with a plan has a day of their own, and what is eaten moves from plan to diary', async () => {
  const guest = await beGuest(query)
  expect((await shop.change('plan-changed', planned, guest.headers)).status).toBe(200)
  const before = await dayOf(guest)
  expect(before?.headline).toMatchObject({ kind: 'dish', when: 'Tonight', dish: { name: 'Red lentil dal' } })
  expect(before?.meals).toMatchObject([{ state: 'planned', meal: 'Dinner, 19:00' }])
  expect(before?.open.map(({ key }) => key)).toEqual(expect.arrayContaining(['list', 'diary']))
  for (const { kind, body } of before?.meals[0]?.eat?.changes ?? []) {
    const agreed = kind === 'diary-changed' ? { ...body, agrees: true } : body
    expect((await shop.change(kind, agreed, guest.headers)).status).toBe(200)
  }
  const after = await dayOf(guest)
  expect(after?.meals).toMatchObject([{ state: 'eaten', eat: null }])
  expect(after?.headline).not.toMatchObject({ when: 'Tonight' })
  expect(after?.figures).toMatchObject({ plannedKcal: 0, eatenKcal: before?.figures?.plannedKcal })
  for (const { kind, body } of before?.meals[0]?.eat?.back ?? [])
    expect((await shop.change(kind, body, guest.headers)).status).toBe(200)
  expect((await dayOf(guest))?.meals).toMatchObject([{ state: 'planned' }])
})

test('what somebody does not eat is neither offered nor new', async () => {
  const ann = await beMember(query, 'ann')
  await query(
    `insert into health_profile (member_id, activity, diets, allergies, changed_at) values ($1, 'light', '{vegan}', '{soya}', ${sqlNow()})`,
    [ann.id],
  )
  const told = await dayOf(ann)
  const paths = [
    ...(told?.headline.kind === 'none' ? told.headline.dishes.map(({ path }) => path) : []),
    ...(told?.news ?? []).flatMap(({ to }) => (to.startsWith('/recipes/') ? [to] : [])),
  ]
  expect(paths.length).toBe(5)
  for (const path of paths) {
    const { text } = await shop.ask(String(path))
    expect(text, String(path)).toContain('Vegan')
  }
})

test('it asks the database at most eight times, however much there is', async () => {
  const ben = await beMember(query, 'ben')
  const one = stated({ energyKcal: 400, ironMg: 2 })
  const put = Array.from({ length: 60 }, (_, nth) => eaten(nth + 1, { day: addDays(today, -(nth % 14)), one }))
  await shop.change('diary-changed', { put, removed: [], agrees: true }, ben.headers)
  await shop.change('plan-changed', planned, ben.headers)
  const answer = await shop.ask(PATH, { headers: { ...ben.headers, 'x-count-statements': '1' } })
  const statements = Number(/^sql;desc="(\d+)"$/.exec(String(answer.headers['server-timing']))?.[1])
  expect(statements).toBeGreaterThan(3)
  expect(statements).toBeLessThanOrEqual(8)
})

test('the home page itself says nothing of anybody, whoever asks', async () => {
  const ann = await beMember(query, 'ann')
  await shop.change('plan-changed', planned, ann.headers)
  const [own, everybodys] = [await shop.ask('/', { headers: ann.headers }), await shop.ask('/')]
  expect(own.text).toBe(everybodys.text)
  expect(own.headers['set-cookie']).toBeUndefined()
})

test('whose references a nutrient’s page is held against is told to the member alone, and never kept', async () => {
  const ann = await beMember(query, 'ann')
  const reader = async (headers = {}) => {
    const answer = await shop.ask('/api/own-reader', { headers })
    expect(answer.headers['cache-control']).toContain('no-store')
    return JSON.parse(answer.text).reader
  }
  expect(await reader()).toBeNull()
  expect(await reader(ann.headers)).toBeNull()
  const year = Number(dayIn(new Date(), LONDON).slice(0, 4))
  await query(
    `insert into health_profile (member_id, sex, birth_year, activity, diets, allergies, changed_at)
     values ($1, 'female', $2, 'light', '{}', '{}', ${sqlNow()})`,
    [ann.id, year - 34],
  )
  expect(await reader(ann.headers)).toEqual({ sex: 'female', ageYears: 34, state: 'neither' })
  // The page itself is everybody's, and says nothing of her.
  const page = await shop.ask('/learn/nutrients/iron', { headers: ann.headers })
  expect(page.text).not.toContain('your own')
})
