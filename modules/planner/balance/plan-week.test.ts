import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from '#modules/calendar/day.ts'
import type { OwnDiet } from '#modules/nutrition/foods/diets.ts'
import type { Allergen } from '#modules/nutrition/foods/food.ts'
import { NUTRIENT_INDEX } from '#modules/nutrition/nutrients.ts'
import { brokenRules } from './broken-rules.ts'
import { eatenBy } from './eaten.ts'
import { dishesFor } from './oracle.fixture.ts'
import { planWeek, USUAL_MOVES } from './plan-week.ts'
import {
  daysFrom,
  dinerOf,
  MONDAY,
  ownDishes,
  planOf,
  simpleDish,
  slotsOn,
  WOMAN,
  weekProblem,
} from './plans.fixture.ts'
import { dishPrices } from './prices.ts'
import { type Fixed, minutesBetween, type Placed, type PlanProblem, type Slot } from './problem.ts'
import { rescore } from './rescore.ts'
import { verdictOf } from './verdict.ts'

const OWN = ownDishes()
const own = weekProblem({ dishes: OWN })

const dishNamed = (name: string) => {
  const found = OWN.find(dish => dish.name === name)
  if (!found) throw new Error(`There is no ${name}`)
  return found
}

describe('a week from our own recipes', () => {
  const plan = planOf({ ...own, moves: USUAL_MOVES })

  it('fills every meal, keeps every rule and its energy on each day', () => {
    expect(plan.empty).toEqual([])
    expect(brokenRules(own, plan.placed)).toEqual([])
    const energy = verdictOf(eatenBy(own, plan.placed, 0), own.diners[0]?.goals ?? []).goals[0]
    expect(energy).toMatchObject({ goal: { key: 'energyKcal' }, verdict: 'met' })
    expect(energy?.days).toHaveLength(7)
  })

  it('has portions that a cook makes: no main beyond a serving and a half, whole pieces of what is baked', () => {
    for (const seed of [1, 2, 3]) {
      const { placed } = planOf({ ...own, seed, moves: USUAL_MOVES })
      const eaten = placed.map(({ slot, dish: ref, quarters }) => ({
        ...{ meal: own.slots[slot]?.meal, quarters: quarters[0] ?? 0 },
        dish: OWN.find(dish => dish.ref.id === ref.id),
      }))
      for (const { meal, quarters, dish } of eaten) {
        if (meal !== 'snack') expect(quarters, dish?.name).toBeLessThanOrEqual(6)
        if (dish?.wholeBake) expect(quarters % 4, dish.name).toBe(0)
        const share = ((dish?.intake.lower[NUTRIENT_INDEX.energyKcal] ?? 0) * quarters) / 4 / WOMAN.goalKcal
        const [least, most] = meal === 'snack' ? [0, 0.25] : [0.15, 0.45]
        // A hundredth to either side is no other meal.
        expect(share, `${dish?.name} at ${meal}`).toBeGreaterThan(least - 0.01)
        expect(share, `${dish?.name} at ${meal}`).toBeLessThan(most + 0.01)
      }
    }
  })

  it('has meals of any size where the member says so', () => {
    const any = { ...own, mealsOfAnySize: true }
    const { placed, score } = planOf(any)
    expect(rescore(any, placed)).toBeCloseTo(score, 6)
    const doubled = placed.map(each => ({ ...each, quarters: [8] }))
    expect(rescore(own, doubled)).toBeGreaterThan(rescore(any, doubled))
  })

  it('has the score that a second function gives it', () => {
    expect(rescore(own, plan.placed)).toBeCloseTo(plan.score, 6)
  })

  it('is the same for the same seed, from a copy that travelled, and another for another', () => {
    const first = planOf(own)
    expect(planOf(structuredClone(own))).toEqual(first)
    expect(planOf({ ...own, seed: 2 }).placed).not.toEqual(first.placed)
  })

  it('tells how far it is and can be left at any step', () => {
    const steps = planWeek(own)
    const shares = [steps.next(), steps.next(), steps.next()].map(
      ({ value }) => value?.kind === 'progress' && value.share,
    )
    expect(shares).toEqual(shares.toSorted())
    expect(steps.return()).toEqual({ done: true, value: undefined })
    expect(steps.next().done).toBe(true)
  })

  it('keeps to the time of a day, waiting not counted', () => {
    const slots = own.slots.map((slot): Slot => ({ ...slot, mostMinutes: 15 }))
    const quick = { ...own, slots }
    const { placed } = planOf(quick)
    expect(placed.length).toBeGreaterThan(20)
    expect(brokenRules(quick, placed)).toEqual([])
    expect(brokenRules(quick, plan.placed)).not.toEqual([])
  })

  it('leaves out what is not to come again, and what was eaten last week comes later', () => {
    const [first] = plan.placed
    if (!first) throw new Error('Nothing is planned')
    const without = { ...own, avoided: [first.dish] }
    expect(planOf(without).placed.some(({ dish }) => dish.id === first.dish.id)).toBe(false)
    const eatenBefore = plan.placed.map(({ dish }) => ({ ref: dish, weeksAgo: 1 }))
    const ids = (placed: typeof plan.placed) => new Set(placed.map(({ dish }) => dish.id))
    const later = planOf({ ...own, eatenBefore })
    expect([...ids(later.placed)].filter(id => ids(plan.placed).has(id)).length).toBeLessThan(ids(plan.placed).size / 2)
    expect(rescore({ ...own, eatenBefore }, later.placed)).toBeCloseTo(later.score, 6)
  })

  it('uses what has to be used', () => {
    const cupboard = [
      { foodId: 'celeriac', isUrgent: true },
      { foodId: 'mackerel', isUrgent: true },
    ]
    const problem = { ...own, cupboard }
    const { placed, score } = planOf(problem)
    const foods = eatenBy(problem, placed, 0).flatMap(({ dish }) => dish?.madeOf.map(({ foodId }) => foodId) ?? [])
    expect(cupboard.some(({ foodId }) => foods.includes(foodId))).toBe(true)
    expect(rescore(problem, placed)).toBeCloseTo(score, 6)
  })
})

