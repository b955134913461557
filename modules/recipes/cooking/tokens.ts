/** A word of a text, and its place in it. */
export interface Token {
  /** In small letters, and of one thing: 'onion' of 'Onions'. */
  readonly word: string
  readonly text: string
  readonly start: number
  readonly end: number
}

const WORD = /\p{L}+(?:[-’']\p{L}+)*/gu

/** The words of a text, in their order. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => ({
    word: singular(found.toLowerCase()),
    text: found,
    start: index,
    end: index + found.length,
  }))
}

const ENDINGS: readonly (readonly [plural: RegExp, one: string])[] = [
  [/(tomato|potato|mango|chilli)es$/, '$1'],
  [/(cookie|pie|brownie|smoothie)s$/, '$1'],
  [/ies$/, 'y'],
  [/(ch|sh|ss|x)es$/, '$1'],
  [/([^su])s$/, '$1'],
]
const LEAVES: ReadonlyMap<string, string> = new Map(Object.entries({ leaves: 'leaf', loaves: 'loaf', halves: 'half' }))

/** One of what a word names: 'onion', 'leaf', 'tomato'. A word that has only one form stays. */
export function singular(word: string): string {
  const leaf = LEAVES.get(word)
  if (leaf !== undefined) return leaf
  const [plural, one] = ENDINGS.find(([ending]) => ending.test(word)) ?? []
  return plural && one !== undefined ? word.replace(plural, one) : word
}

/** Several of what a word names: 'onions', 'leaves', 'tomatoes'. */
export function plural(word: string): string {
  if (singular(word) !== word) return word
  const leaves = [...LEAVES].find(([, one]) => word.endsWith(one))
  if (leaves) return word.slice(0, -leaves[1].length) + leaves[0]
  if (/(?:tomato|potato|mango|chilli|ch|sh|ss|x)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}
