import type { Food } from '#modules/nutrition/foods/food.ts'
import type { FoodIndex } from '#modules/nutrition/lines/food-index.ts'
import { readIngredientLine, weighLineAs } from '#modules/nutrition/lines/ingredient-line.ts'
import type { KeptLine, PrivateRecipe } from '#modules/recipes/import/private-recipe.ts'
import type { OwnIngredient, OwnRecipe } from '#modules/recipes/own-recipe.ts'
import { wholeBakeOf } from '#modules/recipes/whole-bake.ts'
import { packsOf, pieceG } from './sold-as.ts'

/** What one line of a dish asks for. */
export interface DishLine {
  /** Null where no food of our list is meant. */
  readonly foodId: string | null
  /** Edible grams for one serving as they go in, also what is poured away later; null where nobody can tell. */
  readonly grams: number | null
  /** The line as a cook reads it, for the whole recipe. */
  readonly words: string
}

/** A dish as it is bought. */
export interface ShoppingDish {
  readonly name: string
  readonly lines: readonly DishLine[]
  /** Baked in one tin or tray of so many servings; absent where any amount can be made. */
  readonly wholeBake?: number
}

/** Of a recipe of ours everything is known. */
export const shoppingOfOwn = (recipe: OwnRecipe): ShoppingDish => {
  const { name, serves, ingredients } = recipe
  return {
    name,
    lines: ingredients.map(line => ({ foodId: line.food.id, grams: boughtG(line) / serves, words: line.text })),
    ...wholeBakeOf(recipe),
  }
}

/** What is bought by the piece in packs is counted: a large egg is one egg. */
function boughtG({ food, amount, unit, grams }: OwnIngredient): number {
  const isCounted = unit === 'piece' || unit === 'small' || unit === 'medium' || unit === 'large'
  return isCounted && soldInPieces(food) ? amount * (pieceG(food) ?? grams / amount) : grams
}

const soldInPieces = (food: Food) => packsOf(food).some(({ unit, size }) => unit === 'piece' && size > 1)

/** A member's own recipe: each line is the food and the grams that they said it stands for, else their words. */
export const shoppingOfImported = (
  { name, serves, lines }: Pick<PrivateRecipe, 'name' | 'serves' | 'lines'>,
  foods: ReadonlyMap<string, Food>,
): ShoppingDish => ({
  name,
  lines: lines.map(line => {
    const food = foods.get(line.foodId ?? '') ?? null
    const grams = food && wholeG(line, food)
    return { foodId: food?.id ?? null, grams: grams === null ? null : grams / serves, words: line.text }
  }),
})

/** Of frying oil the recipe keeps what is eaten; what is bought is what the line says. */
function wholeG({ text, grams }: KeptLine, food: Food): number | null {
  if (food.aisle !== 'oils-and-vinegars') return grams
  const said = weighLineAs(text, food)
  return said.kind === 'known' ? Math.max(said.grams, grams ?? 0) : grams
}

/**
 * A recipe that is lines of words, as another site tells it.
 *
 * @param serves null where it does not say: then no amount is known
 */
export const shoppingOfWords = (
  name: string,
  texts: readonly string[],
  serves: number | null,
  index: FoodIndex,
): ShoppingDish => ({
  name,
  lines: texts.flatMap(text => {
    const parts = readIngredientLine(text, index)
    if (parts.length === 0) return text.trim() === '' || text.trim().endsWith(':') ? [] : [asWords(text)]
    return parts.map(({ food, grams }) =>
      food
        ? { foodId: food.id, grams: serves && grams.kind === 'known' ? grams.grams / serves : null, words: text }
        : asWords(text),
    )
  }),
})

const asWords = (text: string): DishLine => ({ foodId: null, grams: null, words: text.trim() })

/** So many grams of one food as a serving; null is unknown. */
export const shoppingOfFood = ({ id, name }: Pick<Food, 'id' | 'name'>, grams: number | null): ShoppingDish => ({
  name,
  lines: [{ foodId: id, grams, words: name }],
})
