import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figureOf, statedIntake } from '#modules/nutrition/intake/intake.ts'
import { readIntake } from '#modules/nutrition/intake/read-intake.ts'
import { writtenIntake } from '#modules/nutrition/intake/written-intake.ts'
import { dishKey } from '#modules/planner/cooked.ts'
import { dish, entry, idOf, MON, TUE } from '#modules/planner/plan.fixture.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import type { PlanDish } from '#modules/planner/plan-dish.ts'
import { dose, item, known, label } from '#modules/supplements-log/cabinet.fixture.ts'
import { keyOfDose } from '#modules/supplements-log/cabinet.ts'
import { countedDoses, openDoses } from '#modules/supplements-log/due-doses.ts'
import { changesOf, undoOfAct } from './day-acts.ts'
import { type Act, type DayState, EMPTY_STATE, withAct } from './day-state.ts'
import { closing, closingWords, hasPassed, type Reconciled } from './evening.ts'
import { ate, removal, skip } from './from-plan.ts'
import { openPlanned } from './open-planned.ts'
import { eatenAlong } from './ui/eaten-along.ts'

const given = (kcal: number) => writtenIntake(statedIntake({ energyKcal: kcal }, { rest: 'unknown', grams: 400 }))
const planDish = (id: string, grams: number | null, kind: 'own' | 'food' = 'own'): PlanDish =>
  ({
    ...{ diets: {}, allergens: [], nutLike: [], isWhole: true },
    ...{ picture: null, wash: 'leaf', ahead: null, minutes: null, kcal: 421, added: null },
    ...{ ref: { kind, id }, grams, name: `Dish ${id}`, intake: given(421) },
  }) as unknown as PlanDish
const APPLE = { kind: 'dish', ref: { kind: 'food', id: 'apple' }, name: 'Apple', grams: 150 } as const
const dishes = new Map(
  [planDish('9000000301', null), planDish('apple', 150, 'food')].map(each => [dishKey(each), each]),
)

/** A dinner, what is left of it as a lunch, an apple, eating out, a dish that is gone and a note. */
const PLAN: readonly PlannedEntry[] = [
  entry(1),
  entry(2, { meal: 'lunch', what: { kind: 'leftovers', of: idOf(1) } }),
  entry(3, { meal: 'snack', what: APPLE }),
  entry(4, { meal: 'snack', place: 1, what: { kind: 'eating-out', words: 'With Priya', keptKcal: 700 } }),
  entry(5, { meal: 'breakfast', what: dish('9000000999', 'Gone') }),
  entry(6, { what: { kind: 'note', words: 'Buy candles' } }),
  entry(7, { meal: 'breakfast', done: 'cooked', what: { kind: 'leftovers', of: idOf(1) } }),
]
/** Two of one tablet, in the morning and at night. */
const ITEMS = [known(item(9, label('Magnesium', { magnesiumMg: 100 }), { times: ['08:00', '21:00'] }))]
const DOSES = ITEMS.flatMap(each => [0, 1].map(slot => dose(each, MON, { slot })))
const STATE: DayState = { ...EMPTY_STATE, plan: PLAN }
const OPEN = openPlanned(STATE, MON)

const saidBy = (quarters: readonly number[]): Reconciled[] =>
  OPEN.map((planned, at) => ({ planned, time: '19:00', quarters: quarters[at] ?? 0 }))
const quartersOfAll = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: OPEN.length, maxLength: OPEN.length })
const closed = (state: DayState, quarters: readonly number[]) =>
  closing(
    state,
    MON,
    { meals: saidBy(quarters), doses: DOSES.map(each => ({ dose: each, isTaken: (quarters[0] ?? 0) > 3 })) },
    dishes,
    'complete',
  )
const sorted = (state: DayState) => ({
  doses: [...state.doses].sort((one, other) => (keyOfDose(one) < keyOfDose(other) ? -1 : 1)),
  entries: [...state.entries].sort((one, other) => (one.id < other.id ? -1 : 1)),
  plan: [...state.plan].sort((one, other) => (one.id < other.id ? -1 : 1)),
  days: state.days,
})