describe('what is fixed', () => {
  const salmon = dishNamed('Salmon fishcakes with watercress')
  const locked: Fixed = { day: MONDAY, meal: 'dinner', dish: salmon, quarters: [4], keptKcal: null }
  const out: Fixed = { day: addDays(MONDAY, 3), meal: 'dinner', dish: null, quarters: [4], keptKcal: 700 }
  const slots = own.slots.filter(slot => ![locked, out].some(({ day, meal }) => slot.day === day && slot.meal === meal))
  const problem: PlanProblem = { ...own, fixed: [locked, out], slots }
  const plan = planOf(problem)

  it('stays, and the rest is planned around it', () => {
    expect(brokenRules(problem, plan.placed)).toEqual([])
    expect(rescore(problem, plan.placed)).toBeCloseTo(plan.score, 6)
    expect(plan.placed).toHaveLength(26)
  })

  it('keeps its energy free, and no limit is held on a day that nobody knows', () => {
    const energy = verdictOf(eatenBy(problem, plan.placed, 0), own.diners[0]?.goals ?? []).goals[0]
    expect(energy?.verdict).toBe('met')
    expect(energy?.days[3]).toMatchObject({ least: 0.95 * 1300, most: expect.closeTo(1.05 * 1300) })
  })

  it('counts towards twice, however it came there', () => {
    const twice = [locked, { ...locked, day: addDays(MONDAY, 4) }]
    const open = own.slots.filter(slot => !twice.some(({ day, meal }) => slot.day === day && slot.meal === meal))
    const dishes = [salmon, ...OWN.filter(({ meals }) => !meals?.includes('lunch')).slice(0, 40)]
    const { placed } = planOf({ ...own, fixed: twice, slots: open, dishes })
    expect(placed.some(({ dish }) => dish.id === salmon.ref.id)).toBe(false)
  })

  it('of the day before is no near twin of what comes', () => {
    const before = { ...locked, day: addDays(MONDAY, -1) }
    const only = { ...own, fixed: [before], days: [MONDAY], dishes: [salmon], slots: slotsOn([MONDAY], ['dinner']) }
    expect(planOf(only).empty).toEqual([0])
    expect(planOf({ ...only, fixed: [] }).empty).toEqual([])
  })
})

