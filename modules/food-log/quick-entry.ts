import { writtenIntake } from '#modules/nutrition/intake/written-intake.ts'
import { type StatedFigures, statedFigures } from './adding/stated-figures.ts'
import type { DiaryEntry } from './diary.ts'

/** Of what nobody weighed: it counts in what is known of a day as much as a usual serving. */
const USUAL_PORTION_G = 400

/** Figures that somebody typed, as what an entry gives: what they did not type is unknown, and is what the rest implies. */
export function quickGiven(
  name: string,
  figures: StatedFigures,
): Pick<DiaryEntry, 'what' | 'amount' | 'one' | 'added'> {
  return {
    what: { kind: 'quick', name: name.trim() },
    amount: { times: 1, grams: null, measure: null },
    one: writtenIntake(statedFigures(figures, USUAL_PORTION_G)),
    added: null,
  }
}

/** The same with its day and meal. */
export const quickEntry = (
  at: Pick<DiaryEntry, 'id' | 'day' | 'meal' | 'place' | 'time'>,
  name: string,
  figures: StatedFigures,
): DiaryEntry => ({ ...at, ...quickGiven(name, figures) })
