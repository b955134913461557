import type { Per100g } from '#modules/nutrition/amounts.ts'
import type { Totals } from '#modules/nutrition/intake/coverage.ts'
import type { RecipeNutrition } from '#modules/nutrition/intake/recipe-nutrition.ts'
import { type Light, type Lights, type LitAmounts, trafficLights } from '#modules/nutrition/label/front-of-pack.ts'
import { type NutrientKey, saltG } from '#modules/nutrition/nutrients.ts'

/** What a nutrient is a part of: no food has more sugars than carbohydrate, or more saturates than fat. */
const PART_OF: { readonly [K in NutrientKey]?: NutrientKey } = { sugarsG: 'carbohydrateG', saturatesG: 'fatG' }

/**
 * The most there can be of a nutrient in the whole recipe, in its unit: what is known, and where an ingredient's figure
 * is unknown all of what that nutrient is a part of. Null where nothing bounds it.
 */
export function mostOf(nutrition: Pick<RecipeNutrition, 'from'>, key: NutrientKey): number | null {
  const parts = nutrition.from(key)
  const whole = PART_OF[key]
  const wholes = new Map(whole ? nutrition.from(whole).map(part => [part.place, part]) : [])
  let most = 0
  for (const part of parts) {
    if (part.knowledge === 'known') {
      most += part.amount
      continue
    }
    const bound = wholes.get(part.place)
    if (bound?.knowledge !== 'known') return null
    most += bound.amount
  }
  return most
}

/**
 * The traffic lights of a dish. A light whose figure is not wholly known is given all the same where the most that
 * there can be has the same colour as the least.
 */
export function surestLights(
  kind: 'food' | 'drink',
  nutrition: RecipeNutrition,
  per100g: Totals<Per100g>,
  portionG: number,
): Lights {
  const weight = nutrition.cookedWeightG ?? 0
  const most = (key: NutrientKey) => {
    const bound = mostOf(nutrition, key)
    return bound === null ? undefined : (bound * 100) / weight
  }
  const sodium = most('sodiumMg')
  const least = trafficLights(kind, leastAmounts(per100g), portionG)
  const highest = trafficLights(
    kind,
    {
      fat: most('fatG'),
      saturates: most('saturatesG'),
      sugars: most('sugarsG'),
      salt: sodium === undefined ? undefined : saltG(sodium),
    },
    portionG,
  )
  const sure = (one: Light | null, other: Light | null) => (one === 'red' || one === other ? one : null)
  return {
    fat: sure(least.fat, highest.fat),
    saturates: sure(least.saturates, highest.saturates),
    sugars: sure(least.sugars, highest.sugars),
    salt: sure(least.salt, highest.salt),
  }
}

function leastAmounts(per100g: Totals<Per100g>): LitAmounts {
  return {
    fat: per100g.fatG.amount,
    saturates: per100g.saturatesG.amount,
    sugars: per100g.sugarsG.amount,
    salt: saltG(per100g.sodiumMg.amount),
  }
}
