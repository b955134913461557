import type { Day } from '#modules/calendar/day.ts'
import { type Column, type Columns, figureIn, goalAt } from './columns.ts'
import { isEnergyKnown, keptKcalOf, plannedShare } from './kept-energy.ts'
import { type Diner, type Fixed, isAway, type PlanProblem } from './problem.ts'

/** What the sums of a diner are held against, flat: a row for each diner, or for each diner and day. */
export interface Bounds {
  /** +1 for a least, -1 for a most, of each column. */
  readonly weekSense: Float64Array
  readonly daySense: Float64Array
  /** For all days together that count, and a hair beyond (`AIMED_BEYOND`), in the nutrient's unit; a row for each diner. */
  readonly week: Float64Array
  readonly weekWeight: Float64Array
  /** A row for each diner and day. The weight is a share of the whole: a day's part of the days that are planned. */
  readonly day: Float64Array
  readonly dayWeight: Float64Array
  /** 1 where what is eaten counts towards the week, else 0; a row of week columns for each diner and day. */
  readonly counts: Float64Array
}

/**
 * So much beyond a goal of the week the search aims, as a share of it: what small things cost keeps it a hair short of
 * where it aims, and a goal that is missed by a hair is not met.
 */
export const AIMED_BEYOND = 0.002

/** The fixed entries that this diner eats on that day. */
export const eatenOn = (fixed: readonly Fixed[], day: Day, diner: number): Fixed[] =>
  fixed.filter(each => each.day === day && (each.quarters[diner] ?? 0) > 0)

/**
 * Days on which nothing is planned and nothing was eaten say nothing and do not count. A limit is held on days of which
 * all is known; a least on every day, with what is known of it. A day of which meals are missing is held against the
 * share of those that are there.
 */
export function boundsOf(problem: PlanProblem, columns: Columns): Bounds {
  const rows = problem.diners.flatMap((diner, at) => {
    const planned = problem.days.filter(day => isPlannedFor(problem, diner, day))
    return problem.days.map(day => ({
      ...{ diner, days: Math.max(1, planned.length) },
      ...{ eaten: eatenOn(problem.fixed, day, at), isPlanned: planned.includes(day) },
      share: shareOn(problem, at, day),
    }))
  })
  const counts = rows.flatMap(({ eaten, isPlanned }) =>
    columns.week.map(column => (isPlanned || eaten.length > 0) && mayCount(column, eaten)),
  )
  const week = problem.diners.flatMap((diner, at) =>
    columns.week.map((column, place) => ({ diner, column, at, place })),
  )
  const daysOf = (at: number, place: number) =>
    problem.days.reduce((sum, _, nth) => {
      const row = at * problem.days.length + nth
      return counts[row * columns.week.length + place] ? sum + (rows[row]?.share ?? 0) : sum
    }, 0)
  const day = rows.flatMap(row => columns.day.map(column => ({ ...dayBound(row, column), days: row.days })))
  return {
    weekSense: Float64Array.from(columns.week, senseOf),
    daySense: Float64Array.from(columns.day, senseOf),
    week: Float64Array.from(
      week,
      ({ diner, column, at, place }) => (goalAt(diner, column)?.amount ?? 0) * daysOf(at, place) * aimOf(column),
    ),
    weekWeight: Float64Array.from(week, ({ diner, column, at, place }) =>
      daysOf(at, place) === 0 ? 0 : (goalAt(diner, column)?.weight ?? 0),
    ),
    day: Float64Array.from(day, ({ amount }) => amount),
    dayWeight: Float64Array.from(day, ({ weight, days }) => weight / days),
    counts: Float64Array.from(counts, Number),
  }
}

const aimOf = (column: Column) => 1 + AIMED_BEYOND * senseOf(column)

const senseOf = ({ side }: Column) => (side === 'least' ? 1 : -1)

const isPlannedFor = ({ slots }: PlanProblem, diner: Diner, day: Day) =>
  !isAway(diner, day) && slots.some(slot => slot.day === day)

/** The share of a day that the meals of this diner answer for: the whole of it where meals may be of any size. */
function shareOn(problem: PlanProblem, at: number, day: Day): number {
  const { slots, fixed, diners, mealsOfAnySize } = problem
  if (mealsOfAnySize) return 1
  const diner = diners[at]
  const open = diner && !isAway(diner, day) ? slots.filter(slot => slot.day === day) : []
  return plannedShare([...open, ...eatenOn(fixed, day, at)].map(({ meal }) => meal))
}

const mayCount = (column: Column, eaten: readonly Fixed[]) =>
  column.side === 'least' || eaten.every(({ dish }) => dish !== null && Number.isFinite(figureIn(dish, column)))

interface Row {
  readonly diner: Diner
  readonly eaten: readonly Fixed[]
  readonly isPlanned: boolean
  /** Of the day, 0 to 1. */
  readonly share: number
}

/** What a day that is past cannot better costs nothing. The energy goal is less what is kept for what nobody knows. */
function dayBound({ diner, eaten, isPlanned, share }: Row, column: Column): { amount: number; weight: number } {
  const goal = goalAt(diner, column)
  if (!goal || !isPlanned) return { amount: 0, weight: 0 }
  if (column.key !== 'energyKcal')
    return mayCount(column, eaten) ? { ...goal, amount: goal.amount * share } : { amount: 0, weight: 0 }
  const goalKcal = middleKcalOf(diner)
  const left = goal.amount * (share - keptKcalOf(eaten, goalKcal) / goalKcal)
  return left > 0 ? { amount: left, weight: goal.weight } : { amount: 0, weight: 0 }
}

/** The calorie goal between its least and its most. */
export function middleKcalOf({ goals }: Diner): number {
  const { least, most } = goals.find(({ key }) => key === 'energyKcal') ?? { least: null, most: null }
  return ((least ?? most ?? 0) + (most ?? least ?? 0)) / 2
}

/** What a fixed dish adds to a column, a serving: what nobody can tell the energy of is kept free for instead. */
export function fixedFigure(fixed: Fixed, column: Column): number {
  if (fixed.dish === null) return 0
  if (column.key === 'energyKcal' && !isEnergyKnown(fixed)) return 0
  const figure = figureIn(fixed.dish, column)
  return Number.isFinite(figure) ? figure : 0
}
