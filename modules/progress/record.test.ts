import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import type { Day } from '#modules/calendar/day.ts'
import { LONDON, zoneNamed } from '#modules/calendar/zone.ts'
import { editDiary } from '#modules/food-log/commands/entries.ts'
import { eaten, MON, TUE } from '#modules/food-log/diary.fixture.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beMember } from '#test/people.ts'
import { recordOf } from './queries/record.ts'
import { withDevices } from './record.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('what was logged and measured on some days is asked for at once, each weight on the day where its owner was', async () => {
  const query = (text: string, values: unknown[]) => database.pool.query(text, values)
  const ann = (await beMember(query, 'ann')).id as MemberId
  await database.db.transaction().execute(tx => editDiary(tx, ann, { put: [eaten(1)], removed: [] }, new Date()))
  await query(
    `insert into device_weight (member_id, service, measured_at, weight_kg)
     values ($1, 'fitbit', '2026-11-24T02:00:00Z', 80), ($1, 'fitbit', '2026-11-24T03:00:00Z', 79.5)`,
    [ann],
  )
  await query(
    `insert into device_activity (member_id, service, day, steps, active_minutes)
     values ($1, 'fitbit', '2026-11-23', 9000, 31), ($1, 'withings', '2026-11-23', 8000, 40)`,
    [ann],
  )
  const measured = async (zone: typeof LONDON) => {
    const { measures, entries } = await recordOf(database.db, ann, { from: MON, to: TUE, zone })
    expect(entries).toEqual([eaten(1)])
    return measures.map(({ day, kind, value }) => [day, kind, value])
  }
  const newYork = zoneNamed('America/New_York') ?? LONDON
  expect(await measured(LONDON)).toEqual([
    [MON, 'activity', 40],
    [TUE, 'weight', 79.5],
  ])
  expect(await measured(newYork)).toEqual([
    [MON, 'weight', 79.5],
    [MON, 'activity', 40],
  ])
})

test('fewer days of what was eaten are read where a page looks less far back, which still knows that there was something', async () => {
  const query = (text: string, values: unknown[]) => database.pool.query(text, values)
  const ben = (await beMember(query, 'ben')).id as MemberId
  await database.db.transaction().execute(tx => editDiary(tx, ben, { put: [eaten(2)], removed: [] }, new Date()))
  const days = { to: TUE, zone: LONDON }
  const told = async (from: Day, entriesFrom?: Day) => {
    const { entries, hasEntries } = await recordOf(database.db, ben, { ...days, from, entriesFrom })
    return [entries.length, hasEntries]
  }
  expect(await told(MON)).toEqual([1, true])
  expect(await told(MON, TUE)).toEqual([0, true])
  expect(await told(TUE)).toEqual([0, false])
})

test('of a weight that was put in and one of a device the own counts, of minutes the higher', () => {
  const own = (kind: string, value: number) => ({ id: kind, day: MON, time: null, kind, value, words: '' })
  const device = (weightKg: number | null, activeMinutes: number | null) => [{ day: MON, weightKg, activeMinutes }]
  const values = (all: ReturnType<typeof withDevices>) => all.map(({ kind, value }) => [kind, value])
  expect(values(withDevices([own('weight', 70), own('activity', 20)], device(71, 35)))).toEqual([
    ['weight', 70],
    ['activity', 35],
  ])
  expect(values(withDevices([own('activity', 50)], device(71, 35)))).toEqual([
    ['activity', 50],
    ['weight', 71],
  ])
})
