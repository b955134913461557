import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { applyOnce } from '#modules/changes/commands.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beMember } from '#test/people.ts'
import { planChanges } from './changes.ts'
import { dish, entry, idOf, MON, TUE, WED } from './plan.fixture.ts'
import type { PlannedEntry } from './plan.ts'
import { MOST_ON_A_DAY } from './plan-limits.ts'
import type { PlanSetting } from './plan-settings.ts'
import { person, personSetting } from './planning.fixture.ts'
import { planOf } from './queries/plan.ts'

let database: TestDatabase
let ann: MemberId
let ben: MemberId
const NOW = new Date('2026-11-22T10:00:00Z')
const kinds = planChanges({ hasProvider: true, now: () => NOW })

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  const query = (text: string, values: unknown[]) => database.pool.query(text, values)
  ann = (await beMember(query, 'ann')).id as MemberId
  ben = (await beMember(query, 'ben')).id as MemberId
})

/** Done so many minutes ago. */
function change(put: readonly PlannedEntry[], removed: readonly string[] = [], minutesAgo = 0, member = ann) {
  const at = new Date(NOW.getTime() - minutesAgo * 60_000)
  const made = { id: randomUUID(), day: MON, at, kind: 'plan-changed', body: { put, removed } }
  return applyOnce(database.db, { id: member, name: '' }, made, kinds['plan-changed'], NOW)
}

function set(settings: readonly PlanSetting[], minutesAgo = 0) {
  const at = new Date(NOW.getTime() - minutesAgo * 60_000)
  const made = { id: randomUUID(), day: MON, at, kind: 'plan-set', body: { settings } }
  return applyOnce(database.db, { id: ann, name: '' }, made, kinds['plan-set'], NOW)
}

const DAL = dish('9000000301', 'Slow-stirred red lentil dal')
const own = (number: number, rest: Partial<PlannedEntry> = {}) => entry(number, { what: DAL, ...rest })
const week = (member = ann) => planOf(database.db, member, MON, TUE)
const idsOf = (entries: readonly PlannedEntry[]) => entries.map(({ id }) => id)

test('what is put is read as it was put, with the name that the recipe has', async () => {
  const put = [
    own(1, { quarters: 6, guestQuarters: 8, time: '19:30', isLocked: true }),
    own(2, { day: TUE, meal: 'lunch', what: { kind: 'leftovers', of: idOf(1) } }),
    own(3, { day: TUE, what: { kind: 'eating-out', words: 'With Priya', keptKcal: 700 } }),
    own(4, { day: TUE, meal: 'snack', what: { kind: 'note', words: 'Shop first' } }),
  ]
  await change([{ ...(put[0] as PlannedEntry), what: { ...DAL, name: 'Called <b>otherwise</b>' } }, ...put.slice(1)])
  const read = await week()
  const named = read.entries.find(({ id }) => id === idOf(1))?.what
  expect(named).toEqual({ ...DAL, name: expect.stringMatching(/lentil dal/i) })
  expect(read.entries).toHaveLength(4)
  for (const each of put.slice(1)) expect(read.entries).toContainEqual(each)
  expect(read.entries).toContainEqual({ ...put[0], what: named })
})

test('of two changes of an entry the later counts, whichever arrives first; the others of a late one still do', async () => {
  await change([own(1, { quarters: 6 })], [], 1)
  await change([own(1, { quarters: 2 }), own(2)], [], 9)
  expect((await week()).entries.map(({ id, quarters }) => [id, quarters])).toEqual([
    [idOf(1), 6],
    [idOf(2), 4],
  ])
  await change([], [idOf(2)], 0)
  await change([own(2, { quarters: 8 })], [], 5)
  expect(idsOf((await week()).entries)).toEqual([idOf(1)])
})

test('an id of somebody else’s is another entry', async () => {
  await change([own(1)])
  await change([own(1, { quarters: 8 })], [], 0, ben)
  await change([], [idOf(1)], 0, ben)
  expect((await week()).entries.map(({ quarters }) => quarters)).toEqual([4])
  expect((await week(ben)).entries).toEqual([])
})

