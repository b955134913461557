import {
  amountsOn,
  type Basis,
  type NutrientAmounts,
  type Per100g,
  type PerDay,
  type PerRecipe,
  type PerServing,
} from '../amounts.ts'
import { NUTRIENT_INDEX, NUTRIENT_KEYS, type NutrientKey } from '../nutrients.ts'

declare const BASIS: unique symbol

/**
 * What a recipe, a serving or a day gives, on one basis: of every nutrient the least and the most that it can be, and
 * how much of the weight its figure is known for. Flat arrays in the order of NUTRIENT_KEYS, each nutrient in the unit
 * of its key. Plain data: it can be cloned, sent to a worker and packed (`snapshot.ts`).
 */
export interface Intake<B extends Basis> {
  /** Weight in g of all that was weighed. */
  readonly grams: number
  /** The known part; what is unknown can only add to it. */
  readonly lower: Float64Array
  /** What is known and the most that the unknown can be. Infinity where nothing bounds it. */
  readonly upper: Float64Array
  /** Grams whose figure is known, at most `grams`. */
  readonly knownGrams: Float64Array
  readonly [BASIS]?: B
}

/** One nutrient of an intake. */
export interface Figure {
  /** The known part, in the unit of the nutrient's key: the truth is this or more. */
  readonly amount: number
  /** The truth is this or less; Infinity where nothing bounds it. */
  readonly most: number
  /** Share 0..1 of the weight whose figure is known. */
  readonly coverage: number
}

/** 'known': least and most are one. 'at least': some of it is known. 'unknown': none of it is. */
export type Knowledge = 'known' | 'at least' | 'unknown'

/** How far this figure can be trusted. */
export function knowledgeOf({ amount, most, coverage }: Figure): Knowledge {
  if (most === amount) return 'known'
  return coverage === 0 && amount === 0 ? 'unknown' : 'at least'
}

/** What an intake says of one nutrient. */
export function figureOf(intake: Intake<Basis>, key: NutrientKey): Figure {
  const place = NUTRIENT_INDEX[key]
  const amount = intake.lower[place] ?? 0
  const most = intake.upper[place] ?? 0
  return { amount, most, coverage: coverageAt(intake, place) }
}

/** Share 0..1 of the weight whose figure is known; where nothing was weighed, 1 for what is known and else 0. */
export function coverageAt({ grams, knownGrams, lower, upper }: Intake<Basis>, place: number): number {
  if (grams > 0) return (knownGrams[place] ?? 0) / grams
  return lower[place] === upper[place] ? 1 : 0
}

/** An intake whose figures are filled in while it is made. */
export interface OpenIntake<B extends Basis> extends Intake<B> {
  grams: number
}

const COLUMN_BYTES = NUTRIENT_KEYS.length * Float64Array.BYTES_PER_ELEMENT

/** A known nothing: to be filled in, or the sum of no parts. */
export function emptyIntake<B extends Basis>(): OpenIntake<B> {
  // One piece of memory for the three: to ask for it costs more than a day's sums.
  const memory = new ArrayBuffer(3 * COLUMN_BYTES)
  return {
    grams: 0,
    lower: new Float64Array(memory, 0, NUTRIENT_KEYS.length),
    upper: new Float64Array(memory, COLUMN_BYTES, NUTRIENT_KEYS.length),
    knownGrams: new Float64Array(memory, 2 * COLUMN_BYTES, NUTRIENT_KEYS.length),
  }
}

/**
 * What somebody else states of a serving: a label, or a provider. `rest` says what the absent figures are, and `grams`
 * what it counts for in the share of the weight that is known; 0 where it has no weight to speak of.
 */
export function statedIntake(
  figures: { readonly [K in NutrientKey]?: number },
  { rest, grams }: { readonly rest: 'none' | 'unknown'; readonly grams: number },
): Intake<PerServing> {
  const intake = emptyIntake<PerServing>()
  intake.grams = onGrid(grams)
  for (const key of NUTRIENT_KEYS) {
    const place = NUTRIENT_INDEX[key]
    const figure = figures[key] ?? (rest === 'none' ? 0 : undefined)
    intake.lower[place] = onGrid(figure ?? 0)
    intake.upper[place] = onGrid(figure ?? Number.POSITIVE_INFINITY)
    intake.knownGrams[place] = figure === undefined ? 0 : intake.grams
  }
  return intake
}

