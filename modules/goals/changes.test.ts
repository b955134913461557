import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { applyOnce } from '#modules/changes/commands.ts'
import { saveProfile } from '#modules/profile/commands.ts'
import { calorieGoal, EMPTY_PROFILE, type HealthProfile } from '#modules/profile/health-profile.ts'
import { profileOf } from '#modules/profile/queries.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beMember } from '#test/people.ts'
import { targetChanges } from './changes.ts'
import { noteProfileGoal } from './commands.ts'
import { targetsOn } from './eater.ts'
import { TargetsForm } from './forms.ts'
import { targetHistory } from './queries.ts'
import { NO_STATE } from './state.ts'
import type { TargetChanges } from './target-changes.ts'
import { NO_CHOICES } from './targets.ts'

let database: TestDatabase
let ann: MemberId
const NOW = new Date('2026-11-24T20:00:00Z')
const TODAY = dayOf('2026-11-24')
const kinds = targetChanges({ now: () => NOW })
const query = (text: string, values: unknown[]) => database.pool.query(text, values)
const MAN: HealthProfile = { ...EMPTY_PROFILE, sex: 'male', birthYear: 1988, weightKg: 79.4, heightCm: 178 }
const LOSE = {
  ...NO_CHOICES,
  calories: { from: 'profile', usesKcal: null, aim: 'lose', kgAWeek: 0.5 },
} as const

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  ann = (await beMember(query, 'ann')).id as MemberId
})

const tell = (health: HealthProfile, today = TODAY) =>
  database.db.transaction().execute(async tx => {
    const before = (await profileOf(tx, ann)).health
    await saveProfile(tx, ann, { health, agrees: true }, NOW)
    await noteProfileGoal(tx, ann, { before, after: health, today }, NOW)
  })

function set(body: Partial<TargetChanges['targets-set']>) {
  const change = { fromDay: TODAY, choices: NO_CHOICES, agrees: true as const, ...body }
  const made = { id: randomUUID(), day: TODAY, at: NOW, kind: 'targets-set', body: change }
  return applyOnce(database.db, { id: ann, name: '' }, made, kinds['targets-set'], NOW)
}

async function held() {
  const [history, { health }] = await Promise.all([targetHistory(database.db, ann), profileOf(database.db, ann)])
  const on = (days: number) => targetsOn(history, health, addDays(TODAY, days)).energyKcal
  return { on, profile: calorieGoal(health, 2026).kcal, history }
}

test('what is chosen today is the goal of the profile, and leaves the days before as they were', async () => {
  await tell(MAN, addDays(TODAY, -30))
  const needs = (await held()).on(0)
  expect(await set({ choices: LOSE })).toMatchObject({ ok: true })
  const { on, profile } = await held()
  expect([on(-1), on(0), profile]).toEqual([needs, needs - 550, needs - 550])
  await set({ choices: NO_CHOICES })
  expect((await held()).profile).toBe(needs)
})

test('a goal of one’s own in the profile is a choice of that day', async () => {
  await tell(MAN, addDays(TODAY, -30))
  const needs = (await held()).on(0)
  await tell({ ...MAN, calorieGoalKcal: 2000 })
  const { on, profile } = await held()
  expect([on(-1), on(0), profile]).toEqual([needs, 2000, 2000])
  await tell({ ...MAN, weightKg: 90, calorieGoalKcal: 2000 })
  expect((await held()).history).toHaveLength(3)
  await tell({ ...MAN, weightKg: 90 })
  const heavier = await held()
  expect(heavier.on(0)).toBe(heavier.profile)
  expect(heavier.on(-1)).toBe(needs)
})

test('nothing is kept without consent, of another day, or against the rules', async () => {
  expect(await set({ agrees: undefined })).toMatchObject({ ok: false, status: 403 })
  expect(await set({ fromDay: addDays(TODAY, -3) })).toMatchObject({ ok: false, status: 400 })
  expect(await set({ choices: LOSE })).toMatchObject({ ok: false, status: 409 })
  expect(kinds['targets-set'].admits({ fromDay: TODAY, choices: NO_CHOICES }, 'visitor')).toMatchObject({ status: 403 })
  expect((await held()).history).toEqual([])
})

