import { describe, expect, it, test } from 'vitest'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { eatenBy } from './balance/eaten.ts'
import { planOf } from './balance/plans.fixture.ts'
import type { Placed } from './balance/problem.ts'
import { relaxationsOf } from './balance/relaxations.ts'
import { verdictOf } from './balance/verdict.ts'
import { servedQuarters } from './cooked.ts'
import type { PlannedEntry } from './plan.ts'
import type { PlanSetting } from './plan-settings.ts'
import { NO_RULES_SETUP, ownKitchen, person, personSetting, plannedDish } from './planning.fixture.ts'
import { editOf, type PlanningSource, placedNow, planningOf, unlocked } from './planning.ts'

const MONDAY = dayOf('2026-11-23')
const TUESDAY = addDays(MONDAY, 1)
const WEDNESDAY = addDays(MONDAY, 2)
const kitchen = ownKitchen()

const source = (entries: readonly PlannedEntry[], more: Partial<PlanningSource> = {}): PlanningSource => ({
  days: [MONDAY, TUESDAY, WEDNESDAY],
  today: TUESDAY,
  time: '07:00',
  entries,
  settings: [],
  dishes: new Map(kitchen.map(dish => [`own/${dish.ref.id}`, dish])),
  kitchen,
  setup: NO_RULES_SETUP,
  eatenBefore: [],
  cupboard: [],
  mode: 'fill',
  seed: 1,
  ...more,
})
const open = (of: PlanningSource) => planningOf(of).problem.slots.map(({ day, meal }) => `${day} ${meal}`)

describe('what is planned', () => {
  it('is the open meals from today on; those of days that are past or locked stay open', () => {
    const lunch = plannedDish({ day: TUESDAY, meal: 'lunch' })
    const locked = { name: 'locked-day', key: WEDNESDAY, value: { locked: true } } as const
    expect(open(source([lunch], { settings: [locked] }))).toEqual(
      ['breakfast', 'dinner', 'snack'].map(meal => `${TUESDAY} ${meal}`),
    )
  })

  it('is a meal that has only a note, and none at which somebody eats out', () => {
    const note: PlannedEntry = { ...plannedDish({ day: TUESDAY, meal: 'lunch' }), what: { kind: 'note', words: 'Gym' } }
    const out: PlannedEntry = {
      ...plannedDish({ day: TUESDAY, meal: 'dinner' }),
      what: { kind: 'eating-out', words: '', keptKcal: 700 },
    }
    const { problem } = planningOf(source([note, out]))
    expect(open(source([note, out]))).toContain(`${TUESDAY} lunch`)
    expect(open(source([note, out]))).not.toContain(`${TUESDAY} dinner`)
    expect(problem.fixed).toMatchObject([{ meal: 'dinner', dish: null, keptKcal: 700 }])
  })

  it('takes no longer than somebody has on that weekday', () => {
    const minutes = { name: 'minutes', key: 'tuesday', value: { breakfast: 10, lunch: null, dinner: 20 } } as const
    const { slots } = planningOf(source([], { settings: [minutes] })).problem
    expect(slots.filter(({ day }) => day === TUESDAY).map(({ mostMinutes }) => mostMinutes)).toEqual([
      10,
      null,
      20,
      null,
    ])
    expect(slots.find(({ day, meal }) => day === WEDNESDAY && meal === 'dinner')?.mostMinutes).toBe(45)
  })
})

test('meals may be of any size where somebody said so', () => {
  const any: PlanSetting = { name: 'meal-sizes', key: 'all', value: { any: true } }
  expect(planningOf(source([])).problem.mealsOfAnySize).toBeUndefined()
  expect(planningOf(source([], { settings: [any] })).problem.mealsOfAnySize).toBe(true)
})

