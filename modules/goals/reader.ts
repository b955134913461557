import { type Day, partsOf } from '#modules/calendar/day.ts'
import type { OwnReader, ReaderState } from '#modules/nutrition/ranking/own-reader.ts'
import type { HealthProfile } from '#modules/profile/health-profile.ts'
import { bodyStateOn } from './eater.ts'
import { type BodyState, stateOn } from './state.ts'
import type { DatedTargets } from './targets.ts'

const FIRST_MONTHS = 4

/** A member as references ask for them on a day; null where they have not told their sex or year of birth. */
export function ownReader(
  { sex, birthYear }: Pick<HealthProfile, 'sex' | 'birthYear'>,
  history: readonly DatedTargets[],
  day: Day,
): OwnReader | null {
  if (sex === null || birthYear === null) return null
  return { sex, ageYears: partsOf(day)[0] - birthYear, state: readerState(bodyStateOn(history, day), day) }
}

function readerState(state: BodyState, day: Day): ReaderState {
  const { pregnancy, breastfeeding } = stateOn(state, day)
  if (pregnancy) return pregnancy.trimester === 3 ? 'last-trimester' : 'pregnant'
  if (!breastfeeding) return 'neither'
  return breastfeeding.months < FIRST_MONTHS ? 'feeding' : 'feeding-later'
}
