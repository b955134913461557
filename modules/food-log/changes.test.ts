import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { applyOnce } from '#modules/changes/commands.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beMember } from '#test/people.ts'
import { diaryChanges } from './changes.ts'
import { eaten, idOf, MON, stated, TUE } from './diary.fixture.ts'
import type { DiaryEntry, DiarySetting } from './diary.ts'
import type { DiaryChanges } from './diary-changes.ts'
import { MOST_ON_A_DAY, settingProblem } from './diary-limits.ts'
import { diaryOf } from './queries/diary.ts'

let database: TestDatabase
let ann: MemberId
let ben: MemberId
const NOW = new Date('2026-11-24T20:00:00Z')
const EARLIER = new Date('2026-11-20T20:00:00Z')
const kinds = diaryChanges({ now: () => NOW })
const query = (text: string, values: unknown[]) => database.pool.query(text, values)

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  ann = (await beMember(query, 'ann')).id as MemberId
  ben = (await beMember(query, 'ben')).id as MemberId
})

/** Done so many minutes ago. */
function change<Kind extends keyof DiaryChanges>(
  kind: Kind,
  body: DiaryChanges[Kind],
  minutesAgo = 0,
  member = ann,
  id = randomUUID(),
) {
  const at = new Date(NOW.getTime() - minutesAgo * 60_000)
  const made = { id, day: MON, at, kind, body }
  return applyOnce(database.db, { id: member, name: '' }, made, kinds[kind], NOW)
}

const log = (put: readonly DiaryEntry[], removed: readonly string[] = [], minutesAgo = 0) =>
  change('diary-changed', { put, removed, agrees: true }, minutesAgo)
const kept = (member = ann) => diaryOf(database.db, member, MON, TUE)
const idsOf = (entries: readonly DiaryEntry[]) => entries.map(({ id }) => id)

test('what was eaten is read as it was put, with what it gave', async () => {
  const put = [
    eaten(1, { what: { kind: 'dish', ref: { kind: 'own', id: '9000000301' }, name: 'Dal' }, added: stated({}) }),
    eaten(2, { day: TUE, time: null, amount: { times: 0.64, grams: 64, measure: { count: 2, unit: 'slice' } } }),
    eaten(3, { meal: 'snack', what: { kind: 'own-food', id: idOf(9), name: 'Oat bar' } }),
  ]
  await log(put)
  const { entries } = await kept()
  expect(entries).toHaveLength(3)
  for (const each of put) expect(entries).toContainEqual(each)
})

test('nothing is kept without the consent, and all of it with the first that brings it', async () => {
  const refused = await change('diary-changed', { put: [eaten(1)], removed: [] }, 0, ben)
  expect(refused).toMatchObject({ ok: false, status: 403, error: expect.stringContaining('consent') })
  for (const [kind, body] of [
    ['water-drunk', { put: [{ id: idOf(5), day: MON, ml: 250, time: null }], removed: [] }],
    ['diary-day-set', { days: [{ day: MON, note: 'Late' }] }],
    ['diary-set', { settings: [{ name: 'glass', key: 'water', value: { ml: 200 } }] }],
    ['measured', { put: [], removed: [idOf(6)] }],
  ] as const)
    expect(await change(kind, body as never, 0, ben)).toMatchObject({ ok: false, status: 403 })
  expect(await kept(ben)).toEqual({ entries: [], water: [], measures: [], days: [], settings: [] })

  expect(await change('diary-changed', { put: [eaten(1)], removed: [], agrees: true }, 0, ben)).toMatchObject({
    ok: true,
  })
  expect(await change('diary-changed', { put: [eaten(2)], removed: [] }, 0, ben)).toMatchObject({ ok: true })
  expect(idsOf((await kept(ben)).entries)).toEqual([idOf(1), idOf(2)])
  const consents = await query('select wording_version from health_consent where member_id = $1', [ben])
  expect(consents.rows).toHaveLength(1)
})

test('a consent to earlier words does not do for a diary; agreed to anew it takes their place', async () => {
  await query("insert into health_consent (member_id, wording_version, given_at) values ($1, '2026-11', $2)", [
    ben,
    EARLIER,
  ])
  expect(await change('diary-changed', { put: [eaten(1)], removed: [] }, 0, ben)).toMatchObject({ status: 403 })
  expect(await change('diary-changed', { put: [eaten(1)], removed: [], agrees: true }, 0, ben)).toMatchObject({
    ok: true,
  })
  const { rows } = await query(
    'select wording_version from health_consent where member_id = $1 and withdrawn_at is null',
    [ben],
  )
  expect(rows).toEqual([{ wording_version: expect.not.stringMatching('2026-11$') }])
})

