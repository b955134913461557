/** How our own recipes are written down. What follows from the ingredients (nutrition, allergens, diets) is not. */

export const MEALS = ['breakfast', 'lunch', 'dinner', 'snack', 'dessert'] as const
export type Meal = (typeof MEALS)[number]

export const DIFFICULTIES = ['easy', 'medium', 'skilled'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** The kitchens whose dishes ours are. A dish that belongs to none, or to several, has none. */
export const CUISINES = [
  'african',
  'american',
  'argentinian',
  'australian',
  'british',
  'caribbean',
  'chinese',
  'french',
  'greek',
  'indian',
  'irish',
  'italian',
  'japanese',
  'korean',
  'lao',
  'mexican',
  'middle-eastern',
  'moroccan',
  'nordic',
  'russian',
  'spanish',
  'swiss',
  'thai',
  'turkish',
  'vietnamese',
] as const
export type Cuisine = (typeof CUISINES)[number]

export const TAGS = [
  'quick',
  'no-cook',
  'one-pot',
  'tray-bake',
  'slow-cook',
  'family',
  'batch',
  'freezer',
  'lunchbox',
  'picnic',
  'barbecue',
  'storecupboard',
  'comfort',
  'fresh',
  'summer',
  'winter',
  'weekend',
  'baking',
  'spicy',
  'salad',
  'soup',
  'curry',
  'pasta',
  'rice',
  'eggs',
  'drink',
] as const
export type Tag = (typeof TAGS)[number]

export interface IngredientOptions {
  /** Edible grams of the whole amount, where the food's own measures do not tell. */
  readonly grams?: number
  /** The part of the dish it belongs to: 'For the sauce'. */
  readonly group?: string
  readonly optional?: true
  /** Share 0..1 of it that nobody eats: frying oil that stays in the pan, a brine that is poured away. */
  readonly thrownAway?: number
}

/**
 * Amount (above 0), unit, food id, and the words that a cook reads after amount and unit. The unit is 'g', 'ml', 'tsp',
 * 'tbsp', 'pinch', 'piece', a size, or a measure of the food. Pieces and sizes are not read out:
 * `[1, 'medium', 'onion', 'onion, chopped']` is '1 onion, chopped'; neither is a measure that the words say themselves:
 * `[2, 'clove', 'garlic', 'garlic cloves, crushed']` is '2 garlic cloves, crushed'.
 */
export type IngredientContent =
  | readonly [amount: number, unit: string, food: string, words: string]
  | readonly [amount: number, unit: string, food: string, words: string, options: IngredientOptions]

export interface RecipeContent {
  /** Ten digits, never used again for another recipe. */
  readonly id: string
  /** Its picture's name: kebab-case of the recipe's name. */
  readonly picture: string
  readonly name: string
  readonly description: string
  readonly meals: readonly Meal[]
  readonly serves: number
  readonly prepMinutes: number
  readonly cookMinutes: number
  /** At least so long it chills, sets or rises while nobody need stand by. */
  readonly waitMinutes?: number
  readonly difficulty: Difficulty
  /** Where a cook would say it comes from; absent where nobody could. */
  readonly cuisine?: Cuisine
  readonly tags: readonly Tag[]
  /** One of the 40 that are shown before any search. */
  readonly sample?: true
  /** Weight of the finished dish in g, where it is not the sum of what went in. */
  readonly cookedGrams?: number
  readonly ingredients: readonly IngredientContent[]
  /** What to do, in order, with times and temperatures. */
  readonly steps: readonly string[]
}
