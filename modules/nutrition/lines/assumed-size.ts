import type { Food } from '../foods/food.ts'
import type { Amount } from './ingredient-amount.ts'
import { VESSELS } from './measures.ts'
import { middleOf } from './quantity.ts'

/** A tin, a bottle of wine, a block and a sachet have a usual size; of these everybody sells another. */
const OF_ANY_SIZE = new Set('bag box carton jar loaf pack pouch punnet tub tube'.split(' '))

/**
 * What has to be said where the line does not tell how much one is and the usual one was taken: 'a large tin', 'a jar',
 * 'a loaf', 'a beer'. Null where the line tells, or everybody knows.
 */
export function assumedSize({ quantity, unit, size, printed }: Amount, food: Food, grams: number): string | null {
  const count = quantity ? middleOf(quantity) : 0
  if (printed || count <= 0 || !(unit ? isUnsaid(unit.name, size, food) : food.aisle === 'drinks')) return null
  return `The line does not say how large one is; we took ${Math.round(grams / count)} g`
}

function isUnsaid(unit: string, size: string | null, { measures }: Food): boolean {
  if (size !== null && Object.hasOwn(measures, `${size} ${unit}`)) return false
  return OF_ANY_SIZE.has(unit) || (VESSELS.has(unit) && size !== null && size !== 'medium')
}
