import { addDays, type Day } from '#modules/calendar/day.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import { dishKey, dishOn, leftoversOf } from '#modules/planner/cooked.ts'
import { minutesFor } from '#modules/planner/cooking-time.ts'
import { dishesLike } from '#modules/planner/like.ts'
import { isOver, type PlanClock } from '#modules/planner/meal-times.ts'
import { openDays } from '#modules/planner/open-meals.ts'
import { isDone, type PlannedEntry } from '#modules/planner/plan.ts'
import type { PlanSetting } from '#modules/planner/plan-settings.ts'
import type { Dish } from '#modules/recipes/dish.ts'

/** A plan, and what is known of its dishes by `dishKey`. */
export interface KnownPlan extends PlanClock {
  readonly days: readonly Day[]
  readonly entries: readonly PlannedEntry[]
  readonly settings: readonly PlanSetting[]
  readonly dishes: ReadonlyMap<string, Dish>
}

/** A planned meal that may still become another, and what it may become. */
export interface Exchange {
  readonly entry: PlannedEntry
  readonly own: Dish
  readonly others: readonly Dish[]
}

/** One of them, for one nutrient. */
export interface Swap {
  readonly entry: PlannedEntry
  readonly own: Dish
  readonly dish: Dish
  /** What the member's portion brings more at least, and at most, in the nutrient's unit. */
  readonly adds: number
  readonly mayAdd: number
}

/** So many dishes like one that is planned are looked through for what they bring. */
const MOST_LIKE = 60

/**
 * What of a plan may be swapped, and for what: dishes that are still to come, with nothing of them kept for later, and
 * not locked, cooked or eaten; for dishes like them (`dishesLike`), so that a swap keeps the day's energy, the time at
 * the stove, and variety.
 *
 * @param open dishes that everybody at the table eats, none of them planned or unwanted
 */
export function exchangesOf(plan: KnownPlan, open: readonly Dish[]): Exchange[] {
  const days = openDays(plan)
  return plan.entries.flatMap((entry): Exchange[] => {
    const own = entry.what.kind === 'dish' ? plan.dishes.get(dishKey(entry.what)) : undefined
    const isToCome = days.includes(entry.day) && !isOver(plan, plan.settings, entry)
    const isFree = isToCome && !entry.isLocked && !isDone(entry) && entry.quarters > 0
    if (!own || !isFree || own.ref.kind === 'food' || leftoversOf(plan.entries, entry.id).length > 0) return []
    const asked = {
      ...{ dish: own, meal: entry.meal, keptHours: 0 },
      near: dishesNear(plan, entry),
      mostMinutes: minutesFor(plan.settings, entry.day, entry.meal),
    }
    return [{ entry, own, others: dishesLike(open, asked, MOST_LIKE).map(({ dish }) => dish) }]
  })
}

/** What else is eaten on the day and the days beside it. */
function dishesNear({ entries, dishes }: KnownPlan, { id, day }: PlannedEntry): Dish[] {
  const beside = [addDays(day, -1), day, addDays(day, 1)]
  const near = entries.flatMap(entry => {
    const dish = entry.id !== id && beside.includes(entry.day) ? dishOn(entries, entry) : null
    return (dish && dishes.get(dishKey(dish))) ?? []
  })
  return [...new Set(near)]
}

const MOST_SWAPS = 3
/** Less than this share of a day's reference is not worth another dinner. */
const WORTH_IT = 0.05

/**
 * The swaps that bring most of a nutrient, the most first: each meal and each dish once. What a swap adds holds whatever
 * the unknown part of either dish is.
 *
 * @param reference a day, in the nutrient's unit, above 0
 */
export function swapsFor(key: NutrientKey, exchanges: readonly Exchange[], reference: number): Swap[] {
  const all = exchanges
    .flatMap(({ entry, own, others }) => others.map(dish => swapOf(key, entry, own, dish)))
    .filter(({ adds, mayAdd }) => adds >= WORTH_IT * reference && Number.isFinite(mayAdd))
    .toSorted((one, other) => other.adds - one.adds || (one.dish.ref.id < other.dish.ref.id ? -1 : 1))
  const chosen: Swap[] = []
  for (const swap of all) {
    if (chosen.length === MOST_SWAPS) break
    if (chosen.every(each => each.entry !== swap.entry && each.dish.ref.id !== swap.dish.ref.id)) chosen.push(swap)
  }
  return chosen
}

function swapOf(key: NutrientKey, entry: PlannedEntry, own: Dish, dish: Dish): Swap {
  const [before, after] = [figureOf(own.intake, key), figureOf(dish.intake, key)]
  const servings = entry.quarters / 4
  return {
    ...{ entry, own, dish },
    adds: (after.amount - before.most) * servings,
    mayAdd: (after.most - before.amount) * servings,
  }
}

/** A meal and not a cake: in this range is a serving that is looked at, in kcal. */
const A_MEAL_KCAL = { least: 150, most: 800 } as const

export function isAMeal({ intake }: Dish): boolean {
  const { amount } = figureOf(intake, 'energyKcal')
  return amount >= A_MEAL_KCAL.least && amount <= A_MEAL_KCAL.most
}

/** Dishes of which a serving brings most of a nutrient, the most first: for whoever has no plan that could be changed. */
export function dishesFor(key: NutrientKey, open: readonly Dish[]): Dish[] {
  const amountOf = (dish: Dish) => figureOf(dish.intake, key).amount
  return open
    .filter(isAMeal)
    .toSorted((one, other) => amountOf(other) - amountOf(one) || (one.ref.id < other.ref.id ? -1 : 1))
    .slice(0, MOST_SWAPS)
}
