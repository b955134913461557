import { describe, expect, test } from 'vitest'
import { RECIPES } from '#content/recipes.ts'
import { dishWeight, isBoiledApart, wayOfCooking } from './dish-weight.ts'
import { nutritionView } from './nutrition-view.ts'
import { ownRecipeOf, ownRecipes } from './own-library.ts'

const middle = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 1

describe('the weight of a finished dish', () => {
  const stated = RECIPES.flatMap(content => {
    const { ingredients } = ownRecipeOf(content.id) ?? { ingredients: [] }
    const { cookedGrams, ...untold } = content
    return cookedGrams === undefined ? [] : [{ content, off: dishWeight(untold, ingredients).grams / cookedGrams - 1 }]
  })

  test('is estimated close to what it is stated to be', () => {
    expect(stated.length).toBeGreaterThan(60)
    expect(middle(stated.map(({ off }) => Math.abs(off)))).toBeLessThan(0.08)
    expect(Math.abs(middle(stated.map(({ off }) => off)))).toBeLessThan(0.04)
    expect(stated.filter(({ off }) => Math.abs(off) <= 0.15).length / stated.length).toBeGreaterThan(0.9)
  })

  test('is known of every dish, and no dish that is cooked for twenty minutes weighs what went in', () => {
    for (const recipe of ownRecipes()) {
      expect(recipe.nutrition.cookedWeightG, recipe.name).toBeGreaterThan(0)
      expect(recipe.lights, recipe.name).not.toBeNull()
      const raw = recipe.nutrition.recipe.grams
      if (recipe.cookMinutes >= 20) {
        expect(Math.abs((recipe.nutrition.cookedWeightG ?? raw) / raw - 1), recipe.name).toBeGreaterThan(0.001)
      }
    }
  })

  test.each([
    ['9000000512', 'Chicken biryani', 2400, 2700],
    ['9000000308', 'Mushroom stroganoff with oat cream', 2000, 2250],
    ['9000000604', 'Beef stroganoff', 1800, 2050],
  ])('counts the water that rice and pasta take up: %s %s', (id, name, least, most) => {
    const recipe = ownRecipeOf(id)
    expect(recipe?.name).toBe(name)
    expect(recipe?.nutrition.cookedWeightG).toBeGreaterThan(least)
    expect(recipe?.nutrition.cookedWeightG).toBeLessThan(most)
    expect(recipe?.isWeightEstimated).toBe(true)
  })

  test('is said to be estimated where nobody weighed it', () => {
    const words = (id: string) => {
      const recipe = ownRecipeOf(id)
      return recipe && nutritionView(recipe).isWeightEstimated
    }
    expect([words('9000000512'), words('9000000301')]).toEqual([true, false])
  })

  test('is the sum of what goes in where nothing is cooked', () => {
    const salad = { name: 'Salad', tags: [], meals: ['lunch'], steps: ['Toss it.'], cookMinutes: 0 } as const
    const parts = [
      { food: {}, words: 'lettuce', grams: 100, thrownAway: 0 },
      { food: { yieldFactor: 0.7 }, words: 'dressing', grams: 40, thrownAway: 0.5 },
    ]
    expect(dishWeight(salad, parts)).toEqual({ grams: 120, isEstimated: false })
    expect(dishWeight({ ...salad, cookedGrams: 90 }, parts)).toEqual({ grams: 90, isEstimated: false })
  })
})

describe('how a dish is cooked', () => {
  const dish = { name: 'Hash', tags: [], meals: ['dinner'], steps: ['Fry it.'], cookMinutes: 10 } as const

  test('follows from tags and steps', () => {
    expect(wayOfCooking(dish)).toBe('in a pan')
    expect(wayOfCooking({ ...dish, steps: ['Heat the oven.'] })).toBe('in the oven')
    expect(wayOfCooking({ ...dish, steps: ['Heat the oven.'], tags: ['baking'] })).toBe('in the oven')
    expect(wayOfCooking({ ...dish, meals: ['dessert'], tags: ['baking'] })).toBe('as dough')
    expect(wayOfCooking({ ...dish, name: 'Salmon fishcakes' })).toBe('fried in pieces')
    expect(wayOfCooking({ ...dish, name: 'Pancakes', steps: ['Keep warm in the oven.'] })).toBe('fried in pieces')
    expect(wayOfCooking({ ...dish, name: 'Pan cake' })).toBe('in a pan')
    expect(wayOfCooking({ ...dish, name: 'Pancakes', cookMinutes: 0 })).toBe('not cooked')
    expect(wayOfCooking({ ...dish, cookMinutes: 0 })).toBe('not cooked')
  })

  test.each([
    ['Boil the rice in plenty of water for 10 minutes.', 'basmati rice', true],
    [
      'Meanwhile boil the tagliatelle until just tender. Drain and toss with the butter.',
      'dried egg tagliatelle',
      true,
    ],
    ['Bring the rice and its water to the boil and cover.', 'basmati rice', false],
    ['Boil the edamame for 3 minutes and drain. Fork the rice with the vinegar.', 'sushi rice', false],
    ['Pour boiling water over the bulgur and leave. Drain off any water that is left.', 'bulgur', false],
    ['Boil the lentils in plenty of water.', 'brown basmati rice', false],
  ])('%s', (step, words, apart) => expect(isBoiledApart({ steps: [step] }, words)).toBe(apart))
})
