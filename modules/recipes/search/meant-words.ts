import { type LibraryIndex, type LibraryWord, lettersOf } from './library-index.ts'
import { isSlipOf, slips } from './search-words.ts'
import { alsoCalled, markedAs } from './synonyms.ts'

/** A letter or two begin so many words that the most used of them must do. */
const MOST_MEANT = 60
/** Shorter beginnings are as likely another word, unless somebody is still typing. */
const SHORTEST_BEGINNING = 3

const SAME = 1000
const LONGER = 900
const MOST_OF_A_SLIP = 700
/** What is only a slip away may be something else. */
const WEIGHT_OF_A_SLIP = 0.3
/** No dish is called after it and none is marked with it: what 'a soup for a cold day' says is soup. */
const WEIGHT_OF_A_MENTION = 0.25

/** A typed word, and what the library has for it. */
export interface EachWord {
  /** Its place among the typed words, which is its bit in masks. */
  readonly nth: number
  readonly lexemes: readonly string[]
  /** As it was typed, or as it was meant. */
  readonly said: string
  readonly isSlip: boolean
  readonly weight: number
  /** What recipes are marked with that the word names: a meal, a tag. */
  readonly facets: readonly string[]
}

export interface MeantWords {
  /** The heaviest first. */
  readonly words: readonly EachWord[]
  /** What was looked for where a typed word is none of the library's; null when all are. */
  readonly meant: string | null
  /** The places of words that say nothing: 'the', 'with'. */
  readonly small: readonly number[]
}

/** The stem of a word, by the rules of the language; null of one that says nothing. */
export type StemOf = (word: string) => string | null

/** Every spelling whose stem is asked for. */
export const spellings = (words: readonly string[]): readonly string[] => [...new Set(words.flatMap(alsoCalled))]

/**
 * What each typed word means: the words of the library that are closest to it, which are the same word or another name
 * for it, else words that begin with it, else words that it may be a slip of. There is none for a word that is close to
 * none; a rare word weighs more than one that most recipes have, a slip less than what was typed well. What only
 * descriptions mention counts where nothing else is known.
 */
export function meantWords(index: LibraryIndex, typed: readonly string[], stemOf: StemOf, isOpen: boolean): MeantWords {
  const known = typed.flatMap((word, nth) => {
    const closest = closestTo(index, word, stemOf, isOpen ? (nth === typed.length - 1 ? 'last' : 'open') : 'whole')
    const facets = [word, `${typed[nth - 1]} ${word}`].flatMap(named => facetsCalled(index, named))
    if (!closest) return []
    const found = wordOf(index, word, nth, closest)
    const isThing = facets.length > 0 || found.lexemes.some(lexeme => isInNames(index, lexeme))
    const weight = found.weight * (isThing ? 1 : WEIGHT_OF_A_MENTION)
    return [{ ...found, weight, facets, isTold: closest.words.every(({ isTold }) => isTold) }]
  })
  const isAllTold = known.every(({ isTold }) => isTold)
  const words = known.filter(({ isTold }) => !isTold || isAllTold)
  return {
    words: words.toSorted((one, other) => other.weight - one.weight || one.nth - other.nth),
    meant: words.some(({ isSlip }) => isSlip) ? words.map(({ spelt }) => spelt).join(' ') : null,
    small: typed.flatMap((word, nth) => (stemOf(word) === null ? [nth] : [])),
  }
}

const isInNames = ({ terms }: LibraryIndex, lexeme: string) =>
  terms.get(lexeme)?.nameForms.some(form => form !== null) ?? false

/** 'speedy' is the tag 'quick', 'slow cooker' is 'slow-cook'. */
function facetsCalled({ facets }: LibraryIndex, named: string): string[] {
  const [first = '', second = null] = named.split(' ')
  const names = markedAs(first).flatMap(one =>
    second === null ? [one] : markedAs(second).map(other => `${one}-${other}`),
  )
  return names.flatMap(name => [`tag:${name}`, `meal:${name}`]).filter(facet => facets.has(facet))
}

interface Closest {
  readonly words: readonly LibraryWord[]
  readonly isSlip: boolean
}

function wordOf({ size }: LibraryIndex, typed: string, nth: number, { words, isSlip }: Closest) {
  const spelt = words.map(({ word }) => word).toSorted()[0] ?? typed
  const recipes = Math.max(...words.map(each => each.recipes))
  return {
    nth,
    lexemes: [...new Set(words.map(({ lexeme }) => lexeme))],
    spelt,
    said: isSlip ? spelt : typed,
    isSlip,
    weight: (isSlip ? WEIGHT_OF_A_SLIP : 1) * Math.log(2 + size / (1 + recipes)),
  }
}

/** `last`: the word may still be going on; `open`: another one behind it may. */
type Typing = 'whole' | 'open' | 'last'

function closestTo(index: LibraryIndex, word: string, stemOf: StemOf, typing: Typing): Closest | null {
  const close = new Map<LibraryWord, number>()
  for (const called of alsoCalled(word)) {
    const lexeme = stemOf(called)
    for (const same of (lexeme !== null && index.byLexeme.get(lexeme)) || []) close.set(same, SAME)
  }
  if (stemOf(word) === null) return mostUsed(close)
  if (typing !== 'whole' || (close.size === 0 && word.length >= SHORTEST_BEGINNING)) {
    for (const longer of beginningWith(index.words, word)) {
      if (close.get(longer) !== SAME) close.set(longer, typing === 'last' ? SAME : LONGER)
    }
  }
  if (close.size === 0) for (const [slip, closeness] of slipsOf(index.words, word)) close.set(slip, closeness)
  return mostUsed(close)
}

function mostUsed(close: ReadonlyMap<LibraryWord, number>): Closest | null {
  const closest = Math.max(...close.values())
  const words = [...close].flatMap(([word, closeness]) => (closeness === closest ? [word] : []))
  if (words.length === 0) return null
  const most = words.length > MOST_MEANT ? words.toSorted((one, other) => other.recipes - one.recipes) : words
  return { words: most.slice(0, MOST_MEANT), isSlip: closest < LONGER }
}

function beginningWith(words: readonly LibraryWord[], beginning: string): LibraryWord[] {
  let from = 0
  for (let to = words.length; from < to; ) {
    const middle = (from + to) >> 1
    if ((words[middle]?.word ?? '') < beginning) from = middle + 1
    else to = middle
  }
  let end = from
  while (words[end]?.word.startsWith(beginning)) end++
  return words.slice(from, end)
}

const MOST_LONGER = 2
const MOST_OTHER_LETTERS = 4

/** Words that share a slip with it, and how close they are. */
function slipsOf(words: readonly LibraryWord[], typed: string): [LibraryWord, number][] {
  const own = new Set(slips(typed))
  if (own.size === 0) return []
  const letters = lettersOf(typed)
  return words.flatMap((meant): [LibraryWord, number][] => {
    const longer = Math.abs(meant.word.length - typed.length)
    if (longer > MOST_LONGER || bits(meant.letters ^ letters) > MOST_OTHER_LETTERS) return []
    const theirs = slips(meant.word)
    const shared = theirs.filter(slip => own.has(slip)).length
    if (shared === 0 || !isSlipOf(typed, meant.word)) return []
    const isNext = own.has(meant.word) || theirs.includes(typed)
    return [[meant, Math.min(MOST_OF_A_SLIP, 50 * shared) - 10 * longer + (isNext ? 60 : 0)]]
  })
}

export function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
