import type { Weekday } from '#modules/calendar/day.ts'
import type { OwnDiet } from '#modules/nutrition/foods/diets.ts'
import type { Allergen } from '#modules/nutrition/foods/food.ts'
import type { Sex } from '#modules/nutrition/needs/energy-need.ts'
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

/** What is wrong with what is told of somebody, in words; null where nothing is. */
export function personProblem({ birthYear, weightKg, calorieGoalKcal }: Person): string | null {
  const isOut = (value: number | null, [least, most]: readonly [number, number]) =>
    value !== null && !(value >= least && value <= most)
  if (isOut(birthYear, [FIRST_BIRTH_YEAR, LAST_BIRTH_YEAR])) return 'Please check the year of birth.'
  if (isOut(weightKg, PERSON_BOUNDS.weightKg)) return `A weight is from ${PERSON_BOUNDS.weightKg.join(' to ')} kg.`
  return isOut(calorieGoalKcal, PERSON_BOUNDS.goalKcal)
    ? `A calorie goal is from ${PERSON_BOUNDS.goalKcal.join(' to ')} kcal.`
    : null
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
export function personGoal(person: Person, year: number): PersonGoal {
  if (person.calorieGoalKcal !== null) return { kcal: person.calorieGoalKcal, from: 'told' }
  const ageYears = ageOf(person, year)
  if (ageYears === null) return { kcal: USUAL_GOAL_KCAL, from: 'usual' }
  const needs = (person.sex ? [person.sex] : SEXES).map(
    sex => ukReference({ sex, ageYears }, 'energyKcal')?.amount ?? USUAL_GOAL_KCAL,
  )
  return { kcal: toTens(needs.reduce((sum, kcal) => sum + kcal, 0) / needs.length), from: 'average' }
}

const toTens = (kcal: number) => Math.round(kcal / 10) * 10
