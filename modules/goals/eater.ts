import { type Day, partsOf } from '#modules/calendar/day.ts'
import type { Eater } from '#modules/nutrition/needs/goals.ts'
import type { HealthProfile } from '#modules/profile/health-profile.ts'
import { type BodyState, NO_STATE, stateOn } from './state.ts'
import { choicesOn, type DatedTargets, LAST_DAY, usualEnergyKcal } from './targets.ts'

/**
 * What was told of the body, for a day: what was told last, which names days and so tells of those before it was told as
 * well; where that says nothing of the day, what was told by then, so that a birth does not unsay the months before it.
 */
export function bodyStateOn(history: readonly DatedTargets[], day: Day): BodyState {
  const last = choicesOn(history, LAST_DAY)?.state ?? NO_STATE
  const then = choicesOn(history, day)?.state ?? NO_STATE
  return saysNothing(last, day) ? then : last
}

const saysNothing = (state: BodyState, day: Day): boolean => {
  const { pregnancy, breastfeeding } = stateOn(state, day)
  return pregnancy === undefined && breastfeeding === undefined
}

/**
 * Who eats on a day, as far as they told: the profile, how old they are that year, whether they are pregnant or
 * breastfeeding on that day, and the energy of a usual day of that time in kcal. Whoever plans, suggests, judges or
 * adds up takes the eater from here, so that nobody holds one nutrient beside two references.
 */
export function eaterOn(history: readonly DatedTargets[], profile: HealthProfile, day: Day): Eater {
  const { sex, birthYear, weightKg, diets } = profile
  return {
    ...{ sex, weightKg },
    ageYears: birthYear === null ? null : partsOf(day)[0] - birthYear,
    goalKcal: usualEnergyKcal(history, profile, day),
    isKeto: diets.includes('keto'),
    ...stateOn(bodyStateOn(history, day), day),
  }
}
