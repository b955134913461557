import { firstOf } from './first-of.ts'
import { type LibraryIndex, plainWords } from './library-index.ts'
import { bits, type EachWord } from './meant-words.ts'

/** Recipes with every word are enough from here; fewer are followed by those with some of the words. */
const ENOUGH = 10

/** The heaviest words lead to recipes, so many of the best of which are looked at for the other words too. */
const LEADING = 3
const MOST_PARTLY = 300

/** Of two recipes that say as much of the words, the one whose name has them as they were typed. */
const AS_TYPED = 0.1
const IN_NAME = 0.1
/** More than a name says with another form of the word: 'baking' is not what is baked with tomatoes. */
const MARKED = 0.5
/** Whoever types all of 'rice cakes' means what is called so. */
const IN_A_ROW = 1

export interface MatchedRecipes {
  /** Their positions, in no order. */
  readonly positions: Int32Array
  readonly total: number
  /** How many have all words of `kept`. */
  readonly best: number
  /** The places of the words that the best have. */
  readonly kept: readonly number[]
  /** The places of the words that any of them has. */
  readonly anywhere: readonly number[]
  /** By position: what its words weigh, and how well it fits among those with the same words. */
  readonly weight: Float64Array
  readonly fit: Float32Array
}

/**
 * Recipes with all of the words, or, where those are few, with some of them.
 *
 * @param typed how many words were typed, those that nobody knows too
 * @param inNames whether names alone are meant
 */
export function matchedRecipes(
  index: LibraryIndex,
  words: readonly EachWord[],
  { allowed, typed, inNames }: { allowed: Uint8Array; typed: number; inNames: boolean },
): MatchedRecipes {
  const tally = tallyOf(index.size)
  count(index, words.slice(0, LEADING), tally, inNames, allowed)
  const weightOf = weighed(words)
  const reached = tally.reached()
  const positions = typed > LEADING ? led(index, words, tally, { reached, weightOf, inNames }) : reached
  const every = words.reduce((mask, { nth }) => mask | (1 << nth), 0)
  const whole = positions.filter(position => tally.mask[position] === every)
  const matched = whole.length >= ENOUGH || words.length < 2 ? whole : positions
  const most = matched === whole ? every : heaviestMask(positions, tally.mask, weightOf)
  const any = matched.reduce((mask, position) => mask | (tally.mask[position] ?? 0), 0)
  const weight = new Float64Array(index.size)
  const isInARow = inARow(index, words)
  const marks = words.flatMap(({ facets }) => facets.flatMap(facet => index.facets.get(facet) ?? []))
  for (const position of matched) {
    const { mask, grade, named, said } = tally
    weight[position] = weightOf(mask[position] ?? 0)
    const asNamed = AS_TYPED * bits(said[position] ?? 0) + (named[position] ? IN_NAME : 0)
    const marked = MARKED * marks.filter(those => those[position]).length
    grade[position] = (grade[position] ?? 0) + asNamed + marked + (isInARow(position) ? IN_A_ROW : 0)
  }
  return {
    positions: matched,
    total: matched === whole ? whole.length : Math.min(positions.length, MOST_PARTLY),
    best: matched === whole ? whole.length : positions.filter(position => tally.mask[position] === most).length,
    kept: placesIn(words, most),
    anywhere: placesIn(words, any),
    weight,
    fit: tally.grade,
  }
}

const placesIn = (words: readonly EachWord[], mask: number) =>
  words.flatMap(({ nth }) => (mask & (1 << nth) ? [nth] : []))

/** Whether a name has all of the words as they were typed, one behind the other. */
function inARow({ plainNames }: LibraryIndex, words: readonly EachWord[]): (position: number) => boolean {
  const typed = words.toSorted((one, other) => one.nth - other.nth)
  const first = typed[0]?.nth ?? 0
  if (typed.length < 2 || typed.some(({ nth }, at) => nth !== first + at)) return () => false
  const row = ` ${plainWords(typed.map(({ said }) => said).join(' '))} `
  return position => ` ${plainNames[position]} `.includes(row)
}

/** By position what a recipe has of words, each of which is a bit: which, how much they say, in its name, and as typed. */
function tallyOf(size: number) {
  const mask = new Int32Array(size)
  return {
    mask,
    // Four bytes, so that sums which differ by the order of their parts alone are the same.
    grade: new Float32Array(size),
    named: new Int32Array(size),
    said: new Int32Array(size),
    reached: () => Int32Array.from(mask.keys()).filter(position => mask[position] !== 0),
  }
}

type Tally = ReturnType<typeof tallyOf>

function count(
  { terms }: LibraryIndex,
  words: readonly EachWord[],
  { mask, grade, named, said }: Tally,
  inNames: boolean,
  allowed: Uint8Array,
) {
  for (const { nth, lexemes, said: typed } of words) {
    const bit = 1 << nth
    for (const term of lexemes.flatMap(lexeme => terms.get(lexeme) ?? [])) {
      const { positions, grades, nameForms } = term
      for (let at = 0; at < positions.length; at++) {
        const position = positions[at] ?? 0
        const form = nameForms[at] ?? null
        if (allowed[position] === 0 || (inNames && form === null)) continue
        mask[position] = (mask[position] ?? 0) | bit
        grade[position] = (grade[position] ?? 0) + (grades[at] ?? 0)
        if (form !== null) named[position] = (named[position] ?? 0) | bit
        if (form === typed) said[position] = (said[position] ?? 0) | bit
      }
    }
  }
}

interface Led {
  readonly reached: Int32Array
  readonly weightOf: (mask: number) => number
  readonly inNames: boolean
}

/** The best of what the heaviest words lead to; they are tallied by the other words too. */
function led(index: LibraryIndex, words: readonly EachWord[], tally: Tally, { reached, weightOf, inNames }: Led) {
  const { mask, grade } = tally
  const leading = words.slice(0, LEADING).reduce((all, { nth }) => all | (1 << nth), 0)
  const whole = reached.filter(position => mask[position] === leading).length
  const best = firstOf(
    reached,
    Math.max(MOST_PARTLY, whole),
    (one, other) =>
      weightOf(mask[other] ?? 0) - weightOf(mask[one] ?? 0) || (grade[other] ?? 0) - (grade[one] ?? 0) || one - other,
  )
  const looked = new Uint8Array(index.size)
  for (const position of best) looked[position] = 1
  count(index, words.slice(LEADING), tally, inNames, looked)
  return best
}

/** What the words of a mask weigh, which is the same for all who have the same of them. */
function weighed(words: readonly EachWord[]): (mask: number) => number {
  const weights = new Map<number, number>()
  return mask => {
    const known = weights.get(mask)
    if (known !== undefined) return known
    const weight = words.reduce((sum, { nth, weight: each }) => sum + (mask & (1 << nth) ? each : 0), 0)
    weights.set(mask, weight)
    return weight
  }
}

function heaviestMask(positions: Int32Array, masks: Int32Array, weightOf: (mask: number) => number): number {
  let heaviest = 0
  for (const position of positions) {
    const mask = masks[position] ?? 0
    const more = weightOf(mask) - weightOf(heaviest)
    if (more > 0 || (more === 0 && mask < heaviest)) heaviest = mask
  }
  return heaviest
}
