import { describe, expect, it } from 'vitest'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { type Dish, dishOfFood, dishOfImported, dishOfOwn, dishOfProvider } from './dish.ts'
import { edibleInLines } from './import/imported-edible.ts'
import type { PrivateRecipe } from './import/private-recipe.ts'
import { knownFoods } from './known-foods.ts'
import { ownRecipes } from './own-library.ts'
import type { RecipeCard } from './recipe.ts'

const FOODS = { byId: FOODS_BY_ID, byName: knownFoods() }
const line = (text: string, foodId: string | null, grams: number | null) => ({ text, group: null, foodId, grams })
const IMPORTED: PrivateRecipe = {
  ...{ name: 'Soup', description: '', serves: 2, totalMinutes: 20, prepMinutes: null, cookMinutes: null },
  ...{ steps: [], stated: { energyKcal: null, proteinG: null, carbohydrateG: null, fatG: null }, dishGrams: null },
  ...{
    source: null,
    lines: [line('200 g red lentils', 'red-lentils-dried', 200), line('2 tbsp butter', 'butter', 28)],
  },
}
const imported = (recipe: PrivateRecipe) =>
  dishOfImported('0123456789abcdef', recipe, { ...FOODS, edible: edibleInLines(recipe.lines, FOODS) })
const CARD: RecipeCard = {
  ...{ origin: 'fatsecret', id: '91', name: 'Lentil soup', description: 'A thick soup.', tags: [], image: null },
  ...{ totalMinutes: 25, servings: 4, caloriesKcal: 246 },
}
const food = (id: string) => {
  const found = FOODS_BY_ID.get(id)
  if (!found) throw new Error(`${id} is no food of ours`)
  return found
}

describe('a dish', () => {
  const all: [string, () => Dish][] = [
    ['every recipe of ours', () => ownRecipes().map(dishOfOwn).at(-1) as Dish],
    ['a member’s', () => imported(IMPORTED)],
    ['a provider’s', () => dishOfProvider(CARD)],
    ['a food', () => dishOfFood(food('salmon'), 120)],
  ]

  it.each(all)('%s is plain data that travels to a worker', (_, make) => {
    const dish = make()
    expect(structuredClone(dish)).toEqual(dish)
  })

  it('of ours knows all that is in it', () => {
    for (const recipe of ownRecipes()) {
      const dish = dishOfOwn(recipe)
      expect(dish).toMatchObject({ isWhole: true, allergens: recipe.allergens, diets: recipe.diets })
      const grams = dish.madeOf.reduce((sum, part) => sum + (part.grams ?? 0), 0)
      expect(grams).toBeCloseTo(dish.intake.grams, 3)
    }
  })

  it('of a member is whole only where each line was understood', () => {
    const dish = imported(IMPORTED)
    expect(dish).toMatchObject({ isWhole: true, allergens: ['milk'], meals: null, minutes: 20, portionG: null })
    expect(dish.diets).toContain('vegetarian')
    expect(dish.diets).not.toContain('vegan')
    expect(dish.madeOf).toEqual([
      { foodId: 'red-lentils-dried', grams: 100 },
      { foodId: 'butter', grams: 14 },
    ])
    const lines = [...IMPORTED.lines, line('1 jar magic paste', null, null)]
    const unsure = imported({ ...IMPORTED, lines })
    expect(unsure).toMatchObject({ isWhole: false, allergens: ['milk'], diets: [] })
    expect(unsure.madeOf.at(-1)).toEqual({ foodId: null, grams: null })
  })

  it('of the provider knows its energy and nothing else', () => {
    const dish = dishOfProvider(CARD)
    expect(dish).toMatchObject({ isWhole: false, diets: [], allergens: [], minutes: 25, portionG: null, madeOf: [] })
    expect(figureOf(dish.intake, 'energyKcal')).toMatchObject({ amount: 246, most: 246, coverage: 1 })
    expect(figureOf(dish.intake, 'ironMg')).toMatchObject({ amount: 0, most: Number.POSITIVE_INFINITY, coverage: 0 })
    const silent = dishOfProvider({ ...CARD, caloriesKcal: null })
    expect(figureOf(silent.intake, 'energyKcal')).toMatchObject({ amount: 0, most: Number.POSITIVE_INFINITY })
  })

  it('of one food is that much of it', () => {
    const dish = dishOfFood(food('salmon'), 120)
    expect(dish).toMatchObject({ portionG: 120, allergens: ['fish'], isWhole: true })
    expect(dish.diets).toContain('pescatarian')
    expect(figureOf(dish.intake, 'proteinG').amount).toBeCloseTo((food('salmon').per100g.proteinG ?? 0) * 1.2, 5)
  })
})