describe('a day of which meals are missing', () => {
  const only = (...meals: Parameters<typeof slotsOn>[1] & {}) => ({ ...own, slots: slotsOn(own.days, meals) })
  const sharesOf = (problem: PlanProblem, placed: readonly Placed[]) =>
    placed.map(({ dish: ref, quarters }) => {
      const dish = problem.dishes.find(each => each.ref.id === ref.id)
      return ((dish?.intake.lower[NUTRIENT_INDEX.energyKcal] ?? 0) * (quarters[0] ?? 0)) / 4 / WOMAN.goalKcal
    })
  const dayShares = (problem: PlanProblem, placed: readonly Placed[]) =>
    problem.days.map(day =>
      sharesOf(
        problem,
        placed.filter(({ slot }) => problem.slots[slot]?.day === day),
      ).reduce((sum, share) => sum + share, 0),
    )

  it.each([
    ['dinner', ['dinner'], 0.3],
    ['lunch', ['lunch'], 0.3],
    ['breakfast', ['breakfast'], 0.2],
    ['lunch and dinner', ['lunch', 'dinner'], 0.6],
    ['dinner and a snack', ['dinner', 'snack'], 0.5],
    ['all but the snack, which nobody has to have', ['breakfast', 'lunch', 'dinner'], 1],
  ] as const)(
    'is given the share of %s, and no meal is made larger for those that are not there',
    (_, meals, share) => {
      const problem = only(...meals)
      const { placed, score } = planOf(problem)
      expect(placed).toHaveLength(7 * meals.length)
      for (const each of dayShares(problem, placed)) expect(each).toBeCloseTo(share, 1)
      for (const each of sharesOf(problem, placed)) expect(each).toBeLessThanOrEqual(0.46)
      expect(rescore(problem, placed)).toBeCloseTo(score, 6)
    },
  )

  it('is held against what is locked on it too, and what is kept for a meal out is taken off its share', () => {
    const [salad] = OWN.filter(({ meals }) => meals?.includes('lunch'))
    const at = (nth: number, dish: Fixed['dish']): Fixed => ({
      ...{ day: addDays(MONDAY, nth), meal: 'lunch', dish, quarters: [4], keptKcal: dish ? null : 800 },
    })
    const problem = { ...only('dinner'), fixed: [at(0, salad ?? null), at(1, null)] }
    const { placed, score } = planOf(problem)
    const [locked = 0, out = 0] = dayShares(problem, placed)
    const [lunch = 0] = salad ? [(salad.intake.lower[NUTRIENT_INDEX.energyKcal] ?? 0) / WOMAN.goalKcal] : []
    expect(locked + lunch).toBeCloseTo(0.6, 1)
    expect(out).toBeCloseTo(0.2, 1)
    expect(rescore(problem, placed)).toBeCloseTo(score, 6)
  })

  it('has its whole energy where the member says that meals may be of any size', () => {
    const problem = { ...only('lunch', 'dinner'), mealsOfAnySize: true }
    const { placed, score } = planOf(problem)
    for (const each of dayShares(problem, placed)) expect(each).toBeCloseTo(1, 1)
    expect(rescore(problem, placed)).toBeCloseTo(score, 6)
  })
})