describe('what is planned of today', () => {
  const at = (time: string, entries: readonly PlannedEntry[] = [], more: Partial<PlanningSource> = {}) =>
    source(entries, { time, ...more })
  const ofToday = (of: PlanningSource) =>
    open(of)
      .filter(each => each.startsWith(TUESDAY))
      .map(each => each.slice(11))

  it.each<[string, string[]]>([
    ['00:10', ['breakfast', 'lunch', 'dinner', 'snack']],
    ['09:59', ['breakfast', 'lunch', 'dinner', 'snack']],
    ['10:00', ['lunch', 'dinner', 'snack']],
    ['16:36', ['dinner', 'snack']],
    ['20:59', ['dinner', 'snack']],
    ['21:00', []],
    ['23:59', []],
  ])('at %s begins with the next meal', (time, meals) => {
    expect(ofToday(at(time))).toEqual(meals)
    expect(open(at(time)).filter(each => each.startsWith(WEDNESDAY))).toHaveLength(4)
  })

  it('goes by when somebody has their meals', () => {
    const lunch = { name: 'meal', key: 'lunch', value: { name: 'Lunch', time: '15:30', place: 1 } } as const
    expect(ofToday(at('16:36', [], { settings: [lunch] }))).toEqual(['lunch', 'dinner', 'snack'])
  })

  it('keeps free what was eaten of it already, and leaves what was planned for then', () => {
    const breakfast = plannedDish({ day: TUESDAY, meal: 'breakfast' })
    const dinner = plannedDish({ day: TUESDAY, meal: 'dinner' })
    const again = planningOf(at('16:36', [breakfast, dinner], { mode: 'again' }))
    expect(again.replaced).toEqual([dinner.id])
    expect(again.problem.fixed.map(({ meal, dish, keptKcal }) => [meal, dish === null, keptKcal])).toEqual([
      ['breakfast', false, null],
      ['lunch', true, null],
    ])
    // What is left of 2,000 kcal without breakfast and lunch.
    const evening = planningOf(at('16:36'))
    const { placed } = planOf(evening.problem)
    const kcal = (dayOfPlan: string) =>
      placed
        .filter(({ slot }) => evening.problem.slots[slot]?.day === dayOfPlan)
        .reduce((sum, { dish, quarters: [quarters = 0] }) => {
          const known = kitchen.find(({ ref }) => ref.id === dish.id)
          return sum + ((known?.kcal ?? 0) * quarters) / 4
        }, 0)
    expect(kcal(TUESDAY)).toBeGreaterThan(850)
    expect(kcal(TUESDAY)).toBeLessThan(1150)
    expect(kcal(WEDNESDAY)).toBeGreaterThan(1800)
  })

  it('cooks nothing today that had to be begun the evening before', () => {
    const soaked = kitchen.map(dish => ({ ...dish, ahead: { words: 'Soak the beans.', minutes: null } }))
    const planning = planningOf(at('07:00', [], { kitchen: soaked }))
    const { placed, empty } = planOf(planning.problem)
    expect(empty.map(slot => planning.problem.slots[slot]?.day)).toEqual(Array(4).fill(TUESDAY))
    expect(placed).toHaveLength(4)
    const locked = plannedDish({ day: TUESDAY, meal: 'dinner' }, { isLocked: true })
    const { fixed } = planningOf(at('07:00', [locked], { kitchen: soaked, mode: 'again' })).problem
    expect(fixed[0]?.mayChange?.tooLateFor).toHaveLength(kitchen.length)
  })
})

describe('answers that somebody brings', () => {
  const answers = { people: 3, dinnerMinutes: 30 }
  const asked = (more: Partial<PlanningSource> = {}) => source([], { setup: { ...NO_RULES_SETUP, answers }, ...more })
  const guestsOf = (of: PlanningSource) => {
    const planning = planningOf(of)
    const [dish] = kitchen
    const placed: Placed[] = dish ? [{ slot: 0, dish: dish.ref, quarters: [4], leftoversOf: null }] : []
    return editOf(planning, { placed }, of, () => 'new').edit.put.map(({ guestQuarters }) => guestQuarters)
  }

  it('bound the dinners with their waiting, and nothing else', () => {
    const { slots } = planningOf(asked()).problem
    expect(slots.flatMap(({ meal, mostMinutesInAll }) => (mostMinutesInAll ? [[meal, mostMinutesInAll]] : []))).toEqual(
      [TUESDAY, WEDNESDAY].map(() => ['dinner', 30]),
    )
  })

  it('are kept by whatever is cooked for a dinner', () => {
    const { problem } = planningOf(asked())
    const { placed } = planOf(problem)
    const cooked = placed.filter(
      ({ slot, leftoversOf }) => problem.slots[slot]?.meal === 'dinner' && leftoversOf === null,
    )
    const minutesOf = ({ dish }: Placed) => kitchen.find(({ ref }) => ref.id === dish.id)?.minutes
    expect(cooked.length).toBeGreaterThan(0)
    for (const each of cooked) expect(minutesOf(each)).toBeLessThanOrEqual(30)
  })

  it('cook a serving for each whom nobody told by name', () => {
    expect(guestsOf(asked())).toEqual([8])
    expect(guestsOf(asked({ settings: [personSetting(1, person('Ben'))] }))).toEqual([4])
    const few = { setup: { ...NO_RULES_SETUP, answers: { people: 1, dinnerMinutes: null } } }
    expect(guestsOf(asked({ ...few, settings: [personSetting(1, person('Ben'))] }))).toEqual([0])
    expect(guestsOf(source([]))).toEqual([0])
  })
})

