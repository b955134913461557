import { figureOf } from '#modules/nutrition/intake/intake.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { nearTwins } from './balance/twins.ts'
import { dishKey } from './cooked.ts'
import { USUAL_MEALS } from './plan.ts'
import type { Suggestion } from './suggestions.ts'

/** What a dish of a plan is to be swapped for. */
export interface AskedLike {
  readonly dish: Dish
  readonly meal: string
  /** At the stove, waiting apart; null for all the time there is. */
  readonly mostMinutes: number | null
  /** So many hours after it is cooked something of it is still eaten; 0 where nothing is kept. */
  readonly keptHours: number
  /** What else is eaten on the same day and the days beside it: no near twin of it. */
  readonly near: readonly Dish[]
}

/** Energy as near as this is like it, in shares of the dish's; protein too, or within 8 g. Our own choice. */
const ENERGY_APART = 0.25
const PROTEIN_APART = 0.4
const PROTEIN_APART_G = 8
/** How near two figures must be to be called the same: nobody tastes 15 kcal or 1 g. */
const SAME_KCAL = 15
const SAME_G = 1
/** Twins are looked for among so many of the most alike. */
const LOOKED_AT = 60

/**
 * Dishes for the same meal that give about as much energy and protein, the most alike first, each with what differs.
 * They obey what a planned week obeys: the time for the meal, how long it keeps, no near twin beside it. Whether
 * somebody may eat them was asked before. Of a dish of which no energy is known any suits that meal.
 */
export function dishesLike(dishes: readonly Dish[], asked: AskedLike, most: number): Suggestion[] {
  const alike = dishes
    .filter(dish => suits(dish, asked))
    .map(dish => ({ dish, apart: apartOf(dish, asked.dish) }))
    .filter(({ apart }) => apart !== null)
    .sort((one, other) => (one.apart ?? 0) - (other.apart ?? 0) || (one.dish.ref.id < other.dish.ref.id ? -1 : 1))
    .slice(0, LOOKED_AT)
    .map(({ dish }) => dish)
  return withoutTwins(alike, asked.near)
    .slice(0, most)
    .map(dish => ({ dish, why: whyOf(dish, asked.dish) }))
}

function suits(dish: Dish, { dish: own, meal, mostMinutes, keptHours }: AskedLike): boolean {
  if (keyOf(dish) === keyOf(own) || dish.keptHours < keptHours) return false
  if (dish.meals !== null && isUsual(meal) && !dish.meals.includes(meal)) return false
  const minutes = (dish.minutes ?? 0) - (dish.waitMinutes ?? 0)
  return mostMinutes === null || minutes <= mostMinutes
}

const isUsual = (meal: string): meal is (typeof USUAL_MEALS)[number] => USUAL_MEALS.some(each => each === meal)

const keyOf = ({ ref }: Dish) => dishKey({ ref, grams: null })
const kcalOf = ({ intake }: Dish) => figureOf(intake, 'energyKcal').amount
const proteinOf = ({ intake }: Dish) => figureOf(intake, 'proteinG').amount

/** 0 is the same energy and protein; null is not alike. */
function apartOf(dish: Dish, own: Dish): number | null {
  const [kcal, protein] = [kcalOf(own), proteinOf(own)]
  if (kcal <= 0) return 0
  const energy = Math.abs(kcalOf(dish) - kcal) / kcal
  const protG = Math.abs(proteinOf(dish) - protein)
  if (energy > ENERGY_APART || protG > Math.max(PROTEIN_APART_G, PROTEIN_APART * protein)) return null
  return energy + protG / Math.max(protein, PROTEIN_APART_G)
}

function withoutTwins(alike: readonly Dish[], near: readonly Dish[]): Dish[] {
  const all = [...near, ...alike]
  const twins = nearTwins(all)
  return alike.filter((_, place) => near.every((_, other) => twins[(near.length + place) * all.length + other] === 0))
}

/** '40 kcal more, 6 g less protein' */
function whyOf(dish: Dish, own: Dish): string {
  if (kcalOf(own) <= 0) return 'Suits this meal'
  const kcal = Math.round(kcalOf(dish) - kcalOf(own))
  const protein = Math.round(proteinOf(dish) - proteinOf(own))
  return [
    Math.abs(kcal) <= SAME_KCAL ? 'As much energy' : `${Math.abs(kcal)} kcal ${kcal > 0 ? 'more' : 'less'}`,
    Math.abs(protein) <= SAME_G ? 'as much protein' : `${Math.abs(protein)} g ${protein > 0 ? 'more' : 'less'} protein`,
  ].join(', ')
}
