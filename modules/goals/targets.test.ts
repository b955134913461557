import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { EMPTY_PROFILE, type HealthProfile } from '#modules/profile/health-profile.ts'
import { type CalorieChoice, caloriesFor } from './calories.ts'
import { targetsOn } from './eater.ts'
import { asksDoctor, NO_STATE, restrictionOn, stateOn } from './state.ts'
import { choicesProblem, sumProblem } from './target-limits.ts'
import { type KeptTargets, keepable, NO_CHOICES } from './targets.ts'
import { weekdaysWith } from './weekdays.ts'

const TODAY = dayOf('2026-11-23')
/** Needs 2,820 kcal by the equation, 1,730 of them at rest. */
const MAN: HealthProfile = { ...EMPTY_PROFILE, sex: 'male', birthYear: 1988, weightKg: 79.4, heightCm: 178 }
const choice = (change: Partial<CalorieChoice>): CalorieChoice => ({
  ...{ from: 'profile', usesKcal: null, aim: 'keep', kgAWeek: 0 },
  ...change,
})
const calories = (change: Partial<CalorieChoice>, profile = MAN, state = NO_STATE) =>
  caloriesFor(profile, choice(change), state, TODAY)

describe('calories', () => {
  it('are what is used, less what losing at a rate takes', () => {
    const kept = calories({})
    expect(kept).toMatchObject({ kind: 'sum', changeKcal: 0 })
    const uses = kept.kind === 'sum' ? kept.usesKcal : 0
    expect(calories({ aim: 'lose', kgAWeek: 0.5 })).toMatchObject({ goalKcal: uses - 550, cappedBy: 'nothing' })
    expect(calories({ aim: 'gain', kgAWeek: 0.25 })).toMatchObject({ changeKcal: 280 })
    expect(calories({ from: 'learned', usesKcal: 2530, aim: 'lose', kgAWeek: 0.45 })).toMatchObject({
      usesKcal: 2530,
      goalKcal: 2040,
    })
  })

  it('never fall below what the body uses at rest', () => {
    const sum = calories({ from: 'own', usesKcal: 2000, aim: 'lose', kgAWeek: 1 })
    expect(sum).toMatchObject({ kind: 'sum', cappedBy: 'rest' })
    expect(sum.kind === 'sum' ? sum.goalKcal : 0).toBeGreaterThanOrEqual(1720)
  })

  it.each<[string, Partial<CalorieChoice>, Partial<HealthProfile>, typeof NO_STATE]>([
    ['under-18', { aim: 'lose', kgAWeek: 0.5 }, { birthYear: 2010 }, NO_STATE],
    ['under-18', { aim: 'gain', kgAWeek: 0.5 }, { birthYear: 2010 }, NO_STATE],
    ['pregnant', { aim: 'lose', kgAWeek: 0.5 }, { sex: 'female' }, { ...NO_STATE, dueDay: addDays(TODAY, 30) }],
    ['breastfeeding', { aim: 'lose', kgAWeek: 0.5 }, { sex: 'female' }, { ...NO_STATE, bornDay: addDays(TODAY, -60) }],
    ['underweight', { aim: 'lose', kgAWeek: 0.5 }, { weightKg: 58 }, NO_STATE],
    ['too-fast', { aim: 'lose', kgAWeek: 1.1 }, {}, NO_STATE],
    ['too-fast', { aim: 'gain', kgAWeek: 0.6 }, {}, NO_STATE],
    ['no-rate', { aim: 'gain' }, {}, NO_STATE],
    ['no-body', { aim: 'lose', kgAWeek: 0.5 }, { heightCm: null }, NO_STATE],
    ['too-low', { from: 'own', usesKcal: 1400 }, {}, NO_STATE],
  ])('are refused: %s', (reason, change, profile, state) => {
    expect(calories(change, { ...MAN, ...profile }, state)).toEqual({ kind: 'refused', reason })
  })
})

