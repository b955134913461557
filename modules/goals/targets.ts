import { type Day, partsOf, WEEKDAYS, weekdayOf } from '#modules/calendar/day.ts'
import {
  type Eater,
  type Goal,
  type MacroTargets,
  macroBounds,
  macroTargets,
  type OwnBounds,
} from '#modules/nutrition/needs/goals.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import { roundTo } from '#modules/nutrition/rounding.ts'
import { calorieGoal, type HealthProfile } from '#modules/profile/health-profile.ts'
import { type CalorieChoice, caloriesFor, USUAL_CALORIES } from './calories.ts'
import { type BodyState, NO_STATE, restrictionOn } from './state.ts'

/** Grams a day, or per cent of the energy. */
export interface Macros {
  readonly by: 'grams' | 'per cent'
  readonly protein: number
  readonly carbohydrate: number
  readonly fat: number
}

/** What somebody chose from a day on. */
export interface TargetChoices {
  readonly calories: CalorieChoice
  /** Null leaves them to the references. */
  readonly macros: Macros | null
  /** kcal from Monday to Sunday, whose mean is the day's energy; null is the same on each day. */
  readonly weekdaysKcal: readonly number[] | null
  readonly nutrients: { readonly [K in NutrientKey]?: OwnBounds }
  /** Null is the usual. */
  readonly waterMl: number | null
  readonly state: BodyState
}

/** The same with what came of it on the day on which it was chosen. */
export interface KeptTargets extends TargetChoices {
  readonly energyKcal: number
}

/** What somebody chose, from which day on, until the next. */
export interface DatedTargets {
  readonly fromDay: Day
  readonly targets: KeptTargets
}

export const NO_CHOICES: TargetChoices = {
  calories: USUAL_CALORIES,
  macros: null,
  weekdaysKcal: null,
  nutrients: {},
  waterMl: null,
  state: NO_STATE,
}

/**
 * Adequate intakes of water of adults, all drinks and food together: EFSA Journal 2010;8(3):1459. Who did not tell their
 * sex has the lower.
 */
const WATER_ML = { male: 2500, female: 2000 } as const

/** What somebody is advised to drink a day who chose nothing, in ml. */
export const usualWaterMl = ({ sex }: Pick<HealthProfile, 'sex'>): number => WATER_ML[sex ?? 'female']

const KCAL_PER_G = { protein: 4, carbohydrate: 4, fat: 9 } as const

/** Whether the energy follows the profile, and is not kept as a figure. */
export const isWorkedOut = ({ calories }: Pick<TargetChoices, 'calories'>): boolean =>
  calories.from === 'profile' && calories.aim === 'keep'

/** What was chosen last before or on a day. */
export function choicesOn(history: readonly DatedTargets[], day: Day): KeptTargets | null {
  const past = history.filter(({ fromDay }) => fromDay <= day)
  return past.toSorted((one, other) => (one.fromDay < other.fromDay ? -1 : 1)).at(-1)?.targets ?? null
}

/** The energy of a day in kcal as it was chosen by then, on the mean of a week whose days have their own. */
export function usualEnergyKcal(history: readonly DatedTargets[], profile: HealthProfile, day: Day): number {
  const kept = choicesOn(history, day)
  const isLatest = kept === choicesOn(history, LAST_DAY)
  return kept === null || (isLatest && isWorkedOut(kept)) ? calorieGoal(profile, partsOf(day)[0]).kcal : kept.energyKcal
}

export const LAST_DAY = '9999-12-31' as Day

const mondayFirst = (day: Day) => (WEEKDAYS.indexOf(weekdayOf(day)) + 6) % 7

/** The energy of one day in kcal, where weekdays have their own. */
export const energyOn = (history: readonly DatedTargets[], profile: HealthProfile, day: Day): number =>
  choicesOn(history, day)?.weekdaysKcal?.[mondayFirst(day)] ?? usualEnergyKcal(history, profile, day)

/** What was chosen of nutrients and macros, for a day of so much energy. A bound of a nutrient comes before its macro. */
export function ownBounds({ macros, nutrients }: TargetChoices, energyKcal: number, meanKcal: number): Eater['own'] {
  return { ...(macros && macroBounds(gramsOf(macros, energyKcal, meanKcal))), ...nutrients }
}

/** Grams were chosen for the mean day; another day has them in proportion. */
function gramsOf(macros: Macros, energyKcal: number, meanKcal: number): MacroTargets {
  const grams = (name: 'protein' | 'carbohydrate' | 'fat') =>
    macros.by === 'grams'
      ? roundTo((macros[name] * energyKcal) / meanKcal, 1)
      : Math.round((macros[name] * energyKcal) / 100 / KCAL_PER_G[name])
  return { proteinG: grams('protein'), carbohydrateG: grams('carbohydrate'), fatG: grams('fat') }
}

/** The split of who chose none: their references, which are a least and a most, and so need not add up to the energy. */
export function usualMacros(goals: readonly Goal[]): Macros {
  const { proteinG, carbohydrateG, fatG } = macroTargets(goals)
  const shown = (grams: number) => roundTo(grams, grams >= 100 ? 0 : 1)
  return { by: 'grams', protein: shown(proteinG), carbohydrate: shown(carbohydrateG), fat: shown(fatG) }
}

/** What macros give in kcal, for a day of so much energy. */
export function macrosKcal({ by, protein, carbohydrate, fat }: Macros, energyKcal: number): number {
  if (by === 'per cent') return ((protein + carbohydrate + fat) * energyKcal) / 100
  return protein * KCAL_PER_G.protein + carbohydrate * KCAL_PER_G.carbohydrate + fat * KCAL_PER_G.fat
}

export type Keepable =
  | { readonly ok: true; readonly targets: KeptTargets }
  | { readonly ok: false; readonly why: string }

const REFUSED: { readonly [reason: string]: string } = {
  'under-18': 'Under 18 there is nothing to lose or gain here: reference values are shown.',
  pregnant: 'In pregnancy there is nothing to lose or gain here: reference values are shown.',
  breastfeeding: 'While breastfeeding there is nothing to lose or gain here: reference values are shown.',
  underweight: 'Losing more isn’t safe at this weight and height, so nothing was saved.',
  'too-fast': 'That is faster than is safe without a doctor, so nothing was saved.',
  'no-rate': 'Choose how fast, so that a day can be worked out.',
  'no-body': 'Tell us your weight, height, sex and year of birth in your profile first.',
  'too-low': 'That is less than is safe without a doctor, so nothing was saved.',
}

/**
 * Choices with the energy that comes of them on a day, or in words why they cannot be kept. Whoever is under 18, pregnant
 * or breastfeeding keeps reference values alone.
 */
export function keepable(choices: TargetChoices, profile: HealthProfile, day: Day): Keepable {
  const isRestricted = restrictionOn(profile, choices.state, day) !== null
  const kept = isRestricted ? { ...NO_CHOICES, state: choices.state, waterMl: choices.waterMl } : choices
  const own = { ...profile, calorieGoalKcal: null }
  const calories = caloriesFor(own, kept.calories, kept.state, day)
  if (calories.kind === 'refused') return { ok: false, why: REFUSED[calories.reason] ?? '' }
  return { ok: true, targets: { ...kept, energyKcal: calories.goalKcal } }
}