/**
 * Figures are whole multiples of 2^-26 of a unit, far below anything measured. Sums below 2^27 are then exact in binary,
 * so that they do not depend on the order of their parts; a year of kilojoules is 2^22.
 */
const GRID_BITS = 26
/** Half as much again as the number whose last bit is worth one step: what is added to it falls on the grid. */
const TO_GRID = 1.5 * 2 ** (52 - GRID_BITS)

/** The nearest multiple of the step to a value from 0 to 2^25, or Infinity. */
export function onGrid(value: number): number {
  return value + TO_GRID - TO_GRID
}

/** Adds a part to a sum that is being made. */
export function addTo<B extends Basis>(sum: OpenIntake<B>, part: Intake<B>): void {
  addTimes(sum, part, 1)
}

/** Adds what was eaten to a day that is being made: so many servings, 0 or more. Throws otherwise. */
export function addServings(day: OpenIntake<PerDay>, serving: Intake<PerServing>, servings: number): void {
  addTimes(day, serving, servings)
}

function addTimes(sum: OpenIntake<Basis>, part: Intake<Basis>, times: number): void {
  if (!(Number.isFinite(times) && times >= 0)) throw new Error(`Nothing can be taken ${times} times`)
  // No servings of what nobody can tell are nothing.
  if (times === 0) return
  sum.grams += onGrid(part.grams * times)
  addColumn(sum.lower, part.lower, times)
  addColumn(sum.upper, part.upper, times)
  addColumn(sum.knownGrams, part.knownGrams, times)
}

function addColumn(sum: Float64Array, part: Float64Array, times: number): void {
  const count = sum.length
  if (times === 1) {
    for (let place = 0; place < count; place += 1) sum[place] = (sum[place] as number) + (part[place] as number)
    return
  }
  for (let place = 0; place < count; place += 1) {
    sum[place] = (sum[place] as number) + onGrid((part[place] as number) * times)
  }
}

/** The sum of these, the same in whatever order they come. The sum of none is a known nothing. */
export function sumIntakes<B extends Basis>(parts: readonly Intake<B>[]): Intake<B> {
  const sum = emptyIntake<B>()
  for (const part of parts) addTo(sum, part)
  return sum
}

/**
 * All of it `factor` times: half a portion, double the recipe. No portion of the unknown is nothing.
 * Throws on a factor that is negative or not finite.
 */
export function scaleIntake<B extends Basis>(intake: Intake<B>, factor: number): Intake<B> {
  return rebased(intake, factor)
}

/** Recipe to serving. `servings` is above 0, 2.5 is fine. Throws otherwise. */
export function toServing(recipe: Intake<PerRecipe>, servings: number): Intake<PerServing> {
  return rebased(recipe, 1 / aboveZero(servings))
}

/** A recipe from the figures of one serving. `servings` is above 0. Throws otherwise. */
export function fromServing(serving: Intake<PerServing>, servings: number): Intake<PerRecipe> {
  return rebased(serving, aboveZero(servings))
}

/** Recipe to 100 g of the finished dish, which weighs `cookedWeightG` above 0. Throws otherwise. */
export function toPer100g(recipe: Intake<PerRecipe>, cookedWeightG: number): Intake<Per100g> {
  return rebased(recipe, 100 / aboveZero(cookedWeightG))
}

/** Only the figures that are wholly known, as the figures of a food: what is 'at least' is left out, not passed on. */
export function knownAmounts<B extends Basis>(intake: Intake<B>, basis: B): NutrientAmounts<B> {
  const known = NUTRIENT_KEYS.filter((_, place) => intake.lower[place] === intake.upper[place])
  return amountsOn(basis, Object.fromEntries(known.map(key => [key, intake.lower[NUTRIENT_INDEX[key]]])))
}

function rebased<B extends Basis>(intake: Intake<Basis>, factor: number): Intake<B> {
  const scaled = emptyIntake<B>()
  addTimes(scaled, intake, factor)
  return scaled
}

function aboveZero(value: number): number {
  if (!(Number.isFinite(value) && value > 0)) throw new Error(`${value} is not above 0`)
  return value
}
