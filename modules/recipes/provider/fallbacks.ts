import type { Difficulty, Recipe, RecipeCard, RecipeNutrition, RecipeOrigin } from '../recipe.ts'

/** A value of the source, or one that we had to assume: then it is shown as an estimate and never counts as known. */
export interface Shown<T> {
  readonly value: T
  readonly estimated: boolean
}

/** A line as it is shown; `given` is what the source wrote, before anything was added to it. */
export interface ShownLine {
  readonly text: string
  readonly given: string
  readonly estimated: boolean
}

/** What a dish looks like and roughly holds, by the words of its name. */
export type DishKind = 'salad' | 'fish' | 'meat' | 'pasta' | 'soup' | 'dessert' | 'plate'

export type ShownPicture =
  | { readonly kind: 'own'; readonly address: string; readonly estimated: false }
  | { readonly kind: 'stock'; readonly dish: DishKind; readonly estimated: true }

/** A recipe with nothing left open, ready to be drawn. */
export interface ShownRecipe {
  readonly origin: RecipeOrigin
  readonly id: string
  readonly name: Shown<string>
  readonly description: string
  readonly picture: ShownPicture
  readonly totalMinutes: Shown<number>
  readonly prepMinutes: Shown<number>
  readonly cookMinutes: Shown<number>
  readonly servings: Shown<number>
  readonly caloriesKcal: Shown<number>
  readonly ingredients: readonly ShownLine[]
  readonly directions: readonly ShownLine[]
  readonly difficulty: Shown<Difficulty>
  readonly tags: readonly string[]
  /** As the source has it: only the calories are ever estimated, and not in here. */
  readonly nutrition: RecipeNutrition
  /** Shown with the warning 'Recipe Information Incomplete'. */
  readonly incomplete: boolean
}

export interface ShownCard extends Omit<RecipeCard, 'totalMinutes' | 'servings' | 'caloriesKcal'> {
  readonly totalMinutes: Shown<number>
  readonly servings: Shown<number>
  readonly caloriesKcal: Shown<number>
}

export const FALLBACK = { name: 'Delicious Recipe', minutes: 30, servings: 4, cardCaloriesKcal: 300 } as const

const GENERIC_INGREDIENTS = [
  'main ingredient of your choice',
  'vegetables',
  'cooking oil',
  'herbs and spices',
  'salt and pepper, to taste',
]

const GENERIC_DIRECTIONS = [
  'Gather and measure all ingredients.',
  'Wash, peel and chop whatever needs it.',
  'Cook the main ingredient until it is done all the way through.',
  'Add the remaining ingredients and season.',
  'Serve at once.',
]

/**
 * The specification names the groups, in this order; the figures are ours, of one serving. The first that fits counts.
 */
const DISHES: readonly { dish: DishKind; words: RegExp; caloriesKcal: number }[] = [
  { dish: 'salad', words: /\b(salad|vegetable)s?\b/i, caloriesKcal: 180 },
  { dish: 'fish', words: /\b(fish(es)?|salmon)\b/i, caloriesKcal: 320 },
  { dish: 'meat', words: /\b(meats?|beef|chickens?)\b/i, caloriesKcal: 400 },
  { dish: 'pasta', words: /\b(pasta|noodle)s?\b/i, caloriesKcal: 450 },
  { dish: 'soup', words: /\b(soup|broth)s?\b/i, caloriesKcal: 200 },
  { dish: 'dessert', words: /\b(dessert|sweet)s?\b/i, caloriesKcal: 350 },
]
const ANY_DISH = { dish: 'plate', caloriesKcal: 300 } as const

const given = <T>(value: T): Shown<T> => ({ value, estimated: false })
const estimate = <T>(value: T): Shown<T> => ({ value, estimated: true })
const orEstimate = <T>(value: T | null, fallback: T): Shown<T> => (value === null ? estimate(fallback) : given(value))

