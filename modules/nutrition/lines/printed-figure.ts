import { readUnit } from './measure-phrase.ts'
import type { Unit } from './measures.ts'
import { readQuantity } from './quantity.ts'

/** A weight or volume, or a length in cm, and what comes after it. */
export type PrintedFigure = { amount: number; unit: Unit; rest: string } | { lengthCm: number; rest: string }

export const LENGTH =
  /^\s*-?\s*(cm|centimetres?|inch(?:es)?|in|mm|")(?![a-z])(?:\s*\/\s*[\d./ ]+\s*(?:inch(?:es)?|in|cm|"))?/
export const CM_OF: { readonly [unit: string]: number } = { c: 1, i: 2.54, m: 0.1, '"': 2.54 }

/** '400 g', '14-ounce', '2 cm' at the start of a text, or null. */
export function readPrinted(text: string): PrintedFigure | null {
  const number = readQuantity(text)
  if (!number) return null
  const value = (number.quantity.min + number.quantity.max) / 2
  const length = LENGTH.exec(number.rest)
  if (length) {
    return { lengthCm: value * (CM_OF[length[1]?.[0] ?? ''] ?? 1), rest: number.rest.slice(length[0].length) }
  }
  const found = readUnit(number.rest.replace(/^-/, ''))
  return found && found.unit.kind !== 'household' ? { amount: value, unit: found.unit, rest: found.rest } : null
}
