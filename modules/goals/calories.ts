import { type Day, partsOf } from '#modules/calendar/day.ts'
import {
  KCAL_PER_KG,
  type LossRefusal,
  lossPlan,
  MOST_GAIN_KG_A_WEEK,
  MOST_LOSS_KG_A_WEEK,
} from '#modules/nutrition/needs/body-weight.ts'
import { bodyOf, type HealthProfile, leastGoalKcal, needOf, USUAL_GOAL_KCAL } from '#modules/profile/health-profile.ts'
import { type BodyState, restrictionOn } from './state.ts'

export const AIMS = ['lose', 'keep', 'gain'] as const
export type Aim = (typeof AIMS)[number]
export const CALORIE_SOURCES = ['learned', 'profile', 'own'] as const
export type CalorieSource = (typeof CALORIE_SOURCES)[number]

/** What a day's energy is worked out from. */
export interface CalorieChoice {
  readonly from: CalorieSource
  /** What they use in a day, as it was learned or typed, in kcal; null leaves it to the profile. */
  readonly usesKcal: number | null
  readonly aim: Aim
  /** kg a week, 0 or more; without an aim it says nothing. */
  readonly kgAWeek: number
}

export const USUAL_CALORIES: CalorieChoice = { from: 'profile', usesKcal: null, aim: 'keep', kgAWeek: 0 }

/** The sum that a day's energy is, in whole tens of kcal. */
export interface CalorieSum {
  readonly usesKcal: number
  /** Taken off, or above 0 put on. */
  readonly changeKcal: number
  readonly goalKcal: number
  /** kg a week that this really gives: less than asked where a floor stopped it. */
  readonly kgAWeek: number
  readonly cappedBy: 'nothing' | 'rest' | 'floor'
}

export type Calories =
  | ({ readonly kind: 'sum' } & CalorieSum)
  | { readonly kind: 'refused'; readonly reason: LossRefusal | 'no-body' | 'too-low' }

const toTens = (value: number) => Math.round(value / 10) * 10
/** A floor is not rounded below itself. */
const upToTens = (value: number) => Math.ceil(value / 10 - 1e-9) * 10

/**
 * Energy a day, kcal, for what somebody wants of their weight: what they use, less or more what the rate asks for, never
 * below the floors of `lossPlan`, and gaining at most 0.5 kg a week. Under 18, pregnant or breastfeeding there is nothing
 * to lose or gain. A refusal says why; nothing is guessed for a body that is not told.
 */
export function caloriesFor(
  profile: HealthProfile,
  { from, usesKcal: told, aim, kgAWeek }: CalorieChoice,
  state: BodyState,
  day: Day,
): Calories {
  const uses = from === 'profile' || told === null ? usedBy(profile, day) : toTens(told)
  if (aim === 'keep') {
    if (from !== 'profile' && uses < leastGoalKcal(profile.sex)) return { kind: 'refused', reason: 'too-low' }
    return { kind: 'sum', usesKcal: uses, changeKcal: 0, goalKcal: uses, kgAWeek: 0, cappedBy: 'nothing' }
  }
  const restriction = restrictionOn(profile, state, day)
  if (restriction) return { kind: 'refused', reason: restriction }
  return aim === 'lose' ? losing(profile, uses, kgAWeek, day) : gaining(uses, kgAWeek)
}

function usedBy(profile: HealthProfile, day: Day): number {
  const need = needOf(profile, partsOf(day)[0])
  return need.kind === 'need' ? need.kcal : USUAL_GOAL_KCAL
}

function losing(profile: HealthProfile, uses: number, kgAWeek: number, day: Day): Calories {
  const body = bodyOf(profile, partsOf(day)[0])
  if (!body) return { kind: 'refused', reason: 'no-body' }
  const plan = lossPlan(body, body.activity, kgAWeek, { usesKcal: uses })
  if (plan.kind === 'refused') return plan
  // The form and the table keep a profile within these bounds.
  if (plan.kind !== 'plan') throw new Error(`${plan.field} is outside what may be kept`)
  const goal = plan.cappedBy === 'nothing' ? toTens(plan.kcal) : upToTens(plan.kcal)
  const { kgAWeek: really, cappedBy } = plan
  return { kind: 'sum', usesKcal: uses, changeKcal: goal - uses, goalKcal: goal, kgAWeek: really, cappedBy }
}

function gaining(uses: number, kgAWeek: number): Calories {
  if (!(kgAWeek > 0)) return { kind: 'refused', reason: 'no-rate' }
  if (kgAWeek > MOST_GAIN_KG_A_WEEK) return { kind: 'refused', reason: 'too-fast' }
  const goal = toTens(uses + (kgAWeek * KCAL_PER_KG) / 7)
  return { kind: 'sum', usesKcal: uses, changeKcal: goal - uses, goalKcal: goal, kgAWeek, cappedBy: 'nothing' }
}

/** The most that may be asked for, kg a week; 0 where there is no rate. */
export const mostRate = (aim: Aim): number =>
  aim === 'lose' ? MOST_LOSS_KG_A_WEEK : aim === 'gain' ? MOST_GAIN_KG_A_WEEK : 0
