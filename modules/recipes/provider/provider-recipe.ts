import { plainText } from '../plain-text.ts'
import { isRecipeId, type Recipe, type RecipeNutrition } from '../recipe.ts'
import {
  type Fields,
  fieldsOf,
  linesOf,
  listOf,
  minutesOf,
  numberOf,
  pictureOf,
  servingsOf,
} from './provider-values.ts'

const LONGEST_NAME = 200
const LONGEST_DESCRIPTION = 1_000
const LONGEST_LINE = 1_000
const MOST_TAGS = 20

/**
 * A recipe out of the provider's answer, whichever version gave it and however it is shaped.
 *
 * @param answer the whole answer, or the recipe in it
 * @returns null when there is no recipe in it; what is missing, absurd or unsafe in one is unknown, never 0
 */
export function parseProviderRecipe(answer: unknown): Recipe | null {
  const outer = fieldsOf(answer)
  const fields = 'recipe' in outer ? fieldsOf(listOf(outer.recipe)[0]) : outer
  const id = providerId(fields)
  if (id === null) return null
  const times = timesOf(fields)
  return {
    origin: 'fatsecret',
    id,
    name: nameOf(fields),
    description: descriptionOf(fields),
    image: imageOf(fields),
    ...times,
    servings: servingsOf(fields.number_of_servings) ?? servingsOf(firstServing(fields).number_of_units),
    ingredients: linesOf(fields.ingredients, ['ingredient'], INSIDE_INGREDIENT).map(cut),
    directions: directionsOf(fields.directions).map(cut),
    tags: tagsOf(fields),
    difficulty: null,
    nutrition: nutritionOf(fields),
  }
}

const INSIDE_INGREDIENT = ['ingredient_description', 'ingredient', 'food_name']
const INSIDE_DIRECTION = ['direction_description', 'step_description', 'description', 'direction', 'step']

const cut = (line: string) => line.slice(0, LONGEST_LINE).toWellFormed()

/** The id as digits, or null when nobody could be asked for this recipe. */
export function providerId(fields: Fields): string | null {
  const id = typeof fields.recipe_id === 'number' ? String(fields.recipe_id) : plainText(fields.recipe_id)
  return isRecipeId(id) ? id : null
}

export const nameOf = (fields: Fields) => plainText(fields.recipe_name).slice(0, LONGEST_NAME).toWellFormed()

export const descriptionOf = (fields: Fields) =>
  plainText(fields.recipe_description).slice(0, LONGEST_DESCRIPTION).toWellFormed()

/** The first picture that may be shown. */
export function imageOf(fields: Fields): string | null {
  const given = [...listOf(fields.recipe_image), ...listOf(fieldsOf(fields.recipe_images).recipe_image)]
  return given.map(pictureOf).find(address => address !== null) ?? null
}

export function tagsOf(fields: Fields): string[] {
  const tags = linesOf(fields.recipe_types, ['recipe_type'], ['recipe_type_name', 'recipe_type'])
  return [...new Set(tags.map(tag => tag.slice(0, 60).toWellFormed()))].slice(0, MOST_TAGS)
}

/** The first serving, which stands alone, in a list, or in an object around either. */
export function firstServing(fields: Fields): Fields {
  const first = fieldsOf(listOf(fields.serving_sizes)[0])
  return 'serving' in first ? fieldsOf(listOf(first.serving)[0]) : first
}

/** The time in all is known when both parts are; otherwise the one part that is given has to do. */
export function timesOf(fields: Fields) {
  const prepMinutes = minutesOf(fields.preparation_time_min)
  const cookMinutes = minutesOf(fields.cooking_time_min)
  const both = prepMinutes !== null && cookMinutes !== null
  return { prepMinutes, cookMinutes, totalMinutes: both ? prepMinutes + cookMinutes : null }
}

/** Most that one serving can hold; what is above is a slip of whoever typed it. */
const MOST_KCAL = 5_000
const MOST_G = 500
const MOST_SODIUM_MG = 40_000
const MOST_CHOLESTEROL_MG = 5_000
/** A part may exceed its whole by this much, because each was rounded by itself. */
const ROUNDING_G = 0.5

/** Figures of one serving: of the first serving size, else of whatever else the recipe says about nutrition. */
export function nutritionOf(fields: Fields): RecipeNutrition {
  const places = [firstServing(fields), fieldsOf(fields.recipe_nutrition), fieldsOf(fields.nutrition)]
  const figure = (name: string, limits: { above?: number; most: number }) =>
    places.map(place => numberOf(place[name], limits)).find(number => number !== null) ?? null
  const fatG = figure('fat', { most: MOST_G })
  const within = (whole: number | null) => ({ most: whole === null ? MOST_G : whole + ROUNDING_G })
  const carbsG = figure('carbohydrate', { most: MOST_G })
  return {
    // Nobody writes a recipe for something without energy: 0 stands for 'not worked out'.
    caloriesKcal: figure('calories', { above: 0, most: MOST_KCAL }),
    fatG,
    saturatedFatG: figure('saturated_fat', within(fatG)),
    cholesterolMg: figure('cholesterol', { most: MOST_CHOLESTEROL_MG }),
    sodiumMg: figure('sodium', { most: MOST_SODIUM_MG }),
    carbsG,
    fibreG: figure('fiber', within(carbsG)),
    sugarG: figure('sugar', within(carbsG)),
    proteinG: figure('protein', { most: MOST_G }),
  }
}

/** Steps in the order of their numbers, when all of them have one. */
function directionsOf(given: unknown): string[] {
  const fields = fieldsOf(given)
  const steps = ['direction', 'step'].map(name => fields[name]).find(Array.isArray) ?? given
  return linesOf(Array.isArray(steps) ? inOrder(steps) : steps, ['direction', 'step'], INSIDE_DIRECTION)
}

function inOrder(steps: readonly unknown[]): readonly unknown[] {
  const numbered = steps.map(step => {
    const { direction_number, step_number } = fieldsOf(step)
    return { step, number: numberOf(direction_number ?? step_number, { most: 1_000 }) }
  })
  if (numbered.some(({ number }) => number === null)) return steps
  return numbered.sort((a, b) => (a.number ?? 0) - (b.number ?? 0)).map(({ step }) => step)
}
