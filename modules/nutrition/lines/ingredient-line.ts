import type { Food } from '../foods/food.ts'
import { plainLine } from '../foods/food-words.ts'
import { type Dialect, dialectWords } from './dialect.ts'
import { saysOfFood } from './food-fits.ts'
import type { FoodIndex, Purpose } from './food-index.ts'
import { foodsNamed } from './foods-named.ts'
import { readAmount } from './ingredient-amount.ts'
import { gramsOfAmount, measuredAs } from './ingredient-weight.ts'
import { amountFirst } from './line-order.ts'
import { type Part, readParts } from './line-parts.ts'
import {
  headOf,
  isBesideList,
  isHeading,
  otherReadings,
  turnedRound,
  withoutLabel,
  withUnitLetters,
} from './line-text.ts'
import { nameWords } from './line-words.ts'
import type { Cup } from './measures.ts'
import { inOurSpelling } from './nearly-spelt.ts'
import { isSureBesideName, withoutProperNames } from './proper-names.ts'
import type { Quantity } from './quantity.ts'
import { tellsOfMore } from './telling-words.ts'
import { isTool } from './tools.ts'
import { plainerPhrases } from './turns-of-phrase.ts'
import type { Weight } from './weigh.ts'
import { plainerWriting } from './writing.ts'

/** One ingredient as a line of a recipe names it. */
export interface IngredientLine {
  /** Null when no food of our list is meant. */
  readonly food: Food | null
  /** Every other food that the line names: alternatives, what something is beaten with, what is in brackets. */
  readonly others: readonly Food[]
  /** False where a word of the line was left over: it may be a food. */
  readonly wordsUnderstood: boolean
  /** As printed, in lower case, without amount and note: 'red onions'. */
  readonly name: string
  /** Null when the line says none. */
  readonly amount: Quantity | null
  /** 'g', 'tbsp', 'can', 'clove', 'large', the fruit of 'juice of 1 lemon'; null for pieces. */
  readonly unit: string | null
  /** Edible grams, of a range the middle. */
  readonly grams: Weight
  /** What is done with it: 'finely chopped', 'to taste'. */
  readonly note: string
}

export interface ReadingOptions {
  /** Which cup the page means; a US cup when nothing is said. */
  readonly cup?: Cup
  /** Rice that nobody cooked yet (recipe, the default) or rice on a plate (diary). */
  readonly purpose?: Purpose
  /** Whose words these are, from the whole recipe: `dialectOf`. The UK's when nothing is said. */
  readonly dialect?: Dialect
}

/** Whoever ends so says that there is more. */
const CUT_SHORT = /(?:…|\.\.\.)\s*$/
/** Longer lines are no ingredients. */
const LONGEST = 400

/**
 * What a line of a recipe means, by this index of foods. Most lines are one ingredient; 'salt and pepper' is two; an
 * empty line, a heading ('For the sauce:', 'To serve'), what was copied along ('Serves 4'), tools and a line over 400
 * characters are none. Never throws, and takes time in proportion to the length of the line.
 */
export function readIngredientLine(text: string, index: FoodIndex, options: ReadingOptions = {}): IngredientLine[] {
  const line = text.length > LONGEST ? '' : plainerPhrases(plainerWriting(plainLine(text)))
  if (line === '' || isHeading(line) || isBesideList(line) || isTool(line)) return []
  const ordered = amountFirst(withoutLabel(dialectWords(withUnitLetters(line), options.dialect)))
  const read = (text: string) => byLongerName(text, part => readParts({ line: part, index, options }))
  const found =
    firstRead([ordered], read) ??
    firstRead(otherReadings(ordered), read) ??
    readByGuess(ordered, index, read) ??
    read(ordered)
  const told = nameWords(ordered.toLowerCase()).filter(word =>
    found.some(({ food }) => food !== null && saysOfFood(index, food, word)),
  )
  const known = new Set([...found.flatMap(({ words }) => words), ...told])
  // Of 'lasagne or egg noodles' the first may be read as 'lasagne noodles', and lasagne is still a food that was named.
  const inFull = found.filter(({ words }) => stands(nameWords(ordered.replaceAll('/', ' or ')), words))
  const taken = { known, names: inFull.map(({ words }) => words) }
  const label = line.slice(0, line.length - withoutLabel(line).length)
  const { foods, understood } = foodsNamed(index, `${label}${ordered}`.toLowerCase(), taken)
  const own = new Set(found.map(({ food }) => food))
  const others = foods.filter(food => !own.has(food))
  const named = [...own, ...others].filter(food => food !== null)
  const wordsUnderstood =
    understood && !CUT_SHORT.test(text) && !tellsOfMore(text, named) && !isOnlyBeside(ordered.toLowerCase(), found)
  return found.map(({ words: _, ...part }, nth) => ({
    ...part,
    others: nth === 0 ? others : [],
    wordsUnderstood,
  }))
}