describe('a body’s state', () => {
  test.each([
    [280, 1],
    [189, 2],
    [91, 3],
    [-14, 3],
  ] as const)('%s days before a birth', (days, trimester) => {
    expect(stateOn({ ...NO_STATE, dueDay: addDays(TODAY, days) }, TODAY)).toEqual({ pregnancy: { trimester } })
  })

  it('ends by itself', () => {
    expect(stateOn({ ...NO_STATE, dueDay: addDays(TODAY, -15) }, TODAY)).toEqual({})
    expect(stateOn({ ...NO_STATE, bornDay: addDays(TODAY, -100) }, TODAY)).toEqual({ breastfeeding: { months: 3 } })
    expect(stateOn({ ...NO_STATE, bornDay: addDays(TODAY, -740) }, TODAY)).toEqual({})
  })

  it('asks for a doctor before any supplement, and for reference values alone', () => {
    expect(asksDoctor({ ...NO_STATE, takesMedicines: true }, TODAY)).toBe(true)
    expect(asksDoctor({ ...NO_STATE, dueDay: addDays(TODAY, 9) }, TODAY)).toBe(true)
    expect(asksDoctor(NO_STATE, TODAY)).toBe(false)
    expect(restrictionOn({ birthYear: 2009 }, NO_STATE, TODAY)).toBe('under-18')
    expect(restrictionOn({ birthYear: null }, NO_STATE, TODAY)).toBeNull()
    const wished = { ...NO_CHOICES, nutrients: { ironMg: { least: 9, most: null } }, waterMl: 2000 }
    const pregnant = { ...wished, state: { ...NO_STATE, dueDay: addDays(TODAY, 9) } }
    expect(keepable(pregnant, MAN, TODAY)).toMatchObject({ ok: true, targets: { nutrients: {}, waterMl: 2000 } })
  })
})

describe('what a day is held against', () => {
  const kept = (energyKcal: number, change: Partial<KeptTargets> = {}): KeptTargets => ({
    ...NO_CHOICES,
    calories: choice({ from: 'own', usesKcal: energyKcal }),
    energyKcal,
    ...change,
  })
  const history = [
    { fromDay: dayOf('2000-01-01'), targets: { ...kept(2820), calories: choice({}) } },
    { fromDay: addDays(TODAY, -10), targets: kept(2000) },
    { fromDay: TODAY, targets: kept(2200, { weekdaysKcal: [1900, 2000, 2100, 2200, 2300, 2400, 2500] }) },
  ]

  it('is what was chosen by then: a goal of today leaves the past as it was', () => {
    const energyOn = (days: number) => targetsOn(history, MAN, addDays(TODAY, days)).energyKcal
    expect([-100, -11, -10, -1].map(energyOn)).toEqual([2820, 2820, 2000, 2000])
  })

  it('is what a weekday has, and macros in proportion', () => {
    expect(targetsOn(history, MAN, TODAY)).toMatchObject({ energyKcal: 1900 })
    expect(targetsOn(history, MAN, TODAY).proteinG).toBeCloseTo(79.4 * 0.75)
    expect(targetsOn(history, MAN, addDays(TODAY, 6)).energyKcal).toBe(2500)
    const grams = { by: 'grams', protein: 100, carbohydrate: 250, fat: 67 } as const
    const own = [{ fromDay: TODAY, targets: kept(2000, { macros: grams }) }]
    expect(targetsOn(own, MAN, TODAY)).toMatchObject({ proteinG: 100, carbohydrateG: 250, fatG: 67 })
    const tenths = [{ fromDay: TODAY, targets: kept(2000, { macros: { ...grams, protein: 61.5 } }) }]
    expect(targetsOn(tenths, MAN, TODAY).proteinG).toBe(61.5)
    const shares = { by: 'per cent', protein: 20, carbohydrate: 50, fat: 30 } as const
    expect(targetsOn([{ fromDay: TODAY, targets: kept(2000, { macros: shares }) }], MAN, TODAY)).toMatchObject({
      ...{ proteinG: 100, carbohydrateG: 250, fatG: 67 },
    })
  })

  it('is the goal of the profile where nothing was chosen, or the choice follows it', () => {
    const needs = targetsOn([], MAN, TODAY).energyKcal
    expect(targetsOn([], { ...MAN, calorieGoalKcal: 1950 }, TODAY).energyKcal).toBe(1950)
    const follows = [{ fromDay: addDays(TODAY, -5), targets: { ...NO_CHOICES, energyKcal: 2600 } }]
    expect(targetsOn(follows, MAN, TODAY).energyKcal).toBe(needs)
  })
})

