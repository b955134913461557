import { describe, expect, it } from 'vitest'
import { type Recipe, UNKNOWN_NUTRITION } from '../recipe.ts'
import { dishOf, shownCard, shownRecipe } from './fallbacks.ts'

const EMPTY: Recipe = {
  ...{ origin: 'fatsecret', id: '1', name: '', description: '', image: null, totalMinutes: null, prepMinutes: null },
  ...{ cookMinutes: null, servings: null, ingredients: [], directions: [], tags: [], difficulty: null },
  nutrition: UNKNOWN_NUTRITION,
}
const shown = (change: Partial<Recipe> = {}) => shownRecipe({ ...EMPTY, ...change })
const estimated = <T>(value: T) => ({ value, estimated: true })
const known = <T>(value: T) => ({ value, estimated: false })

describe('what a provider leaves open', () => {
  it('is filled in, and every such value says so', () => {
    const recipe = shown()
    expect(recipe).toMatchObject({
      name: estimated('Delicious Recipe'),
      totalMinutes: estimated(30),
      prepMinutes: estimated(10),
      cookMinutes: estimated(20),
      servings: estimated(4),
      caloriesKcal: estimated(300),
      difficulty: estimated('easy'),
      picture: { kind: 'stock', dish: 'plate', estimated: true },
      nutrition: UNKNOWN_NUTRITION,
      incomplete: true,
    })
    expect(recipe.ingredients).toHaveLength(5)
    expect(recipe.directions).toHaveLength(5)
    for (const line of [...recipe.ingredients, ...recipe.directions])
      expect(line).toMatchObject({ estimated: true, given: '' })
    expect(recipe.directions[0]?.text).toMatch(/^Step 1: /)
  })

  it('is left alone where the provider says it, the picture too', () => {
    const recipe = shown({
      ...{ name: 'Bean stew', image: 'https://pictures.example/1.jpg', servings: 2, ingredients: ['1 cup beans'] },
      ...{ prepMinutes: 5, cookMinutes: 45, totalMinutes: 50, directions: ['Mix.'] },
      nutrition: { ...UNKNOWN_NUTRITION, caloriesKcal: 90 },
    })
    expect(recipe).toMatchObject({
      name: known('Bean stew'),
      totalMinutes: known(50),
      prepMinutes: known(5),
      cookMinutes: known(45),
      servings: known(2),
      caloriesKcal: known(90),
      picture: { kind: 'own', address: 'https://pictures.example/1.jpg', estimated: false },
      ingredients: [{ text: '1 cup beans', given: '1 cup beans', estimated: false }],
      directions: [{ text: 'Step 1: Mix.', given: 'Mix.', estimated: false }],
      incomplete: false,
    })
  })

  it.each([
    [{ cookMinutes: 45 }, estimated(45), estimated(25), known(45)],
    [{ prepMinutes: 12 }, estimated(12), known(12), estimated(10)],
    [{ totalMinutes: 15 }, known(15), estimated(5), estimated(10)],
    [{ totalMinutes: 90 }, known(90), estimated(70), estimated(80)],
  ])('times for %j', (times, total, prep, cook) => {
    expect(shown(times)).toMatchObject({ totalMinutes: total, prepMinutes: prep, cookMinutes: cook })
  })
})

describe('lines', () => {
  it.each([
    ['2 cups flour', '2 cups flour'],
    ['1 Tbsp oil', '1 Tbsp oil'],
    ['1/2 tsp salt', '1/2 tsp salt'],
    ['200 grams rice', '200 grams rice'],
    ['salt', '1 portion salt'],
    ['1 lb salmon', '1 portion 1 lb salmon'],
    ['graham crackers', '1 portion graham crackers'],
    ['cupcakes', '1 portion cupcakes'],
  ])('the ingredient %s', (line, text) => {
    const [ingredient] = shown({ ingredients: [line] }).ingredients
    expect(ingredient).toEqual({ text, given: line, estimated: text !== line })
  })

  it.each([
    ['Mix well.', 'Step 1: Mix well.', false],
    ['Cook the rice.', 'Step 1: Cook the rice. (approximately 5-10 minutes)', true],
    ['Preheat the oven.', 'Step 1: Preheat the oven. (approximately 5-10 minutes)', true],
    ['Season the sauce.', 'Step 1: Season the sauce. to your preference', true],
    [
      'Heat through and salt to taste.',
      'Step 1: Heat through and salt to taste. (approximately 5-10 minutes) to your preference',
      true,
    ],
    ['Add wheat and cookies.', 'Step 1: Add wheat and cookies.', false],
    ['Step 1: Mix.', 'Step 1: Mix.', false],
  ])('the direction %s', (line, text, isEstimated) => {
    const [direction] = shown({ directions: [line] }).directions
    expect(direction).toEqual({ text, given: line, estimated: isEstimated })
  })
})

it.each([
  [{ name: 'Stew', ingredients: ['beans'], directions: ['Boil.'] }, false],
  [{ name: '', ingredients: ['beans'], directions: ['Boil.'] }, true],
  [{ name: 'Delicious Recipe', ingredients: ['beans'], directions: ['Boil.'] }, true],
  [{ name: 'Stew', ingredients: [], directions: ['Boil.'] }, true],
  [{ name: 'Stew', ingredients: ['beans'], directions: [] }, true],
])('%j is incomplete: %s', (change, incomplete) => expect(shown(change).incomplete).toBe(incomplete))

it.each([
  ['Green Salad with Salmon', 'salad'],
  ['Roast vegetables', 'salad'],
  ['Salmon Pasta', 'fish'],
  ['Chicken Soup', 'meat'],
  ['Noodle broth', 'pasta'],
  ['Onion soup', 'soup'],
  ['A sweet thing', 'dessert'],
  ['Pancakes', 'plate'],
  ['Selfish sweetcorn', 'plate'],
])('%s looks like %s', (name, dish) => expect(dishOf(name).dish).toBe(dish))

it('a card without figures has 30 minutes, 4 servings and 300 kcal, as estimates', () => {
  expect(shownCard({ ...EMPTY, caloriesKcal: null })).toMatchObject({
    totalMinutes: estimated(30),
    servings: estimated(4),
    caloriesKcal: estimated(300),
  })
  expect(shownCard({ ...EMPTY, totalMinutes: 10, servings: 1, caloriesKcal: 80 })).toMatchObject({
    totalMinutes: known(10),
    servings: known(1),
    caloriesKcal: known(80),
  })
})

it('recipes of our own are never touched', () => {
  const own = shown({ origin: 'own', ingredients: ['salt'], directions: ['Cook and season to taste.'] })
  expect(own.ingredients).toEqual([{ text: 'salt', given: 'salt', estimated: false }])
  expect(own.directions[0]).toEqual({
    ...{ text: 'Cook and season to taste.', given: 'Cook and season to taste.', estimated: false },
  })
})