test('all that is planned and still open is asked for: no note, nothing that was eaten, skipped or logged', () => {
  expect(OPEN.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5, 7].map(idOf))
  const some = [ate(STATE, PLAN[0] as PlannedEntry, dishes, { time: '19:00' }), skip(PLAN[2] as PlannedEntry)]
  const after = some.reduce(withAct, STATE)
  expect(openPlanned(after, MON).map(({ id }) => id)).not.toContain(idOf(1))
  expect(openPlanned(after, MON).map(({ id }) => id)).not.toContain(idOf(3))
  expect(openPlanned(STATE, TUE)).toEqual([])
})

test('closing makes one entry of each that was eaten and skips the rest; twice it is the same, and undo reopens the day', () => {
  fc.assert(
    fc.property(quartersOfAll, quarters => {
      const act = closed(STATE, quarters)
      const once = withAct(STATE, act)
      for (const [at, { id }] of OPEN.entries()) {
        const isEaten = (quarters[at] ?? 0) > 0
        expect(once.entries.filter(each => each.id === id)).toHaveLength(isEaten ? 1 : 0)
        expect(once.plan.find(each => each.id === id)?.done).toBe(isEaten ? 'eaten' : 'skipped')
      }
      const isTaken = (quarters[0] ?? 0) > 3
      expect(once.doses.map(({ units }) => units)).toEqual(isTaken ? [1, 1] : [0, 0])
      expect(countedDoses(once.doses)).toHaveLength(isTaken ? 2 : 0)
      expect(openDoses(ITEMS, once.doses, MON)).toEqual([])
      expect(once.days).toEqual([{ day: MON, status: 'complete', note: '' }])
      expect(openPlanned(once, MON)).toEqual([])
      expect(sorted(withAct(once, act))).toEqual(sorted(once))
      expect(sorted(withAct(once, closed(once, quarters)))).toEqual(sorted(once))
      const reopened = withAct(once, undoOfAct(STATE, act))
      expect(sorted(reopened)).toEqual({ ...sorted(STATE), days: [{ day: MON, status: null, note: '' }] })
    }),
  )
})

/** As the server merges: of one thing in one kind of change the later counts, in whatever order they come. */
function merged(acts: readonly { readonly act: Act; readonly at: number }[]): DayState {
  const latest = new Map<string, number>()
  return acts.reduce((state, { act, at }) => {
    const isLatest = (kind: string, id: string) => {
      if ((latest.get(`${kind} ${id}`) ?? -1) > at) return false
      latest.set(`${kind} ${id}`, at)
      return true
    }
    const only = <Each extends { readonly id: string }>(
      kind: string,
      edit: { put: readonly Each[]; removed: readonly string[] },
    ) => ({
      put: edit.put.filter(({ id }) => isLatest(kind, id)),
      removed: edit.removed.filter(id => isLatest(kind, id)),
    })
    return withAct(state, {
      ...act,
      ...(act.diary && { diary: only('diary', act.diary) }),
      ...(act.plan && { plan: only('plan', act.plan) }),
      ...(act.doses && {
        doses: {
          put: act.doses.put.filter(each => isLatest('dose', keyOfDose(each))),
          removed: act.doses.removed.filter(each => isLatest('dose', keyOfDose(each))),
        },
      }),
    })
  }, STATE)
}

test('two devices that close the same day agree, whoever is heard first: an entry is there exactly where the plan says eaten', () => {
  fc.assert(
    fc.property(quartersOfAll, quartersOfAll, fc.boolean(), (one, other, isSwapped) => {
      const acts = [
        { act: closed(STATE, one), at: 1 },
        { act: closed(STATE, other), at: 2 },
      ]
      const state = merged(isSwapped ? acts.toReversed() : acts)
      for (const { id, done } of state.plan.filter(each => OPEN.some(open => open.id === each.id)))
        expect(state.entries.filter(each => each.id === id)).toHaveLength(done === 'eaten' ? 1 : 0)
      expect(sorted(state)).toEqual(sorted(withAct(withAct(STATE, closed(STATE, one)), closed(STATE, other))))
    }),
  )
})

