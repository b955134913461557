import { type Day, partsOf, type Weekday } from '#modules/calendar/day.ts'
import { NO_STATE, stateOn, stateProblem } from '#modules/goals/state.ts'
import type { OwnDiet } from '#modules/nutrition/foods/diets.ts'
import type { Allergen } from '#modules/nutrition/foods/food.ts'
import type { Sex } from '#modules/nutrition/needs/energy-need.ts'
import type { OilyFishPortions } from '#modules/nutrition/needs/goals.ts'
import { ukReference } from '#modules/nutrition/needs/reference-intakes.ts'
import { MOST_GOAL_KCAL, USUAL_GOAL_KCAL } from '#modules/profile/health-profile.ts'

/** Somebody who eats with the member. What was not told is null, and the stricter reference counts. */
export interface Person {
  readonly name: string
  readonly sex: Sex | null
  readonly birthYear: number | null
  readonly weightKg: number | null
  readonly calorieGoalKcal: number | null
  readonly diets: readonly OwnDiet[]
  readonly allergies: readonly Allergen[]
  /** When they expect a child, and when the one was born that they breastfeed. Not in what was kept before it was asked. */
  readonly dueDay?: Day | null
  readonly bornDay?: Day | null
  /** The most in a week that they chose; null as advised. Likewise. */
  readonly oilyFishPortions?: OilyFishPortions | null
  /** On these they eat elsewhere. */
  readonly awayOn: readonly Weekday[]
  /** Whoever told it says that they may. */
  readonly agreed: true
}

/** As they can be told. Ages from one on: below there are no references, and no recipe of ours is for a baby. */
export const PERSON_BOUNDS = { weightKg: [5, 350], ageYears: [1, 110], goalKcal: [600, MOST_GOAL_KCAL] } as const
export const LONGEST_PERSON_NAME = 40
const FIRST_BIRTH_YEAR = 1890
const LAST_BIRTH_YEAR = 2199

/** What is wrong with what is told of somebody on a day, in words; null where nothing is. */
export function personProblem(person: Person, day: Day): string | null {
  const { birthYear, weightKg, calorieGoalKcal, dueDay = null, bornDay = null } = person
  const isOut = (value: number | null, [least, most]: readonly [number, number]) =>
    value !== null && !(value >= least && value <= most)
  if (isOut(birthYear, [FIRST_BIRTH_YEAR, LAST_BIRTH_YEAR])) return 'Please check the year of birth.'
  if (isOut(weightKg, PERSON_BOUNDS.weightKg)) return `A weight is from ${PERSON_BOUNDS.weightKg.join(' to ')} kg.`
  if (isOut(calorieGoalKcal, PERSON_BOUNDS.goalKcal))
    return `A calorie goal is from ${PERSON_BOUNDS.goalKcal.join(' to ')} kcal.`
  return stateProblem({ dueDay, bornDay }, day)
}

export interface PersonGoal {
  readonly kcal: number
  /** 'average' is that of the UK for their age, where it is known also for their sex (SACN 2011). */
  readonly from: 'told' | 'average' | 'usual'
}

const ADULT_YEARS = 18
const SEXES: readonly Sex[] = ['female', 'male']

/** How old somebody is in a year, as far as references go; null where it was not told. */
export function ageOf({ birthYear }: Pick<Person, 'birthYear'>, year: number): number | null {
  const [youngest, oldest] = PERSON_BOUNDS.ageYears
  return birthYear === null ? null : Math.min(Math.max(year - birthYear, youngest), oldest)
}

export const isChild = (person: Pick<Person, 'birthYear'>, year: number): boolean =>
  (ageOf(person, year) ?? ADULT_YEARS) < ADULT_YEARS

/** What a day of theirs is measured against, in kcal: what was told, else the average of their age, else 2000. */
export function personGoal(person: Person, day: Day): PersonGoal {
  if (person.calorieGoalKcal !== null) return { kcal: person.calorieGoalKcal, from: 'told' }
  const ageYears = ageOf(person, partsOf(day)[0])
  const { pregnancy, breastfeeding } = stateOfPerson(person, day)
  if (ageYears === null) return { kcal: USUAL_GOAL_KCAL, from: 'usual' }
  const sexes = pregnancy || breastfeeding ? (['female'] as const) : person.sex ? [person.sex] : SEXES
  const needs = sexes.map(
    sex =>
      ukReference(
        { sex, ageYears, ...(pregnancy && { pregnancy }), ...(breastfeeding && { breastfeeding }) },
        'energyKcal',
      )?.amount ?? USUAL_GOAL_KCAL,
  )
  return { kcal: toTens(needs.reduce((sum, kcal) => sum + kcal, 0) / needs.length), from: 'average' }
}

/** What their body is on a day, as references and advice ask for it. */
export const stateOfPerson = ({ dueDay = null, bornDay = null }: Pick<Person, 'dueDay' | 'bornDay'>, day: Day) =>
  stateOn({ ...NO_STATE, dueDay, bornDay }, day)

const toTens = (kcal: number) => Math.round(kcal / 10) * 10