it('aims beyond the goals of a week, so that no price leaves one a hair short', () => {
  const goal = dinerOf(WOMAN).goals.find(({ key }) => key === 'ironMg')
  if (!goal) throw new Error('Nobody needs iron')
  const days = daysFrom(1)
  const problem = {
    ...{ ...own, days, slots: slotsOn(days, ['snack']), mealsOfAnySize: true },
    diners: [{ ...dinerOf(WOMAN), goals: [goal] }],
    // A serving and a half is a thousandth short of it.
    dishes: [simpleDish('1', { ironMg: ((goal.least ?? 0) * 0.999) / 1.5 })],
  }
  const { placed, score } = planOf(problem)
  expect(placed.map(({ quarters }) => quarters[0])).toEqual([7])
  expect(rescore(problem, placed)).toBeCloseTo(score, 6)
})

describe('more than a serving and a half', () => {
  const problem = { ...own, diners: [{ ...dinerOf(WOMAN), goals: [] }], dishes: [simpleDish('1', {})] }
  const costs = (slot: number, quarters: number) =>
    rescore(problem, [{ slot, dish: { kind: 'own', id: '1' }, quarters: [quarters], leftoversOf: null }])

  it.each([
    ['a main', 1, 0.022],
    ['a snack', 3, 0.007],
  ])('costs more with each quarter, of %s too', (_, slot, each) => {
    expect(costs(slot, 6) - costs(slot, 5)).toBeCloseTo(0.002, 6)
    expect(costs(slot, 7) - costs(slot, 6)).toBeCloseTo(each, 6)
    expect(costs(slot, 8) - costs(slot, 7)).toBeCloseTo(each, 6)
  })
})

describe('what is baked', () => {
  const scone = simpleDish('scone', { energyKcal: 300, proteinG: 6 }, { wholeBake: 8 })
  const days = daysFrom(3)
  const problem = { ...own, days, slots: slotsOn(days, ['breakfast']), dishes: [scone] }

  it('is baked once, and served in whole ones', () => {
    const { placed, empty } = planOf(problem)
    expect(placed.map(({ quarters }) => (quarters[0] ?? 0) % 4)).toEqual([0])
    expect(empty).toHaveLength(2)
    const [one] = placed
    if (!one) throw new Error('Nothing is planned')
    const other = { ...one, slot: one.slot === 0 ? 2 : 0 }
    expect(brokenRules(problem, [one, other]).join()).toContain('Dish scone is baked twice')
    expect(brokenRules(problem, [{ ...one, quarters: [5] }]).join()).toContain('portions of 5 quarters')
  })

  it('is eaten warmed up too, from the same tin', () => {
    const kept = { ...problem, dishes: [{ ...scone, keptHours: 48 }] }
    const { placed } = planOf(kept)
    expect(placed.map(({ leftoversOf }) => leftoversOf).filter(of => of !== null)).toHaveLength(1)
    expect(brokenRules(kept, placed)).toEqual([])
  })

  it('costs more the more of it nobody is there for', () => {
    const cost = (wholeBake: number, eaters: number) =>
      dishPrices([{ ...scone, wholeBake }], { eatenBefore: [], diners: Array(eaters).fill(own.diners[0]) })[0]
    expect([cost(8, 1), cost(8, 4), cost(8, 8), cost(4, 8)]).toEqual([13_125, 7_500, 0, 0])
  })
})

