import type { Basis } from '#modules/nutrition/amounts.ts'
import { figureOf, type Intake } from '#modules/nutrition/intake/intake.ts'
import type { RecipeNutrition } from '#modules/nutrition/intake/recipe-nutrition.ts'
import { type Light, type Lights, type LitAmounts, trafficLights } from '#modules/nutrition/label/front-of-pack.ts'
import { type NutrientKey, saltG } from '#modules/nutrition/nutrients.ts'

/**
 * The traffic lights of a dish, null where its weight is unknown. A light whose figure is not wholly known is given all
 * the same where the most that there can be has the same colour as the least.
 */
export function surestLights(
  kind: 'food' | 'drink',
  { per100g, servingWeightG }: Pick<RecipeNutrition, 'per100g' | 'servingWeightG'>,
): Lights | null {
  if (!per100g || !servingWeightG) return null
  const least = trafficLights(kind, litAmounts(per100g, 'amount'), servingWeightG)
  const highest = trafficLights(kind, litAmounts(per100g, 'most'), servingWeightG)
  const sure = (one: Light | null, other: Light | null) => (one === 'red' || one === other ? one : null)
  return {
    fat: sure(least.fat, highest.fat),
    saturates: sure(least.saturates, highest.saturates),
    sugars: sure(least.sugars, highest.sugars),
    salt: sure(least.salt, highest.salt),
  }
}

function litAmounts(per100g: Intake<Basis>, bound: 'amount' | 'most'): LitAmounts {
  const of = (key: NutrientKey) => {
    const value = figureOf(per100g, key)[bound]
    return Number.isFinite(value) ? value : undefined
  }
  const sodium = of('sodiumMg')
  return {
    fat: of('fatG'),
    saturates: of('saturatesG'),
    sugars: of('sugarsG'),
    salt: sodium === undefined ? undefined : saltG(sodium),
  }
}
