import type { NutrientAmounts, PerDay, PerServing } from '../amounts.ts'
import { NUTRIENT_INDEX, type NutrientKey } from '../nutrients.ts'
import {
  addServings,
  emptyIntake,
  type Figure,
  figureOf,
  type Intake,
  type OpenIntake,
  scaleIntake,
  statedIntake,
  sumIntakes,
} from './intake.ts'

/** So many servings of something that was eaten. */
export interface Portion {
  /** All that a serving holds. */
  readonly intake: Intake<PerServing>
  /** The part of it that its maker added; null where nothing was. */
  readonly added: Intake<PerServing> | null
  /** 0 or more. */
  readonly servings: number
}

/** So many doses of a supplement. Its label must state what it holds, so what is absent it does not hold. */
export interface Dose {
  readonly amounts: NutrientAmounts<PerServing>
  /** 0 or more. */
  readonly doses: number
}

/** A day, apart by where it came from: upper levels count some of it, a standing all of it. */
export interface DayIntake {
  readonly food: Intake<PerDay>
  readonly fortification: Intake<PerDay>
  readonly supplements: Intake<PerDay>
}

/** Most days have no source but food, and a plan tries thousands of days. */
const NOTHING: Intake<PerDay> = emptyIntake()

const ON_A_LABEL = { rest: 'none', grams: 0 } as const

/**
 * What somebody ate and took in a day. This is the one place where daily totals are made: plan, diary, gaps and shop
 * ask here, for one day, or for many with `dailyTotals`. Throws on servings or doses that are negative or not finite.
 */
export function dayIntake(portions: readonly Portion[], doses: readonly Dose[]): DayIntake {
  const food = emptyIntake<PerDay>()
  for (const { intake, servings } of portions) addServings(food, intake, servings)
  const fortification = fortificationOf(portions)
  takeOff(food, fortification)
  return { food, fortification, supplements: supplementsOf(doses) }
}

function fortificationOf(portions: readonly Portion[]): Intake<PerDay> {
  let sum: OpenIntake<PerDay> | null = null
  for (const { added, servings } of portions) {
    if (added === null) continue
    sum ??= emptyIntake()
    addServings(sum, added, servings)
  }
  return sum ?? NOTHING
}

/** What was added is known and a part of the food, so that it can be taken off both bounds. */
function takeOff(food: Intake<PerDay>, added: Intake<PerDay>): void {
  if (added === NOTHING) return
  for (const column of ['lower', 'upper'] as const) {
    const [left, part] = [food[column], added[column]]
    for (let place = 0; place < left.length; place += 1) left[place] = (left[place] ?? 0) - (part[place] ?? 0)
  }
}

function supplementsOf(doses: readonly Dose[]): Intake<PerDay> {
  if (doses.length === 0) return NOTHING
  const taken = emptyIntake<PerDay>()
  for (const { amounts, doses: times } of doses) addServings(taken, statedIntake(amounts, ON_A_LABEL), times)
  return taken
}

/** What is under a day: a `Day` of `modules/calendar`, which nutrition does not know. Days compare as text does. */
export interface OnDay<D extends string> {
  readonly day: D
}

/**
 * What somebody ate and took on many days, in any order, as the totals of each: the earliest day first, a day with neither
 * is not there. Throws on servings or doses that are negative or not finite.
 */
export function dailyTotals<D extends string>(
  portions: readonly (Portion & OnDay<D>)[],
  doses: readonly (Dose & OnDay<D>)[],
): Map<D, DayIntake> {
  const [eaten, taken] = [byDay(portions), byDay(doses)]
  const days = [...new Set([...eaten.keys(), ...taken.keys()])].toSorted()
  return new Map(days.map(day => [day, dayIntake(eaten.get(day) ?? [], taken.get(day) ?? [])]))
}

function byDay<E extends OnDay<string>>(entries: readonly E[]): Map<E['day'], E[]> {
  const days = new Map<E['day'], E[]>()
  for (const entry of entries) {
    const found = days.get(entry.day)
    if (found) found.push(entry)
    else days.set(entry.day, [entry])
  }
  return days
}

/** All of a day together, as a reference is held beside it. */
export function wholeDay({ food, fortification, supplements }: DayIntake): Intake<PerDay> {
  return sumIntakes([food, fortification, supplements])
}

/** One nutrient of `wholeDay`, without the others: a page asks for a few of each day. */
export function figureOfDay({ food, fortification, supplements }: DayIntake, key: NutrientKey): Figure {
  const sum = { grams: 0, lower: 0, upper: 0, knownGrams: 0 }
  const place = NUTRIENT_INDEX[key]
  for (const { grams, lower, upper, knownGrams } of [food, fortification, supplements]) {
    sum.grams += grams
    sum.lower += lower[place] ?? 0
    sum.upper += upper[place] ?? 0
    sum.knownGrams += knownGrams[place] ?? 0
  }
  const coverage = sum.grams > 0 ? sum.knownGrams / sum.grams : sum.lower === sum.upper ? 1 : 0
  return { amount: sum.lower, most: sum.upper, coverage }
}

/** The mean of these days, each source apart. Throws on no days. */
export function averageDay(days: readonly DayIntake[]): DayIntake {
  if (days.length === 0) throw new Error('No days have no average')
  const mean = (source: keyof DayIntake) => scaleIntake(sumIntakes(days.map(day => day[source])), 1 / days.length)
  return { food: mean('food'), fortification: mean('fortification'), supplements: mean('supplements') }
}

/** The known amounts of one nutrient in a day, in its unit, apart by where they came from. */
export function amountsBySource(day: DayIntake, key: NutrientKey): { readonly [S in keyof DayIntake]: number } {
  const of = (source: keyof DayIntake) => figureOf(day[source], key).amount
  return { food: of('food'), fortification: of('fortification'), supplements: of('supplements') }
}
