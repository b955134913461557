import { describe, expect, test } from 'vitest'
import { FOODS as STATED } from '#content/foods.ts'
import type { NutrientAmounts, Per100g } from '#modules/nutrition/amounts.ts'
import { withBounds } from '#modules/nutrition/foods/bounds.ts'
import { type Diet, OWN_DIETS } from '#modules/nutrition/foods/diets.ts'
import type { Food } from '#modules/nutrition/foods/food.ts'
import { FOODS } from '#modules/nutrition/foods/food-list.ts'
import { wholeDay } from '#modules/nutrition/intake/day-intake.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { ENERGY_FACTORS } from '#modules/nutrition/label/label-energy.ts'
import { asStated, cannotTell, libraryOf, randomDay, randomFrom, verdictsOf } from './random-days.fixture.ts'

const DAYS = 1000
const HIDDEN = 0.2

/** The same foods as if a fifth of what the tables state had never been measured. */
function withHidden(seed: number): Food[] {
  const random = randomFrom(seed)
  const hidden = STATED.map(food => {
    const left = Object.entries(food.per100g).filter(() => random() >= HIDDEN)
    return { ...food, per100g: Object.fromEntries(left) as NutrientAmounts<Per100g> }
  })
  return hidden.map(withBounds)
}

describe('a fifth of the known figures hidden, 1,000 days', () => {
  const whole = libraryOf(FOODS)

  test.each([1, 2, 3])('no verdict contradicts the one with all figures (%d)', seed => {
    const less = libraryOf(withHidden(seed))
    const [withAll, withLess] = [randomFrom(seed), randomFrom(seed)]
    const contradictions: string[] = []
    let settled = 0
    for (let nth = 0; nth < DAYS; nth += 1) {
      const all = verdictsOf(randomDay(whole, withAll), nth)
      for (const [key, verdict] of verdictsOf(randomDay(less, withLess), nth)) {
        const truth = all.get(key)
        if (verdict !== 'cannot tell') settled += 1
        if (verdict !== 'cannot tell' && truth !== 'cannot tell' && verdict !== truth) {
          contradictions.push(`day ${nth}: ${key} is '${truth}' and not '${verdict}'`)
        }
      }
    }
    expect(contradictions).toEqual([])
    // It would prove nothing if nothing could be told any more.
    expect(settled).toBeGreaterThan(DAYS * 10)
  })
})

describe('150 random days', () => {
  const before = cannotTell(libraryOf(asStated(FOODS)), 150, 1)
  const after = cannotTell(libraryOf(FOODS), 150, 1)

  test('vitamin D can be told on all but a few', () => {
    expect(before.get('vitaminDUg')).toBeGreaterThan(100)
    expect(after.get('vitaminDUg')).toBeLessThanOrEqual(15)
  })

  test('bounds make nothing harder to tell', () => {
    for (const [key, count] of after) expect(count, key).toBeLessThanOrEqual(before.get(key) ?? 0)
  })
})

/** Mean share 0..1 of the energy of random days that is fat, each day made up to the same energy. */
function fatShare(seed: number): number {
  const [library, random] = [libraryOf(FOODS), randomFrom(seed)]
  const shares = Array.from({ length: DAYS }, () => {
    const day = wholeDay(randomDay(library, random))
    return (figureOf(day, 'fatG').amount * ENERGY_FACTORS.fat.kcal) / figureOf(day, 'energyKcal').amount
  })
  return shares.reduce((sum, share) => sum + share, 0) / DAYS
}

/** Minutes that a weekday has for a meal, and the dishes that a week of seven needs when each is eaten twice at most. */
const WEEKDAY = { breakfast: 15, lunch: 20, dinner: 30, snack: 15 } as const
const OF_A_WEEK = 4

describe('what the library is made of', () => {
  test.each(Object.keys(OWN_DIETS) as Diet[])('%s has quick dishes for a week of each meal', diet => {
    const suiting = libraryOf(FOODS).filter(({ diets }) => diets.includes(diet))
    for (const [meal, minutes] of Object.entries(WEEKDAY)) {
      const quick = suiting.filter(
        ({ meals, totalMinutes }) => meals.some(own => own === meal) && totalMinutes <= minutes,
      )
      expect(quick.length, `${meal} in ${minutes} minutes`).toBeGreaterThanOrEqual(OF_A_WEEK)
    }
  })

  test.each([1, 2, 3])('fat gives at most 37 % of the energy of 1,000 random days (%d)', seed => {
    expect(fatShare(seed)).toBeLessThanOrEqual(0.37)
  })
})
