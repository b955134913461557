import { isDescription, isUnderstood } from './describing-words.ts'
import type { FoodIndex } from './food-index.ts'
import { headOf } from './line-text.ts'
import { nameWords } from './line-words.ts'
import { unitOf } from './measures.ts'

/** A name with a capital inside a line: 'Gressingham' of '2 Gressingham duck breasts', 'McVities', 'DeLallo'. */
const CAPITAL = /^["“‘(]?\p{Lu}['’-]?\p{Ll}[\p{L}'’-]*$/u
/** Houses that sell what only looks like the food they name. */
const IMITATORS = new Set(
  `quorn tofurky gardein beyond impossible heura vivera richmond meatless violife sheese daiya miyoko tofutti vegenaise
  benecol oatly alpro koko naturli nush coyo flora elmlea sweet lightlife field morningstar boca yve cathedral applewood
  squeaky this plenish rude moo bute follow kite earth so silk ripple califia just primal`.split(/\s+/),
)

/**
 * The line without the names of places, farms and makers that stand before its food, or null where it has none: words
 * with a capital that nobody knows, in a line that is not written in capitals throughout.
 */
export function withoutProperNames(line: string, index: FoodIndex): string | null {
  const head = headOf(line)
  const words = head.split(' ')
  // What a bracket follows is the last word too: 'Oatmeal Streusel (see below)'.
  const bracket = words.findIndex(word => word.startsWith('('))
  const end = bracket < 0 ? words.length : bracket
  const isName = (word: string, nth: number) =>
    nth < words.length - 1 &&
    CAPITAL.test(word) &&
    nameWords(word).every(part => !index.words.has(part) && !isUnderstood(part))
  const names = words.filter(isName)
  if (names.length === 0 || names.length > MOST_NAMES) return null
  if (names.some(name => nameWords(name).some(part => IMITATORS.has(part)))) return null
  const last = words.slice(0, end).findLast(word => /\p{L}/u.test(word)) ?? ''
  // Where every word has a capital, a maker's name stands before the food and nowhere else.
  if (!/^\p{Ll}/u.test(last) && !areFirst(words.slice(0, end), isName)) return null
  return `${words.filter((word, nth) => !isName(word, nth)).join(' ')}${line.slice(head.length)}`
}

const MOST_NAMES = 3

/** Whether what comes before each name is an amount, or another word that names no food. */
function areFirst(words: readonly string[], isName: (word: string, nth: number) => boolean): boolean {
  const lastName = words.findLastIndex(isName)
  return words.slice(0, lastName).every((word, nth) => isName(word, nth) || nameWords(word).every(isDescription))
}

/** Names that hold for many foods of a kind: what a place or a maker calls so may be another food of that kind. */
const GENERIC = new Set(
  `cheese sauce cream bread cake biscuit cookie pudding vinegar oil salt sugar honey spice herb seasoning powder bean
  pea lentil nut seed leaf flour rice noodle paste mustard pepper chilli relish dressing butter spread drink wine liqueur
  sausage mix stock bitter tea candy`.split(/\s+/),
)

/** Whether a food that was found beside such a name is surely the one that is meant. */
export function isSureBesideName(words: readonly string[]): boolean {
  const [first = '', ...others] = words.filter(word => unitOf(word) === null && !isDescription(word))
  return others.length > 0 || !GENERIC.has(first)
}