/** Fills in what a provider's recipe leaves open, by the rules of the specification. Ours goes through untouched. */
export function shownRecipe(recipe: Recipe): ShownRecipe {
  const { origin, id, description, tags, nutrition } = recipe
  const own = origin === 'own'
  const name = recipe.name === '' ? estimate<string>(FALLBACK.name) : given(recipe.name)
  const dish = dishOf(recipe.name)
  const times = shownTimes(recipe)
  const { ingredients, directions } = own ? asTheyAre(recipe) : completed(recipe)
  return {
    origin,
    id,
    description,
    tags,
    nutrition,
    name,
    ...times,
    picture: recipe.image
      ? { kind: 'own', address: recipe.image, estimated: false }
      : { kind: 'stock', dish: dish.dish, estimated: true },
    servings: orEstimate<number>(recipe.servings, FALLBACK.servings),
    caloriesKcal: orEstimate<number>(nutrition.caloriesKcal, dish.caloriesKcal),
    ingredients,
    directions,
    difficulty: orEstimate<Difficulty>(recipe.difficulty, difficultyOf(recipe, times.totalMinutes.value)),
    incomplete: isPlaceholder(recipe.name) || recipe.ingredients.length === 0 || recipe.directions.length === 0,
  }
}

export function shownCard(card: RecipeCard): ShownCard {
  return {
    ...card,
    totalMinutes: orEstimate<number>(card.totalMinutes, FALLBACK.minutes),
    servings: orEstimate<number>(card.servings, FALLBACK.servings),
    caloriesKcal: orEstimate<number>(card.caloriesKcal, FALLBACK.cardCaloriesKcal),
  }
}

const isPlaceholder = (name: string) => name === '' || name === FALLBACK.name

export function dishOf(name: string): { dish: DishKind; caloriesKcal: number } {
  return DISHES.find(({ words }) => words.test(name)) ?? ANY_DISH
}

/** One of the two parts alone is the best guess at the total time, and only a guess. */
function shownTimes(recipe: Recipe) {
  const part = recipe.cookMinutes ?? recipe.prepMinutes ?? FALLBACK.minutes
  const totalMinutes = orEstimate<number>(recipe.totalMinutes, part)
  const total = totalMinutes.value
  return {
    totalMinutes,
    prepMinutes: orEstimate(recipe.prepMinutes, Math.max(5, total - 20)),
    cookMinutes: orEstimate(recipe.cookMinutes, Math.max(10, total - 10)),
  }
}

/** No provider says how hard a recipe is, so its length has to tell. */
function difficultyOf({ ingredients, directions }: Recipe, totalMinutes: number): Difficulty {
  const pieces = ingredients.length + directions.length
  if (totalMinutes <= 30 && pieces <= 14) return 'easy'
  return totalMinutes > 90 || pieces > 28 ? 'skilled' : 'medium'
}

const asGiven = (text: string): ShownLine => ({ text, given: text, estimated: false })

function asTheyAre({ ingredients, directions }: Recipe) {
  return { ingredients: ingredients.map(asGiven), directions: directions.map(asGiven) }
}

function completed({ ingredients, directions }: Recipe) {
  const lines = (own: readonly string[], generic: readonly string[], shown: (text: string, index: number) => string) =>
    (own.length > 0 ? own : generic).map((line, index) => {
      const text = shown(line, index)
      return { text, given: own.length > 0 ? line : '', estimated: own.length === 0 || addsWords(text, line) }
    })
  return {
    ingredients: lines(ingredients, GENERIC_INGREDIENTS, ingredientLine),
    directions: lines(directions, GENERIC_DIRECTIONS, directionLine),
  }
}

const STEP = /^Step \d+: /
/** Counting the steps says nothing about them; anything else that was added is an estimate. */
const addsWords = (text: string, line: string) => text.replace(STEP, '') !== line.replace(STEP, '')

const UNIT = /\b(cup|tbsp|tsp|gram)s?\b/i

function ingredientLine(line: string): string {
  return UNIT.test(line) ? line : `1 portion ${line}`
}

/** Not in 'wheat', nor in 'cookie'. */
const COOKING = /\b(cook(s|ed|ing)?|(pre)?heat(s|ed|ing)?)\b/i
const SEASONING = /\b(season(s|ed|ing)?|tastes?)\b/i

function directionLine(line: string, index: number): string {
  const parts = [
    `Step ${index + 1}: ${line.replace(STEP, '')}`,
    ...(COOKING.test(line) ? ['(approximately 5-10 minutes)'] : []),
    ...(SEASONING.test(line) ? ['to your preference'] : []),
  ]
  return parts.join(' ')
}