test.each([
  ['a recipe that is not there', dish('9000999999')],
  ['somebody else’s import', { ...DAL, ref: { kind: 'imported', id: '0123456789abcdef' } } as const],
  ['a food that is not there', { ...DAL, ref: { kind: 'food', id: 'moon-cheese' }, grams: 50 } as const],
])('%s is refused, and nothing of the change is done', async (_, what) => {
  await change([own(1)], [], 9)
  expect(await change([own(1, { quarters: 8 }), own(2, { what })], [], 0)).toMatchObject({ ok: false, status: 404 })
  expect((await week()).entries.map(({ id, quarters }) => [id, quarters])).toEqual([[idOf(1), 4]])
})

test('a recipe that was deleted since keeps its name, and can be moved', async () => {
  await change([own(1)])
  await database.pool.query(
    `update planned_entry set what = '{"kind": "dish", "ref": {"kind": "own", "id": "9000000998"}, "name": "Gone", "grams": null}'
     where member_id = $1`,
    [ann],
  )
  const gone = (await week()).entries[0] as PlannedEntry
  expect(await change([{ ...gone, day: TUE, what: { ...gone.what, name: '' } as typeof gone.what }])).toMatchObject({
    ok: true,
  })
  expect((await week()).entries[0]).toEqual({ ...gone, day: TUE })
})

test('of a provider’s recipe no name is kept', async () => {
  await change([own(1, { what: { ...DAL, ref: { kind: 'provider', id: '91' }, name: 'Their words' } })])
  expect((await week()).entries[0]?.what).toMatchObject({ ref: { kind: 'provider', id: '91' }, name: '' })
})

test('a day has room for so many entries; two changes at once do not get past that together', async () => {
  const most = Array.from({ length: MOST_ON_A_DAY - 1 }, (_, at) => own(at + 1, { place: at }))
  await change(most)
  const both = await Promise.all([change([own(901)]), change([own(902)])])
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(both.find(({ ok }) => !ok)).toMatchObject({ status: 409, error: expect.stringContaining('room for 40') })
  expect((await week()).entries).toHaveLength(MOST_ON_A_DAY)
})

test('a week tells what its leftovers are of and what is kept of its cooks, on whichever day', async () => {
  await change([
    own(1, { day: WED }),
    own(2, { day: MON, what: { kind: 'leftovers', of: idOf(1) } }),
    own(3, { day: TUE }),
    own(4, { day: WED, what: { kind: 'leftovers', of: idOf(3) } }),
    own(5, { day: WED }),
  ])
  expect(idsOf((await week()).entries)).toEqual([idOf(2), idOf(3), idOf(1), idOf(4)])
})

test('settings are kept by key, the later counts, and what is taken away is gone', async () => {
  const lock = (key: string, value: { locked: true } | null = { locked: true }) =>
    ({ name: 'locked-day', key, value }) as const
  await set([lock(MON), lock(TUE), { name: 'not-again', key: 'own/9000000301', value: { name: 'Dal' } }], 5)
  await set([lock(TUE, null)], 1)
  await set([lock(TUE)], 3)
  expect((await week()).settings.map(({ name, key }) => [name, key])).toEqual([
    ['locked-day', MON],
    ['not-again', 'own/9000000301'],
  ])
  expect((await planOf(database.db, ann, WED, WED)).settings.map(({ name }) => name)).toEqual(['not-again'])
})

test('who eats along is kept; what a page puts that knows nothing of them is for them too, unless they must not eat it', async () => {
  const bo = personSetting(1, person('Bo'))
  const ana = personSetting(2, person('Ana', { allergies: ['milk'] }))
  expect(await set([bo, ana])).toMatchObject({ ok: true })
  const { portions: _, ...bare } = own(1)
  await change([bare, own(2, { portions: { [bo.key]: 6 } })])
  const { entries, settings } = await week()
  expect(settings).toEqual([bo, ana])
  expect(entries.map(({ portions }) => portions)).toEqual([{ [bo.key]: 4, [ana.key]: 4 }, { [bo.key]: 6 }])
  const PORRIDGE = dish('9000000101')
  const { portions: __, ...milky } = entry(3, { what: PORRIDGE })
  await change([milky])
  expect((await week()).entries.find(({ id }) => id === idOf(3))?.portions).toEqual({ [bo.key]: 4, [ana.key]: 0 })
})
