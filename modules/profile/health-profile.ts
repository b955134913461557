import type { OwnDiet } from '#modules/nutrition/foods/diets.ts'
import type { Allergen } from '#modules/nutrition/foods/food.ts'
import { LEAST_KCAL } from '#modules/nutrition/needs/body-weight.ts'
import { type Activity, BODY_BOUNDS, type Body, energyNeed, type Sex } from '#modules/nutrition/needs/energy-need.ts'
import type { OilyFishPortions } from '#modules/nutrition/needs/goals.ts'

/**
 * The allergies of the form and the allergens of the law that are kept: first eight in the words of the
 * specification, then what UK law names beside them.
 */
export const ALLERGIES = {
  peanuts: { name: 'Peanuts', allergens: ['peanuts'] },
  'tree-nuts': { name: 'Tree Nuts', allergens: ['nuts'] },
  milk: { name: 'Milk', allergens: ['milk'] },
  eggs: { name: 'Eggs', allergens: ['eggs'] },
  soy: { name: 'Soy', allergens: ['soya'] },
  fish: { name: 'Fish', allergens: ['fish'] },
  shellfish: { name: 'Shellfish', allergens: ['crustaceans', 'molluscs'] },
  // The law names wheat with the other cereals that hold gluten, and so do our recipes: rather one dish too few.
  wheat: { name: 'Wheat', allergens: ['gluten'] },
  celery: { name: 'Celery', allergens: ['celery'] },
  mustard: { name: 'Mustard', allergens: ['mustard'] },
  sesame: { name: 'Sesame', allergens: ['sesame'] },
  sulphites: { name: 'Sulphites', allergens: ['sulphites'] },
  lupin: { name: 'Lupin', allergens: ['lupin'] },
  // For whoever avoids one of the two that Shellfish stands for.
  crustaceans: { name: 'Crustaceans', allergens: ['crustaceans'] },
  molluscs: { name: 'Molluscs', allergens: ['molluscs'] },
} as const satisfies { readonly [allergy: string]: { name: string; allergens: readonly Allergen[] } }
export const ACTIVITY_LEVELS = {
  sedentary: { name: 'Sedentary', words: 'sitting most of the day, little walking' },
  light: { name: 'Light', words: 'on your feet now and then, short walks' },
  moderate: { name: 'Moderate', words: 'half an hour of brisk movement on most days' },
  active: { name: 'Active', words: 'on the move at work, or sport most days' },
  very_active: { name: 'Very active', words: 'hard physical work or hard training every day' },
} as const

export type Allergy = keyof typeof ALLERGIES

/** How many of them the specification names. */
const SPECIFIED = 8

const namesOf = (allergies: readonly Allergy[]) =>
  Object.fromEntries(allergies.map(allergy => [allergy, ALLERGIES[allergy].name]))
const ALL_ALLERGIES = Object.keys(ALLERGIES) as Allergy[]

/** As forms list them: those of the specification, and the others of UK law below. */
export const ALLERGY_NAMES = namesOf(ALL_ALLERGIES.slice(0, SPECIFIED))
export const MORE_ALLERGY_NAMES = namesOf(ALL_ALLERGIES.slice(SPECIFIED))
/** What may be chosen beside what is advised; forms send the number. */
export const OILY_FISH: readonly OilyFishPortions[] = [2, 4]
export type ActivityLevel = keyof typeof ACTIVITY_LEVELS

/** What somebody told us of their body and their eating. All of it is health data, kept only with consent. */
export interface HealthProfile {
  readonly weightKg: number | null
  readonly heightCm: number | null
  readonly sex: Sex | null
  readonly birthYear: number | null
  readonly activity: ActivityLevel
  /** Their own; null leaves it to what is worked out. */
  readonly calorieGoalKcal: number | null
  readonly diets: readonly OwnDiet[]
  readonly allergies: readonly Allergen[]
  /** The most of it that a week may have; null leaves it to what is advised. */
  readonly oilyFishPortions: OilyFishPortions | null
}

export const EMPTY_PROFILE: HealthProfile = {
  weightKg: null,
  heightCm: null,
  sex: null,
  birthYear: null,
  activity: 'moderate',
  calorieGoalKcal: null,
  diets: [],
  allergies: [],
  oilyFishPortions: null,
}

