import type { Day } from '#modules/calendar/day.ts'
import { hasAny, isMealOf, portionsIn } from '#modules/nutrition/advice/portions.ts'
import { type Advice, type AdviceId, adviceNamed } from '#modules/nutrition/advice/table.ts'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { onGrid } from '#modules/nutrition/intake/intake.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import type { Diner, PlanProblem } from './problem.ts'

const WEEK = 7

/** Whether somebody is advised to leave out something that is in a dish. */
export const isLeftOut = ({ advice = [] }: Pick<Diner, 'advice'>, { madeOf }: Pick<Dish, 'madeOf'>): boolean =>
  advice.map(adviceNamed).some(each => each.limit.kind === 'never' && hasAny(each, madeOf))

/** What the advice of the diners asks of a plan as a whole, in numbers. */
export interface AdvisedLimits {
  /** What is counted over all days: so many rows of figures for each dish. */
  readonly counted: number
  /** Portions of it in a quarter of a serving; a row of what is counted for each dish. */
  readonly portions: Float64Array
  /** What a diner may have of it over all days, Infinity where nothing is advised; a row for each diner. */
  readonly most: Float64Array
  /** What is fixed on the days adds up to this; a row for each diner. */
  readonly fixed: Float64Array
  /** 1 for a dish of which a day has one meal at most. */
  readonly isOnceADay: Uint8Array
}

const adviceOf = (diners: readonly Diner[], kind: Advice['limit']['kind']): Advice[] =>
  [...new Set(diners.flatMap(({ advice = [] }) => advice))].map(adviceNamed).filter(({ limit }) => limit.kind === kind)

export function advisedLimits({ diners, days, fixed }: PlanProblem, dishes: readonly Dish[]): AdvisedLimits {
  const weekly = adviceOf(diners, 'week')
  const daily = adviceOf(diners, 'day')
  const inQuarter = (advice: Advice, dish: Dish) => onGrid(portionsIn(advice, dish.madeOf) / 4)
  const eaten = fixed.filter(({ day }) => days.includes(day))
  return {
    counted: weekly.length,
    portions: Float64Array.from(dishes.flatMap(dish => weekly.map(advice => inQuarter(advice, dish)))),
    most: Float64Array.from(diners.flatMap(diner => weekly.map(advice => mostOver(days.length, diner, advice)))),
    fixed: Float64Array.from(
      diners.flatMap((_, diner) =>
        weekly.map(advice =>
          eaten.reduce(
            (sum, { dish, quarters }) => sum + (dish ? inQuarter(advice, dish) * (quarters[diner] ?? 0) : 0),
            0,
          ),
        ),
      ),
    ),
    isOnceADay: Uint8Array.from(dishes, ({ madeOf }) => Number(daily.some(advice => isMealOf(advice, madeOf)))),
  }
}

/** Of fewer days than a week as much as of a week: nobody knows what the others hold. */
function mostOver(days: number, { advice = [] }: Diner, { id, limit }: Advice): number {
  if (limit.kind !== 'week' || !advice.includes(id)) return Number.POSITIVE_INFINITY
  return limit.portions * Math.max(1, Math.floor(days / WEEK))
}

/** Something that is eaten on a day, in quarters of a serving. */
interface EatenDish {
  readonly day: Day
  readonly dish: Dish | null
  readonly quarters: number
}

/** How much is eaten of what an advice is about: portions in all, and the most meals of it on a day. */
export function eatenOf(advice: Advice, eaten: readonly EatenDish[]) {
  const there = eaten.flatMap(({ day, dish, quarters }) => (dish && quarters > 0 ? [{ day, dish, quarters }] : []))
  const meals = there.filter(({ dish }) => isMealOf(advice, dish.madeOf))
  const onDay = meals.map(({ day }) => meals.filter(other => other.day === day).length)
  return {
    portions: there.reduce((sum, { dish, quarters }) => sum + (portionsIn(advice, dish.madeOf) * quarters) / 4, 0),
    mostMealsADay: Math.max(0, ...onDay),
    isThere: there.some(({ dish }) => hasAny(advice, dish.madeOf)),
  }
}

/** Grams of a recipe are rounded on their way to a browser: a twentieth of a portion is no portion. */
const ABOUT = 0.05

/** The sentences of the advice that what is eaten on these days, a week of them at most, does not keep to. */
export const passedAdvice = (ids: readonly AdviceId[], eaten: readonly EatenDish[]): string[] =>
  ids.map(adviceNamed).flatMap(advice => {
    const { limit, sentence } = advice
    const { portions, mostMealsADay, isThere } = eatenOf(advice, eaten)
    if (limit.kind === 'never') return isThere ? [sentence] : []
    if (limit.kind === 'day') return mostMealsADay > limit.meals ? [sentence] : []
    return portions > limit.portions + ABOUT ? [`${sentence} This plan has ${shortFigure(portions, 1)} portions.`] : []
  })

/** Whether a serving of a dish, on a day or on any, leaves what is eaten within the advice. What passes it already is no fault of the dish. */
export function keepsTo(ids: readonly AdviceId[], eaten: readonly EatenDish[], dish: Dish, day: Day | null): boolean {
  return ids.map(adviceNamed).every(advice => {
    const { limit } = advice
    if (!hasAny(advice, dish.madeOf)) return true
    if (limit.kind === 'never') return false
    if (limit.kind === 'week')
      return eatenOf(advice, eaten).portions + portionsIn(advice, dish.madeOf) <= limit.portions + ABOUT
    const sameDay = eaten.filter(each => each.day === day)
    return !isMealOf(advice, dish.madeOf) || eatenOf(advice, sameDay).mostMealsADay < limit.meals
  })
}
