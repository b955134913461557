import type { Food } from '../foods/food.ts'
import type { Amount } from './ingredient-amount.ts'

/** Herbs that are sold dried as often as fresh, by the id of the fresh one. */
const SOLD_BOTH_WAYS = new Set(['thyme', 'rosemary', 'basil', 'oregano', 'sage', 'dill', 'tarragon', 'mint', 'parsley'])

const SAYS_WHICH =
  /\b(?:fresh(?:ly)?|dried|dry|lea(?:f|ves)|chopped|torn|picked|minced|shredded|sliced|bunch|sprigs?|fronds|needles|stalks?|stems?)\b/

const PLAIN_WINE =
  /^(?!.*\bred\b)(?:.{0,24}(?:\d|\dml|\dl|\b(?:of|cups?|ml|glass|bottle|tbsp|with|some|good|cooking))\s?)wine\b/

/**
 * What has to be said where the line does not tell which of two foods is meant and the likelier was taken: cream without a
 * word of its fat, a tablespoon of a herb that may be dried. Null where the line tells.
 */
export function assumedKind({ unit }: Amount, { id, name }: Food, line: string): string | null {
  if (id === 'double-cream' && !/\bdouble\b|\bextra[- ]thick\b/.test(line))
    return 'The line does not say which cream; we took double cream'
  if (id === 'red-wine' && PLAIN_WINE.test(line)) return 'The line does not say which wine; we took red wine'
  if (unit?.name !== 'tbsp' || !SOLD_BOTH_WAYS.has(id) || SAYS_WHICH.test(line)) return null
  return `The line does not say whether it is fresh or dried; we took ${name.toLowerCase()}`
}
