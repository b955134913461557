import { dietsOf } from '#modules/nutrition/foods/diet-rules.ts'
import { type Edible, nutLikeIn } from '#modules/nutrition/foods/edible.ts'
import { allergensOf } from '#modules/nutrition/foods/food.ts'
import { dialectOf } from '#modules/nutrition/lines/dialect.ts'
import { readIngredientLine } from '#modules/nutrition/lines/ingredient-line.ts'
import { isTool } from '#modules/nutrition/lines/tools.ts'
import type { Foods, WeighedLine } from './imported-lines.ts'

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
  const isWhole =
    meant.every(food => food !== undefined) &&
    read.every(
      (parts, nth) =>
        isTool(texts[nth] ?? '') || (parts.length > 0 && parts.every(({ wordsUnderstood }) => wordsUnderstood)),
    )
  return { diets: isWhole ? dietsOf(held) : [], allergens: allergensOf(held), nutLike: nutLikeIn(held), isWhole }
}
