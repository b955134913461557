import { daysBetween } from '#modules/calendar/day.ts'
import { onGrid } from '#modules/nutrition/intake/intake.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { type AdvisedLimits, advisedLimits } from './advice.ts'
import { type Bounds, boundsOf, fixedFigure } from './bounds.ts'
import { type Column, type Columns, columnsOf, figureIn, goalAt } from './columns.ts'
import { COOKED, kitchenOf, placesOf } from './kitchen.ts'
import { type PortionPrices, portionPrices, stepOf } from './portions.ts'
import { dishPrices, type FoodPrices, foodPrices } from './prices.ts'
import { isAway, minutesBetween, type PlanProblem } from './problem.ts'
import { nearTwins } from './twins.ts'

/**
 * A problem in numbers alone, laid out flat so that a change of one meal costs some dozens of additions. An _occurrence_
 * is a dish on a day: the slots first, then what is fixed.
 */
export interface Compiled {
  readonly diners: number
  readonly days: number
  readonly slots: number
  readonly occurrences: number
  readonly dishes: readonly Dish[]
  readonly columns: Columns
  /** Of a quarter of a serving: the columns of the week, of the day, then the caps; a row for each dish. */
  readonly figures: Float64Array
  readonly bounds: Bounds
  readonly caps: Float64Array
  /** What is fixed adds up to this: week columns of each diner, then day columns and caps of each diner and day. */
  readonly fixedWeek: Float64Array
  readonly fixedDay: Float64Array
  /** The dish of each fixed entry, and the place of each occurrence's day among the days, counted in days. */
  readonly fixedDishes: readonly number[]
  readonly dayOf: Int32Array
  /** The row of each slot's day. */
  readonly dayRow: Int32Array
  /** The other slots of each slot's day. */
  readonly mates: readonly Int32Array[]
  readonly places: Uint8Array
  /** 1 where a diner is away on the day of a slot; a row of diners for each slot. */
  readonly isAway: Uint8Array
  /** The dishes that may be cooked for each slot. */
  readonly choices: readonly Int32Array[]
  readonly keptHours: Uint8Array
  /** By how many quarters a portion of each dish grows. */
  readonly steps: Uint8Array
  /** When what is in each slot is eaten, after the first midnight. */
  readonly eatenAtMinute: Int32Array
  readonly twins: Uint8Array
  readonly advised: AdvisedLimits
  readonly foodPrices: FoodPrices
  readonly portions: PortionPrices
  readonly dishPrices: Int32Array
}

export function compiled(problem: PlanProblem): Compiled {
  const kitchen = kitchenOf(problem)
  const columns = columnsOf(problem.diners)
  const { dishes } = kitchen
  const places = placesOf(problem, kitchen)
  const [first] = problem.days
  if (!first) throw new Error('A plan has at least one day')
  const numbersOf = (slot: number) => dishes.flatMap((_, dish) => (placeAt(places, problem, dish, slot) ? [dish] : []))
  return {
    diners: problem.diners.length,
    days: problem.days.length,
    slots: problem.slots.length,
    occurrences: problem.slots.length + problem.fixed.length,
    dishes,
    columns,
    figures: figuresOf(problem, columns, dishes),
    bounds: boundsOf(problem, columns),
    caps: Float64Array.from(columns.caps, ({ amount }) => amount),
    ...fixedSums(problem, columns),
    fixedDishes: kitchen.fixed,
    dayOf: Int32Array.from([...problem.slots, ...problem.fixed], ({ day }) => daysBetween(first, day)),
    dayRow: Int32Array.from(problem.slots, ({ day }) => rowOf(problem, day)),
    mates: problem.slots.map(({ day }, slot) =>
      Int32Array.from([...problem.slots.keys()].filter(at => at !== slot && problem.slots[at]?.day === day)),
    ),
    places,
    isAway: Uint8Array.from(
      problem.slots.flatMap(({ day }) => problem.diners.map(diner => Number(isAway(diner, day)))),
    ),
    choices: problem.slots.map((_, slot) => Int32Array.from(numbersOf(slot))),
    steps: Uint8Array.from(dishes, stepOf),
    keptHours: Uint8Array.from(dishes, ({ keptHours }) => keptHours),
    eatenAtMinute: Int32Array.from(problem.slots, slot => minutesBetween({ day: first, atMinute: 0 }, slot)),
    twins: nearTwins(dishes),
    advised: advisedLimits(problem, dishes),
    foodPrices: foodPrices(dishes, problem),
    portions: portionPrices(problem, dishes),
    dishPrices: dishPrices(dishes, problem),
  }
}

const placeAt = (places: Uint8Array, { slots }: PlanProblem, dish: number, slot: number) =>
  places[dish * slots.length + slot] === COOKED

function rowOf({ days }: PlanProblem, day: PlanProblem['days'][number]): number {
  const row = days.indexOf(day)
  if (row < 0) throw new Error(`${day} is none of the days that are planned`)
  return row
}

const allOf = ({ week, day, caps }: Columns): Column[] => [...week, ...day, ...caps]

function figuresOf(problem: PlanProblem, columns: Columns, dishes: readonly Dish[]): Float64Array {
  const all = allOf(columns)
  return Float64Array.from(dishes.flatMap(dish => all.map(column => onGrid(boundedFigure(problem, dish, column) / 4))))
}

/** Where nobody knows how much of something a serving may hold, it counts as a whole day's most on top of what is known. */
function boundedFigure({ diners }: PlanProblem, dish: Dish, column: Column): number {
  const figure = figureIn(dish, column)
  if (Number.isFinite(figure)) return figure
  const most = Math.max(0, ...diners.map(diner => goalAt(diner, column)?.amount ?? 0))
  return figureIn(dish, { ...column, side: 'least' }) + most
}

function fixedSums(problem: PlanProblem, columns: Columns): Pick<Compiled, 'fixedWeek' | 'fixedDay'> {
  const { diners, days, fixed } = problem
  const daily = [...columns.day, ...columns.caps]
  const fixedWeek = new Float64Array(diners.length * columns.week.length)
  const fixedDay = new Float64Array(diners.length * days.length * daily.length)
  const { counts } = boundsOf(problem, columns)
  for (const entry of fixed) {
    if (!days.includes(entry.day)) continue
    for (const [diner, quarters] of entry.quarters.entries()) {
      const row = diner * days.length + rowOf(problem, entry.day)
      const add = (sums: Float64Array, at: number, column: Column, times: number) => {
        sums[at] = (sums[at] as number) + onGrid(fixedFigure(entry, column) / 4) * quarters * times
      }
      for (const [place, column] of columns.week.entries())
        add(fixedWeek, diner * columns.week.length + place, column, counts[row * columns.week.length + place] as number)
      for (const [place, column] of daily.entries()) add(fixedDay, row * daily.length + place, column, 1)
    }
  }
  return { fixedWeek, fixedDay }
}
