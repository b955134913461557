import type { PerServing } from '#modules/nutrition/amounts.ts'
import { boundedIntake } from '#modules/nutrition/intake/bounded-intake.ts'
import type { Intake } from '#modules/nutrition/intake/intake.ts'
import { kjOf } from '#modules/nutrition/kilojoules.ts'
import { ENERGY_FACTORS } from '#modules/nutrition/label/label-energy.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'

/** Figures that somebody typed, each in the unit of its key. A key that is absent is not known, never 0. */
export type StatedFigures = { readonly [K in NutrientKey]?: number }

/** What a nutrient is a part of: there is at least as much of the whole. */
const WHOLE_OF = { sugarsG: 'carbohydrateG', saturatesG: 'fatG' } as const

/**
 * The least that there must be of what was not stated, by what was: carbohydrate is at least the sugars, fat at least the
 * saturates, energy at least what the parts give by the label factors (in kcal; kJ at 4.184). Nothing where nothing
 * follows.
 */
export function impliedLeast(stated: StatedFigures): StatedFigures {
  const least: { [K in NutrientKey]?: number } = {}
  for (const [part, whole] of Object.entries(WHOLE_OF) as ['sugarsG' | 'saturatesG', 'carbohydrateG' | 'fatG'][]) {
    const amount = stated[part]
    if (stated[whole] === undefined && amount) least[whole] = amount
  }
  const { proteinG = 0 } = stated
  const [carbohydrateG, fatG] = [stated.carbohydrateG ?? least.carbohydrateG ?? 0, stated.fatG ?? least.fatG ?? 0]
  const kcal =
    proteinG * ENERGY_FACTORS.protein.kcal +
    carbohydrateG * ENERGY_FACTORS.carbohydrate.kcal +
    fatG * ENERGY_FACTORS.fat.kcal
  if (stated.energyKcal === undefined && stated.energyKj === undefined && kcal > 0) {
    least.energyKcal = kcal
    least.energyKj = kjOf(kcal)
  }
  return least
}

/** Energy in the unit that was not typed: one is the other. */
export function withBothEnergies(stated: StatedFigures): StatedFigures {
  const { energyKcal, energyKj } = stated
  if (energyKcal !== undefined && energyKj === undefined) return { ...stated, energyKj: kjOf(energyKcal) }
  if (energyKj !== undefined && energyKcal === undefined) return { ...stated, energyKcal: energyKj / kjOf(1) }
  return stated
}

/**
 * What was typed as what an entry gives: stated figures are known; of the others the least is what the stated imply, and
 * nothing bounds them but a whole that is known (sugars by carbohydrate).
 *
 * @param grams what it weighs, for the share of a day's weight that is known; 0 where nobody said
 */
export function statedFigures(typed: StatedFigures, grams: number): Intake<PerServing> {
  const stated = withBothEnergies(typed)
  const { carbohydrateG, fatG } = stated
  const most = {
    ...(carbohydrateG !== undefined && { sugarsG: carbohydrateG }),
    ...(fatG !== undefined && { saturatesG: fatG }),
  }
  return boundedIntake({ stated, least: impliedLeast(stated), most, grams })
}
