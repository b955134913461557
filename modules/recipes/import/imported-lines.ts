import { allergenWords } from '#modules/nutrition/foods/edible.ts'
import type { Food } from '#modules/nutrition/foods/food.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { type RecipeNutrition, recipeNutrition } from '#modules/nutrition/intake/recipe-nutrition.ts'
import { type Dialect, dialectOf } from '#modules/nutrition/lines/dialect.ts'
import type { FoodIndex } from '#modules/nutrition/lines/food-index.ts'
import { DISH_WORDS } from '#modules/nutrition/lines/harmless-words.ts'
import { readIngredientLine, weighLineAs } from '#modules/nutrition/lines/ingredient-line.ts'
import { isBesideList, isHeading } from '#modules/nutrition/lines/line-text.ts'
import { nameWords } from '#modules/nutrition/lines/line-words.ts'
import { isTool } from '#modules/nutrition/lines/tools.ts'
import type { Weight } from '#modules/nutrition/lines/weigh.ts'
import { type NutritionView, nutritionView } from '../nutrition-view.ts'
import { surestLights } from '../surest-lights.ts'
import { addsNothing, edibleInLines } from './imported-edible.ts'
import { roastedBirds } from './roasted-birds.ts'
import { whatIsEaten } from './what-is-eaten.ts'
import { keptLine, MORE_LINES, MOST_PARTS, type StatedNutrition, type WrittenRecipe } from './written-recipe.ts'

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
  /** Why nobody can tell, what of it is counted, or what was assumed, as a sentence. */
  readonly why: string | null
  /** Whose words its recipe has, where that is told: what is corrected is read the same way. */
  readonly dialect?: Dialect
}

/** A recipe that was read and waits to be corrected. */
export interface DraftRecipe extends Omit<WrittenRecipe, 'ingredients'> {
  readonly lines: readonly ImportedLine[]
}

export function draftOf({ ingredients, ...recipe }: WrittenRecipe, index: FoodIndex): DraftRecipe {
  return { ...recipe, lines: importedLines(ingredients, index, recipe.steps) }
}

/**
 * Headings become the group of the lines beneath them. All lines together say whose words and measures they are, and
 * what is fried or lies in a brine; the steps say so too.
 */
export function importedLines(
  texts: readonly string[],
  index: FoodIndex,
  steps: readonly string[] = [],
): readonly ImportedLine[] {
  const dialect = dialectOf(texts)
  const lines = underHeadings(texts).flatMap(({ text, group }) =>
    isBesideList(text) ? [] : lineParts(text, group, index, dialect),
  )
  const [last = ''] = texts.slice(-1)
  if (isHeading(last) && !endsList(last, index)) lines.push(...lineParts(last, null, index, dialect))
  return roastedBirds(whatIsEaten(heldLines(lines), index.byId, steps), index.byId, steps)
}

/** Each line with the heading that it stands beneath; of two headings in a row both are kept, as they may name a food. */
function underHeadings(texts: readonly string[]): { readonly text: string; readonly group: string | null }[] {
  let group: string | null = null
  return texts.flatMap((text, nth) => {
    if (!isHeading(text)) return [{ text, group }]
    const before = nth > 0 && isHeading(texts[nth - 1] ?? '') ? `${group}: ` : ''
    group = keptLine(`${before}${text.trim().replace(/:$/, '')}`)
    return []
  })
}

/** Beneath the last heading there is nothing: one that names a food or a dish all the same has lost its lines. */
function endsList(heading: string, index: FoodIndex): boolean {
  return addsNothing(heading, [], index) && !nameWords(heading.toLowerCase()).some(word => DISH_WORDS.has(word))
}

function heldLines(lines: readonly ImportedLine[]): readonly ImportedLine[] {
  if (lines.length <= MOST_PARTS) return lines
  const more: ImportedLine = { text: MORE_LINES, group: null, foodId: null, foodName: null, grams: null, why: null }
  return [...lines.slice(0, MOST_PARTS - 1), more]
}

/** What one line means; a line that says nothing we know is still a line. */
export function lineParts(text: string, group: string | null, index: FoodIndex, dialect?: Dialect): ImportedLine[] {
  const said = { text, group, ...(dialect && { dialect }) }
  const parts = readIngredientLine(text, index, said)
  if (isTool(text)) return [{ ...said, foodId: null, foodName: null, grams: 0, why: 'Nothing of it is eaten' }]
  if (parts.length === 0) return [{ ...said, foodId: null, foodName: null, grams: null, why: null }]
  return parts.map(({ food, grams }) => importedLine(said, food, grams))
}

