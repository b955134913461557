import type { GoalAim } from '#modules/goals/own-goals.ts'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { oilyFishIn, portionsOn } from '#modules/nutrition/foods/five-a-day.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import { scaleOf } from '#modules/planner/verdict-rows.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { dishesFor, isAMeal } from './food-first.ts'
import type { GoalRecord } from './goal-progress.ts'
import { portionsText } from './goal-words.ts'

/** A dish that brings a goal nearer. */
export interface NextDish {
  readonly id: string
  readonly name: string
  /** '14 g a serving', '1.2 portions a serving' */
  readonly brings: string
}

/**
 * The dish of which a serving brings most of what a goal asks for; null where no dish brings enough to speak of, or where
 * the goal is not about what is eaten.
 *
 * @param open dishes that everybody at the table eats
 */
export function nextDish(aim: GoalAim, open: readonly Dish[], foods: GoalRecord['foods']): NextDish | null {
  if (aim.kind === 'nutrient' && aim.sense === 'at least') {
    const [dish] = dishesFor(aim.key, open)
    return dish ? named(dish, `${amountText(aim.key, dish)} a serving`) : null
  }
  if (aim.kind !== 'oily-fish' && aim.kind !== 'five-a-day') return null
  const portionsIn = ({ madeOf }: Dish) => (aim.kind === 'oily-fish' ? oilyFishIn : portionsOn)(madeOf, foods).known
  const [best] = open
    .filter(dish => isAMeal(dish) && portionsIn(dish) >= LEAST_PORTIONS)
    .toSorted((one, other) => portionsIn(other) - portionsIn(one) || (one.ref.id < other.ref.id ? -1 : 1))
  return best ? named(best, `${portionsText(Math.round(portionsIn(best) * 10) / 10)} a serving`) : null
}

function amountText(key: NutrientKey, { intake }: Dish): string {
  const { unit, decimals } = scaleOf(key)
  const { amount } = figureOf(intake, key)
  return `${shortFigure(amount, amount >= 10 ? 0 : decimals)} ${unit}`
}

/** Less is not worth naming. */
const LEAST_PORTIONS = 0.75

const named = ({ ref, name }: Dish, brings: string): NextDish => ({ id: ref.id, name, brings })
