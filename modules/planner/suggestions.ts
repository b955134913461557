import type { PerDay } from '#modules/nutrition/amounts.ts'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { wholeDay } from '#modules/nutrition/intake/day-intake.ts'
import { figureOf, type Intake } from '#modules/nutrition/intake/intake.ts'
import { NRV } from '#modules/nutrition/label/label-reference.ts'
import { NUTRIENTS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { type PlannedEntry, USUAL_MEALS } from './plan.ts'
import type { DayTotals } from './totals.ts'

/** A dish that suits the rest of a day, and in a few words why. */
export interface Suggestion {
  readonly dish: Dish
  readonly why: string
}

/** What a day still has room for. */
export interface RestOfDay {
  readonly meal: string
  /** Left of the day's goal, what is kept for eating out taken off; may be below 0. */
  readonly leftKcal: number
  /** Of that, what this meal should have; above 0. */
  readonly mealKcal: number
  readonly known: Intake<PerDay>
}

/** How a day's energy is usually spread; a meal of one's own is like a snack. */
const SHARES: ReadonlyMap<string, number> = new Map(Object.entries({ breakfast: 25, lunch: 30, dinner: 35, snack: 10 }))
const shareOf = (meal: string) => SHARES.get(meal) ?? 10
/** A meal is something, however full the day is. */
const LEAST_MEAL_KCAL = 80

/** What is left for a meal of a day once everything that is planned is eaten. */
export function restOfDay(
  entries: readonly PlannedEntry[],
  totals: DayTotals,
  goalKcal: number,
  meal: string,
): RestOfDay {
  const known = wholeDay(totals.intake)
  const leftKcal = Math.round(goalKcal - totals.keptKcal - figureOf(known, 'energyKcal').amount)
  const taken = new Set(entries.flatMap(entry => (entry.what.kind === 'note' ? [] : [entry.meal])))
  const open = USUAL_MEALS.filter(each => each === meal || !taken.has(each))
  const shares = open.reduce((sum, each) => sum + shareOf(each), open.includes(meal as never) ? 0 : shareOf(meal))
  return { meal, leftKcal, mealKcal: Math.max(LEAST_MEAL_KCAL, (leftKcal * shareOf(meal)) / shares), known }
}

/**
 * The first usual meal of the day that nothing is planned for; the snack where all are.
 *
 * @param missed meals that lie behind
 */
export const nextOpenMeal = (entries: readonly PlannedEntry[], missed: readonly string[] = []): string =>
  USUAL_MEALS.find(
    meal => !missed.includes(meal) && !entries.some(entry => entry.meal === meal && entry.what.kind !== 'note'),
  ) ?? 'snack'

/** Fibre: 30 g a day for adults (SACN, Carbohydrates and Health, 2015); the others are the reference values of labels. */
const REFERENCES: Partial<Record<NutrientKey, number>> = { fibreG: 30, ...NRV }
const KEYS = Object.keys(REFERENCES) as NutrientKey[]

/**
 * Those of the dishes that fit the rest of the day best, the best first: near what the meal should have of energy, and
 * rich in what the day is short of by what is known. Whether somebody may eat them was asked before.
 */
export function suggestions(dishes: readonly Dish[], rest: RestOfDay, most: number): Suggestion[] {
  const suiting = dishes.filter(({ meals }) => meals === null || meals.includes(rest.meal as never))
  const scored = suiting.flatMap(dish => {
    const kcal = figureOf(dish.intake, 'energyKcal').amount
    if (kcal <= 0) return []
    const gains = gainsOf(dish, rest)
    const gained = gains.reduce((sum, { share }) => sum + share, 0)
    const off = Math.abs(kcal - rest.mealKcal) / rest.mealKcal
    return [{ dish, why: whyOf(dish, kcal, gains[0], rest), score: gained - 2 * off }]
  })
  return scored
    .sort((one, other) => other.score - one.score || (one.dish.ref.id < other.dish.ref.id ? -1 : 1))
    .slice(0, most)
    .map(({ dish, why }) => ({ dish, why }))
}

interface Gain {
  readonly key: NutrientKey
  readonly amount: number
  /** Of a day's reference, 0..1. */
  readonly share: number
}

/** What it gives of what the day is short of, the most first. */
function gainsOf({ intake }: Dish, { known }: RestOfDay): Gain[] {
  return KEYS.map(key => {
    const reference = REFERENCES[key] ?? 1
    const missing = Math.max(0, reference - figureOf(known, key).amount)
    const { amount } = figureOf(intake, key)
    return { key, amount, share: Math.min(amount, missing) / reference }
  }).sort((one, other) => other.share - one.share)
}

/** From a quarter of a day's reference it is a reason of its own. */
const TELLING_SHARE = 0.25
/** Within so much of what is left it fills the day. */
const FILLS = 0.12

function whyOf({ minutes }: Dish, kcal: number, best: Gain | undefined, { leftKcal }: RestOfDay): string {
  if (leftKcal > 0 && Math.abs(kcal - leftKcal) <= FILLS * leftKcal)
    return `Fits the ${shortFigure(leftKcal, 0)} kcal left`
  if (best && best.share >= TELLING_SHARE) return `Adds ${amountText(best)}`
  if (kcal <= leftKcal) return `Leaves ${shortFigure(leftKcal - kcal, 0)} kcal for the rest of the day`
  return minutes === null ? 'Suits this meal' : `Ready in ${minutes} min`
}

function amountText({ key, amount }: Gain): string {
  const { name, unit } = NUTRIENTS[key]
  const shown = shortFigure(amount, amount >= 10 ? 0 : 1)
  // A vitamin has a letter behind its name; others are words in the middle of a sentence.
  const word = /^Vitamin/.test(name) ? name.replace('Vitamin', 'vitamin') : name.toLowerCase()
  return `${shown} ${unit} ${word}`
}
