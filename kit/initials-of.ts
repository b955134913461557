const SMALL_WORDS = new Set(['and', 'of', 'with', 'the', 'a', 'an', 'in', 'on', 'to', 'for'])

export const WASHES = ['turmeric', 'leaf', 'beetroot', 'blueberry'] as const

export type Wash = (typeof WASHES)[number]

/**
 * Two letters that stand for a name: the first of each of its first two words, small words left out; of a single word
 * its first two. Empty for a name without letters or digits.
 */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)?/gu) ?? []
  const large = words.filter(word => !SMALL_WORDS.has(word.toLowerCase()))
  const [first, second] = large.length > 0 ? large : words
  if (first === undefined) return ''
  const [one = '', two = ''] = Array.from(first)
  if (second === undefined) return one.toUpperCase() + two.toLowerCase()
  return one.toUpperCase() + (Array.from(second)[0] ?? '').toUpperCase()
}

/** The same name always gets the same food colour. */
export function washOf(name: string): Wash {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return WASHES[sum % WASHES.length] ?? 'turmeric'
}
