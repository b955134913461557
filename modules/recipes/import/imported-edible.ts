import { dietsOf } from '#modules/nutrition/foods/diet-rules.ts'
import { type Edible, nutLikeIn } from '#modules/nutrition/foods/edible.ts'
import { type Allergen, allergensOf } from '#modules/nutrition/foods/food.ts'
import { dialectOf } from '#modules/nutrition/lines/dialect.ts'
import type { FoodIndex } from '#modules/nutrition/lines/food-index.ts'
import { foodsNamed } from '#modules/nutrition/lines/foods-named.ts'
import { DISH_WORDS } from '#modules/nutrition/lines/harmless-words.ts'
import { readIngredientLine } from '#modules/nutrition/lines/ingredient-line.ts'
import { isTool } from '#modules/nutrition/lines/tools.ts'
import type { Foods, WeighedLine } from './imported-lines.ts'
import { CUT } from './written-recipe.ts'

/**
 * What diets and allergies must know of every food that the lines name, whichever of them is counted: both of 'butter or
 * margarine', and the milk that an egg is beaten with. It is whole only where each line has a food and no word of it was
 * left over; else no diet is said to be kept.
 */
export function edibleInLines(lines: readonly Omit<WeighedLine, 'grams'>[], { byId, byName }: Foods): Edible {
  const texts = [...new Set(lines.map(({ text }) => text))]
  const options = { dialect: dialectOf(texts) }
  const read = texts.map(text => readIngredientLine(text, byName, options))
  const eaten = lines.filter(({ text, foodId }) => foodId !== null || !isTool(text))
  const meant = eaten.map(({ foodId }) => byId.get(foodId ?? ''))
  const named = read.flatMap(parts => parts.flatMap(({ others }) => others))
  const held = [...meant.flatMap(food => food ?? []), ...named]
  const headings = [...new Set(lines.flatMap(({ group }) => group ?? []))]
  const isWhole =
    eaten.length > 0 &&
    headings.every(heading => addsNothing(heading, allergensOf(held), byName)) &&
    meant.every(food => food !== undefined) &&
    read.every(
      (parts, nth) =>
        isTool(texts[nth] ?? '') || (parts.length > 0 && parts.every(({ wordsUnderstood }) => wordsUnderstood)),
    )
  return { diets: isWhole ? dietsOf(held) : [], allergens: allergensOf(held), nutLike: nutLikeIn(held), isWhole }
}

/**
 * Whether a heading names no food with an allergen that the lines beneath do not have: beneath 'Cashew topping' may stand
 * '100 g of the nuts'. Nobody knows what 'For the pancakes' are made of but by their lines.
 */
export function addsNothing(heading: string, held: readonly Allergen[], index: FoodIndex): boolean {
  const { foods, understood } = foodsNamed(index, heading.toLowerCase(), { known: DISH_WORDS, names: [] })
  return understood && !heading.endsWith(CUT) && allergensOf(foods).every(allergen => held.includes(allergen))
}
