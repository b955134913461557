import type { Day } from '#modules/calendar/day.ts'
import type { Advice, AdviceId } from '#modules/nutrition/advice/advice.ts'
import { hasAny, isMealOf, portionsIn } from '#modules/nutrition/advice/portions.ts'
import { adviceNamed, isLeaving } from '#modules/nutrition/advice/table.ts'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { onGrid } from '#modules/nutrition/intake/intake.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { type Diner, MOST_QUARTERS, type PlanProblem } from './problem.ts'

const WEEK = 7

/** The most that a dish may have of what a day has a limit for: half of it, so that there is room beside. */
const MOST_OF_DAY = 1 / 2
/** From so much of a day's limit on a dish has the day for itself, so that three smaller ones have room beside it. */
const MUCH_OF_DAY = 1 / 6

/** What the most servings of a dish have of a day's limit, in shares of it; null where the advice is of no such limit. */
function shareOfDay(advice: Advice, { madeOf }: Pick<Dish, 'madeOf'>): number | null {
  const { limit } = advice
  return limit.kind === 'day-portions' ? (portionsIn(advice, madeOf) * MOST_QUARTERS) / 4 / limit.portions : null
}

/** Whether somebody is advised to leave out something that is in a dish, or a serving has too much for a day. */
export const isLeftOut = ({ advice = [] }: Pick<Diner, 'advice'>, dish: Pick<Dish, 'madeOf'>): boolean =>
  advice
    .map(adviceNamed)
    .some(each => (isLeaving(each) && hasAny(each, dish.madeOf)) || (shareOfDay(each, dish) ?? 0) > MOST_OF_DAY)

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
  /** A bit for each thing of which a day has one meal at most: two dishes that share one are not of one day. */
  readonly onceADay: Uint8Array
}

const adviceOf = (diners: readonly Diner[], kinds: readonly Advice['limit']['kind'][]): Advice[] =>
  [...new Set(diners.flatMap(({ advice = [] }) => advice))]
    .map(adviceNamed)
    .filter(({ limit }) => kinds.includes(limit.kind))

const BITS = 8

/** At the largest portion: whatever is served, a day has it once. */
const hasDayToItself = (advice: Advice, dish: Dish): boolean =>
  advice.limit.kind === 'day'
    ? isMealOf(advice, dish.madeOf, MOST_QUARTERS / 4)
    : (shareOfDay(advice, dish) ?? 0) > MUCH_OF_DAY

export function advisedLimits({ diners, days, fixed }: PlanProblem, dishes: readonly Dish[]): AdvisedLimits {
  const isOfAny = (advice: Advice) => dishes.some(({ madeOf }) => hasAny(advice, madeOf))
  // What no dish has of costs nothing while a week is planned.
  const weekly = adviceOf(diners, ['week']).filter(isOfAny)
  const daily = adviceOf(diners, ['day', 'day-portions']).filter(isOfAny)
  if (daily.length > BITS) throw new Error(`A plan tells ${BITS} things apart of which a day has one meal`)
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
    onceADay: Uint8Array.from(dishes, dish =>
      daily.reduce((bits, advice, nth) => bits | (Number(hasDayToItself(advice, dish)) << nth), 0),
    ),
  }
}

/** Of fewer days than a week as much as of a week: nobody knows what the others hold. */
function mostOver(days: number, { advice = [] }: Diner, { id, limit }: Advice): number {
  if (limit.kind !== 'week' || !advice.includes(id)) return Number.POSITIVE_INFINITY
  return limit.portions * Math.max(1, Math.floor(days / WEEK))
}

/** Something that is eaten on a day, in quarters of a serving. */
export interface EatenDish {
  /** Null is some day. */
  readonly day: Day | null
  readonly dish: Pick<Dish, 'madeOf'> | null
  readonly quarters: number
}

/** How much is eaten of what an advice is about: portions in all, and the most portions and meals of it on a day. */
export function eatenOf(advice: Advice, eaten: readonly EatenDish[]) {
  const there = eaten.flatMap(({ day, dish, quarters }) => (dish && quarters > 0 ? [{ day, dish, quarters }] : []))
  const meals = there.filter(({ dish, quarters }) => isMealOf(advice, dish.madeOf, quarters / 4))
  const onDay = meals.map(({ day }) => meals.filter(other => other.day === day).length)
  const portionsOf = (some: typeof there) =>
    some.reduce((sum, { dish, quarters }) => sum + (portionsIn(advice, dish.madeOf) * quarters) / 4, 0)
  const days = [...new Set(there.map(({ day }) => day))]
  return {
    portions: portionsOf(there),
    mostPortionsADay: Math.max(0, ...days.map(day => portionsOf(there.filter(each => each.day === day)))),
    mostMealsADay: Math.max(0, ...onDay),
    isThere: there.some(({ dish }) => hasAny(advice, dish.madeOf)),
  }
}

/** Grams of a recipe are rounded on their way to a browser: a twentieth of a portion is no portion. */
const ABOUT = 0.05

/** Whether what is eaten passes what an advice allows. */
export function isPassed(advice: Advice, eaten: readonly EatenDish[], slack = ABOUT): boolean {
  const { limit } = advice
  const { portions, mostPortionsADay, mostMealsADay, isThere } = eatenOf(advice, eaten)
  switch (limit.kind) {
    case 'never':
    case 'seldom':
      return isThere
    case 'week':
      return portions > limit.portions + slack
    case 'day-portions':
      return mostPortionsADay > limit.portions + slack
    case 'day':
      return mostMealsADay > limit.meals
    case 'say':
    case 'at-large':
      return false
  }
}

/** Whose amounts are told: 'This plan has'. */
interface Named {
  readonly all: string
  readonly day: string
}

/** What an advice says to somebody who passes it, and by how much where it is counted. */
export function passedWords(advice: Advice, eaten: readonly EatenDish[], { all, day }: Named): string {
  const { limit, sentence, told } = advice
  const { portions, mostPortionsADay } = eatenOf(advice, eaten)
  const step = told?.unit === 'units' ? 1 : 10
  const amount = (of: number) =>
    told
      ? `about ${shortFigure(Math.round((of * told.each) / step) * step, 0)} ${told.unit}`
      : `${shortFigure(of, 1)} portions`
  if (limit.kind === 'week') return `${sentence} ${all} ${amount(portions)}.`
  if (limit.kind === 'day-portions') return `${sentence} ${day} ${amount(mostPortionsADay)}.`
  return sentence
}

const OF_PLAN: Named = { all: 'This plan has', day: 'The day with the most has' }

/** The sentences of the advice that what is eaten on these days, a week of them at most, does not keep to. */
export const passedAdvice = (ids: readonly AdviceId[], eaten: readonly EatenDish[]): string[] =>
  ids
    .map(adviceNamed)
    .filter(advice => isPassed(advice, eaten))
    .map(advice => passedWords(advice, eaten, OF_PLAN))

/** Whether a serving of a dish, on a day or on any, leaves what is eaten within the advice. What passes it already is no fault of the dish. */
export const keepsTo = (ids: readonly AdviceId[], eaten: readonly EatenDish[], dish: Dish, day: Day | null): boolean =>
  ids.map(adviceNamed).every(advice => {
    if (!hasAny(advice, dish.madeOf)) return true
    const beside = advice.limit.kind.startsWith('day') ? eaten.filter(each => each.day === day) : eaten
    return !isPassed(advice, [...beside, { day, dish, quarters: 4 }])
  })
