import type { Aisle, Food } from '#modules/nutrition/foods/food.ts'

/** Of these aisles nobody eats what is raw or dry: on a plate rice is cooked rice. */
const COOKED_FIRST: readonly Aisle[] = ['grains-and-pasta', 'pulses', 'meat', 'poultry', 'fish', 'eggs', 'frozen']
/** Vegetables that nobody eats raw. */
const COOKED_VEGETABLES = new Set(['potato', 'new-potato', 'sweet-potato', 'butternut-squash', 'green-beans'])

const SAID_RAW = /\b(?:raw|dry|dried|uncooked|unboiled|smoked|sashimi|tartare)\b/i

/** The food as it lies on a plate, when somebody says what they ate and does not say that it was raw. */
export function asEaten(food: Food, typed: string, byId: ReadonlyMap<string, Food>): Food {
  if (food.cookedAs === undefined || food.state === 'cooked' || SAID_RAW.test(typed)) return food
  const isCookedFirst = COOKED_FIRST.includes(food.aisle) || COOKED_VEGETABLES.has(food.id)
  return (isCookedFirst && byId.get(food.cookedAs)) || food
}

/** What a measure of a cooked food weighs, from the raw one where only that is known: a breast, a thigh, a steak. */
export function rawOf(cooked: Food, byId: ReadonlyMap<string, Food>): Food | null {
  if (cooked.state !== 'cooked') return null
  for (const food of byId.values()) if (food.cookedAs === cooked.id && food.id !== cooked.id) return food
  return null
}