/** Whether nothing at all was told: the activity that everybody starts with says nothing. */
export function isEmptyProfile(profile: HealthProfile): boolean {
  const { weightKg, heightCm, sex, birthYear, calorieGoalKcal, diets, allergies, oilyFishPortions, activity } = profile
  const single = [weightKg, heightCm, sex, birthYear, calorieGoalKcal, oilyFishPortions].every(value => value === null)
  return single && diets.length === 0 && allergies.length === 0 && activity === EMPTY_PROFILE.activity
}

/** The allergens that these stand for, each once. */
export const allergensOf = (allergies: readonly Allergy[]): Allergen[] => [
  ...new Set(allergies.flatMap((allergy): readonly Allergen[] => ALLERGIES[allergy].allergens)),
]

/**
 * The allergies of the form that somebody has told: those whose allergens they avoid, all of them. What an earlier one
 * stands for is not told again.
 */
export function toldAllergies(avoided: readonly Allergen[]): Allergy[] {
  const told: Allergy[] = []
  for (const allergy of ALL_ALLERGIES) {
    const allergens: readonly Allergen[] = ALLERGIES[allergy].allergens
    const before = allergensOf(told)
    if (allergens.every(each => avoided.includes(each) && !before.includes(each))) told.push(allergy)
  }
  return told
}

const ADULT_YEARS = 18
/** Where nobody told enough to compute with. */
export const USUAL_GOAL_KCAL = 2000
/** Above it a typing slip is likelier than a day's food. */
export const MOST_GOAL_KCAL = 6000

/** The least goal that somebody may set without a clinician; the lower of the two where the sex is not told. */
export const leastGoalKcal = (sex: Sex | null) => (sex ? LEAST_KCAL[sex] : Math.min(...Object.values(LEAST_KCAL)))

/** What the equation asks for that is not told yet, in the order of the form. */
export type MissingForNeed = 'weight' | 'height' | 'sex' | 'birth year'

export type Need =
  | {
      readonly kind: 'need'
      /** Whole tens: the equation is no finer. */
      readonly kcal: number
      readonly restKcal: number
      readonly factor: string
      readonly ageYears: number
      readonly isAdult: boolean
    }
  | { readonly kind: 'missing'; readonly missing: readonly MissingForNeed[] }

const ACTIVITY: { readonly [A in ActivityLevel]: Activity } = {
  sedentary: 'sedentary',
  light: 'light',
  moderate: 'moderate',
  active: 'active',
  very_active: 'very active',
}

const toTens = (value: number) => Math.round(value / 10) * 10

/** The body and its activity as equations ask for them; null while something is not told. */
export function bodyOf(profile: HealthProfile, year: number): (Body & { readonly activity: Activity }) | null {
  const { weightKg, heightCm, sex, birthYear, activity } = profile
  if (weightKg === null || heightCm === null || sex === null || birthYear === null) return null
  const [youngest, oldest] = BODY_BOUNDS.ageYears
  const ageYears = Math.min(Math.max(year - birthYear, youngest), oldest)
  return { sex, weightKg, heightCm, ageYears, activity: ACTIVITY[activity] }
}

/** What this body needs in a day to keep its weight, as far as an equation can tell; `year` is the current one. */
export function needOf(profile: HealthProfile, year: number): Need {
  const body = bodyOf(profile, year)
  if (!body) {
    const { weightKg, heightCm, sex, birthYear } = profile
    const asked: [MissingForNeed, unknown][] = [
      ['weight', weightKg],
      ['height', heightCm],
      ['sex', sex],
      ['birth year', birthYear],
    ]
    return { kind: 'missing', missing: asked.filter(([, value]) => value === null).map(([name]) => name) }
  }
  const { ageYears, activity } = body
  const need = energyNeed(body, activity)
  // Kept within the bounds of the equation by the form and by the table.
  if (need.kind !== 'need') throw new Error(`${need.field} is outside what may be kept`)
  return {
    kind: 'need',
    kcal: toTens(need.kcal),
    restKcal: toTens(need.restKcal),
    factor: (need.kcal / need.restKcal).toFixed(2),
    ageYears,
    isAdult: ageYears >= ADULT_YEARS,
  }
}

export interface CalorieGoal {
  readonly kcal: number
  readonly from: 'own' | 'worked out' | 'usual'
}

/** What a day is measured against: their own goal, else what their body needs, else 2000. */
export function calorieGoal(profile: HealthProfile, year: number): CalorieGoal {
  if (profile.calorieGoalKcal !== null) return { kcal: profile.calorieGoalKcal, from: 'own' }
  const need = needOf(profile, year)
  return need.kind === 'need' ? { kcal: need.kcal, from: 'worked out' } : { kcal: USUAL_GOAL_KCAL, from: 'usual' }
}
