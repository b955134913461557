import { type Day, partsOf } from '#modules/calendar/day.ts'
import { type Eater, type Goal, goalsOf, type MacroTargets, macroTargets } from '#modules/nutrition/needs/goals.ts'
import type { HealthProfile } from '#modules/profile/health-profile.ts'
import { type BodyState, NO_STATE, stateOn } from './state.ts'
import {
  choicesOn,
  type DatedTargets,
  energyOn,
  LAST_DAY,
  ownBounds,
  usualEnergyKcal,
  usualWaterMl,
} from './targets.ts'

/**
 * What was told of the body, for a day: what was told last, which names days and so tells of those before it was told as
 * well; where that says nothing of the day, what was told by then, so that a birth does not unsay the months before it.
 */
export function bodyStateOn(history: readonly DatedTargets[], day: Day): BodyState {
  const last = choicesOn(history, LAST_DAY)?.state ?? NO_STATE
  const then = choicesOn(history, day)?.state ?? NO_STATE
  return saysNothing(last, day) ? then : last
}

/** The medicines that they named for a day; none while nobody has reviewed what we would say of them. */
export function medicinesOn(history: readonly DatedTargets[], day: Day, areReviewed: boolean): readonly string[] {
  const { takesMedicines, medicines } = bodyStateOn(history, day)
  return areReviewed && takesMedicines ? (medicines ?? []) : []
}

const saysNothing = (state: BodyState, day: Day): boolean => {
  const { pregnancy, breastfeeding } = stateOn(state, day)
  return pregnancy === undefined && breastfeeding === undefined
}

type Body = Pick<HealthProfile, 'sex' | 'birthYear' | 'weightKg' | 'diets' | 'oilyFishPortions'>

/** What a profile tells of whose body it is, in the year of a day. */
export const bodyOn = ({ sex, birthYear, weightKg, diets, oilyFishPortions }: Body, day: Day) => ({
  ...{ sex, weightKg },
  ageYears: birthYear === null ? null : partsOf(day)[0] - birthYear,
  isKeto: diets.includes('keto'),
  ...(oilyFishPortions && { oilyFishPortions }),
})

/**
 * Who eats on a day, as far as they told: the profile, how old they are that year, whether they are pregnant or
 * breastfeeding on that day, and what they chose for themselves by then. Whoever plans, suggests, judges or adds up takes
 * the eater from here, so that nobody holds one nutrient beside two targets.
 *
 * @param energyKcal of the day; without it of a usual day of that time
 */
export function eaterOn(
  history: readonly DatedTargets[],
  profile: HealthProfile,
  day: Day,
  energyKcal = usualEnergyKcal(history, profile, day),
): Eater {
  const kept = choicesOn(history, day)
  const own = kept ? ownBounds(kept, energyKcal, usualEnergyKcal(history, profile, day)) : {}
  return {
    ...bodyOn(profile, day),
    goalKcal: energyKcal,
    ...stateOn(bodyStateOn(history, day), day),
    ...(own && Object.keys(own).length > 0 && { own }),
  }
}

/** What one day is held against. */
export interface DayTargets extends MacroTargets {
  readonly energyKcal: number
  /** Everything else, one's own among them. */
  readonly goals: readonly Goal[]
  readonly waterMl: number
}

/**
 * What a day is held against. A day keeps what was chosen by then, whatever is chosen later. The energy of today is the
 * goal of the profile (`calorieGoal`): a choice that follows the profile reads it there, every other one was written into
 * it when it was kept.
 */
export function targetsOn(history: readonly DatedTargets[], profile: HealthProfile, day: Day): DayTargets {
  const energyKcal = energyOn(history, profile, day)
  const goals = goalsOf(eaterOn(history, profile, day, energyKcal))
  return {
    ...{ energyKcal, goals, ...macroTargets(goals) },
    waterMl: choicesOn(history, day)?.waterMl ?? usualWaterMl(profile),
  }
}
