import { addDays, type Day, dayOf } from '#modules/calendar/day.ts'
import { adviceFor } from '#modules/nutrition/advice/table.ts'
import type { Diet, OwnDiet } from '#modules/nutrition/foods/diets.ts'
import type { Allergen } from '#modules/nutrition/foods/food.ts'
import { statedIntake } from '#modules/nutrition/intake/intake.ts'
import { type Eater, goalsOf } from '#modules/nutrition/needs/goals.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import { type Dish, dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { planWeek } from './plan-week.ts'
import type { Diner, PlanProblem, PlanResult, Slot } from './problem.ts'

export const MONDAY = dayOf('2026-11-23')
export const daysFrom = (count: number): Day[] => Array.from({ length: count }, (_, nth) => addDays(MONDAY, nth))

/** All our own dishes. */
export const ownDishes = (): Dish[] => ownRecipes().map(dishOfOwn)

export const WOMAN: Eater = { sex: 'female', ageYears: 30, weightKg: null, goalKcal: 2000, isKeto: false }

export function dinerOf(eater: Eater, diets: readonly OwnDiet[] = [], allergens: readonly Allergen[] = []): Diner {
  const goals = goalsOf({ ...eater, isKeto: diets.includes('keto') })
  return { rules: { diets, allergens }, goals, advice: adviceFor(eater) }
}

const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const

export const slotsOn = (days: readonly Day[], meals: readonly (typeof MEALS)[number][] = MEALS): Slot[] =>
  days.flatMap(day => meals.map(meal => ({ day, meal, accepts: [meal], mostMinutes: null })))

/** A week with nothing fixed, for a woman of 30 who eats everything, except where something else is said. */
export function weekProblem(changes: Partial<PlanProblem> = {}): PlanProblem {
  const days = changes.days ?? daysFrom(7)
  return {
    days,
    diners: [dinerOf(WOMAN)],
    slots: slotsOn(days),
    fixed: [],
    dishes: [],
    avoided: [],
    eatenBefore: [],
    cupboard: [],
    seed: 1,
    moves: 20_000,
    ...changes,
  }
}

/** A dish of which nothing is unknown. */
export function simpleDish(
  id: string,
  figures: { readonly [K in NutrientKey]?: number },
  more: Partial<Dish> & { readonly diets?: readonly Diet[] } = {},
): Dish {
  return {
    ref: { kind: 'own', id },
    name: `Dish ${id}`,
    meals: ['breakfast', 'lunch', 'dinner', 'snack'],
    minutes: 20,
    waitMinutes: 0,
    keptHours: 0,
    intake: statedIntake(figures, { rest: 'none', grams: 300 }),
    added: null,
    portionG: 300,
    madeOf: [{ foodId: `food-${id}`, grams: 300 }],
    diets: [],
    allergens: [],
    nutLike: [],
    isWhole: true,
    ...more,
  }
}

/** The plan at the end of the search. */
export function planOf(problem: PlanProblem): PlanResult {
  let last: PlanResult | null = null
  for (const step of planWeek(problem)) if (step.kind === 'plan') last = step
  if (last === null) throw new Error('The search ended without a plan')
  return last
}