describe('what is warmed up', () => {
  const [first] = own.days
  /** So long to cook that at the second meal there is only time to warm it up. */
  const keeps = (keptHours: number) =>
    simpleDish('1', { energyKcal: 700, proteinG: 30 }, { minutes: 60, keptHours, meals: ['lunch', 'dinner'] })
  const between = (keptHours: number, from: Partial<Slot>, to: Partial<Slot>) => {
    const days = daysFrom(3)
    const meal = { day: first ?? MONDAY, meal: 'dinner', accepts: ['dinner'] as const }
    const slots: Slot[] = [
      { ...meal, mostMinutes: null, ...from },
      { ...meal, mostMinutes: 10, ...to },
    ]
    return planOf({ ...own, days, slots, dishes: [keeps(keptHours)] }).placed.map(({ leftoversOf }) => leftoversOf)
  }
  const [lunch, dinner] = [{ atMinute: 13 * 60 }, { atMinute: 19 * 60 }]
  const later = (days: number, at: Partial<Slot>) => ({ day: addDays(first ?? MONDAY, days), ...at })

  it.each([
    ['two days later at the same hour', 48, dinner, later(2, dinner), true],
    ['two days later at an earlier hour', 48, dinner, later(2, lunch), true],
    ['two days later and six hours', 48, lunch, later(2, dinner), false],
    ['with rice, a day later at the same hour', 24, dinner, later(1, dinner), true],
    ['with rice, a day later and six hours', 24, lunch, later(1, dinner), false],
    ['with rice, two days later', 24, dinner, later(2, lunch), false],
  ] as const)('is eaten while the fridge keeps it: %s', (_, keptHours, from, to, is) => {
    expect(between(keptHours, from, to)).toEqual(is ? [null, 0] : [null])
  })

  it('is of our own dishes never older than two days, with rice than one, by the hours of the meals', () => {
    const hours: { readonly [meal: string]: number } = { breakfast: 8, lunch: 13, snack: 16, dinner: 19 }
    const slots = own.slots.map((slot): Slot => ({ ...slot, atMinute: (hours[slot.meal] ?? 0) * 60 }))
    const problem = { ...own, slots }
    const waits = [1, 2, 3].flatMap(seed => {
      const { placed } = planOf({ ...problem, seed })
      expect(brokenRules(problem, placed)).toEqual([])
      return placed.flatMap(({ slot, dish: ref, leftoversOf }) => {
        const [pot, warm] = [slots[leftoversOf ?? -1], slots[slot]]
        if (!pot || !warm) return []
        const isRice = OWN.find(dish => dish.ref.id === ref.id)?.madeOf.some(({ foodId }) =>
          /(?<!cauliflower)-rice(-boiled|-cooked)?$/.test(foodId ?? ''),
        )
        return [{ most: isRice ? 24 : 48, was: minutesBetween(pot, warm) / 60 }]
      })
    })
    expect(waits.length).toBeGreaterThan(5)
    for (const { most, was } of waits) expect(was).toBeLessThanOrEqual(most)
  })
})

it('never passes an upper level of food, and leaves a meal empty instead', () => {
  const oysters = ['1', '2', '3'].map(id => simpleDish(id, { energyKcal: 700, zincMg: 14 }))
  const days = daysFrom(1)
  const problem = { ...own, days, slots: slotsOn(days, ['breakfast', 'lunch', 'dinner']), dishes: oysters }
  const { placed, empty } = planOf(problem)
  expect(brokenRules(problem, placed)).toEqual([])
  // EFSA: 25 mg of zinc a day, which are seven quarters of a serving.
  expect(placed.flatMap(({ quarters }) => quarters).reduce((sum, quarters) => sum + quarters, 0)).toBeLessThanOrEqual(7)
  expect(empty.length).toBeLessThan(3)
  const passed = placed.map(each => ({ ...each, quarters: [8] }))
  expect(brokenRules(problem, passed).join()).toContain('Zinc is over the upper level')
})

