import { NUTRIENTS, type NutrientKey } from './nutrients.ts'

/**
 * The health claims this shop may make in Great Britain, word for word.
 *
 * Source: Commission Regulation (EU) 432/2012 as carried into the GB Nutrition and Health Claims
 * Register; creatine and strength over 55: Regulation (EU) 2017/672. A vitamin or mineral claim may
 * stand where the daily dose holds at least 15 % of the NRV. Collagen and lion's mane have no
 * authorised claim: there is no key for them, so none can be written.
 */
const WORDING = {
  'magnesium.tiredness': 'Magnesium contributes to a reduction of tiredness and fatigue',
  'magnesium.electrolytes': 'Magnesium contributes to electrolyte balance',
  'magnesium.energy': 'Magnesium contributes to normal energy-yielding metabolism',
  'magnesium.nerves': 'Magnesium contributes to normal functioning of the nervous system',
  'magnesium.muscle': 'Magnesium contributes to normal muscle function',
  'magnesium.protein': 'Magnesium contributes to normal protein synthesis',
  'magnesium.psychological': 'Magnesium contributes to normal psychological function',
  'magnesium.bones': 'Magnesium contributes to the maintenance of normal bones',
  'magnesium.teeth': 'Magnesium contributes to the maintenance of normal teeth',
  'magnesium.cells': 'Magnesium has a role in the process of cell division',

  'vitamin_d.absorption': 'Vitamin D contributes to normal absorption/utilisation of calcium and phosphorus',
  'vitamin_d.calcium': 'Vitamin D contributes to normal blood calcium levels',
  'vitamin_d.bones': 'Vitamin D contributes to the maintenance of normal bones',
  'vitamin_d.muscle': 'Vitamin D contributes to the maintenance of normal muscle function',
  'vitamin_d.teeth': 'Vitamin D contributes to the maintenance of normal teeth',
  'vitamin_d.immune': 'Vitamin D contributes to the normal function of the immune system',
  'vitamin_d.cells': 'Vitamin D has a role in the process of cell division',

  'vitamin_k.clotting': 'Vitamin K contributes to normal blood clotting',
  'vitamin_k.bones': 'Vitamin K contributes to the maintenance of normal bones',

  'biotin.energy': 'Biotin contributes to normal energy-yielding metabolism',
  'biotin.nerves': 'Biotin contributes to normal functioning of the nervous system',
  'biotin.macronutrients': 'Biotin contributes to normal macronutrient metabolism',
  'biotin.psychological': 'Biotin contributes to normal psychological function',
  'biotin.hair': 'Biotin contributes to the maintenance of normal hair',
  'biotin.membranes': 'Biotin contributes to the maintenance of normal mucous membranes',
  'biotin.skin': 'Biotin contributes to the maintenance of normal skin',

  'vitamin_c.vessels': 'Vitamin C contributes to normal collagen formation for the normal function of blood vessels',
  'vitamin_c.bones': 'Vitamin C contributes to normal collagen formation for the normal function of bones',
  'vitamin_c.cartilage': 'Vitamin C contributes to normal collagen formation for the normal function of cartilage',
  'vitamin_c.gums': 'Vitamin C contributes to normal collagen formation for the normal function of gums',
  'vitamin_c.skin': 'Vitamin C contributes to normal collagen formation for the normal function of skin',
  'vitamin_c.teeth': 'Vitamin C contributes to normal collagen formation for the normal function of teeth',
  'vitamin_c.energy': 'Vitamin C contributes to normal energy-yielding metabolism',
  'vitamin_c.nerves': 'Vitamin C contributes to normal functioning of the nervous system',
  'vitamin_c.psychological': 'Vitamin C contributes to normal psychological function',
  'vitamin_c.immune': 'Vitamin C contributes to the normal function of the immune system',
  'vitamin_c.oxidative': 'Vitamin C contributes to the protection of cells from oxidative stress',
  'vitamin_c.tiredness': 'Vitamin C contributes to the reduction of tiredness and fatigue',
  'vitamin_c.vitamin_e': 'Vitamin C contributes to the regeneration of the reduced form of vitamin E',
  'vitamin_c.iron': 'Vitamin C increases iron absorption',

  'creatine.bursts':
    'Creatine increases physical performance in successive bursts of short-term, high intensity exercise',
  'creatine.strength':
    'Daily creatine consumption can enhance the effect of resistance training on muscle strength in adults over the age of 55',
} as const

export type ClaimKey = keyof typeof WORDING

export const CLAIM_KEYS = Object.keys(WORDING) as ClaimKey[]

// What the law wants said beside a claim that is more than 'eat this much of the vitamin'.
const SAID_BESIDE: Partial<Record<ClaimKey, string>> = {
  'creatine.bursts': 'The effect comes with 3 g of creatine a day, in adults who do high intensity exercise.',
  'creatine.strength':
    'The effect comes with 3 g of creatine a day and resistance training at least three times a week for several weeks, at 65 to 75 % of the most you can lift once.',
}

const SIGNIFICANT_SHARE_OF_NRV = 0.15
const CREATINE_GRAMS = 3

export interface Claim {
  text: string
  /** The condition the reader must be told, or null. */
  condition: string | null
}

export function claim(key: ClaimKey): Claim {
  return { text: WORDING[key], condition: SAID_BESIDE[key] ?? null }
}

/** The nutrient a claim belongs to: a claim is made for the nutrient, never for the product. */
export function claimNutrient(key: ClaimKey): NutrientKey {
  return key.slice(0, key.indexOf('.')) as NutrientKey
}

/** The least daily amount, in the nutrient's label unit, with which the claim may be made. */
export function leastDailyAmount(key: ClaimKey): number {
  const nutrient = claimNutrient(key)
  if (nutrient === 'creatine') return CREATINE_GRAMS
  const { nrv } = NUTRIENTS[nutrient]
  if (nrv === null) throw new RangeError(`No claim can rest on ${nutrient}: it has no reference value`)
  return nrv * SIGNIFICANT_SHARE_OF_NRV
}

/** True when a daily dose holds enough of the nutrient for the claim. */
export function mayClaim(key: ClaimKey, dailyDose: readonly { nutrient: NutrientKey; amount: number }[]): boolean {
  const nutrient = claimNutrient(key)
  return dailyDose.some(part => part.nutrient === nutrient && part.amount >= leastDailyAmount(key))
}
