import type { Edible } from '#modules/nutrition/foods/edible.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { knownFoods } from '../known-foods.ts'
import { edibleInLines } from './imported-edible.ts'
import { computedRecipe, type ImportedNutrition, importedNutrition, type WeighedLine } from './imported-lines.ts'
import type { PrivateRecipe } from './private-recipe.ts'
import { type PrivateRecipeView, privateRecipeView } from './private-view.ts'

/* What is read out of the lines of a cook's own recipes whenever they are shown or looked through. */

/**
 * So much is read at once, in less than ten milliseconds whatever it is; a recipe as people write them is a quarter of it.
 * Measured in letters at 2 ms a thousand; to count a line is as dear as to read ninety letters.
 */
export const MOST_AT_ONCE = 3_000
const LETTERS_TO_COUNT_A_LINE = 90

export function workOf(lines: readonly { readonly text: string }[]): number {
  return lines.reduce((work, { text }) => work + text.length + LETTERS_TO_COUNT_A_LINE, 0)
}

const FOODS = () => ({ byId: FOODS_BY_ID, byName: knownFoods() })

export interface CountedLines {
  readonly lines: readonly WeighedLine[]
  readonly serves: number
}

/** The energy of a serving, as far as its lines are known: so many of so many. */
export interface Energy {
  readonly kcal: number
  readonly known: number
  readonly of: number
}

export const nutritionOfRecipe = ({ lines, serves }: CountedLines): ImportedNutrition =>
  importedNutrition(lines, serves, FOODS())

export const viewOfRecipe = (recipe: PrivateRecipe): PrivateRecipeView => privateRecipeView(recipe, FOODS())

export const energyOfRecipes = (recipes: readonly CountedLines[]): Energy[] =>
  recipes.map(({ lines, serves }) => {
    const { serving, known, of } = computedRecipe(lines, serves, FOODS_BY_ID)
    return { kcal: serving.energyKcal, known, of }
  })

/** What diets and allergies must know of each recipe. */
export const ediblesOfRecipes = (recipes: readonly CountedLines[]): Edible[] =>
  recipes.map(({ lines }) => edibleInLines(lines, FOODS()))
