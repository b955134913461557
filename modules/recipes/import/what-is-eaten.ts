import type { Aisle, Food } from '#modules/nutrition/foods/food.ts'
import type { ImportedLine } from './imported-lines.ts'

/**
 * Of oil that food is deep-fried in, and of a brine, what the food takes up: about a tenth of its weight. CoFID 2021 has
 * 7 to 17 g of fat in 100 g of what is deep-fried at home or by the takeaway (chips, fish in batter, scampi, chicken);
 * meat gains about a tenth of its weight in a brine. A marinade is counted whole: most of it sticks or is cooked with
 * the food, and nobody who states energy leaves it out.
 */
export const TAKEN_UP = 0.1

/** Less oil than this (g) is the oil of a frying pan, and stays with the food. */
const LEAST_BATH_G = 200
/** Nobody eats so much oil (g) with the food: it is a bath, whether the method says so or not. A dressing has no food in it. */
const SURE_BATH_G = 600
const FOOD_OF_A_BATH_G = 300
const FOR_FRYING = /\b(?:for|to) (?:deep|shallow|pan)?[- ]?fry(?:ing)?\b|\bdeep[- ]?fry(?:ing)?\b|\bfrying oil\b/i
const OIL = /\boil\b/i
const DEEP = /\bdeep[- ]?fry(?:ing)?\b/i
const BRINE = /\bbrin(?:e|ing)\b/i
/** In a jar with its brine: capers, feta, olives. */
const IN_BRINE = /\b(?:in|from) (?:the )?brine\b|\bbrined\b/i
/** A bath of oil in the method: 'a deep-fat fryer', 'heat 4 cm of oil', 'a third full of oil', 'heat the oil to 180C'. */
const BATH =
  /\bdeep[- ]?(?:fat )?fry(?:er|ing(?! ?pan))?\b(?! pan)|\d ?(?:cm|mm|in|inch(?:es)?)(?: depth)? of (?:the )?(?:[a-z]+ )?oil\b|\boil to a depth\b|\bfull (?:with|of) (?:the )?(?:[a-z]+ )?oil\b|\boil (?:to|until it reaches|reaches) (?:about )?1[4-9]\d ?(?:°|c\b)/i
/** It says no use of its own: 'vegetable oil', 'oil, for frying'. */
const ANY_OIL = /^[^,(]*$|\bfry/i
/** What lies in the oil or in the brine. */
const SOLID: readonly Aisle[] = [
  ...(['meat', 'poultry', 'fish', 'vegetables', 'fruit', 'frozen', 'pulses', 'cheese', 'eggs'] as const),
  ...(['baking', 'grains-and-pasta', 'bread-and-bakery'] as const),
]

type ById = ReadonlyMap<string, Pick<Food, 'aisle'>>

/** The lines with the weight that is eaten where most of a bath is poured away, and with a word on it. */
export function whatIsEaten(
  lines: readonly ImportedLine[],
  foods: ById,
  steps: readonly string[],
): readonly ImportedLine[] {
  const isBath = steps.some(step => BATH.test(step))
  const kinds = lines.map(line => bathOf(line, foods, isBath))
  if (kinds.every(kind => kind === null)) return lines
  const solid = lines.reduce((sum, line, place) => sum + (kinds[place] === null ? solidGrams(line, foods) : 0), 0)
  const ofBrine = lines.reduce((sum, { grams }, place) => sum + (kinds[place] === 'brine' ? (grams ?? 0) : 0), 0)
  return lines.map((line, place) => {
    const kind = kinds[place] ?? null
    if (kind === null) return line
    if (kind === 'much oil' && solid < FOOD_OF_A_BATH_G) return line
    if (kind !== 'brine') return eaten(line, Math.min(line.grams ?? Number.POSITIVE_INFINITY, solid * TAKEN_UP), OF_OIL)
    const share = Math.min(1, (solid * TAKEN_UP) / ofBrine)
    return line.grams === null ? line : eaten(line, line.grams * share, OF_BRINE)
  })
}

const OF_OIL = 'Of the oil for frying we count what the food takes up, a tenth of its weight'
const OF_BRINE = 'Of a brine we count what the food takes up, a tenth of its weight'

function eaten(line: ImportedLine, grams: number, why: string): ImportedLine {
  return grams === line.grams || grams === 0 ? line : { ...line, grams: Math.round(grams * 10) / 10, why }
}

type Bath = 'oil' | 'much oil' | 'brine'

function bathOf({ text, group, grams, foodId }: ImportedLine, foods: ById, isBath: boolean): Bath | null {
  const aisle = foods.get(foodId ?? '')?.aisle
  const isOil = aisle === 'oils-and-vinegars' && OIL.test(text)
  if (isOil && isBath && (grams === null ? ANY_OIL.test(text) : grams >= LEAST_BATH_G)) return 'oil'
  if (aisle === 'oils-and-vinegars' && FOR_FRYING.test(text)) {
    return grams === null ? (DEEP.test(text) ? 'oil' : null) : grams >= LEAST_BATH_G ? 'oil' : null
  }
  if (isOil && (grams ?? 0) >= SURE_BATH_G) return 'much oil'
  const isSolid = aisle !== undefined && HEAVY.includes(aisle)
  const isBrine = (BRINE.test(group ?? '') || BRINE.test(text)) && !IN_BRINE.test(text) && !isSolid
  return isBrine ? 'brine' : null
}

const HEAVY: readonly Aisle[] = ['meat', 'poultry', 'fish', 'cheese']

function solidGrams({ foodId, grams }: ImportedLine, foods: ById): number {
  const aisle = foods.get(foodId ?? '')?.aisle
  return aisle !== undefined && SOLID.includes(aisle) ? (grams ?? 0) : 0
}
