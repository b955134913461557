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
    'homemade proper one two',
  ].flatMap(words => words.split(' ')),
)

/** The words to look for, each once. */
export function wordsToFind(text: string): string[] {
  const words = searchable(text)
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
