import { describe, expect, test } from 'vitest'
import { dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { dishKey } from './cooked.ts'
import { dish, entry, MON } from './plan.fixture.ts'
import { nextOpenMeal, restOfDay, suggestions } from './suggestions.ts'
import { totalsOf } from './totals.ts'

const dishes = ownRecipes().map(dishOfOwn)
const figures = new Map(dishes.map(each => [dishKey({ ref: each.ref, grams: null }), each]))
const rest = (plan: ReturnType<typeof entry>[], meal: string, goalKcal = 2000) =>
  restOfDay(plan, totalsOf(plan, MON, figures), goalKcal, meal)

describe('what is left of a day', () => {
  test('is shared among the meals for which nothing is planned', () => {
    expect(rest([], 'breakfast')).toMatchObject({ leftKcal: 2000, mealKcal: 500 })
    const dinner = [entry(1, { meal: 'dinner' })]
    expect(rest(dinner, 'lunch').mealKcal).toBeCloseTo(((2000 - 421) * 30) / 65, -1)
  })

  test('keeps free what is kept for eating out, and a full day still has a bite', () => {
    const out = entry(1, { what: { kind: 'eating-out', words: '', keptKcal: 700 } })
    expect(rest([out], 'snack').leftKcal).toBe(1300)
    expect(rest([entry(1, { quarters: 40 })], 'snack')).toMatchObject({ mealKcal: 80 })
  })

  test('goes to the first meal that has nothing', () => {
    expect(nextOpenMeal([])).toBe('breakfast')
    expect(
      nextOpenMeal([entry(1, { meal: 'breakfast' }), entry(2, { meal: 'lunch', what: { kind: 'note', words: 'x' } })]),
    ).toBe('lunch')
    expect(nextOpenMeal(['breakfast', 'lunch', 'dinner', 'snack'].map((meal, at) => entry(at, { meal })))).toBe('snack')
  })
})

describe('suggested dishes', () => {
  test('suit the meal, are near its share of the day, and say why', () => {
    const found = suggestions(dishes, rest([], 'dinner'), 5)
    expect(found).toHaveLength(5)
    for (const { dish: each, why } of found) {
      expect(each.meals).toContain('dinner')
      expect(Math.abs((each.intake.lower[0] ?? 0) - 700)).toBeLessThan(210)
      expect(why).toMatch(/^(Fits the|Adds|Leaves|Ready in|Suits)/)
    }
  })

  test('that fill the last meal say so; one that is far too much is not among the first', () => {
    const plan = ['breakfast', 'lunch', 'dinner'].map((meal, at) =>
      entry(at, { meal, quarters: 5, what: dish('9000000302') }),
    )
    const left = rest(plan, 'snack', 2600)
    const found = suggestions(dishes, left, 8)
    expect(found.map(({ why }) => why)).toContain(`Fits the ${left.leftKcal} kcal left`)
    for (const { dish: each } of found) expect(each.intake.lower[0]).toBeLessThan(1.5 * left.leftKcal)
  })

  test('are the same ones every time, and none where none suits', () => {
    expect(suggestions(dishes, rest([], 'lunch'), 3)).toEqual(suggestions(dishes.toReversed(), rest([], 'lunch'), 3))
    expect(
      suggestions(
        dishes.filter(({ meals }) => !meals?.includes('lunch')),
        rest([], 'lunch'),
        3,
      ),
    ).toEqual([])
  })
})