describe('several at a table', () => {
  const man = dinerOf({ ...WOMAN, sex: 'male', goalKcal: 2600 }, [], ['milk'])
  const problem = { ...own, diners: [dinerOf(WOMAN, ['vegetarian']), man] }
  const plan = planOf(problem)

  it('eat one dish that suits them all, each a portion', () => {
    expect(brokenRules(problem, plan.placed)).toEqual([])
    expect(rescore(problem, plan.placed)).toBeCloseTo(plan.score, 6)
    const eaten = eatenBy(problem, plan.placed, 0).map(({ dish }) => dish)
    expect(eaten.every(dish => dish?.diets.includes('vegetarian') && !dish.allergens.includes('milk'))).toBe(true)
    for (const [diner, { goals }] of problem.diners.entries()) {
      const [energy] = verdictOf(eatenBy(problem, plan.placed, diner), goals).goals
      expect(energy?.verdict).toBe('met')
    }
  })

  it('may have what one of them does not eat on the days on which that one is away', () => {
    const [monday = MONDAY, ...rest] = problem.days
    const meat = OWN.filter(({ diets }) => !diets.includes('vegetarian'))
    const away = { ...problem, dishes: meat, diners: [man, { ...dinerOf(WOMAN, ['vegetarian']), away: [monday] }] }
    const { placed, empty } = planOf(away)
    expect(brokenRules(away, placed)).toEqual([])
    expect(placed.length).toBeGreaterThan(0)
    expect(placed.map(({ slot, quarters }) => [away.slots[slot]?.day, quarters[1]])).toEqual(
      placed.map(() => [monday, 0]),
    )
    expect(empty.length).toBeGreaterThanOrEqual(rest.length * 4)
  })
})

/** Every plan of these slots: a dish or none in each, and its portions. */
function bruteForce(problem: PlanProblem): number {
  let best = Number.POSITIVE_INFINITY
  const tryFrom = (slot: number, placed: readonly Placed[]) => {
    if (slot === problem.slots.length) {
      if (brokenRules(problem, placed).length === 0) best = Math.min(best, rescore(problem, placed))
      return
    }
    tryFrom(slot + 1, placed)
    for (const { ref } of problem.dishes) {
      for (let quarters = 2; quarters <= 8; quarters += 1)
        tryFrom(slot + 1, [...placed, { slot, dish: ref, quarters: [quarters], leftoversOf: null }])
    }
  }
  tryFrom(0, [])
  return best
}

const smallFigure = fc.integer({ min: 0, max: 40 })
const smallDishes = fc.constantFrom([4, 1], [4, 2], [2, 3]).chain(([dishes = 1, meals = 1]) =>
  fc.record({
    rows: fc.array(fc.tuple(fc.integer({ min: 100, max: 900 }), smallFigure, smallFigure, smallFigure), {
      minLength: dishes,
      maxLength: dishes,
    }),
    meals: fc.constant(meals),
  }),
)

test('a small plan is the best that there is', () => {
  fc.assert(
    fc.property(smallDishes, ({ rows, meals }) => {
      const dishes = rows.map(([energyKcal, proteinG, ironMg, fatG], nth) =>
        simpleDish(String(nth), { energyKcal, proteinG, ironMg: ironMg / 10, fatG }),
      )
      const days = daysFrom(1)
      const slots = slotsOn(days, ['breakfast', 'lunch', 'dinner']).slice(0, meals)
      const problem = weekProblem({ days, slots, dishes, moves: 9_000 })
      expect(planOf(problem).score).toBeCloseTo(bruteForce(problem), 6)
    }),
    { numRuns: 20, seed: 9, endOnFailure: true },
  )
})

const DIETS: readonly OwnDiet[] = ['vegetarian', 'vegan', 'pescatarian', 'gluten-free', 'dairy-free', 'keto', 'paleo']
const ALLERGENS: readonly Allergen[] = ['gluten', 'milk', 'eggs', 'nuts', 'soya', 'fish', 'sesame', 'celery']
const somebody = fc.record({
  away: fc.subarray(daysFrom(7), { maxLength: 3 }),
  diets: fc.subarray([...DIETS], { maxLength: 2 }),
  allergens: fc.subarray([...ALLERGENS], { maxLength: 4 }),
  goalKcal: fc.integer({ min: 1200, max: 3500 }),
})