test('a page that was opened before the immune system was asked about leaves what was told of it', async () => {
  const tell = (state: object) => set({ choices: { ...NO_CHOICES, state: { ...NO_STATE, ...state } } })
  const state = async () => (await held()).history.at(-1)?.targets.state
  await tell({ hasWeakImmunity: true })
  expect(await state()).toMatchObject({ hasWeakImmunity: true })
  await tell({ takesMedicines: true })
  expect(await state()).toMatchObject({ hasWeakImmunity: true, takesMedicines: true })
  await tell({ hasWeakImmunity: false })
  expect(await state()).toMatchObject({ hasWeakImmunity: false, takesMedicines: false })
})

test('a page that was opened before somebody said that they try for a baby leaves what was told of it', async () => {
  const tell = (state: object) => set({ choices: { ...NO_CHOICES, state: { ...NO_STATE, ...state } } })
  const state = async () => (await held()).history.at(-1)?.targets.state
  await tell({ isTrying: true })
  await tell({ takesMedicines: true })
  expect(await state()).toMatchObject({ isTrying: true, takesMedicines: true })
  await tell({ isTrying: false })
  expect(await state()).toMatchObject({ isTrying: false })
})

test('medicines are kept by name, each once, and go with the tick', async () => {
  const tell = (state: object) => set({ choices: { ...NO_CHOICES, state: { ...NO_STATE, ...state } } })
  const medicines = async () => (await held()).history.at(-1)?.targets.state.medicines
  const read = TargetsForm.parse({
    fromDay: TODAY,
    choices: {
      ...NO_CHOICES,
      state: { ...NO_STATE, medicines: ['  Warf\u0000arin ', 'WARFARIN', 'warf arin', 'Co-codamol'] },
    },
  })
  expect(read.choices.state.medicines).toEqual(['Warf arin', 'WARFARIN', 'Co-codamol'])
  await tell({ takesMedicines: true, medicines: ['Warfarin', 'Co-codamol'] })
  expect(await medicines()).toEqual(['Warfarin', 'Co-codamol'])
  // While the notes are not shown, or on a page that was opened before, nothing is said of them.
  await tell({ takesMedicines: true })
  expect(await medicines()).toEqual(['Warfarin', 'Co-codamol'])
  await tell({ takesMedicines: true, medicines: [] })
  expect(await medicines()).toEqual([])
  await tell({ takesMedicines: true, medicines: ['Lithium'] })
  await tell({ takesMedicines: false })
  expect(await medicines()).toBeUndefined()
})

test.each([
  ['There is room for 30 medicines. Remove one first.', Array.from({ length: 31 }, (_, nth) => `medicine ${nth}`)],
  ['The name of a medicine has up to 80 characters.', ['x'.repeat(81)]],
  ['Please type the name of the medicine, as its pack has it.', ['Warfarin', ' …\u0000 ']],
])('%s', (words, medicines) => {
  const state = { ...NO_STATE, takesMedicines: true }
  const admitted = (names: unknown) => {
    const read = TargetsForm.safeParse({
      fromDay: TODAY,
      choices: { ...NO_CHOICES, state: { ...state, medicines: names } },
    })
    return read.success ? kinds['targets-set'].admits(read.data, 'member') : 'unread'
  }
  expect(admitted(medicines)).toMatchObject({ ok: false, status: 400, error: words })
  expect(admitted(Array.from({ length: 30 }, (_, nth) => `${nth}`.padEnd(80, 'x')))).toBeNull()
  for (const wrong of ['Warfarin', [7], [null], [['Warfarin']], { 0: 'Warfarin' }, ['x'.repeat(1_001)]])
    expect(admitted(wrong)).toBe('unread')
})
