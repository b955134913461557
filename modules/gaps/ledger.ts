import type { Day } from '#modules/calendar/day.ts'
import type { PerDay } from '#modules/nutrition/amounts.ts'
import {
  averageDay,
  type DayIntake,
  type Dose,
  dailyTotals,
  dayIntake,
  type OnDay,
  type Portion,
  wholeDay,
} from '#modules/nutrition/intake/day-intake.ts'
import { type Figure, figureOf, type Intake } from '#modules/nutrition/intake/intake.ts'
import type { GoalKey } from '#modules/nutrition/needs/goals.ts'
import { type Standing, standingOf } from '#modules/nutrition/needs/standing.ts'
import { ENOUGH_DAYS } from '#modules/nutrition/needs/supplement-hint.ts'
import { upperLevels } from '#modules/nutrition/needs/upper-levels.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'

/** Something that was eaten, by the name that it was logged under. */
export interface EatenPortion extends Portion, OnDay<Day> {
  readonly name: string
}

/** A supplement that was taken. */
export interface TakenDose extends Dose, OnDay<Day> {
  readonly name: string
}

/** What a week of a diary tells. Only what was eaten on a complete day counts. */
export interface EatenWeek {
  /** Days that were logged in full, each once. */
  readonly completeDays: readonly Day[]
  readonly portions: readonly EatenPortion[]
  readonly doses: readonly TakenDose[]
}

/** What an average is held beside, a day, in the nutrient's unit. */
export interface Line {
  readonly key: GoalKey
  readonly amount: number
  readonly sense: 'at least' | 'at most'
  /** Whose figure it is: of the UK's advice, of labels alone, or one's own target. */
  readonly from: 'UK' | 'label' | 'own'
}

/** What one name gave of a nutrient. */
export interface Giver {
  readonly name: string
  readonly isSupplement: boolean
  /** Over all complete days, the known part. */
  readonly amount: number
  /** What may come on top, over all complete days; Infinity where nothing bounds it. */
  readonly more: number
  /** Share 0..1 of its weight that is known. */
  readonly coverage: number
}

export interface LedgerRow {
  readonly line: Line
  readonly verdict: Standing['verdict']
  /** A day on average: the least and the most that it can be, in the nutrient's unit. */
  readonly lower: number
  readonly upper: number
  readonly coverage: number
  /** What of `lower` came from supplements. */
  readonly supplements: number
  /** The lowest upper level for food and supplements together; null where none is set. */
  readonly level: number | null
  /** The largest first; what is wholly unknown is among them with an amount of 0. */
  readonly givers: readonly Giver[]
}

export interface Ledger {
  readonly completeDays: number
  /** Whether there are enough days for an average to say something. */
  readonly isEnough: boolean
  /** Nearest to its line first. */
  readonly notMet: readonly LedgerRow[]
  /** What most is unknown of first. */
  readonly cannotTell: readonly LedgerRow[]
  readonly met: readonly LedgerRow[]
  /** Read the other way: more is too much. */
  readonly limits: readonly LedgerRow[]
}

/**
 * What the complete days of a week gave on average beside these lines: met, not met, or cannot tell. A verdict holds for
 * the least and for the most that the average can be, so knowing less only ever turns it into 'cannot tell'. Days that
 * are not complete count in nothing. Null where no day is complete.
 */
export function ledgerOf(week: EatenWeek, lines: readonly Line[]): Ledger | null {
  const days = new Set(week.completeDays)
  if (days.size === 0) return null
  const portions = week.portions.filter(({ day }) => days.has(day))
  const doses = week.doses.filter(({ day }) => days.has(day))
  const totals = dailyTotals(portions, doses)
  const average = averageDay([...days].map(day => totals.get(day) ?? NOTHING_EATEN))
  const given = givenBy(portions, doses)
  const rows = lines.map(line => rowOf(line, average, given))
  const least = rows.filter(({ line }) => line.sense === 'at least')
  const those = (verdict: Standing['verdict']) => least.filter(row => row.verdict === verdict)
  return {
    completeDays: days.size,
    isEnough: days.size >= ENOUGH_DAYS,
    notMet: those('not met').toSorted((one, other) => shareOf(other) - shareOf(one)),
    cannotTell: those('cannot tell').toSorted(
      (one, other) => openShare(other) - openShare(one) || shareOf(one) - shareOf(other),
    ),
    met: those('met'),
    limits: rows.filter(({ line }) => line.sense === 'at most'),
  }
}

const NOTHING_EATEN = dayIntake([], [])

const shareOf = ({ lower, line }: LedgerRow) => lower / line.amount
/** Two that nothing bounds are equal, not the difference of two infinities. */
const openShare = ({ lower, upper, line }: LedgerRow) => Math.min((upper - lower) / line.amount, Number.MAX_VALUE)

function rowOf(line: Line, average: DayIntake, given: readonly Given[]): LedgerRow {
  const { amount, most, coverage } = lineFigure(wholeDay(average), line.key)
  const nutrient = nutrientOf(line.key)
  return {
    line,
    verdict: standingOf({ amount, most, coverage }, { ...line, kind: 'guideline', source: '' }).verdict,
    lower: amount,
    upper: most,
    coverage,
    supplements: figureOf(average.supplements, nutrient).amount,
    level: levelBeside(nutrient),
    givers: giversOf(line.key, given),
  }
}

/** No table states free sugars. They are sugars, so that all sugars together are the most they can be. */
export const nutrientOf = (key: GoalKey): NutrientKey => (key === 'freeSugarsG' ? 'sugarsG' : key)

function lineFigure(intake: Intake<PerDay>, key: GoalKey): Figure {
  const figure = figureOf(intake, nutrientOf(key))
  return key === 'freeSugarsG' ? { ...figure, amount: 0 } : figure
}

/** The level of niacin is for nicotinamide, which our niacin equivalents cannot be held against. */
const NOT_IN_OUR_UNITS: readonly NutrientKey[] = ['niacinMg']

/** Levels for supplements alone never stand beside what was eaten. */
function levelBeside(key: NutrientKey): number | null {
  if (NOT_IN_OUR_UNITS.includes(key)) return null
  return upperLevels(key).find(({ scope }) => scope === 'total')?.amount ?? null
}

interface Given {
  readonly name: string
  readonly isSupplement: boolean
  readonly intake: Intake<PerDay>
}

function givenBy(portions: readonly EatenPortion[], doses: readonly TakenDose[]): Given[] {
  return [
    ...byName(portions).map(([name, those]) => ({ name, isSupplement: false, intake: wholeDay(dayIntake(those, [])) })),
    ...byName(doses).map(([name, those]) => ({ name, isSupplement: true, intake: wholeDay(dayIntake([], those)) })),
  ]
}

function byName<Named extends { readonly name: string }>(all: readonly Named[]): [string, Named[]][] {
  const named = new Map<string, Named[]>()
  for (const each of all) named.set(each.name, [...(named.get(each.name) ?? []), each])
  return [...named]
}

function giversOf(key: GoalKey, given: readonly Given[]): Giver[] {
  return given
    .map(({ name, isSupplement, intake }) => {
      const { amount, most, coverage } = lineFigure(intake, key)
      return { name, isSupplement, amount, more: most - amount, coverage }
    })
    .filter(({ amount, more }) => amount > 0 || more > 0)
    .toSorted((one, other) => other.amount - one.amount || other.more - one.more || (one.name < other.name ? -1 : 1))
}