describe('planning again', () => {
  const kept = plannedDish({ day: TUESDAY, meal: 'breakfast' }, { isLocked: true })
  const cook = plannedDish({ day: TUESDAY, meal: 'dinner' })
  const left: PlannedEntry = {
    ...plannedDish({ day: WEDNESDAY, meal: 'lunch' }, { isLocked: true }),
    what: { kind: 'leftovers', of: cook.id },
  }
  const past = plannedDish({ day: MONDAY, meal: 'lunch' })
  const free = plannedDish({ day: WEDNESDAY, meal: 'dinner' })
  const entries = [kept, cook, left, past, free]

  it('replaces what is free, and leaves what is locked, what that is left over from, and the past', () => {
    const again = planningOf(source(entries, { mode: 'again' }))
    expect(again.replaced).toEqual([free.id])
    expect(planningOf(source(entries)).replaced).toEqual([])
    expect(again.problem.fixed).toHaveLength(4)
  })

  it('leaves what is cooked or eaten already, and offers to unlock none of it', () => {
    const eaten = { ...free, done: 'eaten' } as const
    const cooked = { ...kept, done: 'cooked' } as const
    const again = planningOf(source([cooked, cook, left, past, eaten], { mode: 'again' }))
    expect(again.replaced).toEqual([])
    const lockedThere = again.problem.fixed.filter(({ mayChange }) => mayChange).map(({ day }) => day)
    expect(lockedThere).toEqual([WEDNESDAY])
  })

  it('becomes an edit that adds the new dishes, warms up what is left, and takes away the old', () => {
    const of = source(entries, { mode: 'again' })
    const again = planningOf(of)
    const at = (meal: string) => again.problem.slots.findIndex(slot => slot.day === WEDNESDAY && slot.meal === meal)
    const [one, other] = kitchen
    const placed = [
      { slot: at('breakfast'), dish: one?.ref ?? kept.id, quarters: [6], leftoversOf: null },
      { slot: at('dinner'), dish: other?.ref, quarters: [4], leftoversOf: at('breakfast') },
    ] as Parameters<typeof editOf>[1]['placed']
    let made = 0
    const { edit, dishes } = editOf(again, { placed }, of, () => `new ${++made}`)
    expect(edit.removed).toEqual([free.id])
    expect(edit.put).toMatchObject([
      { id: 'new 1', day: WEDNESDAY, meal: 'breakfast', quarters: 6, guestQuarters: 0, what: { name: one?.name } },
      { id: 'new 2', meal: 'dinner', quarters: 4, what: { kind: 'leftovers', of: 'new 1' } },
    ])
    expect(dishes.map(({ name }) => name)).toEqual([one?.name, other?.name])
  })
})

test('what is planned is seen as if it had been chosen; of two dishes at a meal, nothing', () => {
  const cook = plannedDish({ day: TUESDAY, meal: 'dinner' })
  const left: PlannedEntry = {
    ...plannedDish({ day: WEDNESDAY, meal: 'lunch' }, { quarters: 6 }),
    what: { kind: 'leftovers', of: cook.id },
  }
  const both = [plannedDish({ day: TUESDAY, meal: 'snack' }), plannedDish({ day: TUESDAY, meal: 'snack' })]
  const of = source([cook, left, ...both], { mode: 'again' })
  const planning = planningOf(of)
  const at = (day: string, meal: string) =>
    planning.problem.slots.findIndex(slot => slot.day === day && slot.meal === meal)
  expect(placedNow(planning, of)).toMatchObject([
    { slot: at(TUESDAY, 'dinner'), quarters: [4], leftoversOf: null },
    { slot: at(WEDNESDAY, 'lunch'), quarters: [6], leftoversOf: at(TUESDAY, 'dinner') },
  ])
})

describe('a household', () => {
  const ana = personSetting(1, person('Ana', { birthYear: 2020, sex: 'female', allergies: ['milk'] }))
  const bo = personSetting(2, person('Bo', { awayOn: ['wednesday'] }))
  const settings = [bo, ana]
  const lunch = plannedDish({ day: TUESDAY, meal: 'lunch' }, { quarters: 6, portions: { [ana.key]: 3 } })

  it('is planned for by name: each with what they have of what is fixed, and the days on which they are away', () => {
    const { problem } = planningOf(source([lunch], { settings }))
    expect(problem.diners.map(({ rules }) => rules.allergens)).toEqual([[], ['milk'], []])
    expect(problem.diners.map(({ away }) => away ?? [])).toEqual([[], [], [WEDNESDAY]])
    expect(problem.fixed.map(({ quarters }) => quarters)).toEqual([[6, 3, 0]])
  })

  it('has a portion each of what is found, and the pot is their sum', () => {
    const of = source([], { settings })
    const planning = planningOf(of)
    const placed = [{ slot: 0, dish: kitchen[0]?.ref, quarters: [6, 3, 5], leftoversOf: null }] as Placed[]
    const [entry] = editOf(planning, { placed }, of, () => 'new').edit.put
    expect(entry).toMatchObject({ quarters: 6, guestQuarters: 0, portions: { [ana.key]: 3, [bo.key]: 5 } })
    expect(entry && servedQuarters(entry)).toBe(14)
    const again = source(entry ? [entry] : [], { settings, mode: 'again' })
    expect(placedNow(planningOf(again), again).map(({ quarters }) => quarters)).toEqual([[6, 3, 5]])
  })
})

