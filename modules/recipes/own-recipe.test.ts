import { describe, expect, it } from 'vitest'
import type { RecipeContent } from '#content/recipes/recipe-content.ts'
import { per100g } from '#modules/nutrition/amounts.ts'
import type { Food } from '#modules/nutrition/foods/food.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { asRecipe, cardOf, ownRecipe } from './own-recipe.ts'

const food = (id: string, figures: object, more: Partial<Food> = {}): Food => ({
  id,
  name: id,
  synonyms: [],
  aisle: 'vegetables',
  allergens: [],
  origin: 'plant',
  state: 'raw',
  measures: {},
  per100g: per100g({ ...figures }),
  source: { table: 'label', row: 'made up for this test' },
  ...more,
})

const BASE = { energyKcal: 100, energyKj: 418, proteinG: 5, carbohydrateG: 10, fatG: 4, sodiumMg: 100, fibreG: 2 }
const FOODS = new Map(
  [
    food('lentils', { ...BASE, sugarsG: 1, saturatesG: 1 }),
    food('garlic', { ...BASE, sugarsG: 1, saturatesG: 1 }, { measures: { clove: 4, medium: 50 } }),
    food('spice', { ...BASE, carbohydrateG: 30 }, { gramsPerMl: 0.5 }),
    food(
      'oil',
      {
        energyKcal: 900,
        energyKj: 3700,
        proteinG: 0,
        carbohydrateG: 0,
        fatG: 100,
        sodiumMg: 0,
        fibreG: 0,
        sugarsG: 0,
        saturatesG: 10,
      },
      { gramsPerMl: 0.92 },
    ),
    food('cheese', { ...BASE, carbohydrateG: 0, sugarsG: 0, saturatesG: 3 }, { origin: 'dairy', allergens: ['milk'] }),
    food(
      'fish',
      { ...BASE, energyKcal: 110, proteinG: 24, carbohydrateG: 0, fatG: 1, sugarsG: 0, saturatesG: 0 },
      { origin: 'fish', allergens: ['fish'] },
    ),
  ].map(each => [each.id, each]),
)

const recipe = (ingredients: RecipeContent['ingredients'], more: Partial<RecipeContent> = {}) =>
  ownRecipe(
    {
      id: '9000000999',
      picture: 'a-dish',
      name: 'A dish',
      description: 'A dish that is made up for this test alone.',
      meals: ['dinner'],
      serves: 2,
      prepMinutes: 10,
      cookMinutes: 25,
      difficulty: 'easy',
      tags: ['quick'],
      ingredients,
      steps: ['Cook it.'],
      ...more,
    },
    FOODS,
  )

describe('a recipe of ours', () => {
  it('is computed from its ingredients, for a serving', () => {
    const dish = recipe([
      [200, 'g', 'lentils', 'red lentils'],
      [2, 'clove', 'garlic', 'garlic cloves, crushed'],
    ])
    expect(dish.ingredients.map(({ grams }) => grams)).toEqual([200, 8])
    expect(dish.serving.energyKcal).toBeCloseTo(104)
    expect(cardOf(dish)).toMatchObject({ caloriesKcal: 104, totalMinutes: 35, servings: 2, origin: 'own' })
    expect(asRecipe(dish)).toMatchObject({
      ingredients: ['200 g red lentils', '2 garlic cloves, crushed'],
      nutrition: { caloriesKcal: 104, proteinG: 5.2, cholesterolMg: null },
    })
  })

  it('leaves out what nobody eats, and weighs the finished dish', () => {
    const dish = recipe([[100, 'ml', 'oil', 'oil', { thrownAway: 0.9 }]], { cookedGrams: 50 })
    expect(figureOf(dish.nutrition.recipe, 'fatG').amount).toBeCloseTo(9.2)
    expect(dish.nutrition.servingWeightG).toBeCloseTo(25)
  })

  it('takes the grams it is told before the measures of the food', () => {
    expect(recipe([[1, 'medium', 'garlic', 'bulb', { grams: 30 }]]).ingredients[0]?.grams).toBe(30)
    expect(recipe([[1, 'medium', 'garlic', 'bulb']]).ingredients[0]?.grams).toBe(50)
  })

  it('is refused with an ingredient that is no food of ours or cannot be weighed', () => {
    expect(() => recipe([[1, 'g', 'unicorn', 'unicorn']])).toThrow("'unicorn' is no food of ours")
    expect(() => recipe([[1, 'bunch', 'lentils', 'lentils']])).toThrow('nobody knows what 1 bunch of lentils weighs')
  })

  it('has the allergens and the diets of what is in it', () => {
    const vegan = recipe([[100, 'g', 'lentils', 'lentils']])
    expect([vegan.allergens, vegan.diets]).toEqual([
      [],
      ['vegetarian', 'vegan', 'pescatarian', 'gluten-free', 'dairy-free'],
    ])
    const cheese = recipe([
      [100, 'g', 'lentils', 'lentils'],
      [1, 'g', 'cheese', 'cheese'],
    ])
    expect([cheese.allergens, cheese.diets]).toEqual([['milk'], ['vegetarian', 'pescatarian', 'gluten-free']])
  })

  it('is high in protein from a fifth of the energy and 20 g a serving, both', () => {
    expect(recipe([[200, 'g', 'fish', 'fish']]).diets).toContain('high-protein')
    expect(recipe([[150, 'g', 'fish', 'fish']]).diets).not.toContain('high-protein')
    expect(recipe([[900, 'g', 'lentils', 'lentils']]).diets).toContain('high-protein')
    const oily = recipe([
      [200, 'g', 'fish', 'fish'],
      [100, 'g', 'oil', 'oil'],
    ])
    expect(oily.diets).not.toContain('high-protein')
  })

  it('is keto up to 10 g of carbohydrate a serving where fat gives most of the energy', () => {
    const with_ = (lentilsG: number) =>
      recipe([
        [lentilsG, 'g', 'lentils', 'lentils'],
        [100, 'g', 'oil', 'oil'],
      ]).diets.includes('keto')
    expect([with_(200), with_(202)]).toEqual([true, false])
    expect(recipe([[100, 'g', 'fish', 'fish']]).diets).not.toContain('keto')
  })
})

describe('what is not wholly known', () => {
  it('is a figure all the same where the unknown is no more than a tenth of a gram', () => {
    const pinch = recipe([
      [200, 'g', 'lentils', 'lentils'],
      [0.25, 'tsp', 'spice', 'spice'],
    ])
    expect(pinch.serving.sugarsG).toBeCloseTo(1)
    const spoonful = recipe([
      [200, 'g', 'lentils', 'lentils'],
      [2, 'tbsp', 'spice', 'spice'],
    ])
    expect(spoonful.serving.sugarsG).toBeUndefined()
  })

  it('has a traffic light where the most that can be has the colour of the least', () => {
    const some = recipe([
      [200, 'g', 'lentils', 'lentils'],
      [2, 'tbsp', 'spice', 'spice'],
    ])
    expect(some.lights).toMatchObject({ sugars: 'green', fat: 'amber' })
    const much = recipe([
      [200, 'g', 'lentils', 'lentils'],
      [100, 'g', 'spice', 'spice'],
    ])
    expect(much.lights?.sugars).toBeNull()
  })
})