test('what was eaten keeps what it gave: servings of a dish and of what is left of it, 100 g of a food, what was kept free', () => {
  const state = withAct(
    STATE,
    closed(
      STATE,
      [4, 4, 4, 4, 4, 4].map(() => 6),
    ),
  )
  const of = (number: number) => state.entries.find(({ id }) => id === idOf(number))
  const kcalOf = (number: number) => {
    const found = of(number)
    return found ? figureOf(readIntake(found.one), 'energyKcal').amount * found.amount.times : Number.NaN
  }
  for (const number of [1, 2, 3, 7]) expect(kcalOf(number)).toBeCloseTo(1.5 * 421, 3)
  expect(of(3)?.amount).toEqual({ times: 2.25, grams: 225, measure: null })
  expect(of(2)).toMatchObject({
    what: { kind: 'dish', ref: { id: '9000000301' } },
    amount: { measure: { count: 1.5 } },
  })
  expect(kcalOf(4)).toBeCloseTo(1050, 3)
  expect(of(4)?.what).toEqual({ kind: 'quick', name: 'Eating out: With Priya' })
  expect(of(5)?.what).toEqual({ kind: 'quick', name: 'Gone' })
  expect(figureOf(readIntake(of(5)?.one ?? ''), 'energyKcal').most).toBe(Number.POSITIVE_INFINITY)
  // Both at one meal, one behind the other.
  expect([of(3)?.place, of(4)?.place].sort()).toEqual([0, 1])
})

test('an entry of something planned that goes from the diary is still to come in the plan', () => {
  const state = withAct(STATE, ate(STATE, PLAN[0] as PlannedEntry, dishes, { time: '19:10' }))
  expect(state.entries[0]?.id).toBe(idOf(1))
  const gone = withAct(state, removal(state, [idOf(1)]))
  expect([gone.entries.length, gone.plan.find(({ id }) => id === idOf(1))?.done]).toEqual([0, null])
  expect(removal(EMPTY_STATE, [idOf(9)])).toEqual({ diary: { put: [], removed: [idOf(9)] } })
})

test('what is sent brings the consent with the diary and not with the plan, in parts that fit', () => {
  const act = closed(
    STATE,
    OPEN.map(() => 4),
  )
  expect(changesOf(act, true).map(({ kind, body }) => [kind, 'agrees' in body])).toEqual([
    ['diary-changed', true],
    ['diary-day-set', true],
    ['dose-taken', true],
    ['plan-changed', false],
  ])
  const ids = Array.from({ length: 250 }, (_, at) => idOf(at))
  expect(changesOf({ diary: { put: [], removed: ids } }, false)).toHaveLength(3)
})

test.each([
  [MON, '19:00', true],
  [MON, '19:01', false],
  [TUE, '08:00', false],
] as const)('on Monday at seven what is planned for %s at %s is ticked: %s', (day, time, is) => {
  expect(hasPassed(day, time, { day: MON, time: '19:00' })).toBe(is)
})

test('what closing does is said in words', () => {
  expect(closingWords({ meals: 1, doses: 1, skipped: 1 }, 'complete')).toBe(
    'Adds 1 meal and 1 dose, skips 1. The day counts as complete.',
  )
  expect(closingWords({ meals: 2, doses: 0, skipped: 0 }, 'partial')).toBe('Adds 2 meals. The day counts as partial.')
  expect(closingWords({ meals: 0, doses: 0, skipped: 2 }, 'complete')).toBe('Skips 2. The day counts as complete.')
  expect(closingWords({ meals: 0, doses: 0, skipped: 0 }, 'complete')).toBe('The day counts as complete.')
})

test('eaten by the plan is written in the diary, and taken back goes from it; what goes from the plan was eaten', () => {
  const [dinner] = PLAN as readonly [PlannedEntry]
  const press = (before: readonly PlannedEntry[], after: readonly PlannedEntry[]) =>
    eatenAlong({ before, after, settings: [], dishes })
  const eatenPlan = PLAN.map(each => (each === dinner ? { ...each, done: 'eaten' as const } : each))
  const eaten = press(PLAN, eatenPlan)
  expect(eaten.keeps).toBe(true)
  expect(eaten.changes(true)).toMatchObject([
    { kind: 'diary-changed', body: { agrees: true, put: [{ id: idOf(1), time: '19:00' }], removed: [] } },
  ])
  const back = press(eatenPlan, PLAN)
  expect([back.keeps, back.changes(false)]).toMatchObject([
    false,
    [{ kind: 'diary-changed', body: { put: [], removed: [idOf(1)] } }],
  ])
  expect(press(eatenPlan, PLAN.slice(1)).changes(false)).toEqual([])
})
