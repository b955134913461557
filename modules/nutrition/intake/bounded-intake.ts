import type { PerServing } from '../amounts.ts'
import { NUTRIENT_INDEX, NUTRIENT_KEYS, type NutrientKey } from '../nutrients.ts'
import { emptyIntake, type Intake, onGrid } from './intake.ts'

type Figures = { readonly [K in NutrientKey]?: number }

/** What is known of something, each figure in the unit of its key. */
export interface Bounded {
  readonly stated: Figures
  /** Of what is not stated there is at least as much; 0 where it is not there. */
  readonly least: Figures
  /** And no more than this; nothing bounds it where it is not there. */
  readonly most: Figures
  /** For the share of the weight that is known; 0 where nobody said. */
  readonly grams: number
}

/** A serving of which some figures are stated and others lie between two. */
export function boundedIntake({ stated, least, most, grams }: Bounded): Intake<PerServing> {
  const intake = emptyIntake<PerServing>()
  intake.grams = onGrid(grams)
  for (const key of NUTRIENT_KEYS) {
    const place = NUTRIENT_INDEX[key]
    const figure = stated[key]
    intake.lower[place] = onGrid(figure ?? least[key] ?? 0)
    intake.upper[place] = onGrid(figure ?? most[key] ?? Number.POSITIVE_INFINITY)
    intake.knownGrams[place] = figure === undefined ? 0 : intake.grams
  }
  return intake
}
