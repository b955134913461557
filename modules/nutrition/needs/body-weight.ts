import {
  type Activity,
  type Body,
  type BodyProblem,
  bodyProblem,
  type EnergyNeed,
  energyNeed,
  type Method,
} from './energy-need.ts'

export type BmiClass = 'underweight' | 'healthy' | 'overweight' | 'obese' | 'severely obese'

/** NICE CG189, adults; upper bounds are the next class's, on the unrounded index. */
const BMI_FROM: readonly (readonly [from: number, name: BmiClass])[] = [
  [40, 'severely obese'],
  [30, 'obese'],
  [25, 'overweight'],
  [18.5, 'healthy'],
]

/** Body mass index, kg / m², unrounded. Says nothing under 18, in pregnancy, and of very muscular people. */
export function bmi(weightKg: number, heightCm: number): number {
  return weightKg / (heightCm / 100) ** 2
}

/** The class of an unrounded index: 24.98 is healthy though it prints as 25.0. */
export function bmiClass(index: number): BmiClass {
  return BMI_FROM.find(([from]) => index >= from)?.[1] ?? 'underweight'
}

/** From which index risk is increased and high: lower for Asian, Black, Middle Eastern and similar family backgrounds (NICE). */
const RISK_FROM = { usual: { increased: 25, high: 30 }, lower: { increased: 23, high: 27.5 } } as const

/** The risk to health that an unrounded index stands for; `thresholds` by family background, where someone told us. */
export function bmiRisk(
  index: number,
  thresholds: keyof typeof RISK_FROM = 'usual',
): 'not raised' | 'increased' | 'high' {
  const { increased, high } = RISK_FROM[thresholds]
  if (index >= high) return 'high'
  return index >= increased ? 'increased' : 'not raised'
}

/** RNI for protein, g a day for an adult of this weight in kg: 0.75 g/kg (COMA 1991), unrounded. */
export function proteinRniG(weightKg: number): number {
  return 0.75 * weightKg
}

/** kg a week: NHS, the most that is safe without supervision. */
export const MOST_LOSS_KG_A_WEEK = 1
/** Rule of thumb for planning; it overstates what is lost in the long run. */
export const KCAL_PER_KG = 7700
/** No intake under this is proposed without a clinician (common practice). */
export const LEAST_KCAL: { readonly [S in Body['sex']]: number } = { female: 1200, male: 1500 }
/**
 * kg a week: our own choice, with no document behind it; in those who do not train hard more of what is gained faster is
 * fat.
 */
export const MOST_GAIN_KG_A_WEEK = 0.5
const ADULT = 18

export type LossRefusal = 'under-18' | 'pregnant' | 'breastfeeding' | 'underweight' | 'too-fast' | 'no-rate'

export type LossPlan =
  | {
      readonly kind: 'plan'
      /** What to eat in a day, kcal, unrounded. */
      readonly kcal: number
      /** kg a week that this really gives: less than asked where a floor stopped it. */
      readonly kgAWeek: number
      readonly cappedBy: 'nothing' | 'rest' | 'floor'
    }
  | { readonly kind: 'refused'; readonly reason: LossRefusal }
  | BodyProblem

interface LossState {
  readonly pregnant?: boolean
  readonly breastfeeding?: boolean
  /** What this body is known to use, in kcal a day, where that is better known than by the equation. */
  readonly usesKcal?: number
}

/**
 * Energy a day to lose so many kg a week (above 0, at most 1): need less the deficit, never under what the body burns
 * at rest nor under 1200 kcal (women) or 1500 kcal (men). Refused under 18, in pregnancy, when breastfeeding, and for a
 * body mass index that is under 18.5 or would be after a week.
 */
export function lossPlan(
  body: Body,
  activity: Activity,
  kgAWeek: number,
  state: LossState = {},
  method: Method = 'uk',
): LossPlan {
  const problem = bodyProblem(body)
  if (problem) return problem
  const reason = lossRefusal(body, kgAWeek, state)
  if (reason) return { kind: 'refused', reason }
  const need = energyNeed(body, activity, method)
  return need.kind === 'need' ? planFor(body, { ...need, kcal: state.usesKcal ?? need.kcal }, kgAWeek) : need
}

function lossRefusal({ ageYears, weightKg, heightCm }: Body, kgAWeek: number, state: LossState): LossRefusal | null {
  if (ageYears < ADULT) return 'under-18'
  if (state.pregnant) return 'pregnant'
  if (state.breastfeeding) return 'breastfeeding'
  if (!(kgAWeek > 0)) return 'no-rate'
  if (kgAWeek > MOST_LOSS_KG_A_WEEK) return 'too-fast'
  return bmiClass(bmi(weightKg - kgAWeek, heightCm)) === 'underweight' ? 'underweight' : null
}

function planFor(body: Body, need: Extract<EnergyNeed, { kind: 'need' }>, kgAWeek: number): LossPlan {
  const wanted = need.kcal - (kgAWeek * KCAL_PER_KG) / 7
  // Someone who needs less than the floor eats what they need: a floor never makes anyone gain.
  const floor = Math.min(LEAST_KCAL[body.sex], need.kcal)
  const kcal = Math.max(wanted, Math.min(need.restKcal, need.kcal), floor)
  const cappedBy = kcal === wanted ? 'nothing' : kcal === need.restKcal ? 'rest' : 'floor'
  return { kind: 'plan', kcal, kgAWeek: ((need.kcal - kcal) * 7) / KCAL_PER_KG, cappedBy }
}
