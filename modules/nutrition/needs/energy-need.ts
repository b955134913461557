import { kjOf } from '../kilojoules.ts'

export type Sex = 'female' | 'male'
export type Activity = 'sedentary' | 'light' | 'moderate' | 'active' | 'very active'

/** Kilograms, centimetres and whole or part years. The sex decides which equation is used. */
export interface Body {
  readonly sex: Sex
  readonly weightKg: number
  readonly heightCm: number
  readonly ageYears: number
}

/** What these equations were made for. Outside, a figure would be invented. */
export const BODY_BOUNDS = {
  weightKg: [25, 350],
  heightCm: [120, 230],
  ageYears: [10, 110],
} as const

export type BodyProblem = {
  readonly kind: 'out-of-bounds'
  readonly field: keyof typeof BODY_BOUNDS
  readonly least: number
  readonly most: number
}

/** The first measurement that is no number or outside `BODY_BOUNDS`, or null. */
export function bodyProblem(body: Body): BodyProblem | null {
  for (const field of ['weightKg', 'heightCm', 'ageYears'] as const) {
    const [least, most] = BODY_BOUNDS[field]
    if (!(body[field] >= least && body[field] <= most)) return { kind: 'out-of-bounds', field, least, most }
  }
  return null
}

/** Basal metabolic rate in kcal a day, unrounded. */
type Equation = (body: Body) => number

/** Mifflin and St Jeor, 1990 (Am J Clin Nutr 51:241): adults; the US habit. */
export const mifflin: Equation = ({ sex, weightKg, heightCm, ageYears }) =>
  10 * weightKg + 6.25 * heightCm - 5 * ageYears + (sex === 'male' ? 5 : -161)

/** Harris and Benedict as revised by Roza and Shizgal, 1984 (Am J Clin Nutr 40:168). For comparison only. */
export const harrisBenedict: Equation = ({ sex, weightKg, heightCm, ageYears }) =>
  sex === 'male'
    ? 88.362 + 13.397 * weightKg + 4.799 * heightCm - 5.677 * ageYears
    : 447.593 + 9.247 * weightKg + 3.098 * heightCm - 4.33 * ageYears

/** From age, kcal a kg, kcal a metre, kcal. Henry 2005 (Public Health Nutr 8:1133), the Oxford equations. */
const HENRY: { readonly [S in Sex]: readonly (readonly [from: number, kg: number, m: number, rest: number])[] } = {
  male: [
    [60, 11.4, 541, -256],
    [30, 11.4, 541, -137],
    [18, 14.4, 313, 113],
    [10, 15.6, 266, 299],
  ],
  female: [
    [60, 8.52, 421, 10.7],
    [30, 8.18, 502, -11.6],
    [18, 10.4, 615, -282],
    [10, 9.4, 249, 462],
  ],
}

const HENRY_BY_WEIGHT: { readonly [S in Sex]: readonly (readonly [from: number, kg: number, rest: number])[] } = {
  male: [
    [70, 13.7, 481],
    [60, 13, 567],
    [30, 14.2, 593],
    [18, 16, 545],
    [10, 18.4, 581],
  ],
  female: [
    [70, 10, 577],
    [60, 10.2, 572],
    [30, 9.74, 694],
    [18, 13.1, 558],
    [10, 11.1, 761],
  ],
}

/** Henry 2005 from weight and height, from 10 years on; SACN's choice for the UK (Dietary Reference Values for Energy, 2011). */
export const henry: Equation = ({ sex, weightKg, heightCm, ageYears }) => {
  const [, kg, m, rest] = rowFor(HENRY[sex], ageYears)
  return kg * weightKg + (m * heightCm) / 100 + rest
}

/** Henry 2005 from weight alone, from 10 years on: for a profile without a height. */
export const henryByWeight: Equation = ({ sex, weightKg, ageYears }) => {
  const [, kg, rest] = rowFor(HENRY_BY_WEIGHT[sex], ageYears)
  return kg * weightKg + rest
}

/** Henry 2005 in MJ, adults: rounded apart from the kcal, so up to 0.03 MJ off them. SACN computes with these. */
const HENRY_MJ: typeof HENRY = {
  male: [
    [60, 0.0478, 2.26, -1.07],
    [30, 0.0476, 2.26, -0.574],
    [18, 0.06, 1.31, 0.473],
  ],
  female: [
    [60, 0.0356, 1.76, 0.0448],
    [30, 0.0342, 2.1, -0.0486],
    [18, 0.0433, 2.57, -1.18],
  ],
}

/** Energy at rest in MJ a day by Henry 2005, adults from 18. Throws under that. */
export function henryMegajoules({ sex, weightKg, heightCm, ageYears }: Body): number {
  const [, kg, m, rest] = rowFor(HENRY_MJ[sex], ageYears)
  return kg * weightKg + (m * heightCm) / 100 + rest
}

function rowFor<R extends readonly [from: number, ...rest: number[]]>(rows: readonly R[], ageYears: number): R {
  const row = rows.find(([from]) => ageYears >= from)
  if (!row) throw new Error(`No equation for ${ageYears} years`)
  return row
}

/**
 * An equation goes with the scale of activity it was published beside; mixing them moves a man of 70 kg by 330 kcal.
 * UK: SACN 2011 physical activity levels (25th, 50th, 75th centile) within EFSA 2013's 1.4 and 2.0. US: the usual
 * activity factors for Mifflin and Harris-Benedict.
 */
export const METHODS = {
  uk: {
    name: 'Henry with UK activity levels',
    equation: henry,
    factors: { sedentary: 1.4, light: 1.49, moderate: 1.63, active: 1.78, 'very active': 2 },
  },
  us: {
    name: 'Mifflin-St Jeor with US activity factors',
    equation: mifflin,
    factors: { sedentary: 1.2, light: 1.375, moderate: 1.55, active: 1.725, 'very active': 1.9 },
  },
  harrisBenedict: {
    name: 'Harris-Benedict (1984) with US activity factors',
    equation: harrisBenedict,
    factors: { sedentary: 1.2, light: 1.375, moderate: 1.55, active: 1.725, 'very active': 1.9 },
  },
} as const satisfies Record<string, { name: string; equation: Equation; factors: { readonly [A in Activity]: number } }>

export type Method = keyof typeof METHODS

export type EnergyNeed =
  /** kcal and kJ a day, unrounded: round once, at the end. */
  | {
      readonly kind: 'need'
      readonly method: string
      readonly restKcal: number
      readonly kcal: number
      readonly kj: number
    }
  | BodyProblem

/** What a body at this activity needs in a day to keep its weight. Under 18 show reference values beside it. */
export function energyNeed(body: Body, activity: Activity, method: Method = 'uk'): EnergyNeed {
  const problem = bodyProblem(body)
  if (problem) return problem
  const { name, equation, factors } = METHODS[method]
  const restKcal = equation(body)
  const kcal = restKcal * factors[activity]
  return { kind: 'need', method: name, restKcal, kcal, kj: kjOf(kcal) }
}

/** kg of a pound, exact by definition. */
export const KG_PER_POUND = 0.45359237
/** cm of an inch, exact by definition. */
export const CM_PER_INCH = 2.54

/** Stones and pounds to kg, unrounded. */
export function kgOf(stones: number, pounds: number): number {
  return (stones * 14 + pounds) * KG_PER_POUND
}

/** Feet and inches to cm, unrounded. */
export function cmOf(feet: number, inches: number): number {
  return (feet * 12 + inches) * CM_PER_INCH
}
