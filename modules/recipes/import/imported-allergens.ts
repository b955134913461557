import { ALLERGENS, allergensOf } from '#modules/nutrition/foods/food.ts'
import { dialectOf } from '#modules/nutrition/lines/dialect.ts'
import { readIngredientLine } from '#modules/nutrition/lines/ingredient-line.ts'
import type { Foods, ImportedNutrition, WeighedLine } from './imported-lines.ts'

/**
 * The allergens of every food that the lines name, whichever of them is counted: both of 'butter or margarine', and the
 * milk that an egg is beaten with. The list is complete only where each line has a food and no word of it was left over.
 */
export function allergensInLines(
  lines: readonly Omit<WeighedLine, 'grams'>[],
  { byId, byName }: Foods,
): Pick<ImportedNutrition, 'allergens' | 'allergensComplete'> {
  const texts = [...new Set(lines.map(({ text }) => text))]
  const options = { dialect: dialectOf(texts) }
  const read = texts.map(text => readIngredientLine(text, byName, options))
  const meant = lines.map(({ foodId }) => byId.get(foodId ?? ''))
  const named = read.flatMap(parts => parts.flatMap(({ others }) => others))
  const held = allergensOf([...meant.flatMap(food => food ?? []), ...named])
  return {
    allergens: held.map(allergen => ALLERGENS[allergen].toLowerCase()),
    allergensComplete:
      meant.every(food => food !== undefined) &&
      read.every(parts => parts.length > 0 && parts.every(({ wordsUnderstood }) => wordsUnderstood)),
  }
}
