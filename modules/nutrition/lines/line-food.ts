import type { FoodState } from '../foods/food.ts'
import { alternativesIn } from './alternatives.ts'
import { type FoodIndex, type FoodMatch, findFood, stateIn } from './food-index.ts'
import type { ReadingOptions } from './ingredient-line.ts'
import { headOf, NOTE_BEGINS, withoutBrackets } from './line-text.ts'
import { nameWords } from './line-words.ts'

/** A line that is being read. */
export interface Reading {
  readonly line: string
  readonly index: FoodIndex
  readonly options: ReadingOptions
}

/** A food that was found, and the words that it was looked for in. */
export interface Found extends FoodMatch {
  readonly words: readonly string[]
}

/** The food that these words name. */
export function found({ index, options }: Reading, words: readonly string[], state = stateIn(words)): Found | null {
  const match = findFood(index, words, state, options.purpose)
  return match && { ...match, words }
}

/** The food that a text names, in its first part, then in more of it: 'boneless, skinless chicken thighs'. */
export function findIn(reading: Reading, text: string, mostParts: number): Found | null {
  const state = stateOf(reading.line)
  const noted = notedWords(reading.line)
  const parts = withoutBrackets(text).split(NOTE_BEGINS)
  for (let taken = 1; taken <= Math.min(parts.length, mostParts); taken++) {
    for (const candidate of alternativesIn(parts.slice(0, taken).join(' '))) {
      const words = nameWords(candidate)
      const plain = found(reading, words, state)
      if (plain) return asNoted(reading, plain, noted, state) ?? plain
    }
  }
  return null
}

/** What is in a note and makes another food of it: 'chicken thighs, bone-in', 'prawns, cooked', 'almonds, ground'. */
const TELLING = new Set(
  `bonein skinon boneless skinless smoked ground cooked dried canned minced unsalted grated glutenfree vegan dairyfree lean
  roasted boiled frozen sweetened 70%`.split(/\s+/),
)

const LONGEST_TELLING = 5
/** 'or smoked', 'for gluten free see note': the line itself does not say so. */
const UNSURE = new Set('or if for not see use optional optionally according until per to'.split(' '))

function asNoted(reading: Reading, plain: Found, noted: readonly string[], state: FoodState | null): Found | null {
  for (const word of noted) {
    const match = found(reading, [word, ...plain.words], state)
    if (match?.start === 0 && match.food !== plain.food) return match
  }
  return null
}

function notedWords(line: string): string[] {
  const [, ...notes] = line.toLowerCase().split(/[,()]/)
  const isWashed = /\b(?:washed|rinsed|patted|pat|drained)\b/.test(line.toLowerCase())
  return notes
    .map(nameWords)
    .filter(words => words.length <= LONGEST_TELLING && !words.some(word => UNSURE.has(word)))
    .flatMap(words => words.filter(word => TELLING.has(word) && !(word === 'dried' && isWashed)))
    .slice(0, LONGEST_TELLING)
}

/** The state that the line asks for, in its first part or else in a note that says no more: 'rice, cooked'. */
function stateOf(line: string): FoodState | null {
  const [head = '', ...notes] = withoutBrackets(line.toLowerCase()).split(',')
  const said = stateIn(nameWords(headOf(head)))
  if (said) return said
  const note = notes
    .map(nameWords)
    .find(words => words[0] === 'cooked' || (words[1] === 'cooked' && words[0] === 'pre'))
  const isLater = note?.some(word => ['according', 'per', 'until', 'to', 'as', 'al', 'following'].includes(word))
  return note && !isLater ? 'cooked' : null
}
