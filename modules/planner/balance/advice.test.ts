import { describe, expect, it } from 'vitest'
import { adviceNamed } from '#modules/nutrition/advice/table.ts'
import { eatenOf, keepsTo, passedAdvice } from './advice.ts'
import { brokenRules } from './broken-rules.ts'
import { eatenBy } from './eaten.ts'
import { USUAL_MOVES } from './plan-week.ts'
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
import type { EatenBefore, PlanProblem } from './problem.ts'

const OWN = ownDishes()
const PREGNANT = { ...WOMAN, ageYears: 31, pregnancy: { trimester: 2 as const } }
const MAN = { ...WOMAN, sex: 'male' as const, ageYears: 40, goalKcal: 2500 }
const oily = adviceNamed('oily-fish-two')
const fish = (id: string, grams: number, foodId = 'salmon') =>
  simpleDish(id, { energyKcal: 600, proteinG: 30, vitaminDUg: 8 }, { madeOf: [{ foodId, grams }] })

/** Four weeks, each knowing the ones before it. */
function fourWeeks(problem: PlanProblem) {
  let before: EatenBefore[] = []
  return [1, 2, 3, 4].map(seed => {
    const week = { ...problem, seed, eatenBefore: before }
    const { placed } = planOf(week)
    before = [
      ...before.map(each => ({ ...each, weeksAgo: each.weeksAgo + 1 })),
      ...placed.map(({ dish }) => ({ ref: dish, weeksAgo: 1 })),
    ]
    return { week, placed, eaten: eatenBy(week, placed, 0) }
  })
}

describe('a plan keeps to what its eaters are advised', () => {
  it('four weeks of a pregnant pescatarian: two portions of oily fish at most, one meal a day, nothing she leaves out', () => {
    const problem = weekProblem({ dishes: OWN, diners: [dinerOf(PREGNANT, ['pescatarian'])] })
    for (const { week, placed, eaten } of fourWeeks(problem)) {
      expect(placed.length).toBe(28)
      expect(brokenRules(week, placed)).toEqual([])
      const { portions, mostMealsADay } = eatenOf(oily, eaten)
      expect(portions).toBeLessThanOrEqual(2 + 1e-6)
      expect(mostMealsADay).toBeLessThanOrEqual(1)
      expect(passedAdvice(week.diners[0]?.advice ?? [], eaten)).toEqual([])
    }
  })

  it('a man of 40 has four portions at most, and no day with fish three times', () => {
    const problem = weekProblem({ dishes: OWN, diners: [dinerOf(MAN, ['pescatarian'])], moves: USUAL_MOVES })
    const { placed } = planOf(problem)
    const { portions, mostMealsADay } = eatenOf(oily, eatenBy(problem, placed, 0))
    expect(portions).toBeLessThanOrEqual(4 + 1e-6)
    expect(mostMealsADay).toBeLessThanOrEqual(1)
  })

  it('counts what is fixed, and leaves a meal empty rather than pass it', () => {
    const dishes = [fish('1', 170), fish('2', 170, 'mackerel')]
    const problem = weekProblem({ days: daysFrom(2), slots: slotsOn(daysFrom(2), ['lunch', 'dinner']), dishes })
    const { placed, empty } = planOf(problem)
    expect(brokenRules(problem, placed)).toEqual([])
    expect(eatenOf(oily, eatenBy(problem, placed, 0)).portions).toBeLessThanOrEqual(2)
    expect(empty.length).toBeGreaterThanOrEqual(2)
    const fixed = { day: MONDAY, meal: 'snack', dish: fish('3', 400), quarters: [4], keptKcal: null }
    expect(planOf({ ...problem, fixed: [fixed] }).placed).toEqual([])
  })

  it('a little smoked salmon takes the day for oily fish, an anchovy in a dressing does not', () => {
    const days = daysFrom(1)
    const second = (foodId: string, grams: number) => {
      const dishes = [fish('1', 85, 'herring'), fish('2', grams, foodId)]
      const problem = weekProblem({ days, slots: slotsOn(days, ['lunch', 'dinner']), dishes })
      const { placed } = planOf(problem)
      expect(brokenRules(problem, placed)).toEqual([])
      return placed.length
    }
    expect(second('smoked-salmon', 30)).toBe(1)
    expect(second('smoked-salmon', 20)).toBe(1)
    expect(second('anchovies', 3)).toBe(2)
  })

  it('counts a meal of oily fish by what is served of it', () => {
    const meals = (quarters: number) =>
      eatenOf(adviceNamed('oily-fish-a-day'), [
        { day: MONDAY, dish: fish('1', 85, 'herring'), quarters: 4 },
        { day: MONDAY, dish: fish('2', 12, 'smoked-salmon'), quarters },
      ]).mostMealsADay
    expect([meals(4), meals(6)]).toEqual([1, 2])
  })

  it('the strictest at the table decides what is cooked, each has portions of their own', () => {
    const brie = simpleDish('brie', { energyKcal: 600 }, { madeOf: [{ foodId: 'brie', grams: 30 }] })
    const days = daysFrom(1)
    const problem = weekProblem({ days, slots: slotsOn(days, ['dinner']), dishes: [brie] })
    expect(planOf({ ...problem, diners: [dinerOf(MAN)] }).empty).toEqual([])
    expect(planOf({ ...problem, diners: [dinerOf(MAN), dinerOf(PREGNANT)] }).empty).toEqual([0])
    const away = { ...dinerOf(PREGNANT), away: days }
    expect(planOf({ ...problem, diners: [dinerOf(MAN), away] }).empty).toEqual([])
  })

  it('a plan made otherwise is found out', () => {
    const dishes = [fish('1', 170), fish('2', 170, 'mackerel'), fish('3', 170, 'trout')]
    const problem = weekProblem({ days: daysFrom(3), slots: slotsOn(daysFrom(3), ['dinner']), dishes })
    const placed = dishes.map(({ ref }, slot) => ({ slot, dish: ref, quarters: [4], leftoversOf: null }))
    expect(brokenRules(problem, placed).join()).toContain('oily-fish-two, 3.00 portions')
  })
})