test('whoever eats, no rule is broken, and the score is the one from scratch', () => {
  fc.assert(
    fc.property(
      fc.array(somebody, { minLength: 1, maxLength: 3 }),
      fc.array(fc.tuple(fc.nat({ max: 27 }), fc.nat({ max: OWN.length - 1 }), fc.integer({ min: 1, max: 12 })), {
        maxLength: 6,
      }),
      fc.constantFrom(null, 10, 20, 45),
      fc.nat(),
      (people, fixedAt, mostMinutes, seed) => {
        const fixed = [...new Map(fixedAt.map(each => [each[0], each])).values()].map(([at, nth, quarters]): Fixed => {
          const { day, meal } = own.slots[at] as Slot
          const dish = nth % 5 === 0 ? null : (OWN[nth] ?? null)
          return { day, meal, dish, quarters: people.map(() => quarters), keptKcal: nth % 2 === 0 ? null : 600 }
        })
        const slots = own.slots
          .filter(slot => !fixed.some(({ day, meal }) => slot.day === day && slot.meal === meal))
          .map(slot => ({ ...slot, mostMinutes }))
        const diners = people.map(({ diets, allergens, goalKcal, away }, nth) => ({
          ...dinerOf({ ...WOMAN, goalKcal }, diets, allergens),
          // The first is who plans.
          ...(nth > 0 && { away }),
        }))
        const cupboard = ['spinach', 'olive-oil'].map((foodId, nth) => ({ foodId, isUrgent: nth === 0 }))
        const problem = { ...own, diners, slots, fixed, cupboard, seed, moves: 3_000 }
        const before = structuredClone(problem)
        const { placed, score } = planOf(problem)
        expect(problem).toEqual(before)
        expect(brokenRules(problem, placed)).toEqual([])
        expect(rescore(problem, placed)).toBeCloseTo(score, 5)
      },
    ),
    { numRuns: 40, seed: 4, endOnFailure: true },
  )
})

test('one recipe more makes no week worse by more than the noise of the seed', () => {
  const scores = (dishes: typeof OWN) => [1, 2, 3, 4, 5].map(seed => planOf({ ...own, dishes, seed }).score)
  fc.assert(
    fc.property(fc.nat(), fc.nat(OWN.length - 1), (seed, nth) => {
      const dishes = dishesFor(OWN, 40, seed)
      const more = OWN[nth]
      if (!more || dishes.includes(more)) return
      const [before, after] = [scores(dishes), scores([...dishes, more])]
      const noise = Math.max(...[before, after].map(each => Math.max(...each) - Math.min(...each)))
      expect(Math.min(...after)).toBeLessThanOrEqual(Math.max(...before) + noise)
    }),
    { numRuns: 6, seed: 3, endOnFailure: true },
  )
})

describe('what nobody would ask for', () => {
  it('has a plan all the same: no dishes, no meals, no goal, a day of 200 meals', () => {
    const none = planOf({ ...own, dishes: [] })
    expect(none).toMatchObject({ placed: [], empty: own.slots.map((_, slot) => slot) })
    expect(planOf({ ...own, slots: [] })).toMatchObject({ placed: [], empty: [] })
    const noGoal = { ...own, diners: [dinerOf({ ...WOMAN, goalKcal: 0 })] }
    const plan = planOf(noGoal)
    expect(plan.empty).toEqual([])
    expect(Number.isFinite(plan.score)).toBe(true)
    const days = daysFrom(1)
    const many = { ...own, days, slots: Array.from({ length: 200 }, () => slotsOn(days, ['snack'])).flat() }
    expect(brokenRules(many, planOf(many).placed)).toEqual([])
  })

  it('is refused: no days, a meal on none of them', () => {
    expect(() => planOf({ ...own, days: [] })).toThrow('at least one day')
    expect(() => planOf({ ...own, days: [MONDAY] })).toThrow('none of the days')
  })
})
