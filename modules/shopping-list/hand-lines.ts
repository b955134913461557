import type { Food } from '#modules/nutrition/foods/food.ts'
import { plainLine, wordsOf } from '#modules/nutrition/foods/food-words.ts'
import type { FoodIndex } from '#modules/nutrition/lines/food-index.ts'
import { type IngredientLine, readIngredientLine } from '#modules/nutrition/lines/ingredient-line.ts'
import { VESSELS } from '#modules/nutrition/lines/measures.ts'
import { middleOf } from '#modules/nutrition/lines/quantity.ts'
import { splitTyped } from './acts.ts'
import { LONGEST_HAND_LINE, MOST_AT_ONCE } from './shopping-limits.ts'

/** What somebody typed onto a list, as it is understood: a food, or a thing that is none. */
export interface HandReading {
  readonly text: string
  /** Null for what is no food of ours. */
  readonly foodId: string | null
  /** Edible grams; null where no amount is said, and of things. */
  readonly grams: number | null
  /** How many of a thing, 1 where nobody said; null of foods. */
  readonly count: number | null
  /** 'roll', 'pack': what a thing is counted in. */
  readonly unit: string | null
  /** Of a thing, as it was typed: 'Kitchen foil'. */
  readonly thing: string | null
}

export type HandProblem = 'nothing' | 'too-long' | 'too-much' | 'too-many'
export type HandReadings =
  | { readonly ok: true; readonly lines: readonly HandReading[] }
  | { readonly ok: false; readonly reason: HandProblem }

/** In one line: far more than a kitchen buys. */
const MOST_COUNT = 999
const MOST_HAND_GRAMS = 100_000

/** The lines that somebody typed: one after another, or between commas. Each is read by itself. */
export function readHandLines(typed: string, index: FoodIndex): HandReadings {
  const said = handTexts(typed)
  return said.ok ? handLines(said.texts.map(text => readHandLine(text, index))) : said
}

export type HandTexts =
  | { readonly ok: true; readonly texts: readonly string[] }
  | { readonly ok: false; readonly reason: HandProblem }

/** What was typed, a line each, before anything of it is read. */
export function handTexts(typed: string): HandTexts {
  const texts = splitTyped(typed)
  if (texts.length === 0) return { ok: false, reason: 'nothing' }
  if (texts.length > MOST_AT_ONCE) return { ok: false, reason: 'too-many' }
  if (texts.some(text => text.length > LONGEST_HAND_LINE)) return { ok: false, reason: 'too-long' }
  return texts.some(isHuge) ? { ok: false, reason: 'too-much' } : { ok: true, texts }
}

/** What was read of each of these lines, as long as a kitchen buys so much. */
export function handLines(read: readonly (readonly HandReading[])[]): HandReadings {
  const lines = read.flat()
  const isTooMuch = lines.some(({ grams, count }) => (grams ?? 0) > MOST_HAND_GRAMS || (count ?? 0) > MOST_COUNT)
  return isTooMuch ? { ok: false, reason: 'too-much' } : { ok: true, lines }
}

/** '1e9' and '99999' are no amounts of anything. */
const isHuge = (text: string) => /^\s*\d+e\d|\d{6}/i.test(text)

/** One line is one thing, but for 'salt and pepper'. */
export function readHandLine(text: string, index: FoodIndex): HandReading[] {
  const parts = readIngredientLine(text, index)
  const isFood = parts.length > 0 && parts.every(({ food, wordsUnderstood }) => food && wordsUnderstood)
  if (!isFood) return [readThing(text, parts[0] ?? null)]
  return parts.flatMap(part => (part.food ? [readFood(text, part, part.food)] : []))
}

function readFood(text: string, { grams }: IngredientLine, food: Food): HandReading {
  const known = grams.kind === 'known' ? grams.grams : null
  return { text, foodId: food.id, grams: known, count: null, unit: null, thing: null }
}

const NUMBER = /^(?:an?|x|\d[\d.,/]*x?)$/i
const LAST_NUMBER = /^x?\d{1,3}$/i

function readThing(text: string, reading: IngredientLine | null): HandReading {
  const count = reading?.amount ? Math.max(1, Math.round(middleOf(reading.amount))) : null
  const words = plainLine(text).split(' ')
  const from = words.findIndex(word => !NUMBER.test(word))
  const counted = words.slice(Math.max(0, from))
  if (counted.length > 1 && LAST_NUMBER.test(counted.at(-1) ?? '')) counted.pop()
  const unit = counted.length > 1 ? unitIn(counted[0] ?? '') : null
  const named = unit === null ? counted : counted.slice(counted[1] === 'of' ? 2 : 1)
  const name = named.join(' ') || text
  return {
    text,
    foodId: null,
    grams: null,
    count: count ?? 1,
    unit,
    thing: name.charAt(0).toUpperCase() + name.slice(1),
  }
}

/** Beyond the vessels of food. */
const UNITS = new Set([...VESSELS, 'roll', 'tin', 'packet', 'pair', 'bar', 'bunch', 'pot'])

function unitIn(word: string): string | null {
  const [one = ''] = wordsOf(word)
  return UNITS.has(one) ? one : null
}

/** By which a line is known on every device: its food, or the words of a thing in one spelling. */
export function thingKey(thing: string): string {
  const known = KEYS.get(thing)
  if (known !== undefined) return known
  const key = `thing:${wordsOf(thing).join(' ').slice(0, LONGEST_NAMED) || thing.slice(0, LONGEST_NAMED)}`
  if (KEYS.size >= MOST_KEYS) KEYS.clear()
  KEYS.set(thing, key)
  return key
}

const LONGEST_NAMED = 150
/** One list asks for the key of each of its lines many times over, for each meal that wants it. */
const KEYS = new Map<string, string>()
const MOST_KEYS = 5_000