test('what is in the cupboard and should be used is used more, and the week meets as many goals', () => {
  const days = Array.from({ length: 7 }, (_, nth) => addDays(MONDAY, nth))
  const planned = (cupboard: PlanningSource['cupboard']) => {
    const of = source([], { days, today: MONDAY, cupboard })
    const { problem } = planningOf(of)
    const { placed } = planOf(problem)
    const { goals } = verdictOf(eatenBy(problem, placed, 0), problem.diners[0]?.goals ?? [])
    const made = (foodId: string) =>
      placed.filter(({ dish: { id } }) =>
        kitchen.some(({ ref, madeOf }) => ref.id === id && madeOf.some(each => each.foodId === foodId)),
      ).length
    return { made, met: goals.filter(({ verdict }) => verdict === 'met').length }
  }
  const without = planned([])
  const foods = ['spinach', 'aubergine', 'cauliflower', 'leek']
  const used = planned(foods.map(foodId => ({ foodId, isUrgent: true })))
  const sum = (made: (food: string) => number) => foods.reduce((so, food) => so + made(food), 0)
  expect(sum(used.made)).toBeGreaterThan(sum(without.made))
  for (const food of foods) expect(used.made(food), food).toBeGreaterThanOrEqual(Math.min(2, without.made(food) + 1))
  expect(used.met).toBeGreaterThanOrEqual(without.met)
})

describe('what is locked', () => {
  const dinner = plannedDish({ day: TUESDAY, meal: 'dinner' }, { isLocked: true })
  const cook = plannedDish({ day: TUESDAY, meal: 'lunch' }, { isLocked: true })
  const left: PlannedEntry = {
    ...plannedDish({ day: WEDNESDAY, meal: 'lunch' }),
    what: { kind: 'leftovers', of: cook.id },
  }
  const supper = plannedDish({ day: WEDNESDAY, meal: 'dinner' })
  const settings = [{ name: 'locked-day', key: WEDNESDAY, value: { locked: true } }] as const
  const of = source([dinner, cook, left, supper], { settings, mode: 'again' })
  const planning = planningOf(of)

  it('may be proposed to be changed, a meal or its whole day, unless something is kept of it', () => {
    expect(planning.problem.fixed.map(({ meal, mayChange }) => [meal, mayChange?.withItsDay])).toEqual([
      ['dinner', false],
      ['lunch', undefined],
      ['lunch', true],
      ['dinner', true],
    ])
    expect(
      relaxationsOf(planning.problem).flatMap(({ relaxed, words }) => (relaxed.kind === 'unlock' ? [words] : [])),
    ).toEqual(['Unlock dinner on Tuesday', 'Unlock Wednesday'])
    expect(planningOf({ ...of, today: addDays(WEDNESDAY, 1) }).problem.fixed.some(({ mayChange }) => mayChange)).toBe(
      false,
    )
  })

  it.each([TUESDAY, WEDNESDAY])('makes way in the meals that the proposal opens, on %s', day => {
    const proposal = relaxationsOf(planning.problem).find(
      ({ relaxed }) => relaxed.kind === 'unlock' && relaxed.day === day,
    )
    if (proposal?.relaxed.kind !== 'unlock') throw new Error('It is not proposed')
    const freed = unlocked(planning, of, proposal.relaxed)
    expect(freed.problem.slots).toEqual(proposal.problem.slots)
    expect(freed.replaced).toEqual(day === TUESDAY ? [dinner.id] : [left.id, supper.id])
    const last = freed.problem.slots.length - 1
    const placed = [{ slot: last, dish: kitchen[1]?.ref, quarters: [4], leftoversOf: null }] as Placed[]
    expect(editOf(freed, { placed }, of, () => 'new').edit).toMatchObject({
      put: [{ day, meal: 'dinner' }],
      removed: freed.replaced,
    })
  })
})
