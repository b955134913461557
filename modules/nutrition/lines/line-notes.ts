import type { FoodState } from '../foods/food.ts'
import { stateIn } from './food-index.ts'
import { headOf, withoutBrackets } from './line-text.ts'
import { nameWords } from './line-words.ts'

/** What is in a note and makes another food of it: 'chicken thighs, bone-in', 'prawns, cooked', 'almonds, ground'. */
const TELLING = new Set(
  `bonein skinon boneless skinless smoked ground cooked dried canned minced unsalted grated glutenfree vegan dairyfree lean
  roasted boiled frozen sweetened fatfree lowfat 70%`.split(/\s+/),
)

const LONGEST_TELLING = 5
/** 'or smoked', 'for gluten free see note': the line itself does not say so. */
const UNSURE = new Set(
  'or if for not see use optional optionally according following until per to pack packet instruction dente work too also ok okay fine can may could option prefer preferred version either'.split(
    ' ',
  ),
)

/** What is named as an example of what stands before it, or as the best of it. */
export const EXAMPLE = /\b(?:such as|preferably|ideally|for example|e\.?g\.?)[,:]? (?:a |an |the )?(.{3,60})/i

/** 'Noodles, cooked and drained' were weighed before. */
function isTelling(word: string, note: readonly string[]): boolean {
  const isDoneLater =
    word === 'cooked' && note.some(said => said === 'drained' || said === 'refreshed' || said === 'in')
  return TELLING.has(word) && !isDoneLater
}

/** The words of its notes that make another food of what a line names. */
export function notedWords(line: string): string[] {
  // What is only an example says nothing of the rest: 'mixed fish (e.g. cod, smoked haddock)'.
  const [own = ''] = line.toLowerCase().split(/\b(?:such as|e\.?g\.?|for example)[ ,:]/)
  const [, ...notes] = own.split(/[,()]/)
  const isWashed = /\b(?:washed|rinsed|patted|pat|drained)\b/.test(line.toLowerCase())
  return notes
    .map(nameWords)
    .filter(words => words.length <= LONGEST_TELLING && !words.some(word => UNSURE.has(word)))
    .flatMap(words => words.filter(word => isTelling(word, words) && !(word === 'dried' && isWashed)))
    .slice(0, LONGEST_TELLING)
}

/** The state that the line asks for, in its first part or else in a note that says no more: 'rice, cooked'. */
export function stateOf(line: string): FoodState | null {
  const [head = '', ...notes] = withoutBrackets(line.toLowerCase()).split(',')
  // '1 large tomato or 200 g tinned ones' is no tin.
  const said = stateIn(nameWords(headOf(head.split(/ or (?=\d)/)[0] ?? '')))
  if (said) return said
  const note = notes
    .map(nameWords)
    .find(words => words[0] === 'cooked' || (words[1] === 'cooked' && words[0] === 'pre'))
  const isLater = note?.some(word =>
    ['according', 'per', 'until', 'to', 'as', 'al', 'following', 'drained', 'refreshed', 'in'].includes(word),
  )
  return note && !isLater ? 'cooked' : null
}
