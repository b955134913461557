import type { Food } from '#modules/nutrition/foods/food.ts'
import { unitOf } from '#modules/nutrition/lines/measures.ts'
import { weigh } from '#modules/nutrition/lines/weigh.ts'
import type { UnitOffered } from './offer.ts'

/** Of foods that are poured or spooned. */
const POURED = ['ml', 'tbsp', 'tsp', 'cup'] as const
const MOST_UNITS = 12
/** What one of a food is called that has no other word for it. */
export const ONE_PIECE = 'medium'

/** By what a food is counted, in g each: its own measures first, then spoons and cups where its density is known. */
export function unitsOfFood(food: Food): UnitOffered[] {
  const own = Object.entries(food.measures).map(([unit, grams]) => ({ unit, grams }))
  const poured = POURED.flatMap(name => {
    const unit = Object.hasOwn(food.measures, name) ? null : unitOf(name)
    const weight =
      unit && (food.gramsPerMl !== undefined || name !== 'ml') ? weigh(food, 1, { unit, size: null }) : null
    return weight?.kind === 'known' ? [{ unit: name, grams: weight.grams }] : []
  })
  return [...own, ...poured].slice(0, MOST_UNITS)
}
