import { readUnit } from './measure-phrase.ts'
import type { Unit } from './measures.ts'
import { type Quantity, readQuantity } from './quantity.ts'

/** A weight or volume, or a length in cm, and what comes after it. */
export type PrintedFigure = { amount: number; unit: Unit; rest: string } | { lengthCm: number; rest: string }

export const LENGTH =
  /^\s*-?\s*(cm|centimetres?|inch(?:es)?|in|mm|")(?![a-z])(?:\s*\/\s*[\d./ ]+\s*(?:inch(?:es)?|in|cm|"))?/
export const CM_OF: ReadonlyMap<string, number> = new Map(Object.entries({ c: 1, i: 2.54, m: 0.1, '"': 2.54 }))

/** '400 g', '14-ounce', '2 cm' at the start of a text, or null. */
export function readPrinted(text: string): PrintedFigure | null {
  const number = readQuantity(text)
  if (!number) return null
  const value = (number.quantity.min + number.quantity.max) / 2
  const length = LENGTH.exec(number.rest)
  if (length) {
    return { lengthCm: value * (CM_OF.get(length[1]?.[0] ?? '') ?? 1), rest: number.rest.slice(length[0].length) }
  }
  const found = readUnit(number.rest.replace(/^-/, ''))
  return found && found.unit.kind !== 'household' ? { amount: value, unit: found.unit, rest: found.rest } : null
}

/** A weight or volume in print: of each vessel or piece, of the whole amount, or of whichever its food weighs. */
export interface Printed {
  readonly amount: number
  readonly unit: Unit
  readonly of: 'each' | 'all' | 'either'
}

export function isMetric({ name }: Unit): boolean {
  return /^(?:k?g|[mc]?l)$/.test(name)
}

/** A weight anywhere in a bracket: '(about 300 g)', '(150g each)', '(drained weight 240 g)', '(1 to 1 1/2 pounds)'. */
export function printedIn(bracket: string): Printed | null {
  const text = bracket.toLowerCase()
  // 'boil 600 ml until it is reduced by half' is no weight of it.
  if (/\b(?:boil|cook|made|mixed|mix|dissolved|soaked|reduce|allow|from)/.test(text)) return null
  for (const { index } of text.matchAll(/(?<![\d./])\d/g)) {
    const inside = readPrinted(text.slice(index))
    if (!inside || 'lengthCm' in inside || !(inside.unit.kind === 'mass' || isMetric(inside.unit))) continue
    // '1 glass wine (or use 400 ml stock)': so much of something else.
    if (text.startsWith('or ') && /[a-z]{3}/.test(inside.rest)) return null
    return { amount: inside.amount, unit: inside.unit, of: /\b(?:each|ea|per)\b/.test(text) ? 'each' : 'all' }
  }
  return null
}

/** In grams or millilitres. */
export function baseOf(unit: Unit): number {
  if (unit.kind === 'household') return 0
  return unit.kind === 'mass' ? unit.grams : unit.ml
}

/**
 * '2 cans (800 g)' are two of the usual size, and '2 cans (30 oz)' too: a can of 30 oz is not sold. '2 cans (28 oz)' are
 * large ones, as Americans sell them, and '2 cans (400 g)' hold 400 g each.
 */
export function isOfAllCans({ min, max }: Quantity, { amount, unit }: Printed): boolean {
  if (min !== max || !Number.isInteger(min) || min < 2 || unit.kind === 'household') return false
  const each = (amount * baseOf(unit)) / min
  const isUsual = each >= LEAST_USUAL_CAN_G && each <= MOST_USUAL_CAN_G
  return isUsual && (isMetric(unit) || amount * baseOf(unit) > LARGEST_SOLD_G)
}

/** A can of 13.5 to 16 oz, and of 400 ml. */
const LEAST_USUAL_CAN_G = 380
const MOST_USUAL_CAN_G = 460
/** 29 oz, of pumpkin and tomato. */
const LARGEST_SOLD_G = 830
