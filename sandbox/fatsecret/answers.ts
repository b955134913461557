import { STORED, type StoredRecipe } from './recipes.ts'

export type Params = Readonly<Record<string, string>>

export interface ErrorAnswer {
  error: { code: number | string; message: string }
}

export function errorAnswer(code: number, message: string): ErrorAnswer {
  return { error: { code, message } }
}

const MESSAGES: Record<number, string> = {
  1: 'An unknown error occurred: please try again later',
  11: 'Application request limit reached',
  12: 'User is performing too many actions: please try again later',
  13: 'Invalid token',
  14: "Missing scope: scope 'basic'",
  20: 'The system is currently unavailable',
  21: "Invalid IP address detected:  '203.0.113.7'",
  24: 'The request timed out',
}

export const errorOf = (code: number) => errorAnswer(code, MESSAGES[code] ?? `Error ${code}`)

type Version = 1 | 2 | 3
type Method = (params: Params) => object

const METHODS: Record<string, Method> = {
  'recipes.search': params => search(params, 1),
  'recipes.search.v2': params => search(params, 2),
  'recipes.search.v3': params => search(params, 3),
  'recipe.get': params => get(params, 1),
  'recipe.get.v2': params => get(params, 2),
}

/** What FatSecret would say to these parameters, failures included. */
export function answerMethod(params: Params): object {
  const { method = '' } = params
  const known = METHODS[method]
  return known ? known(params) : errorAnswer(10, `Unknown method: '${method}' does not exist`)
}

const MOST_RESULTS = 50

function search(params: Params, version: Version): object {
  const size = Number(params.max_results ?? 20)
  const page = Number(params.page_number ?? 0)
  if (!Number.isInteger(size) || !Number.isInteger(page)) return errorAnswer(102, 'Invalid integer value')
  if (size < 1 || size > MOST_RESULTS) return errorAnswer(107, `Value out of range: max_results must be 1 to 50`)
  const found = STORED.filter(recipe => fits(recipe, params))
  const shown = found.slice(page * size, (page + 1) * size).map(recipe => item(recipe, version))
  return {
    recipes: {
      max_results: String(size),
      page_number: String(page),
      total_results: String(found.length),
      // Nothing found: the key is not there. One found: the first two versions give it without a list.
      ...(shown.length > 0 ? { recipe: manyOrOne(shown, version < 3) } : {}),
    },
  }
}

function fits(recipe: StoredRecipe, params: Params): boolean {
  const text = `${recipe.name} ${recipe.description}`.toLowerCase()
  const words = (params.search_expression ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  if (!words.every(word => text.includes(word))) return false
  if (params.must_have_images === 'true' && recipe.images.length === 0) return false
  const minutes = (recipe.prepMinutes ?? 0) + (recipe.cookMinutes ?? 0)
  return minutes >= Number(params['prep_time.from'] ?? 0)
}

function item(recipe: StoredRecipe, version: Version): object {
  const { calories, carbohydrate, protein, fat } = recipe.serving
  const url = `https://www.fatsecret.example/recipes/${recipe.id}/Default.aspx`
  return {
    recipe_id: recipe.id,
    recipe_name: recipe.name,
    recipe_description: recipe.description,
    ...(recipe.images[0] ? { recipe_image: recipe.images[0] } : {}),
    recipe_nutrition: { calories, carbohydrate, protein, fat },
    ...(version === 1
      ? { recipe_url: url }
      : {
          recipe_ingredients: { ingredient: manyOrOne(recipe.ingredients, version < 3) },
          recipe_types: { recipe_type: manyOrOne(recipe.types, version < 3) },
        }),
  }
}

function get({ recipe_id: id }: Params, version: Version): object {
  if (id === undefined || id === '') return errorAnswer(101, "Missing required parameter: 'recipe_id'")
  if (!/^\d{1,18}$/.test(id)) return errorAnswer(105, `Invalid long value: recipe_id '${id}'`)
  const recipe = STORED.find(stored => stored.id === id)
  if (!recipe) return errorAnswer(106, `Invalid ID: recipe_id '${id}' does not exist`)
  const bare = version === 1
  return {
    recipe: {
      recipe_id: recipe.id,
      recipe_name: recipe.name,
      recipe_description: recipe.description,
      number_of_servings: String(recipe.servings),
      ...(recipe.prepMinutes ? { preparation_time_min: String(recipe.prepMinutes) } : {}),
      ...(recipe.cookMinutes ? { cooking_time_min: String(recipe.cookMinutes) } : {}),
      ...(recipe.types.length > 0 ? { recipe_types: { recipe_type: manyOrOne(recipe.types, bare) } } : {}),
      ...(recipe.images.length > 0 ? { recipe_images: { recipe_image: manyOrOne(recipe.images, bare) } } : {}),
      serving_sizes: { serving: { serving_size: '1 serving', ...recipe.serving } },
      ...(recipe.ingredients.length > 0
        ? { ingredients: { ingredient: manyOrOne(recipe.ingredients.map(ingredient), bare) } }
        : {}),
      ...(recipe.directions.length > 0
        ? { directions: { direction: manyOrOne(recipe.directions.map(direction), bare) } }
        : {}),
    },
  }
}

const ingredient = (text: string, index: number) => ({
  food_id: String(5_000 + index),
  food_name: text.replace(/^[\d\s/.]+/, ''),
  number_of_units: '1.000',
  ingredient_description: text,
})

const direction = (text: string, index: number) => ({
  direction_number: String(index + 1),
  direction_description: text,
})

function manyOrOne<T>(items: readonly T[], bare: boolean): readonly T[] | T | undefined {
  return bare && items.length === 1 ? items[0] : items
}
