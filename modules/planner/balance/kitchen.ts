import type { Day } from '#modules/calendar/day.ts'
import { suitability } from '#modules/profile/eating-rules.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { isLeftOut } from './advice.ts'
import { isAway, type PlanProblem, type Slot, sameDish } from './problem.ts'

/** Every dish that may come into the plan, and those that are fixed in it. */
export interface Kitchen {
  readonly dishes: readonly Dish[]
  /** So many of them, the first ones, may be chosen. */
  readonly choosable: number
  /** On which days each of these suits everybody who is there. */
  readonly suitsOn: readonly ReadonlySet<Day>[]
  /** The number of the dish of each fixed entry; -1 where nobody knows what it is. */
  readonly fixed: readonly number[]
}

/**
 * The dishes that suit every diner who is there and that nobody wants to avoid, and behind them those that are fixed.
 * What is not wholly known suits only who has no rules.
 */
export function kitchenOf(problem: PlanProblem): Kitchen {
  const { fixed, avoided } = problem
  const suiting = problem.dishes
    .filter(({ ref }) => !avoided.some(each => sameDish(each, ref)))
    .map(dish => ({ dish, days: suitsOn(problem, dish) }))
    .filter(({ days }) => days.size > 0)
  const all = suiting.map(({ dish }) => dish)
  const choosable = all.length
  const numbers = new Map(all.map(({ ref }, number) => [nameOf(ref), number]))
  const at = fixed.map(({ dish }) => {
    if (dish === null) return -1
    const found = numbers.get(nameOf(dish.ref))
    if (found !== undefined) return found
    numbers.set(nameOf(dish.ref), all.length)
    return all.push(dish) - 1
  })
  return { dishes: all, choosable, suitsOn: suiting.map(({ days }) => days), fixed: at }
}

function suitsOn({ days, diners }: PlanProblem, dish: Dish): ReadonlySet<Day> {
  const against = diners.filter(diner => suitability(diner.rules, dish).kind !== 'suits' || isLeftOut(diner, dish))
  return new Set(days.filter(day => against.every(diner => isAway(diner, day))))
}

const nameOf = ({ kind, id }: Dish['ref']) => `${kind} ${id}`

/** What a dish may be in a slot. */
export const NOT_HERE = 0
/** Warmed up: its pot was cooked for another slot. */
export const AS_LEFTOVERS = 1
export const COOKED = 2

/** What each dish may be in each slot, at `dish * slots + slot`. Those that are only fixed come nowhere else. */
export function placesOf({ slots }: PlanProblem, { dishes, choosable, suitsOn }: Kitchen): Uint8Array {
  const places = new Uint8Array(dishes.length * slots.length)
  for (const [number, dish] of dishes.slice(0, choosable).entries()) {
    for (const [at, slot] of slots.entries()) {
      places[number * slots.length + at] = suitsOn[number]?.has(slot.day) ? placeOf(dish, slot) : NOT_HERE
    }
  }
  return places
}

function placeOf(dish: Dish, slot: Slot): number {
  const isMeant = dish.meals === null || dish.meals.some(meal => slot.accepts.includes(meal))
  if (isMeant && isInTime(dish, slot) && !isTooLate(dish, slot)) return COOKED
  return dish.keptHours > 0 && (isMeant || (isMain(dish.meals) && isMain(slot.accepts))) ? AS_LEFTOVERS : NOT_HERE
}

function isInTime({ minutes, waitMinutes }: Dish, { mostMinutes, mostMinutesInAll }: Slot): boolean {
  if (mostMinutesInAll !== undefined && (minutes === null || minutes > mostMinutesInAll)) return false
  if (mostMinutes === null) return true
  return minutes !== null && minutes - (waitMinutes ?? 0) <= mostMinutes
}

const isTooLate = ({ ref }: Dish, { tooLateFor = [] }: Slot) => tooLateFor.some(each => sameDish(each, ref))

/** What was a dinner is a lunch on the next day. */
const isMain = (meals: Slot['accepts'] | null) =>
  meals !== null && (meals.includes('lunch') || meals.includes('dinner'))
