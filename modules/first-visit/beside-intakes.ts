import { shortFigure } from '#modules/nutrition/figure-text.ts'
import type { Figure } from '#modules/nutrition/intake/intake.ts'
import { knownText } from '#modules/nutrition/intake/known-text.ts'
import { ukReference } from '#modules/nutrition/needs/reference-intakes.ts'
import { NUTRIENTS, type NutrientKey } from '#modules/nutrition/nutrients.ts'

/** Whose UK reference intakes stand beside figures of nobody: of adults, who need most iron. Said beside them. */
const SOMEBODY = { sex: 'female', ageYears: 30 } as const
export const WHOSE_INTAKES = 'UK reference intakes for a woman aged 30'

/** A nutrient beside the reference intake of a day. */
export interface BesideIntake {
  readonly name: string
  /** '12.8', or 'at least 12.8' where only a part is known. */
  readonly figure: string
  readonly unit: string
  /** The reference of a day, in the same unit: '30'. */
  readonly of: string
  /** Whole per cent of it that are known, 0 or more; may be above 100. */
  readonly percent: number
}

/** The reference intake of a day, in the nutrient's unit. Throws on a nutrient that has none. */
export function referenceOf(key: NutrientKey): number {
  const reference = ukReference(SOMEBODY, key)
  if (!reference) throw new Error(`There is no reference intake of ${key}`)
  return reference.amount
}

/** A figure, in the nutrient's unit, beside the reference intake of a day. */
export function besideIntake(key: NutrientKey, figure: Figure): BesideIntake {
  const of = referenceOf(key)
  const { name, unit } = NUTRIENTS[key]
  return {
    name,
    unit,
    figure: knownText(figure),
    of: shortFigure(of, 1),
    percent: Math.floor((figure.amount / of) * 100),
  }
}
