import { NUTRIENT_INDEX } from '#modules/nutrition/nutrients.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { middleKcalOf } from './bounds.ts'
import { PRICES } from './prices.ts'
import { type Diner, MOST_QUARTERS, type PlanProblem, type Slot, USUAL_QUARTERS } from './problem.ts'

/** A serving and a half: another dish comes before more than that. */
export const EASY_QUARTERS = 6

/** So much of a day's energy a meal has, as a share. Our own choice. */
export interface MealSize {
  readonly least: number
  readonly most: number
}

const MAINS: readonly string[] = ['breakfast', 'lunch', 'dinner']
const MAIN: MealSize = { least: 0.15, most: 0.45 }
const SNACK: MealSize = { least: 0, most: 0.25 }
const ANY: MealSize = { least: 0, most: Number.POSITIVE_INFINITY }

export const isMain = ({ meal }: Pick<Slot, 'meal'>): boolean => MAINS.includes(meal)

/** How large a meal should be, however many others its day has. */
export function mealSizeOf({ mealsOfAnySize }: Pick<PlanProblem, 'mealsOfAnySize'>, slot: Slot): MealSize {
  if (mealsOfAnySize) return ANY
  if (isMain(slot)) return MAIN
  return slot.meal === 'snack' ? SNACK : ANY
}

/** How far a meal of this share of the day is from how large it should be, as a share of the day. */
export const offSize = (share: number, { least, most }: MealSize): number => Math.max(0, least - share, share - most)

/** By which a portion of this dish grows: what is baked in pieces is served in whole ones. */
export const stepOf = ({ wholeBake }: Pick<Dish, 'wholeBake'>): number => (wholeBake === undefined ? 1 : USUAL_QUARTERS)

/** What each portion of each dish costs at each kind of meal, flat: looked up, because every change asks for it. */
export interface PortionPrices {
  /** Of each slot, where the prices of its kind begin. */
  readonly from: Int32Array
  /** In millionths: for each diner and dish a row of 0 to `MOST_QUARTERS` quarters. */
  readonly price: Int32Array
}

const ROW = MOST_QUARTERS + 1

/** Where the price of nothing of this dish stands; that of so many quarters is so many places on. */
export const portionRow = (from: number, dishes: number, diner: number, dish: number): number =>
  from + (diner * dishes + dish) * ROW

export function portionPrices(problem: PlanProblem, dishes: readonly Dish[]): PortionPrices {
  const kinds = new Map<string, number>()
  const price: number[] = []
  const from = problem.slots.map(slot => {
    const size = mealSizeOf(problem, slot)
    const kind = `${isMain(slot)} ${size.least} ${size.most}`
    const start = kinds.get(kind) ?? price.length
    if (!kinds.has(kind)) {
      kinds.set(kind, start)
      for (const diner of problem.diners) for (const dish of dishes) price.push(...rowOf(diner, dish, slot, size))
    }
    return start
  })
  return { from: Int32Array.from(from), price: Int32Array.from(price) }
}

/** What each quarter of a serving costs beyond a serving and a half. */
export const beyondEasyPrice = (slot: Pick<Slot, 'meal'>): number =>
  isMain(slot) ? PRICES.beyondEasy : PRICES.beyondEasySnack

function rowOf(diner: Diner, { intake }: Dish, slot: Slot, size: MealSize): number[] {
  const kcal = intake.lower[NUTRIENT_INDEX.energyKcal] as number
  const goalKcal = middleKcalOf(diner)
  const offOf = (quarters: number) => (goalKcal > 0 && kcal > 0 ? offSize((kcal * quarters) / 4 / goalKcal, size) : 0)
  return Array.from({ length: ROW }, (_, quarters) =>
    quarters === 0
      ? USUAL_QUARTERS * PRICES.quarter
      : Math.abs(quarters - USUAL_QUARTERS) * PRICES.quarter +
        Math.max(0, quarters - EASY_QUARTERS) * beyondEasyPrice(slot) +
        Math.round(offOf(quarters) * 100 * PRICES.offShare),
  )
}
