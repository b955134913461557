import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import type { TypedAnswer } from '#modules/food-log/adding/offer.ts'
import { eaten, idOf } from '#modules/food-log/diary.fixture.ts'
import { beMember, type Query } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'

let shop: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const post = (path: string, body: object, headers: Record<string, string> = {}) => shop.call(path, body, headers)

const keepFood = (memberId: string, name: string, number: number) =>
  query(
    `insert into diary_setting (member_id, name, key, value, changed_at) values ($1, 'own-food', $2, $3, ${sqlNow()})`,
    [memberId, idOf(number), { name, portionG: 40, per100g: { energyKcal: 452, sugarsG: 14 } }],
  )

test('what is typed is answered in rows that carry what they give, and is in no address', async () => {
  const { status, text } = await post('/api/diary-search', { text: '2 slices toast with butter, xyzzy' })
  expect(status).toBe(200)
  const { rows } = JSON.parse(text) as { rows: TypedAnswer[] }
  expect(rows.map(({ means }) => (means?.kind === 'offer' ? means.chosen : null))).toEqual([
    { count: 2, unit: 'slice', grams: 62 },
    { count: 2, unit: 'tsp', grams: 10 },
    null,
  ])
  expect((await shop.ask('/api/diary-search?text=toast')).status).toBe(405)
  for (const body of [{}, { text: 7 }, { text: 'a'.repeat(401) }])
    expect((await post('/api/diary-search', body)).status).toBe(400)
})

test('notes are searched by who wrote them, and by no address', async () => {
  const [ann, bob] = [await beMember(query, 'ann'), await beMember(query, 'ben')]
  await query(
    `insert into diary_day (member_id, day, note, changed_at) values ($1, '2026-11-19', 'Slept badly', ${sqlNow()})`,
    [ann.id],
  )
  const found = async (headers: Record<string, string>) =>
    JSON.parse((await post('/api/diary-notes', { text: 'slept' }, headers)).text)
  expect(await found(ann.headers)).toEqual({ notes: [{ day: '2026-11-19', note: 'Slept badly' }], count: 1 })
  expect(await found(bob.headers)).toEqual({ notes: [], count: 0 })
  expect((await shop.ask('/api/diary-notes?text=slept')).status).toBe(405)
  expect((await post('/api/diary-notes', { text: 'a'.repeat(101) })).status).toBe(400)
})

test('foods of one’s own are found by oneself alone', async () => {
  const [ann, bob] = [await beMember(query, 'ann'), await beMember(query, 'ben')]
  await keepFood(ann.id, 'Zebra bar', 1)
  const means = async (headers: Record<string, string>) => {
    const { rows } = JSON.parse((await post('/api/diary-search', { text: 'zebra bar' }, headers)).text)
    return rows[0].means
  }
  expect(await means(ann.headers)).toMatchObject({ what: { kind: 'own-food', name: 'Zebra bar' }, oneG: 100 })
  expect(await means(bob.headers)).toBeNull()
  const usual = async (headers: Record<string, string>) =>
    JSON.parse((await shop.ask('/api/diary-usual', { headers })).text)
  expect((await usual(ann.headers)).own).toMatchObject([{ kind: 'own-food', value: { name: 'Zebra bar' } }])
  expect((await usual(bob.headers)).own).toEqual([])
})

test('what somebody ate is offered to them again, and a recipe may be logged from its page', async () => {
  const cleo = await beMember(query, 'cleo')
  const today = dayIn(new Date(), LONDON)
  const { id, day, meal, place, time, what, amount, one, added } = eaten(7, { day: today })
  await query(
    `insert into diary_entry (member_id, id, day, meal, place, time, what, amount, one, added, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, ${sqlNow()})`,
    [cleo.id, id, day, meal, place, time, what, amount, one, added],
  )
  const { usual } = JSON.parse((await shop.ask('/api/diary-usual', { headers: cleo.headers })).text)
  expect(usual).toMatchObject([{ what, amount, one, eaten: [{ meal, time }] }])

  const dish = async (body: object) => post('/api/diary-dish', body, cleo.headers)
  expect(JSON.parse((await dish({ kind: 'own', id: '9000000301' })).text)).toMatchObject({
    agreed: false,
    offer: { what: { kind: 'dish', name: 'Red lentil dal' }, units: [{ unit: 'serving' }] },
  })
  for (const body of [{}, { kind: 'food', id: 'banana' }, { kind: 'own', id: '1' }, { kind: 'own', id: "'" }])
    expect((await dish(body)).status).toBe(404)
})

test('what came from a file before is known by its id, and a visitor has imported nothing', async () => {
  const ben = await beMember(query, 'ben')
  const day = dayIn(new Date(), LONDON)
  const ids = ['00000000-0000-8000-8000-000000000001', idOf(9)]
  for (const id of ids) {
    const { meal, place, what, amount, one } = eaten(1)
    await query(
      `insert into diary_entry (member_id, id, day, meal, place, what, amount, one, changed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, ${sqlNow()})`,
      [ben.id, id, day, meal, place, what, amount, one],
    )
  }
  await query(
    `insert into diary_day (member_id, day, status, note, changed_at) values ($1, $2, 'complete', '', ${sqlNow()})`,
    [ben.id, day],
  )
  const before = async (headers: Record<string, string>) =>
    (await shop.call('/api/diary-imported', { from: day, to: day }, headers)).json
  expect(await before(ben.headers)).toEqual({ ids: [ids[0]], days: [day], agreed: false })
  expect(await before({})).toEqual({ ids: [], days: [], agreed: false })
  expect((await shop.call('/api/diary-imported', { from: '2026-02-30', to: day })).status).toBe(400)
})
