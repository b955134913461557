import { saltG } from '../nutrients.ts'

/**
 * Traffic lights on the front of a pack: UK front-of-pack scheme of 2013, guide of November 2016 (Department of
 * Health). Energy carries no colour.
 */
export type Light = 'green' | 'amber' | 'red'
export type LitNutrient = 'fat' | 'saturates' | 'sugars' | 'salt'

/** Grams of the four, per 100 g of a food or 100 ml of a drink. Absent is unknown and stays without a colour. */
export type LitAmounts = { readonly [N in LitNutrient]?: number }

interface Limits {
  /** Green up to the first, red above the second, per 100 g or ml. */
  readonly per100: { readonly [N in LitNutrient]: readonly [green: number, red: number] }
  /** Above this a portion is red whatever its concentration... */
  readonly redPerPortion: { readonly [N in LitNutrient]: number }
  /** ...where the portion is larger than this, in g or ml. */
  readonly portionAbove: number
}

/** The limits of the scheme, in g. Those of drinks are half of the food's, save salt. */
export const LIGHT_LIMITS = {
  food: {
    per100: { fat: [3, 17.5], saturates: [1.5, 5], sugars: [5, 22.5], salt: [0.3, 1.5] },
    redPerPortion: { fat: 21, saturates: 6, sugars: 27, salt: 1.8 },
    portionAbove: 100,
  },
  drink: {
    per100: { fat: [1.5, 8.75], saturates: [0.75, 2.5], sugars: [2.5, 11.25], salt: [0.3, 0.75] },
    redPerPortion: { fat: 10.5, saturates: 3, sugars: 13.5, salt: 0.9 },
    portionAbove: 150,
  },
} as const satisfies Record<'food' | 'drink', Limits>

export type Lights = { readonly [N in LitNutrient]: Light | null }

/**
 * The colour of each of the four; null where the amount is unknown. `portion` is in g of a food, ml of a drink, above 0.
 * Throws on a portion or an amount that cannot be.
 */
export function trafficLights(kind: 'food' | 'drink', per100: LitAmounts, portion: number): Lights {
  if (!(Number.isFinite(portion) && portion > 0)) throw new Error(`${portion} is no portion`)
  const light = (nutrient: LitNutrient) => lightOf(LIGHT_LIMITS[kind], nutrient, per100[nutrient], portion)
  return { fat: light('fat'), saturates: light('saturates'), sugars: light('sugars'), salt: light('salt') }
}

function lightOf(limits: Limits, nutrient: LitNutrient, amount: number | undefined, portion: number): Light | null {
  if (amount === undefined) return null
  if (!(Number.isFinite(amount) && amount >= 0)) throw new Error(`${amount} g of ${nutrient} cannot be`)
  const [green, red] = limits.per100[nutrient]
  if (amount > red) return 'red'
  const large = portion > limits.portionAbove
  if (large && (amount * portion) / 100 > limits.redPerPortion[nutrient]) return 'red'
  return amount > green ? 'amber' : 'green'
}

/** The four of the lights from our nutrients on any one basis. */
export function litAmounts(amounts: {
  readonly fatG?: number
  readonly saturatesG?: number
  readonly sugarsG?: number
  readonly sodiumMg?: number
}): LitAmounts {
  return {
    fat: amounts.fatG,
    saturates: amounts.saturatesG,
    sugars: amounts.sugarsG,
    salt: amounts.sodiumMg === undefined ? undefined : saltG(amounts.sodiumMg),
  }
}
