import { dietsOf } from '#modules/nutrition/foods/diet-rules.ts'
import { type Edible, nutLikeIn } from '#modules/nutrition/foods/edible.ts'
import { ALLERGENS, type Allergen, allergensOf, type Food } from '#modules/nutrition/foods/food.ts'
import { type RecipeNutrition, recipeNutrition } from '#modules/nutrition/intake/recipe-nutrition.ts'
import type { Lights } from '#modules/nutrition/label/front-of-pack.ts'
import type { FoodIndex } from '#modules/nutrition/lines/food-index.ts'
import { readIngredientLine, weighLineAs } from '#modules/nutrition/lines/ingredient-line.ts'
import type { Weight } from '#modules/nutrition/lines/weigh.ts'
import { type NutritionView, nutritionView } from '../nutrition-view.ts'
import { surestLights } from '../own-bounds.ts'
import { MOST_PARTS, type StatedNutrition, type WrittenRecipe } from './written-recipe.ts'

/** A line of somebody's recipe, and what was understood of it. */
export interface ImportedLine {
  /** As it is written; two ingredients of one line ('salt and pepper') both carry the whole line. */
  readonly text: string
  readonly group: string | null
  /** Null when no food of our list is meant. */
  readonly foodId: string | null
  readonly foodName: string | null
  /** Edible grams; null when nobody can tell. */
  readonly grams: number | null
  /** Why nobody can tell, as a sentence. */
  readonly why: string | null
}

/** A recipe that was read and waits to be corrected. */
export interface DraftRecipe extends Omit<WrittenRecipe, 'ingredients'> {
  readonly lines: readonly ImportedLine[]
}

export function draftOf({ ingredients, ...recipe }: WrittenRecipe, index: FoodIndex): DraftRecipe {
  return { ...recipe, lines: importedLines(ingredients, index) }
}

/** Headings become the group of the lines beneath them. */
export function importedLines(texts: readonly string[], index: FoodIndex): ImportedLine[] {
  let group: string | null = null
  const lines = texts.flatMap(text => {
    if (/:\s*$/.test(text)) {
      group = text.replace(/:\s*$/, '')
      return []
    }
    return lineParts(text, group, index)
  })
  return lines.slice(0, MOST_PARTS)
}

/** What one line means; a line that says nothing we know is still a line. */
export function lineParts(text: string, group: string | null, index: FoodIndex): ImportedLine[] {
  const parts = readIngredientLine(text, index)
  if (parts.length === 0) return [{ text, group, foodId: null, foodName: null, grams: null, why: null }]
  return parts.map(({ food, grams }) => importedLine(text, group, food, grams))
}

/** The same line when it is this food that is meant. */
export function lineAs(text: string, group: string | null, food: Food): ImportedLine {
  return importedLine(text, group, food, weighLineAs(text, food))
}

function importedLine(text: string, group: string | null, food: Food | null, weight: Weight): ImportedLine {
  const known = weight.kind === 'known'
  return {
    text,
    group,
    foodId: food?.id ?? null,
    foodName: food?.name ?? null,
    grams: known ? Math.round(weight.grams * 10) / 10 : null,
    why: known ? null : weight.why,
  }
}

/** What of a line counts for its nutrition. */
export type WeighedLine = Pick<ImportedLine, 'text' | 'foodId' | 'grams'>

/** The nutrition of such a recipe as its page shows it. */
export interface ImportedNutrition {
  readonly view: NutritionView
  /** In a serving; what is unknown of it comes on top. */
  readonly serving: Reckoned
  /** Of so many lines both food and weight are known. */
  readonly known: number
  readonly of: number
  /** Nobody can tell the allergens of what is no food of ours. */
  readonly allergensComplete: boolean
  /** In the words of the law, of the foods that are known. */
  readonly allergens: readonly string[]
}

/** The same four that a site may state. */
export type Reckoned = { readonly [K in keyof StatedNutrition]: number }

/**
 * @param dishGrams what the finished dish weighs; where nobody weighed it, nothing is said of 100 g of it, and no light
 * is given
 */
export function importedNutrition(
  lines: readonly WeighedLine[],
  serves: number,
  foods: ReadonlyMap<string, Food>,
  dishGrams: number | null = null,
): ImportedNutrition {
  const parts = lines.map(({ text, foodId, grams }) => {
    const food = foods.get(foodId ?? '') ?? null
    return { name: food?.name ?? text, food, grams }
  })
  const weighed = dishGrams === null ? null : ({ kind: 'weighed', grams: dishGrams } as const)
  const nutrition = recipeNutrition(parts, serves, weighed ?? { kind: 'unknown' })
  const eaten = parts.flatMap(({ food }) => food ?? [])
  return {
    view: nutritionView({ nutrition, serves, lights: lightsOf(nutrition) }),
    serving: reckonedOf(nutrition),
    known: parts.filter(({ food, grams }) => food !== null && grams !== null).length,
    of: parts.length,
    allergensComplete: parts.every(({ food }) => food !== null),
    allergens: allergensOf(eaten).map((allergen: Allergen) => ALLERGENS[allergen].toLowerCase()),
  }
}

/** What is known of such a recipe: of its foods, and whether each line is one. */
export function importedEdible(
  lines: readonly Pick<WeighedLine, 'foodId'>[],
  foods: ReadonlyMap<string, Food>,
): Edible {
  const known = lines.flatMap(({ foodId }) => foods.get(foodId ?? '') ?? [])
  const isWhole = known.length === lines.length
  return {
    diets: isWhole ? dietsOf(known) : [],
    allergens: allergensOf(known),
    nutLike: nutLikeIn(known),
    isWhole,
  }
}

function lightsOf(nutrition: RecipeNutrition): Lights | null {
  const { per100g, servingWeightG } = nutrition
  return per100g && servingWeightG ? surestLights('food', nutrition, per100g, servingWeightG) : null
}

function reckonedOf({ serving }: RecipeNutrition): Reckoned {
  return {
    energyKcal: Math.round(serving.energyKcal.amount),
    proteinG: Math.round(serving.proteinG.amount),
    carbohydrateG: Math.round(serving.carbohydrateG.amount),
    fatG: Math.round(serving.fatG.amount),
  }
}
