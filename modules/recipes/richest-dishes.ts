import { saltG } from '#modules/nutrition/nutrients.ts'
import type { NutrientPage } from '#modules/nutrition/ranking/nutrient-pages.ts'
import type { FoodChoice } from '#modules/nutrition/ranking/richest-foods.ts'
import type { OwnRecipe } from './own-recipe.ts'

/** A dish by what a serving of it holds, in the unit of the nutrient's page. */
export interface RankedDish {
  readonly recipe: OwnRecipe
  readonly amount: number
}

/** What a serving holds of a page's nutrient, in its unit; null where it is not surely known, and for free sugars always. */
export function servingOf({ slug, key }: Pick<NutrientPage, 'slug' | 'key'>, { serving }: OwnRecipe): number | null {
  const amount = serving[key]
  if (amount === undefined || slug === 'free-sugars') return null
  return slug === 'salt' ? saltG(amount) : amount
}

/**
 * Our dishes by what a serving holds: the most first; of what there is soon too much, dinners and lunches with the least.
 * Dishes whose figure is not surely known are left out.
 */
export function richestDishes(page: NutrientPage, recipes: readonly OwnRecipe[], choice: FoodChoice): RankedDish[] {
  const direction = page.isLimit ? 1 : -1
  return recipes
    .flatMap(recipe => {
      const amount = servingOf(page, recipe)
      const isMeal = recipe.meals.includes('dinner') || recipe.meals.includes('lunch')
      const isShown = amount !== null && suits(recipe, choice)
      return isShown && (isMeal || !page.isLimit) ? [{ recipe, amount }] : []
    })
    .toSorted(
      (one, two) => direction * (one.amount - two.amount) || one.recipe.name.localeCompare(two.recipe.name, 'en'),
    )
}

function suits({ diets, allergens }: OwnRecipe, choice: FoodChoice): boolean {
  if (choice === 'plants') return diets.includes('vegan')
  if (choice === 'all') return true
  return !allergens.some(held => held === 'fish' || held === 'crustaceans' || held === 'molluscs')
}
