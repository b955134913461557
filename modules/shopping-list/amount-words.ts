import type { Food } from '#modules/nutrition/foods/food.ts'
import { amountText } from '#modules/recipes/ingredient-words.ts'
import type { Buying } from './buying.ts'
import { severalOf } from './shop-names.ts'
import { type Pack, packsOf } from './sold-as.ts'

/** '2 packs' and 'of 250 g'; '4' and 'about 350 g'. */
export interface BuyingWords {
  readonly main: string
  readonly of: string
}

/** What to take from the shelf, in words. */
export function buyingWords({ packs, holdsG }: Buying): BuyingWords {
  const [first, second] = packs
  if (!first) return { main: '', of: '' }
  if (first.pack.unit === 'piece' && first.pack.size === 1) return looseWords(first.count, first.pack, holdsG)
  const main = vesselWords(first.count, first.pack)
  if (!second) return { main, of: `of ${sizeWords(first.pack)}` }
  const other = `${vesselWords(second.count, second.pack)} of ${sizeWords(second.pack)}`
  return { main, of: `of ${sizeWords(first.pack)} and ${other}` }
}

function looseWords(count: number, { vessel }: Pack, holdsG: number): BuyingWords {
  const main = vessel === null ? String(count) : `${count} ${pluralVessel(count, vessel)}`
  return { main, of: count > 1 ? `about ${weightWords(holdsG)}` : '' }
}

const vesselWords = (count: number, { vessel }: Pack) => `${count} ${pluralVessel(count, vessel ?? 'piece')}`

const pluralVessel = (count: number, vessel: string) => (count === 1 ? vessel : severalOf(vessel))

function sizeWords({ size, unit }: Pack): string {
  if (unit === 'piece') return String(size)
  if (unit === 'pint') return `${size} pint${size === 1 ? '' : 's'}`
  return unit === 'g' ? weightWords(size) : volumeWords(size)
}

/** Grams as a shop says them: '350 g', '1.2 kg', 'less than 1 g'. */
export function weightWords(grams: number): string {
  if (grams >= 1000) return `${Math.round(grams / 10) / 100} kg`
  if (grams >= 5) return `${Math.round(grams)} g`
  return grams < 0.1 ? 'a pinch' : `${Math.round(grams * 10) / 10} g`
}

function volumeWords(ml: number): string {
  if (ml >= 1000) {
    const litres = Math.round(ml / 10) / 100
    return `${litres} ${litres === 1 ? 'litre' : 'litres'}`
  }
  return ml >= 10 ? `${Math.round(ml)} ml` : `${Math.round(ml * 10) / 10} ml`
}

const PARTS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]

/** The nearest that a cook has a word for: '⅔' for 0.6, and never nothing. */
function kitchenPart(pieces: number): number {
  const whole = Math.floor(pieces)
  const near = PARTS.map(part => whole + part).reduce((best, each) =>
    Math.abs(each - pieces) < Math.abs(best - pieces) ? each : best,
  )
  return Math.max(near, 1 / 8)
}

/** So many edible grams of a food as its cook says them: '2½' of what is counted, '730 ml' of what is poured. */
export function foodAmountWords(food: Food, grams: number): string {
  const pack = packsOf(food)[0]
  if (pack?.unit === 'piece') {
    const words = amountText(kitchenPart(grams / (pack.holdsG / pack.size)))
    if (words !== '0') return pack.vessel !== null && pack.size === 1 ? `${words} ${pack.vessel}` : words
  }
  const isPoured = pack?.unit === 'ml' || pack?.unit === 'pint'
  return isPoured ? volumeWords(grams / (food.gramsPerMl ?? 1)) : weightWords(grams)
}
