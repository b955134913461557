import { withPhrases } from './synonyms.ts'

/** Words of a search and of the library, brought to one spelling, and how they are mistyped. */

/** Small letters without accents, words apart by one space: 'Crème brûlée!' is 'creme brulee'. */
export function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=[a-z])['’](?=[a-z])/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const LONGEST_WORD = 40
const MOST_WORDS = 12

/** Said of any recipe, so that they find nothing and everything. */
const SAID_OF_ALL = new Set(
  [
    'recipe recipes dish dishes idea ideas food foods meal meals something anything some any thing things make makes made',
    'making use uses using up best good great nice lovely tasty delicious favourite want need please what can how',
    'homemade proper one two half whole few bit lot take takes taking got tin tins can cans jar jars packet packets bag',
    'ingredient ingredients day days time low high cant dont wont im ive whats',
  ].flatMap(words => words.split(' ')),
)

/** The words to look for, each once. */
export function wordsToFind(text: string): string[] {
  const words = withPhrases(searchable(text))
    .split(' ')
    .filter(word => word !== '' && !SAID_OF_ALL.has(word))
    .map(word => word.slice(0, LONGEST_WORD))
  return [...new Set(words)].slice(0, MOST_WORDS)
}

/** Shorter words are as likely to be other words as mistyped ones. */
const SHORTEST_MISTYPED = 4
/** From here a second slip is as likely as a first. */
const TWO_SLIPS_FROM = 8
const LONGEST_MISTYPED = 16

/**
 * The word itself and what is left of it without one letter, of a long word also without two. A letter too many, too
 * few, another or two in the wrong order: each leaves the two spellings with one of these in common.
 */
export function slips(word: string): string[] {
  if (word.length < SHORTEST_MISTYPED || word.length > LONGEST_MISTYPED || /\d/.test(word)) return []
  const once = withoutOne(word)
  const twice = word.length >= TWO_SLIPS_FROM ? once.flatMap(withoutOne) : []
  return [...new Set([word, ...once, ...twice])]
}

function withoutOne(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

/** So long that a second slip is as likely as a first. */
const slipsAllowed = (one: string, other: string) => (Math.max(one.length, other.length) < TWO_SLIPS_FROM ? 1 : 2)

/**
 * Whether one may be the other mistyped, of two that have a slip in common: 'gift' is no 'grit', which share 'git'. Nobody
 * takes another first letter: 'pigs' are no 'figs', though 'nions' are onions.
 */
export function isSlipOf(typed: string, meant: string): boolean {
  const most = slipsAllowed(typed, meant)
  if (Math.abs(typed.length - meant.length) > most) return false
  const [first, second] = typed
  const isSwapped = first === meant[1] && second === meant[0]
  const isMissing = meant.slice(1).startsWith(typed.slice(0, 2))
  const isTooMany = typed.slice(1).startsWith(meant.slice(0, 2))
  return (first === meant[0] || isSwapped || isMissing || isTooMany) && editsBetween(typed, meant) <= most
}

/** How many letters are too many, too few, others or in the wrong order (Damerau's distance). */
function editsBetween(one: string, other: string): number {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const row = [at]
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1]
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      const others = [
        (last[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + 1,
        ...(isSwapped ? [(beforeLast[to - 2] ?? 0) + 1] : []),
      ]
      row.push(Math.min((last[to - 1] ?? 0) + (isSame ? 0 : 1), ...others))
    }
    beforeLast = last
    last = row
  }
  return last[other.length] ?? 0
}
