import { type Day, daysBetween, isDay, partsOf } from '#modules/calendar/day.ts'
import { medicineNames } from '#modules/nutrition/advice/medicine-names.ts'
import type { Eater } from '#modules/nutrition/needs/goals.ts'
import type { HealthProfile } from '#modules/profile/health-profile.ts'

/** What changes what a body is advised, told by days so that it ends by itself. */
export interface BodyState {
  /** When a child is expected; null where none is. */
  readonly dueDay: Day | null
  /** When the child was born that is breastfed; null where none is. */
  readonly bornDay: Day | null
  readonly takesMedicines: boolean
  /** Absent in what was kept before it was asked. */
  readonly hasWeakImmunity?: boolean
  /** For a baby. Likewise. */
  readonly isTrying?: boolean
  /** Names of what they take, as they typed them. Likewise. */
  readonly medicines?: readonly string[]
}

export const NO_STATE: BodyState = { dueDay: null, bornDay: null, takesMedicines: false }

/**
 * What a page says that was opened before all of it was asked: of the rest stays what was told. Who takes no medicines
 * has none by name.
 */
export function withUnsaid(said: BodyState, { hasWeakImmunity, isTrying, medicines: told }: BodyState): BodyState {
  const before = {
    ...(hasWeakImmunity !== undefined && { hasWeakImmunity }),
    ...(isTrying !== undefined && { isTrying }),
    ...(told && { medicines: told }),
  }
  const { medicines, ...state } = { ...before, ...said }
  return medicines && state.takesMedicines ? { ...state, medicines } : state
}

/** The same with a medicine more, where somebody takes any and typed one. */
export const withMedicine = (state: BodyState, typed: string): BodyState =>
  state.takesMedicines && typed.trim() !== ''
    ? { ...state, medicines: medicineNames([...(state.medicines ?? []), typed]) }
    : state

const PREGNANCY_DAYS = 280
/** A child may be late by so much. */
const LATE_DAYS = 14
const TRIMESTER_DAYS = [0, 91, 189] as const
const MONTH_DAYS = 30.4375
/** What was told and is long over may stay; a day before that is a slip. */
const LONG_PAST_DAYS = 5 * 366
/** So long breastfeeding counts where nobody says that it ended. */
const MOST_MONTHS = 24
const ADULT = 18

/** What a state says of whoever eats on a day, as references and advice ask for it. */
export const stateOn = (
  state: BodyState,
  day: Day,
): Pick<Eater, 'pregnancy' | 'breastfeeding' | 'hasWeakImmunity' | 'isTrying'> => ({
  ...childOn(state, day),
  ...(state.hasWeakImmunity === true && { hasWeakImmunity: true }),
  ...(state.isTrying === true && { isTrying: true }),
})

function childOn({ dueDay, bornDay }: BodyState, day: Day): Pick<Eater, 'pregnancy' | 'breastfeeding'> {
  const along = dueDay === null ? -1 : PREGNANCY_DAYS - daysBetween(day, dueDay)
  if (along >= 0 && along <= PREGNANCY_DAYS + LATE_DAYS) {
    return { pregnancy: { trimester: (TRIMESTER_DAYS.findLastIndex(from => along >= from) + 1) as 1 | 2 | 3 } }
  }
  const months = bornDay === null ? -1 : Math.floor(daysBetween(bornDay, day) / MONTH_DAYS)
  return months >= 0 && months < MOST_MONTHS ? { breastfeeding: { months } } : {}
}

/** What is wrong with these days as they are told on a day, in words; null where nothing is. */
export function stateProblem({ dueDay, bornDay }: Pick<BodyState, 'dueDay' | 'bornDay'>, day: Day): string | null {
  if (![dueDay, bornDay].every(each => each === null || isDay(each))) return 'There is no such day.'
  if (dueDay !== null && daysBetween(day, dueDay) > PREGNANCY_DAYS)
    return 'A baby is due within 40 weeks. Please check the date.'
  if ([dueDay, bornDay].some(each => each !== null && daysBetween(each, day) > LONG_PAST_DAYS))
    return 'That day is years ago. Please check the date, or leave it empty.'
  if (bornDay !== null && bornDay > day) return 'That day of birth is still to come. Please check the date.'
  return null
}

/** Why somebody is shown reference values alone on a day, and no aim; null where they are not. */
export type Restriction = 'under-18' | 'pregnant' | 'breastfeeding'

export function restrictionOn(
  { birthYear }: Pick<HealthProfile, 'birthYear'>,
  state: BodyState,
  day: Day,
): Restriction | null {
  if (birthYear !== null && partsOf(day)[0] - birthYear < ADULT) return 'under-18'
  const { pregnancy, breastfeeding } = stateOn(state, day)
  return pregnancy ? 'pregnant' : breastfeeding ? 'breastfeeding' : null
}

/** Whether a pharmacist or doctor is to be asked before any supplement. */
export function asksDoctor(state: BodyState, day: Day): boolean {
  const { pregnancy, breastfeeding } = stateOn(state, day)
  return state.takesMedicines || pregnancy !== undefined || breastfeeding !== undefined
}
