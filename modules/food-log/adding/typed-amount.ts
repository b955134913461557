import type { Food } from '#modules/nutrition/foods/food.ts'
import { plainLine } from '#modules/nutrition/foods/food-words.ts'
import { readAmount } from '#modules/nutrition/lines/ingredient-amount.ts'
import { measureLineAs } from '#modules/nutrition/lines/ingredient-line.ts'
import { middleOf } from '#modules/nutrition/lines/quantity.ts'
import { type Company, type MeasuredGrams, usualAmount } from './usual-amounts.ts'

/** How much of a food, or of anything else by the serving. */
export interface TypedAmount {
  readonly count: number
  /** A measure of the food, 'g', or 'serving'; null for pieces. */
  readonly unit: string | null
  /** Null where nobody weighed a serving. */
  readonly grams: number | null
  readonly isAssumed: boolean
  /** What was assumed. */
  readonly words: string
}

const MOST_COUNT = 10_000

/** How much was typed. Where no amount was, or none that the food is measured by, the usual one, and it says so. */
export function typedAmount(text: string, food: Food | null, company: Company): TypedAmount {
  const line = plainLine(text).toLowerCase()
  if (!food) return ofDish(line)
  const said = [line, ...otherVessels(line)]
    .map(each => measured(each, food) ?? measured(`1 ${each}`, food, true))
    .find(each => each !== null)
  if (said) return { ...said, isAssumed: false, words: '' }
  const usual = ofMany(usualAmount(food, company), line)
  const { count, vessel, times } = vesselIn(line)
  const all = times(count)
  const scaled = { count: usual.count * all, unit: usual.unit, grams: usual.grams * all }
  // Nobody counts two thirds of a portion.
  const amount =
    (scaled.count * 4) % 1 === 0 ? scaled : { count: Math.round(scaled.grams), unit: 'g', grams: scaled.grams }
  return { ...amount, isAssumed: true, words: vessel ? `A ${vessel} is taken as ${inWords(amount)}.` : assumed(amount) }
}

/** 'Sausages' are more than one: of what is counted by the piece and weighs little, two. */
function ofMany(usual: MeasuredGrams, line: string): MeasuredGrams {
  const isMany = usual.unit === null && usual.grams <= MOST_OF_SEVERAL_G && MANY.test(line.split(/,|\(/)[0] ?? '')
  return isMany ? { ...usual, count: 2, grams: usual.grams * 2 } : usual
}

const MANY = /[a-z]{2}[^su]s$/
const MOST_OF_SEVERAL_G = 60

function assumed(usual: MeasuredGrams): string {
  return `You gave no amount: ${inWords(usual)} is assumed.`
}

function inWords({ count, unit, grams }: MeasuredGrams): string {
  if (unit === 'g' || unit === 'ml') return `${Math.round(count)} ${unit}`
  const one = unit ?? 'piece'
  return `${count === 0.5 ? '½' : count} ${one}${count > 1 && !SHORT.has(one) ? 's' : ''} (${Math.round(grams)} g)`
}

const SHORT = new Set(['tsp', 'tbsp'])

/** A packet is a bag where only bags were weighed. */
function otherVessels(line: string): string[] {
  const packed = /\b(?:packets?|packs?|bags?|bars?)\b/.exec(line)
  return packed ? ['bag', 'pack', 'bar', 'block'].map(other => line.replace(packed[0], other)) : []
}

/** What the line says, where the food is measured so. `needsUnit`: of 'large apple' and 'pint of milk', but not of 'chips'. */
function measured(line: string, food: Food, needsUnit = false): MeasuredGrams | null {
  const { amount, unit, grams } = measureLineAs(line, food)
  if (!amount || grams.kind === 'unknown' || (needsUnit && unit === null)) return null
  const count = middleOf(amount)
  if (!(grams.grams > 0 && grams.grams <= MOST_COUNT && count <= MOST_COUNT)) return null
  return { count: tidy(count), unit, grams: grams.grams }
}

const tidy = (count: number) => Math.max(0.01, Math.round(count * 100) / 100)

const VESSEL =
  /^(small |large |big |half )?(bowl|plate|portion|serving|helping|packet|pack|bag|pot|tub|piece|slice|cup|glass|mug|bar|bit|box|tin|can)s?\b/
const OF_SIZE: ReadonlyMap<string, number> = new Map(Object.entries({ small: 0.66, large: 1.32, big: 1.32, half: 0.5 }))

/** Of '2 small bowls of cornflakes' two of what a bowl is taken for. */
function vesselIn(line: string) {
  const { quantity, rest } = readAmount(line)
  const said = quantity ? line.slice(line.length - rest.length) : line
  const count = within(quantity ? middleOf(quantity) : 1)
  const found = VESSEL.exec(quantity ? line.replace(/^[\d\s./]+|^(?:a|an|one|two|three|four)\s+/, '') : said)
  const size = OF_SIZE.get(found?.[1]?.trim() ?? '') ?? 1
  return { count, vessel: found ? `${found[1] ?? ''}${found[2]}` : null, times: (many: number) => many * size }
}

/** Nobody has none of what they say they ate, nor more than this of what nobody weighed. */
const within = (count: number) => (count > 0 && count <= MOST_SERVINGS ? count : 1)
const MOST_SERVINGS = 20

/** Of a dish in servings: '2 servings', 'half a portion', '300 g'; else one. */
function ofDish(line: string): TypedAmount {
  const { quantity, unit } = readAmount(line)
  const count = quantity ? middleOf(quantity) : 1
  if (unit?.kind === 'mass') {
    const grams = count * unit.grams
    if (grams > 0 && grams <= MOST_COUNT) return { count: tidy(grams), unit: 'g', grams, isAssumed: false, words: '' }
  }
  const isAssumed = quantity === null
  const servings = count > 0 && count <= 20 ? tidy(count) : 1
  return {
    count: servings,
    unit: 'serving',
    grams: null,
    isAssumed,
    words: 'You gave no amount: 1 serving is assumed.',
  }
}
