import type { Compiled } from './compiled.ts'
import { portionRow } from './portions.ts'
import { PRICES } from './prices.ts'
import { potOf } from './repeats.ts'

/** How much the worst miss of a diner weighs beside the sum of all misses. */
export const WORST_WEIGHT = 2
const MILLIONTH = 1e-6

/**
 * A plan that is being changed, with its sums. Every figure lies on a grid (`onGrid`), so that sums are exact: what is
 * added and taken off again leaves no trace, and the score never depends on the way that led to a plan.
 */
export interface Week {
  readonly of: Compiled
  /** The dish of each occurrence, -1 where there is none. Those of fixed entries stay. */
  readonly dishes: Int32Array
  /** A row of diners for each slot. */
  readonly quarters: Int8Array
  readonly week: Float64Array
  readonly day: Float64Array
  /** Of each diner, what is advised against having more of. */
  readonly advised: Float64Array
  /** Of each diner and day. */
  readonly dayCost: Float64Array
  readonly dayWorst: Float64Array
  readonly foodUses: Int32Array
  /** In millionths. */
  portionCost: number
  otherCost: number
}

export function emptyWeek(of: Compiled): Week {
  const week: Week = {
    of,
    dishes: new Int32Array(of.occurrences).fill(-1),
    quarters: new Int8Array(of.slots * of.diners),
    week: of.fixedWeek.slice(),
    day: of.fixedDay.slice(),
    advised: of.advised.fixed.slice(),
    dayCost: new Float64Array(of.diners * of.days),
    dayWorst: new Float64Array(of.diners * of.days),
    foodUses: new Int32Array(of.foodPrices.price.length),
    portionCost: 0,
    otherCost: of.slots * PRICES.empty,
  }
  for (const [at, dish] of of.fixedDishes.entries()) {
    week.dishes[of.slots + at] = dish
    if (dish >= 0) addFoods(week, dish)
  }
  for (let row = 0; row < of.diners * of.days; row += 1) costDay(week, row)
  return week
}

/** Puts a dish into an empty slot, with a portion for each diner from `portions` on. False where it passes a cap. */
export function put(week: Week, slot: number, dish: number, portions: Int8Array, from: number): boolean {
  const { of, dishes, quarters } = week
  dishes[slot] = dish
  week.otherCost += (of.dishPrices[dish] as number) - PRICES.empty
  addFoods(week, dish)
  if (potOf(week, slot, dish) >= 0) week.otherCost += PRICES.potForTwo
  let isWithin = true
  for (let diner = 0; diner < of.diners; diner += 1) {
    const given = portions[from + diner] as number
    quarters[slot * of.diners + diner] = given
    week.portionCost += portionPrice(of, slot, diner, dish, given)
    if (!eat(week, slot, diner, dish, given)) isWithin = false
  }
  return isWithin
}

/** Empties a slot that holds a dish. */
export function take(week: Week, slot: number): void {
  const { of, dishes, quarters } = week
  const dish = dishes[slot] as number
  if (potOf(week, slot, dish) >= 0) week.otherCost -= PRICES.potForTwo
  dishes[slot] = -1
  week.otherCost -= (of.dishPrices[dish] as number) - PRICES.empty
  dropFoods(week, dish)
  for (let diner = 0; diner < of.diners; diner += 1) {
    const given = quarters[slot * of.diners + diner] as number
    week.portionCost -= portionPrice(of, slot, diner, dish, given)
    eat(week, slot, diner, dish, -given)
  }
}

/** Changes one portion. False where it passes a cap. */
export function serve(week: Week, slot: number, diner: number, given: number): boolean {
  const { of } = week
  const at = slot * of.diners + diner
  const before = week.quarters[at] as number
  const dish = week.dishes[slot] as number
  week.quarters[at] = given
  week.portionCost += portionPrice(of, slot, diner, dish, given) - portionPrice(of, slot, diner, dish, before)
  return eat(week, slot, diner, dish, given - before)
}

const portionPrice = ({ portions, dishes }: Compiled, slot: number, diner: number, dish: number, quarters: number) =>
  portions.price[portionRow(portions.from[slot] as number, dishes.length, diner, dish) + quarters] as number