/** The same line when it is this food that is meant. */
export function lineAs(text: string, group: string | null, food: Food, dialect?: Dialect): ImportedLine {
  const said = { text, group, ...(dialect && { dialect }) }
  return importedLine(said, food, weighLineAs(text, food, said))
}

type Said = Pick<ImportedLine, 'text' | 'group' | 'dialect'>

function importedLine(said: Said, food: Food | null, weight: Weight): ImportedLine {
  const known = weight.kind === 'known'
  return {
    ...said,
    foodId: food?.id ?? null,
    foodName: food?.name ?? null,
    grams: known ? Math.round(weight.grams * 10) / 10 : null,
    why: known ? (weight.assumed ?? null) : weight.why,
  }
}

/** What of a line counts for its nutrition. */
export type WeighedLine = Pick<ImportedLine, 'text' | 'foodId' | 'grams'> & {
  /** The heading above it; it may name a food too. */
  readonly group?: string | null | undefined
}

/** What is known of the foods: by id, and by name. */
export interface Foods {
  readonly byId: ReadonlyMap<string, Food>
  readonly byName: FoodIndex
}

/** What such a recipe adds up to. */
export interface ComputedRecipe {
  readonly view: NutritionView
  /** In a serving; what is unknown would add to it. */
  readonly serving: Computed
  /** Of so many lines both food and weight are known. */
  readonly known: number
  readonly of: number
}

/** The nutrition of such a recipe as its page shows it. */
export interface ImportedNutrition extends ComputedRecipe {
  /** False where a line names what is no food of ours, or has a word that nobody understood. */
  readonly allergensComplete: boolean
  /** In the words of the law, of every food that a line names, alternatives and additions among them. */
  readonly allergens: readonly string[]
}

/** The same four that a site may state. */
export type Computed = { readonly [K in keyof StatedNutrition]: number }

/** @param dishGrams as of `nutritionOfLines` */
export function importedNutrition(
  lines: readonly WeighedLine[],
  serves: number,
  foods: Foods,
  dishGrams: number | null = null,
): ImportedNutrition {
  const edible = edibleInLines(lines, foods)
  return {
    ...computedRecipe(lines, serves, foods.byId, dishGrams),
    allergens: allergenWords(edible),
    allergensComplete: edible.isWhole,
  }
}

/** @param dishGrams as of `nutritionOfLines` */
export function computedRecipe(
  lines: readonly WeighedLine[],
  serves: number,
  foods: ReadonlyMap<string, Food>,
  dishGrams: number | null = null,
): ComputedRecipe {
  const nutrition = nutritionOfLines(lines, serves, foods, dishGrams)
  return {
    view: nutritionView({ nutrition, serves, isWeightEstimated: false, lights: surestLights('food', nutrition) }),
    serving: computedOf(nutrition),
    known: nutrition.ingredients.filter(({ food, grams }) => food !== null && grams !== null).length,
    of: eatenOf(lines).length,
  }
}

/** Twine and muffin cases are on the list of a recipe, and nobody misses their nutrients. */
function eatenOf(lines: readonly WeighedLine[]): readonly WeighedLine[] {
  return lines.filter(({ text, foodId }) => foodId !== null || !isTool(text))
}

/**
 * @param dishGrams what the finished dish weighs; where nobody weighed it, nothing is said of 100 g of it, and no light
 * is given
 */
export function nutritionOfLines(
  lines: readonly WeighedLine[],
  serves: number,
  foods: ReadonlyMap<string, Food>,
  dishGrams: number | null,
): RecipeNutrition {
  const parts = eatenOf(lines).map(({ text, foodId, grams }) => {
    const food = foods.get(foodId ?? '') ?? null
    return { name: food?.name ?? text, food, grams }
  })
  return recipeNutrition(
    parts,
    serves,
    dishGrams === null ? { kind: 'unknown' } : { kind: 'weighed', grams: dishGrams },
  )
}

function computedOf({ serving }: RecipeNutrition): Computed {
  const whole = (key: keyof Computed) => Math.round(figureOf(serving, key).amount)
  return {
    energyKcal: whole('energyKcal'),
    proteinG: whole('proteinG'),
    carbohydrateG: whole('carbohydrateG'),
    fatG: whole('fatG'),
  }
}