const BESIDE = /^(.*?[a-z].*?)\b(?:in|with)\b(.*)$/

/**
 * Of '2 nests, soaked in boiling water' the water alone is a food that we know: what is soaked nobody has read.
 *
 * @param line in small letters
 */
function isOnlyBeside(line: string, found: readonly Part[]): boolean {
  const [, thing = '', beside = ''] = BESIDE.exec(line) ?? []
  const [before, behind] = [new Set(nameWords(thing)), new Set(nameWords(beside))]
  return found.every(({ food, unit, words }) => {
    // 'Nest' says how much there is, and of what it does not.
    const own = words.filter(word => word !== unit)
    return food !== null && own.some(word => behind.has(word)) && !own.some(word => before.has(word))
  })
}

type Read = (text: string) => readonly Part[]

/** Of 'fillet of pork' and 'pork fillet' the one that says more of the food. */
function byLongerName(text: string, read: Read): readonly Part[] {
  const turned = turnedRound(text)
  const [plain, other] = [read(text), turned === null ? [] : read(turned)]
  const length = (parts: readonly Part[]) => parts[0]?.words.length ?? 0
  return length(other) > length(plain) ? other : plain
}

function firstRead(texts: readonly string[], read: Read): readonly Part[] | null {
  for (const text of texts) {
    const parts = read(text)
    if (parts.every(({ food }) => food !== null)) return parts
  }
  return null
}

/**
 * Without the name of a place or a maker, or with a word of the list in place of one that is nearly it. The line has its
 * own words still, and what nobody knows among them leaves it not understood.
 */
function readByGuess(line: string, index: FoodIndex, read: Read): readonly Part[] | null {
  const nameless = withoutProperNames(line, index)
  const parts = nameless === null ? null : firstRead([nameless], read)
  if (parts?.every(({ words }) => isSureBesideName(words))) return parts
  const spelt = inOurSpelling(line, index)
  return spelt === null ? null : firstRead([spelt], read)
}

/** Whether the line has these words near one another, and no 'or' or 'and' between them that is not part of the name. */
function stands(line: readonly string[], name: readonly string[]): boolean {
  const at = line.indexOf(name[0] ?? '')
  const near = line.slice(at, at + name.length + 3)
  const between = near.slice(0, near.lastIndexOf(name.at(-1) ?? '') + 1)
  return (
    at >= 0 &&
    name.every(word => between.includes(word)) &&
    !between.some(word => LINKS.has(word) && !name.includes(word))
  )
}

const LINKS = new Set(['or', 'and', 'with', 'plus', 'in'])

/** An amount of a food, however it was measured. */
export type MeasuredAmount = Pick<IngredientLine, 'amount' | 'unit' | 'grams'>

/** What the amount of a line is when it is this food that is meant, whatever the line calls it. */
export function measureLineAs(text: string, food: Food, options: ReadingOptions = {}): MeasuredAmount {
  const line =
    text.length > LONGEST
      ? ''
      : amountFirst(withoutLabel(withUnitLetters(plainerPhrases(plainerWriting(plainLine(text)))))).toLowerCase()
  const amount = readAmount(line, options.dialect)
  const measured = measuredAs(amount, food, nameWords(headOf(amount.rest)))
  return {
    amount: amount.quantity,
    unit: measured.unit?.name ?? measured.size,
    grams: gramsOfAmount(measured, food, line, options),
  }
}

/** What that weighs. */
export const weighLineAs = (text: string, food: Food, options: ReadingOptions = {}): Weight =>
  measureLineAs(text, food, options).grams
