import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { applyOnce } from '#modules/changes/commands.ts'
import { saveProfile } from '#modules/profile/commands.ts'
import { EMPTY_PROFILE, type HealthProfile } from '#modules/profile/health-profile.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beMember } from '#test/people.ts'
import { targetChanges } from './changes.ts'
import { ownGoalProblem, ownGoalRefusal } from './own-goal-limits.ts'
import type { GoalAim, OwnGoal, OwnGoalsEdit } from './own-goals.ts'
import { ownGoalsOf } from './queries.ts'
import { sampleGoals } from './sample-goals.ts'
import { seedSampleGoals } from './seed.ts'
import { NO_STATE } from './state.ts'

const NOW = new Date('2026-11-24T20:00:00Z')
const TODAY = dayOf('2026-11-24')
const MAN: HealthProfile = { ...EMPTY_PROFILE, sex: 'male', birthYear: 1988, weightKg: 80, heightCm: 178 }
const FIBRE: GoalAim = { kind: 'nutrient', key: 'fibreG', sense: 'at least', amount: 30, days: 5 }
const goal = (aim: GoalAim, change: Partial<OwnGoal> = {}): OwnGoal => ({
  ...{ id: randomUUID(), aim, fromDay: TODAY, untilDay: null, state: 'open', stateFrom: TODAY },
  ...change,
})

describe('kept goals', () => {
  let database: TestDatabase
  let ann: MemberId
  const kinds = targetChanges({ now: () => NOW })
  const query = (text: string, values: unknown[]) => database.pool.query(text, values)

  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    ann = (await beMember(query, 'ann')).id as MemberId
  })

  function change(body: Partial<OwnGoalsEdit> & { agrees?: true }, at = NOW) {
    const made = { id: randomUUID(), day: TODAY, at, kind: 'own-goals-changed' }
    const whole = { ...made, body: { put: [], removed: [], ...body } }
    return applyOnce(database.db, { id: ann, name: '' }, whole, kinds['own-goals-changed'], NOW)
  }

  test('are put, changed and taken away; the later of two changes of one counts', async () => {
    const [fibre, fish] = [goal(FIBRE), goal({ kind: 'oily-fish', portions: 1 })]
    expect(await change({ put: [fibre, fish], agrees: true })).toMatchObject({ ok: true })
    const resting: OwnGoal = { ...fibre, state: 'resting' }
    await change({ put: [resting] })
    await change({ put: [fibre], removed: [fish.id] }, new Date(NOW.getTime() - 60_000))
    expect((await ownGoalsOf(database.db, ann)).toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
      [resting, fish].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    )
    await change({ removed: [fish.id] })
    expect(await ownGoalsOf(database.db, ann)).toEqual([resting])
  })

  test('are kept with the consent alone, by somebody of whom the profile allows it, and not without end', async () => {
    expect(await change({ put: [goal(FIBRE)] })).toMatchObject({ ok: false, status: 403 })
    expect(kinds['own-goals-changed'].admits({ put: [], removed: [] }, 'visitor')).toMatchObject({ status: 403 })
    await database.db
      .transaction()
      .execute(tx => saveProfile(tx, ann, { health: { ...MAN, birthYear: 2010 }, agrees: true }, NOW))
    const weight = goal({ kind: 'weight', startKg: 80, targetKg: 78 })
    expect(await change({ put: [weight] })).toMatchObject({ ok: false, status: 409 })
    const many = Array.from({ length: 30 }, () => goal(FIBRE))
    expect(await change({ put: many })).toMatchObject({ ok: true })
    expect(await change({ put: [goal(FIBRE)] })).toMatchObject({ ok: false, status: 409 })
    expect(await ownGoalsOf(database.db, ann)).toHaveLength(30)
  })

  test('the sample member’s go on with the day, and are written once', async () => {
    await database.db.transaction().execute(tx => saveProfile(tx, ann, { health: MAN, agrees: true }, NOW))
    await seedSampleGoals(database.db, ann, TODAY, NOW)
    await seedSampleGoals(database.db, ann, addDays(TODAY, 1), NOW)
    await seedSampleGoals(database.db, ann, addDays(TODAY, 1), new Date(NOW.getTime() + 1000))
    expect(await ownGoalsOf(database.db, ann)).toEqual(sampleGoals(addDays(TODAY, 1)))
    const { rows } = await query('select distinct changed_at from member_goal where member_id = $1', [ann])
    expect(rows).toEqual([{ changed_at: NOW }])
  })
})

describe('what may be worked towards', () => {
  it.each<[string, Partial<OwnGoal>, RegExp]>([
    ['an amount of nothing', { aim: { ...FIBRE, amount: 0 } }, /not an amount/],
    ['eight days of seven', { aim: { ...FIBRE, days: 8 } }, /one and seven/],
    ['an end before its beginning', { untilDay: addDays(TODAY, -1) }, /before the start date/],
    ['five portions of oily fish', { aim: { kind: 'oily-fish', portions: 5 } }, /one to four/],
    ['the weight that it begins with', { aim: { kind: 'weight', startKg: 80, targetKg: 80 } }, /starting from/],
    ['no id', { id: 'one' }, /id of its own/],
  ])('not %s', (_, change, words) => expect(ownGoalProblem(goal(FIBRE, change))).toMatch(words))

  it('what the sample member works towards', () => {
    for (const each of sampleGoals(TODAY)) expect(ownGoalProblem(each)).toBeNull()
  })

  const weight = (targetKg: number, days: number | null) =>
    goal({ kind: 'weight', startKg: 80, targetKg }, { untilDay: days === null ? null : addDays(TODAY, days) })
  const refusal = (of: OwnGoal, profile = MAN, state = NO_STATE) => ownGoalRefusal(of, profile, state, TODAY)

  it('a weight at a safe rate, and not below what is healthy', () => {
    expect(refusal(weight(76, null))).toBeNull()
    expect(refusal(weight(76, 28))).toBeNull()
    expect(refusal(weight(76, 27))).toContain('faster than 1 kg')
    expect(refusal(weight(82, 28))).toBeNull()
    expect(refusal(weight(82, 27))).toContain('faster than 0.5 kg')
    expect(refusal(weight(58, null))).toContain('underweight')
    expect(refusal(weight(58, null), { ...MAN, heightCm: 160 })).toBeNull()
  })

  it('no weight under 18 or in pregnancy, and then no more than two portions of oily fish', () => {
    const pregnant = { ...NO_STATE, dueDay: addDays(TODAY, 60) }
    expect(refusal(weight(76, null), MAN, pregnant)).not.toBeNull()
    expect(refusal(weight(76, null), { ...MAN, birthYear: 2010 })).not.toBeNull()
    const fish = (portions: number) => refusal(goal({ kind: 'oily-fish', portions }), MAN, pregnant)
    expect([fish(2), fish(3) !== null]).toEqual([null, true])
    // It may always be laid to rest.
    expect(refusal({ ...weight(76, null), state: 'resting' }, MAN, pregnant)).toBeNull()
  })
})
