import { type Activity, type Body, type BodyProblem, energyNeed } from '#modules/nutrition/needs/energy-need.ts'
import { roundTo } from '#modules/nutrition/rounding.ts'

export const ACTIVITIES = ['sedentary', 'light', 'moderate', 'active', 'very active'] as const satisfies Activity[]

/** What a body uses in a day, in kcal as they are printed: parts rounded to ten, which add up to the whole. */
export interface EnergyParts {
  readonly kind: 'parts'
  readonly all: number
  readonly rest: number
  readonly moving: number
}

const toTen = (kcal: number) => roundTo(kcal / 10, 0) * 10

export function energyParts(body: Body, activity: Activity): EnergyParts | BodyProblem {
  const found = energyNeed(body, activity)
  if (found.kind !== 'need') return found
  const all = toTen(found.kcal)
  const rest = toTen(found.restKcal)
  return { kind: 'parts', all, rest, moving: all - rest }
}

/** '2,175 kcal' */
export const kcalText = (kcal: number) => `${kcal.toLocaleString('en-GB')} kcal`
