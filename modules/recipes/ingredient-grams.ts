import type { Food } from '#modules/nutrition/foods/food.ts'
import { sizeOf, unitOf } from '#modules/nutrition/lines/measures.ts'
import { type Measure, weigh } from '#modules/nutrition/lines/weigh.ts'

/** Edible grams of an amount of a food in a unit of our recipes, or null where its measures do not tell. */
export function ingredientGrams(food: Food, amount: number, unit: string): number | null {
  const weight = weigh(food, amount, measureOf(food, unit))
  return weight.kind === 'known' ? weight.grams : null
}

function measureOf(food: Food, unit: string): Measure {
  if (Object.hasOwn(food.measures, unit)) return { unit: unitOf(unit) ?? { kind: 'household', name: unit }, size: null }
  if (unit === 'piece') return { unit: null, size: null }
  const size = sizeOf(unit)
  if (size) return { unit: null, size }
  return { unit: unitOf(unit) ?? { kind: 'household', name: unit }, size: null }
}