describe('what is said of a week', () => {
  const eaten = (...dishes: ReturnType<typeof fish>[]) => dishes.map(dish => ({ day: MONDAY, dish, quarters: 4 }))
  const advice = ['oily-fish-two', 'oily-fish-a-day', 'white-rind-cheese'] as const

  it('is nothing where it keeps to the advice, else how much it is', () => {
    expect(passedAdvice(advice, eaten(fish('1', 340)))).toEqual([])
    expect(passedAdvice(advice, eaten(fish('1', 255), fish('2', 255)))).toEqual([
      'We plan at most two portions of oily fish a week for you; a portion is about 140 g cooked. This plan has 3 portions.',
      'We put oily fish in no more than one meal a day, so the week keeps its variety.',
    ])
    expect(passedAdvice(advice, [{ day: MONDAY, dish: null, quarters: 4 }])).toEqual([])
  })

  it('lets what is suggested only add what is left', () => {
    const tuesday = daysFrom(2)[1] ?? null
    expect(keepsTo(advice, eaten(fish('1', 170)), fish('2', 170), tuesday)).toBe(true)
    expect(keepsTo(advice, eaten(fish('1', 170)), fish('2', 170), MONDAY)).toBe(false)
    expect(keepsTo(advice, eaten(fish('1', 250)), fish('2', 170), tuesday)).toBe(false)
    expect(keepsTo(advice, eaten(fish('1', 500)), fish('2', 170, 'cod'), MONDAY)).toBe(true)
    expect(keepsTo(advice, [], fish('2', 20, 'brie'), null)).toBe(false)
  })
})