describe('what may be chosen', () => {
  const due = (days: number) => ({ state: { ...NO_STATE, dueDay: addDays(TODAY, days) } })
  const born = (days: number) => ({ state: { ...NO_STATE, bornDay: addDays(TODAY, days) } })
  it.each([
    ['Iron: the least is above the most.', { nutrients: { ironMg: { least: 20, most: 17 } } }],
    ['Iron: a least or a most is missing.', { nutrients: { ironMg: { least: null, most: null } } }],
    ['There is no such nutrient.', { nutrients: { gold: { least: 1, most: null } } }],
    ['A week has seven days with a whole number of kcal each.', { weekdaysKcal: [2000] }],
    ['That is not a rate.', { calories: choice({ aim: 'lose', kgAWeek: Number.NaN }) }],
    ['Water is between 0.25 and 10 litres.', { waterMl: 0 }],
    ['A baby is due within 40 weeks. Please check the date.', due(281)],
    ['That day of birth is still to come. Please check the date.', born(1)],
    [null, due(280)],
    // A pregnancy that is over stays told.
    [null, due(-400)],
    ['That day is years ago. Please check the date, or leave it empty.', due(-2200)],
    ['That day is years ago. Please check the date, or leave it empty.', born(-13_000)],
    [null, born(0)],
  ])('%s', (words, change) => expect(choicesProblem({ ...NO_CHOICES, ...change } as never, TODAY)).toBe(words))

  it('goes together with the energy', () => {
    const off = { by: 'grams', protein: 100, carbohydrate: 100, fat: 50 } as const
    expect(sumProblem({ ...NO_CHOICES, macros: off }, 2000)).toContain('1,250 of 2,000 kcal')
    expect(sumProblem({ ...NO_CHOICES, weekdaysKcal: [2000, 2000, 2000, 2000, 2000, 2000, 2100] }, 2000)).toContain(
      'on average',
    )
    expect(sumProblem(NO_CHOICES, 2000)).toBeNull()
  })
})

describe('weekdays', () => {
  it('make up for a day that was changed, in whole tens', () => {
    const even = Array.from({ length: 7 }, () => 2000)
    expect(weekdaysWith(even, 5, 2300, { meanKcal: 2000, leastKcal: 1500 })).toEqual([
      1950, 1950, 1950, 1950, 1950, 2300, 1950,
    ])
    expect(weekdaysWith(even, 5, 1400, { meanKcal: 2000, leastKcal: 1500 })).toBeNull()
    expect(weekdaysWith(even, 5, 6000, { meanKcal: 2000, leastKcal: 1500 })).toBeNull()
  })

  it('keep the week’s sum and the floor, whatever is changed', () => {
    const step = fc.tuple(fc.nat(6), fc.integer({ min: 120, max: 400 }))
    fc.assert(
      fc.property(fc.integer({ min: 160, max: 350 }), fc.array(step, { maxLength: 8 }), (tens, steps) => {
        const bounds = { meanKcal: tens * 10, leastKcal: 1500 }
        let week = Array.from({ length: 7 }, () => bounds.meanKcal)
        for (const [place, kcal] of steps) {
          const next = weekdaysWith(week, place, kcal * 10, bounds)
          if (!next) continue
          expect(next[place]).toBe(kcal * 10)
          week = next
        }
        expect(week.reduce((sum, kcal) => sum + kcal, 0)).toBe(bounds.meanKcal * 7)
        expect(Math.min(...week)).toBeGreaterThanOrEqual(1500)
      }),
    )
  })
})
