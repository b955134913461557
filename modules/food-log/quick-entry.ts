import { statedIntake } from '#modules/nutrition/intake/intake.ts'
import { writtenIntake } from '#modules/nutrition/intake/written-intake.ts'
import { KJ_PER_KCAL } from '#modules/nutrition/label/label-energy.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { DiaryEntry } from './diary.ts'

/** Of what nobody weighed: it counts in what is known of a day as much as a usual serving. */
const USUAL_PORTION_G = 400

/** What somebody typed the figures of: all that they did not type is unknown, but kJ, which follow from kcal. */
export function quickEntry(
  at: Pick<DiaryEntry, 'id' | 'day' | 'meal' | 'place' | 'time'>,
  name: string,
  figures: { readonly [K in NutrientKey]?: number },
): DiaryEntry {
  const { energyKcal } = figures
  const energy = energyKcal === undefined ? {} : { energyKj: energyKcal * KJ_PER_KCAL }
  return {
    ...at,
    what: { kind: 'quick', name },
    amount: { times: 1, grams: null, measure: null },
    one: writtenIntake(statedIntake({ ...energy, ...figures }, { rest: 'unknown', grams: USUAL_PORTION_G })),
    added: null,
  }
}
