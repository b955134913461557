import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { addDays } from '#modules/calendar/day.ts'
import { applyOnce } from '#modules/changes/commands.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beMember } from '#test/people.ts'
import { dose, idOf, item, label, ours, SUN } from './cabinet.fixture.ts'
import type { CabinetItem } from './cabinet.ts'
import type { CabinetChanges } from './cabinet-changes.ts'
import { MOST_ITEMS } from './cabinet-limits.ts'
import { cabinetChanges } from './changes.ts'
import { cabinetOf, dosesOf, keptCabinet } from './queries/cabinet.ts'

let database: TestDatabase
let ann: MemberId
let ben: MemberId
const NOW = new Date('2026-11-22T10:00:00Z')
const kinds = cabinetChanges({ now: () => NOW })

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  const query = (text: string, values: unknown[]) => database.pool.query(text, values)
  ann = (await beMember(query, 'ann')).id as MemberId
  ben = (await beMember(query, 'ben')).id as MemberId
})

/** Done so many minutes ago, with the consent unless it is left out. */
function change<Kind extends keyof CabinetChanges>(
  kind: Kind,
  body: CabinetChanges[Kind],
  minutesAgo = 0,
  member = ann,
) {
  const read = kinds[kind].schema.parse(body)
  const made = { id: randomUUID(), day: SUN, at: new Date(NOW.getTime() - minutesAgo * 60_000), kind, body: read }
  return applyOnce(database.db, { id: member, name: '' }, made, kinds[kind], NOW)
}
const put = (items: readonly CabinetItem[], minutesAgo = 0, member = ann) =>
  change('cabinet-changed', { put: items, removed: [], agrees: true }, minutesAgo, member)
const take = (...put: ReturnType<typeof dose>[]) => change('dose-taken', { put, removed: [], agrees: true })

const magnesium = item(1, ours('magnesium-complex'), {
  units: 2,
  times: ['08:00', '21:00'],
  packs: [{ units: 90, from: SUN }],
})
const iron = item(2, label('A to Z', { ironMg: 14 }), { times: ['07:30'], pausedOn: SUN })

test('what is put is read as it was put, and no less of it with the label’s facts', async () => {
  await put([magnesium, iron])
  const items = await cabinetOf(database.db, ann)
  expect(items.map(({ facts, ...kept }) => kept)).toEqual([iron, magnesium])
  expect(items[1]?.facts).toMatchObject({ name: 'Magnesium Complex', amounts: { magnesiumMg: 100 } })
  expect(await cabinetOf(database.db, ben)).toEqual([])
})

test('nothing is kept without the consent, which one change may give for those after it', async () => {
  const refused = await change('cabinet-changed', { put: [magnesium], removed: [] })
  expect(refused).toMatchObject({ ok: false, status: 403 })
  expect(kinds['dose-taken'].admits({ put: [dose(iron, SUN)], removed: [] }, 'visitor')).toMatchObject({ status: 403 })
  await put([magnesium])
  expect(await change('dose-taken', { put: [dose(magnesium, SUN)], removed: [] })).toMatchObject({ ok: true })
  expect(await dosesOf(database.db, ann, SUN, SUN)).toEqual([dose(magnesium, SUN)])
})

test('a dose is there once, by item, day and slot; of two changes of it the later counts', async () => {
  await take(dose(magnesium, SUN), dose(magnesium, SUN, { slot: 1, time: '21:00' }))
  await take(dose(magnesium, SUN, { time: '08:15' }))
  await change('dose-taken', { put: [], removed: [{ item: magnesium.id, day: SUN, slot: 1 }] }, 5)
  expect(await dosesOf(database.db, ann, SUN, SUN)).toEqual([
    dose(magnesium, SUN, { time: '08:15' }),
    dose(magnesium, SUN, { slot: 1, time: '21:00' }),
  ])
  await change('dose-taken', { put: [], removed: [{ item: magnesium.id, day: SUN, slot: 1 }] })
  expect(await dosesOf(database.db, ann, SUN, SUN)).toHaveLength(1)
})

test('history keeps what a dose gave when its item changes or goes', async () => {
  await put([iron])
  await take(dose(iron, SUN))
  await put([{ ...iron, what: label('A to Z', { ironMg: 20 }) }])
  await change('cabinet-changed', { put: [], removed: [iron.id] })
  expect(await dosesOf(database.db, ann, SUN, SUN)).toEqual([dose(iron, SUN)])
})

test('the cabinet tells what was taken out of its packs before the days that are told one by one', async () => {
  const early = addDays(SUN, -40)
  await put([{ ...magnesium, packs: [{ units: 90, from: addDays(SUN, -41) }] }])
  await take(dose(magnesium, addDays(SUN, -50)), dose(magnesium, early), dose(magnesium, SUN))
  const kept = await keptCabinet(database.db, ann, addDays(SUN, -30), SUN)
  expect(kept).toMatchObject({ takenBefore: { [magnesium.id]: 2 }, doses: [dose(magnesium, SUN)] })
})

test('a notice that was put away is known on every device', async () => {
  await change('cabinet-changed', { put: [], removed: [], away: ['over magnesiumMg 256'], agrees: true })
  expect((await keptCabinet(database.db, ann, SUN, SUN)).putAway).toEqual(['over magnesiumMg 256'])
})

test('a change that cannot be is refused in words, and leaves nothing', async () => {
  const refusedItem = (changed: Partial<CabinetItem>) =>
    kinds['cabinet-changed'].admits({ put: [{ ...magnesium, ...changed }], removed: [], agrees: true }, 'member')?.error
  expect(refusedItem({ units: 0.25 })).toMatch(/from a half/)
  expect(refusedItem({ times: [] })).toMatch(/once to 6 times/)
  expect(refusedItem({ times: ['21:00', '08:00'] })).toMatch(/one dose/)
  expect(refusedItem({ weekdays: [] })).toMatch(/day of the week/)
  expect(refusedItem({ packs: [{ units: -1, from: SUN }] })).toMatch(/pack/)
  expect(refusedItem({ what: label(' ', {}) })).toMatch(/name on its label/)
  expect(refusedItem({})).toBeUndefined()
  const twice = { put: [dose(magnesium, SUN)], removed: [{ item: magnesium.id, day: SUN, slot: 0 }] }
  expect(kinds['dose-taken'].admits(twice, 'member')).toMatchObject({ status: 400 })
  expect(
    kinds['cabinet-changed'].schema.safeParse({
      put: [{ ...iron, what: { ...iron.what, amounts: { goldMg: 1 } } }],
      removed: [],
    }).success,
  ).toBe(false)
  await put(Array.from({ length: MOST_ITEMS }, (_, number) => item(number + 10, ours('biotin'))))
  expect(await put([magnesium])).toMatchObject({ ok: false, status: 409 })
  expect((await cabinetOf(database.db, ann)).some(({ id }) => id === idOf(1))).toBe(false)
})

test('a dose that was skipped is kept for its day, and is none that was taken', async () => {
  await put([magnesium])
  await take(dose(magnesium, SUN, { units: 0 }), dose(magnesium, SUN, { slot: 1, time: '21:00' }))
  const kept = await keptCabinet(database.db, ann, SUN, SUN)
  expect(kept.doses.map(({ units }) => units)).toEqual([0, 2])
  expect(await dosesOf(database.db, ann, SUN, SUN)).toEqual([dose(magnesium, SUN, { slot: 1, time: '21:00' })])
  await take(dose(magnesium, SUN))
  expect(await dosesOf(database.db, ann, SUN, SUN)).toHaveLength(2)
})
