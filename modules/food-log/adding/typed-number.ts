import { plainLine } from '#modules/nutrition/foods/food-words.ts'
import { readNumber } from '#modules/nutrition/lines/quantity.ts'

/** A figure as it is typed into a box: '1.5', '1,5', '½', '1 1/2'. Null where it is no number of 0 or more. */
export function typedNumber(text: string): number | null {
  if (/[^\d.,/ ½⅓⅔¼¾⅛⅜⅝⅞]/.test(text)) return null
  const plain = plainLine(text).replace(/^(\d+),(\d{1,2})$/, '$1.$2')
  const read = readNumber(plain)
  return read && read.rest === '' ? read.value : null
}

/** Up or down by what a person changes it by: ten grams, a piece, below two a half, below one a quarter. Never to 0. */
export function stepped(count: number, unit: string, by: 1 | -1): number {
  if (unit === 'g' || unit === 'ml') return Math.max(1, Math.round(count / TEN + by) * TEN || 1)
  const isSmall = by > 0 ? count < 1 : count <= 1
  const step = isSmall ? 0.25 : (by > 0 ? count < 2 : count <= 2) ? 0.5 : 1
  return Math.max(0.25, Math.round((count + by * step) * 4) / 4)
}

const TEN = 10
