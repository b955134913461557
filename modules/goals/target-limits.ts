import type { Day } from '#modules/calendar/day.ts'
import { medicinesProblem } from '#modules/nutrition/advice/medicine-names.ts'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { isNutrientKey, NUTRIENTS } from '#modules/nutrition/nutrients.ts'
import { leastGoalKcal, MOST_GOAL_KCAL } from '#modules/profile/health-profile.ts'
import { mostRate } from './calories.ts'
import { stateProblem } from './state.ts'
import { macrosKcal, type TargetChoices } from './targets.ts'
import { sumOf } from './weekdays.ts'

const DAYS = 7
const MOST_WATER_ML = 10_000
const LEAST_WATER_ML = 250
/** Grams of one macro, and the amount of one nutrient in its unit: above it a slip is likelier. */
const MOST_G = 1000
const MOST_AMOUNT = 100_000
/** Macros by grams may be so far off the energy, as a share of it; by per cent they add up to all of it, or a little off. */
const MACROS_OFF = 0.1

/** The first thing in words that is wrong with choices from a day on, whoever made them; null where they can be worked out. */
export function choicesProblem(
  { calories, macros, weekdaysKcal, nutrients, waterMl, state }: TargetChoices,
  fromDay: Day,
): string | null {
  const { from, usesKcal, aim, kgAWeek } = calories
  if (from !== 'profile' && !isWithin(usesKcal, leastGoalKcal(null), MOST_GOAL_KCAL))
    return `What you use in a day is between ${leastGoalKcal(null)} and ${MOST_GOAL_KCAL} kcal.`
  if (!(kgAWeek >= 0 && kgAWeek <= Math.max(mostRate(aim), mostRate('lose')))) return 'That is not a rate.'
  if (macros && ![macros.protein, macros.carbohydrate, macros.fat].every(value => isWithin(value, 0, MOST_G)))
    return `A macro is between 0 and ${MOST_G}.`
  if (weekdaysKcal && !isWeek(weekdaysKcal)) return 'A week has seven days with a whole number of kcal each.'
  if (waterMl !== null && !isWithin(waterMl, LEAST_WATER_ML, MOST_WATER_ML))
    return 'Water is between 0.25 and 10 litres.'
  return stateProblem(state, fromDay) ?? medicinesProblem(state.medicines ?? []) ?? boundsProblem(nutrients)
}

const isWithin = (value: number | null, least: number, most: number) =>
  value !== null && Number.isFinite(value) && value >= least && value <= most

const isWeek = (week: readonly number[]) =>
  week.length === DAYS &&
  week.every(kcal => Number.isInteger(kcal) && isWithin(kcal, leastGoalKcal(null), MOST_GOAL_KCAL))

function boundsProblem(nutrients: TargetChoices['nutrients']): string | null {
  for (const [key, bounds] of Object.entries(nutrients)) {
    if (!isNutrientKey(key) || !bounds) return 'There is no such nutrient.'
    const { least, most } = bounds
    const { name } = NUTRIENTS[key]
    if (![least, most].every(side => side === null || isWithin(side, 0, MOST_AMOUNT)))
      return `${name}: that is no amount of a day.`
    if (least !== null && most !== null && least > most) return `${name}: the least is above the most.`
    if (least === null && most === null) return `${name}: a least or a most is missing.`
  }
  return null
}

/** What does not go together with the energy that came of the choices; null where all does. */
export function sumProblem({ macros, weekdaysKcal }: TargetChoices, energyKcal: number): string | null {
  if (energyKcal > MOST_GOAL_KCAL) return `More than ${MOST_GOAL_KCAL} kcal a day is no goal.`
  if (macros && Math.abs(macrosKcal(macros, energyKcal) / energyKcal - 1) > MACROS_OFF)
    return `Your macros give ${shortFigure(macrosKcal(macros, energyKcal), 0)} of ${shortFigure(energyKcal, 0)} kcal: bring them nearer to each other.`
  if (weekdaysKcal && sumOf(weekdaysKcal) !== energyKcal * DAYS)
    return `Your weekdays are to make ${shortFigure(energyKcal, 0)} kcal a day on average.`
  return null
}
