import { isUnderstood } from './describing-words.ts'
import type { FoodIndex } from './food-index.ts'
import { nameWords } from './line-words.ts'
import { isWordOfNoFood } from './no-food.ts'

/** Shorter words are near too many others. */
const SHORTEST = 6

/**
 * The line with a word of the list of foods in place of each that is one slip of the pen away from it: a letter too many,
 * too few, another, or two that changed places. Null where there is none, or where two words of the list are as near.
 */
export function inOurSpelling(line: string, index: FoodIndex): string | null {
  const spelt = line.replace(
    // A capital may be a name's, but not at the end: '2 Tbsp Oregeno'
    /(?<![\p{L}'’-])(?:\p{Ll}{6,20}(?![\p{L}'’-])|\p{Lu}\p{Ll}{5,19}(?=$|[,(]))/gu,
    written => nearest(written.toLowerCase(), index) ?? written,
  )
  return spelt === line ? null : spelt
}

function nearest(written: string, { words }: FoodIndex): string | null {
  const [word = '', ...others] = nameWords(written)
  if (others.length > 0 || word.length < SHORTEST || words.has(word) || isUnderstood(word) || isWordOfNoFood(word))
    return null
  const near = [...words].filter(known => known.length >= SHORTEST - 1 && isOneSlip(word, known))
  return near.length === 1 ? (near[0] ?? null) : null
}

/** The first letter is always right, and the last of one word is no other word: 'salami' is no 'salame'. */
function isOneSlip(word: string, known: string): boolean {
  const more = word.length - known.length
  if (Math.abs(more) > 1 || word[0] !== known[0]) return false
  let at = 1
  while (at < word.length && word[at] === known[at]) at++
  const rest = (text: string, from: number) => text.slice(from)
  if (more === 1) return rest(word, at + 1) === rest(known, at)
  if (more === -1) return rest(word, at) === rest(known, at + 1)
  if (rest(word, at + 1) === rest(known, at + 1)) return true
  return word[at] === known[at + 1] && word[at + 1] === known[at] && rest(word, at + 2) === rest(known, at + 2)
}