test('of two changes of an entry the later counts, whichever arrives first; sent twice it is one', async () => {
  await log([eaten(1, { amount: { times: 2, grams: null, measure: null } })], [], 1)
  await log([eaten(1), eaten(2)], [], 9)
  const { entries } = await kept()
  expect(entries.map(({ amount }) => amount.times)).toEqual([2, 1])

  const id = randomUUID()
  const water = { put: [{ id: idOf(5), day: MON, ml: 250, time: '10:00' }], removed: [] }
  for (const _ of ['once', 'twice']) await change('water-drunk', water, 0, ann, id)
  expect((await kept()).water).toEqual(water.put)
})

test('status and note of a day are said apart, and the later counts for each', async () => {
  const say = (days: DiaryChanges['diary-day-set']['days'], minutesAgo: number) =>
    change('diary-day-set', { days, agrees: true }, minutesAgo)
  await say([{ day: MON, status: 'partial' }], 5)
  await say([{ day: MON, note: 'Late lunch' }], 4)
  await say([{ day: MON, status: 'complete' }], 3)
  await say([{ day: MON, note: 'Too late' }], 8)
  expect((await kept()).days).toEqual([{ day: MON, status: 'complete', note: 'Late lunch' }])
  await say([{ day: MON, status: null }], 0)
  expect((await kept()).days).toEqual([{ day: MON, status: null, note: 'Late lunch' }])
})

test('settings are kept, changed and taken away by their keys', async () => {
  const set = (settings: readonly DiarySetting[], minutesAgo = 0) =>
    change('diary-set', { settings, agrees: true }, minutesAgo)
  const glass = { name: 'glass', key: 'water', value: { ml: 200 } } as const
  await set([glass, { name: 'favourite', key: 'own/9000000301', value: { name: 'Dal' } }], 5)
  await set(
    [
      { ...glass, value: { ml: 330 } },
      { name: 'favourite', key: 'own/9000000301', value: null },
    ],
    1,
  )
  expect((await kept()).settings).toEqual([{ ...glass, value: { ml: 330 } }])
  for (const ml of [0, 49, 2_001, Number.NaN]) expect(settingProblem({ ...glass, value: { ml } })).toContain('glass')
})

test.each(['constructor', 'tostring', 'valueof'])('%s is a measure of one’s own like any other', async kind => {
  const measure = { id: idOf(7), day: MON, time: null, kind, value: 12, words: 'Steps' }
  const body = { put: [measure], removed: [], agrees: true } as const
  expect(kinds.measured.admits(body, 'member')).toBeNull()
  expect(await change('measured', body)).toMatchObject({ ok: true })
  expect(await kept()).toMatchObject({ measures: [{ kind, value: 12 }] })
})

test('a day has room for so much, and what does not fit leaves nothing behind', async () => {
  const all = Array.from({ length: MOST_ON_A_DAY }, (_, index) => eaten(index + 1))
  expect(await log(all)).toMatchObject({ ok: true })
  expect(await log([eaten(901)])).toMatchObject({ ok: false, status: 409 })
  expect(await log([eaten(901)], [idOf(1)])).toMatchObject({ ok: true })
})

const broken = (change: Partial<DiaryEntry>) =>
  kinds['diary-changed'].admits({ put: [eaten(1, change)], removed: [] }, 'member')

test.each<[string, Partial<DiaryEntry>]>([
  ['an amount of nothing', { amount: { times: 0, grams: null, measure: null } }],
  ['an amount that is no number', { amount: { times: Number.NaN, grams: null, measure: null } }],
  ['a weight below nothing', { amount: { times: 1, grams: -5, measure: null } }],
  ['a time that there is not', { time: '25:00' }],
  ['a day that there is not', { day: '2026-02-30' as never }],
  ['figures that nobody packed', { one: 'QUJD' }],
  ['figures that are no text of ours', { one: '<script>' }],
  ['figures below nothing', { one: tampered(-1) }],
  ['figures without an end', { one: tampered(Number.POSITIVE_INFINITY) }],
  ['a name without an end', { what: { kind: 'quick', name: 'x'.repeat(201) } }],
])('%s is refused in words', (_, change) => {
  expect(broken(change)).toMatchObject({ ok: false, status: 400, error: expect.stringMatching(/^[A-Z].+\.$/) })
})

/** A snapshot in which the energy was changed by hand. */
function tampered(kcal: number): string {
  const bytes = Buffer.from(stated({ energyKcal: 400 }), 'base64')
  bytes.writeFloatLE(kcal, 8)
  return bytes.toString('base64')
}

test('one change does not name an entry twice, and nobody becomes a guest for what is not kept', () => {
  const { admits } = kinds['diary-changed']
  expect(admits({ put: [eaten(1)], removed: [idOf(1)] }, 'member')).toMatchObject({ status: 400 })
  expect(admits({ put: [eaten(1)], removed: [] }, 'visitor')).toMatchObject({ status: 403 })
  expect(admits({ put: [eaten(1)], removed: [], agrees: true }, 'visitor')).toBeNull()
})