/** Adds quarters of a dish to the sums of a diner. False where what they add passes a cap. */
function eat(week: Week, slot: number, diner: number, dish: number, quarters: number): boolean {
  const { of, day } = week
  const { figures, bounds, columns, caps } = of
  const [weeks, days, capped] = [columns.week.length, columns.day.length, caps.length]
  const row = diner * of.days + (of.dayRow[slot] as number)
  let figure = dish * (weeks + days + capped)
  const countsAt = row * weeks
  const weekAt = diner * weeks
  for (let place = 0; place < weeks; place += 1) {
    const more = (figures[figure] as number) * quarters * (bounds.counts[countsAt + place] as number)
    week.week[weekAt + place] = (week.week[weekAt + place] as number) + more
    figure += 1
  }
  let at = row * (days + capped)
  for (let place = 0; place < days; place += 1) {
    day[at] = (day[at] as number) + (figures[figure] as number) * quarters
    figure += 1
    at += 1
  }
  let isWithin = true
  for (let place = 0; place < capped; place += 1) {
    const more = (figures[figure] as number) * quarters
    const sum = (day[at] as number) + more
    day[at] = sum
    if (more > 0 && sum > (caps[place] as number)) isWithin = false
    figure += 1
    at += 1
  }
  costDay(week, row)
  return keepsAdvice(week, diner, dish, quarters) && isWithin
}

/** Adds what is advised to be kept to. False where what is added passes it: what is fixed may have done so before. */
function keepsAdvice({ of, advised }: Week, diner: number, dish: number, quarters: number): boolean {
  const { counted, portions, most } = of.advised
  let isWithin = true
  for (let nth = 0; nth < counted; nth += 1) {
    const more = (portions[dish * counted + nth] as number) * quarters
    const at = diner * counted + nth
    const sum = (advised[at] as number) + more
    advised[at] = sum
    if (more > 0 && sum > (most[at] as number)) isWithin = false
  }
  return isWithin
}

/** What a day misses, for one diner. */
function costDay(week: Week, row: number): void {
  const { bounds, columns, caps } = week.of
  const days = columns.day.length
  const sums = row * (days + caps.length)
  let cost = 0
  let worst = 0
  for (let place = 0; place < days; place += 1) {
    const weight = bounds.dayWeight[row * days + place] as number
    if (weight === 0) continue
    const bound = bounds.day[row * days + place] as number
    const miss = ((bounds.daySense[place] as number) * (bound - (week.day[sums + place] as number))) / bound
    if (miss <= 0) continue
    cost += miss * weight
    if (miss > worst) worst = miss
  }
  week.dayCost[row] = cost
  week.dayWorst[row] = worst
}

/** What the plan costs: the mean over the diners of what each misses, and small things. Smaller is better. */
export function scoreOf(week: Week): number {
  const { diners } = week.of
  let goals = 0
  for (let diner = 0; diner < diners; diner += 1) goals += missesOf(week, diner)
  return (goals + week.portionCost * MILLIONTH) / diners + week.otherCost * MILLIONTH
}

function missesOf({ of, week, dayCost, dayWorst }: Week, diner: number): number {
  const { bounds, columns, days } = of
  const weeks = columns.week.length
  let cost = 0
  let worst = 0
  for (let row = diner * days; row < (diner + 1) * days; row += 1) {
    cost += dayCost[row] as number
    if ((dayWorst[row] as number) > worst) worst = dayWorst[row] as number
  }
  for (let place = 0; place < weeks; place += 1) {
    const at = diner * weeks + place
    const weight = bounds.weekWeight[at] as number
    if (weight === 0) continue
    const bound = bounds.week[at] as number
    const miss = ((bounds.weekSense[place] as number) * (bound - (week[at] as number))) / bound
    if (miss <= 0) continue
    cost += miss * weight
    // What is no UK recommendation is never the worst.
    if (weight >= 1 && miss > worst) worst = miss
  }
  return cost + WORST_WEIGHT * worst
}

function addFoods(week: Week, dish: number): void {
  const { from, foods, price, uses: priced } = week.of.foodPrices
  for (let at = from[dish] as number; at < (from[dish + 1] as number); at += 1) {
    const food = foods[at] as number
    const uses = week.foodUses[food] as number
    if (uses < (priced[food] as number)) week.otherCost += price[food] as number
    week.foodUses[food] = uses + 1
  }
}

function dropFoods(week: Week, dish: number): void {
  const { from, foods, price, uses: priced } = week.of.foodPrices
  for (let at = from[dish] as number; at < (from[dish + 1] as number); at += 1) {
    const food = foods[at] as number
    const uses = (week.foodUses[food] as number) - 1
    week.foodUses[food] = uses
    if (uses < (priced[food] as number)) week.otherCost -= price[food] as number
  }
}
