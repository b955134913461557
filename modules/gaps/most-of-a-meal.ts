import type { PerServing } from '#modules/nutrition/amounts.ts'
import { figureOf, type Intake } from '#modules/nutrition/intake/intake.ts'
import { NUTRIENT_INDEX, NUTRIENT_KEYS, type NutrientKey } from '#modules/nutrition/nutrients.ts'

/** The most of each nutrient that a dish is known to hold in a kilocalorie, in the nutrient's unit. */
export type MostPerKcal = ReadonlyMap<NutrientKey, number>

/** Less than that is a drink or a garnish, and its figures by energy say nothing of a meal. */
const A_MEAL_KCAL = 100

/** The highest that is found in these dishes, by what is known of them. */
export function mostPerKcal(dishes: readonly Intake<PerServing>[]): MostPerKcal {
  const meals = dishes.filter(intake => figureOf(intake, 'energyKcal').amount >= A_MEAL_KCAL)
  const densities = (key: NutrientKey) =>
    meals.map(intake => figureOf(intake, key).amount / figureOf(intake, 'energyKcal').amount)
  return new Map(NUTRIENT_KEYS.map(key => [key, Math.max(0, ...densities(key))]))
}

/**
 * A meal of which the energy alone is known, with the most that there can be of the rest: as much as the richest dish
 * holds for that energy. Where nobody knows the energy either, nothing bounds it. What is known stays as it is.
 */
export function boundedByEnergy<I extends Intake<PerServing>>(intake: I, most: MostPerKcal): I {
  const energy = figureOf(intake, 'energyKcal')
  if (!Number.isFinite(energy.most) || intake.upper.every(Number.isFinite)) return intake
  const upper = intake.upper.map((value, place) => {
    const key = NUTRIENT_KEYS[place]
    if (Number.isFinite(value) || key === undefined) return value
    return Math.max(intake.lower[NUTRIENT_INDEX[key]] ?? 0, onGrid((most.get(key) ?? 0) * energy.most))
  })
  return { ...intake, upper }
}

/** Sums of intakes are exact on this grid (`intake/intake.ts`). */
const onGrid = (value: number) => Math.ceil(value * 1024) / 1024
