import { KJ_PER_KCAL } from '#modules/nutrition/kilojoules.ts'
import { readNumber } from '#modules/nutrition/lines/quantity.ts'
import { numberOf } from '../provider/provider-values.ts'

/** What a page or a text says of a recipe, as plain text: what it does not say is null or empty. */
export interface WrittenRecipe {
  readonly name: string
  readonly description: string
  readonly serves: number | null
  readonly prepMinutes: number | null
  readonly cookMinutes: number | null
  readonly totalMinutes: number | null
  /** Lines as they are written, headings ('For the sauce:') among them. */
  readonly ingredients: readonly string[]
  readonly steps: readonly string[]
  readonly stated: StatedNutrition
}

/** What the writer says a serving holds. Kept beside what is computed, never in its place. */
export interface StatedNutrition {
  readonly energyKcal: number | null
  readonly proteinG: number | null
  readonly carbohydrateG: number | null
  readonly fatG: number | null
}

export const NOTHING_STATED: StatedNutrition = { energyKcal: null, proteinG: null, carbohydrateG: null, fatG: null }

export const MOST_LINES = 100
/** A line may be several ingredients: 'salt and pepper'. */
export const MOST_PARTS = 200
/** Longer ones are no ingredients, and slow to read. */
export const LONGEST_LINE = 240
export const LONGEST_STEP = 2_000
export const LONGEST_NAME = 120
export const LONGEST_DESCRIPTION = 500
export const MOST_SERVINGS = 100

/** Ends a text that was longer. Whoever reads the line knows that not all of it is there. */
export const CUT = '…'
/** Takes the place of the ingredients that are more than a recipe holds; no food, so that nobody takes the list for whole. */
export const MORE_LINES = 'More ingredients than fit here'

/** A line as it is kept. */
export const keptLine = (text: string): string =>
  text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE - 1)}${CUT}` : text

/** The lines of a list as they are kept: what is left out of them is said in its place. */
export function keptLines(texts: readonly string[]): string[] {
  const lines = texts.map(keptLine)
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), MORE_LINES] : lines
}

const DURATION = /^P(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i
const A_WEEK_MINUTES = 7 * 24 * 60

/** Minutes of a duration by ISO 8601: 'PT1H30M'. Null for none, nothing at all and more than a week. */
export function durationMinutes(text: string): number | null {
  const match = DURATION.exec(text.trim())
  if (!match) return null
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map(part => Number(part ?? 0))
  const sum = Math.round(days * 1440 + hours * 60 + minutes + seconds / 60)
  return sum > 0 && sum <= A_WEEK_MINUTES ? sum : null
}

const WORDED =
  /(\d{1,3})\s*(?:hours?|hrs?|h)\b(?:\s*(?:and\s*)?(\d{1,2})\s*(?:minutes?|mins?|m)\b)?|(\d{1,3})\s*(?:minutes?|mins?|m)\b/i

/** Minutes of a time in words: '1 hr 10 mins'. */
export function wordedMinutes(text: string): number | null {
  const match = WORDED.exec(text)
  if (!match) return null
  const sum = Number(match[1] ?? 0) * 60 + Number(match[2] ?? match[3] ?? 0)
  return sum > 0 && sum <= A_WEEK_MINUTES ? sum : null
}

/** One loaf is not one serving: how many it is cut for is not said. */
const WHOLE_THINGS =
  /\d\s{0,3}(?:x\s?\d{1,4}\s?(?:ml|g|oz)\s)?(?:(?:large|small|medium|standard|layer|bundt|\d{1,2}-inch) )?(?:loaf|loaves|layers?|pies?|cakes?|cheesecakes?|tarts?|batch(?:es)?|cups?|jars?|quarts?|pints?|litres?|bottles?)\b/i
/** What is stated for one piece does not say how many are made. */
const ONE_PIECE =
  /^\s*(?:1|one|a)\s+(?:slice|piece|square|bar|wedge|cookie|biscuit|tablespoon|tbsp|teaspoon|ounce|oz)\s*$/i
/** '4-6', '8 to 10', '2 or 3', where no other number stands before it. */
const UP_TO = /^\D{0,40}\d{1,2}\s{0,2}(?:[-–—]|to|or)\s{0,2}(\d{1,3})(?![\d.,]*\s*(?:g|kg|ml|l|cm|inch|oz|lb)\b)(?!\d)/i
/** 'Serves 2 as a main, 4 as a side': the smaller serving again. */
const AS_WHAT = /\b(\d{1,2})(?: people)? (?:as an?|for) (?:[a-z]+ )?(?:main|side|starter|lunch|snack|canap)/gi
const WORDED_COUNT = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i

/**
 * How many it is for: 4 of '4', 'Makes 4 large servings', 'Serves four'; 24 of '2 dozen'. Of a range the larger, 6 of
 * 'Serves 4-6': that is the serving whose energy a site states (decision 0043).
 */
export function servesIn(text: string): number | null {
  if (ONE_PIECE.test(text)) return null
  const worded = /\d/.test(text) ? null : WORDED_COUNT.exec(text.slice(0, 100))?.[0]
  if (worded) return readNumber(worded.toLowerCase())?.value ?? null
  const found = /(?<![\d.,])\d{1,3}(?:\.\d)?(?!\d)(?![.,\d]*\s*(?:g|kg|ml|l|cm|inch|oz|lb)\b)/i.exec(text)?.[0]
  if (WHOLE_THINGS.test(text)) return null
  const dozen = /\d\s*dozen\b/i.test(text) ? 12 : 1
  const upTo = Number(UP_TO.exec(text)?.[1] ?? 0)
  const asSide = [...text.slice(0, 100).matchAll(AS_WHAT)].map(([, count]) => Number(count))
  return numberOf(Math.max(Number(found ?? Number.NaN), upTo, ...asSide) * dozen, { above: 0, most: MOST_SERVINGS })
}

/** '420 kcal', '420 calories', '1,757 kJ', '420'. */
export function kcalIn(text: string): number | null {
  const kcal = figureIn(text, /(?<![-−\d.,])([\d.,]+)\s*(?:k?cal|calories)/i)
  if (kcal !== null) return kcal
  const kj = figureIn(text, /(?<![-−\d.,])([\d.,]+)\s*kj/i)
  if (kj !== null) return Math.round(kj / KJ_PER_KCAL)
  return figureIn(text, /^\s*([\d.,]+)\s*$/)
}

/** '12.5 g', '12.5 grams', '12.5'. A figure in mg is not taken for one in g. */
export function gramsIn(text: string): number | null {
  return figureIn(text, /^[^\d−-]{0,20}([\d.,]+)\s*(?:(?:g|grams?)\s*)?$/i)
}

function figureIn(text: string, pattern: RegExp): number | null {
  const found = pattern.exec(text.slice(0, 100))?.[1] ?? ''
  // A comma parts thousands, and decimals where other than three digits follow.
  const plain = found.replace(/,(?=\d{3}\b)/g, '').replace(',', '.')
  return numberOf(plain, { most: 10_000 })
}
