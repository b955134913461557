import { DIETS } from '#modules/nutrition/foods/diets.ts'
import { KCAL_PER_KG, MOST_LOSS_KG_A_WEEK } from '#modules/nutrition/needs/body-weight.ts'
import {
  ACTIVITY_LEVELS,
  ALLERGIES,
  type CalorieGoal,
  calorieGoal,
  type HealthProfile,
  type Need,
  needOf,
  toldAllergies,
} from './health-profile.ts'
import { energyText, heightText, type Units, weightText } from './units.ts'

/** One thing that somebody told, or has not told yet, and what it is used for. */
export interface ProfileLine {
  readonly term: string
  readonly detail: string | null
  readonly use: string
}

export const USES = {
  weight: 'For your energy need, and for how much protein suits you.',
  height: 'For your energy need.',
  sex: 'For your energy need: the equation was measured on women and on men apart. Leave it out if you like, and a day is measured against the reference intake on labels.',
  birthYear: 'For your energy need, which falls with age. The year is enough.',
  activity: 'For your energy need: what the body uses at rest is multiplied by it.',
  calorieGoal: 'What a day is measured against. Left empty, it is your energy need.',
  diets: 'Used as filters when you search for recipes; we point out anything that doesn’t suit you.',
  oilyFish:
    'The most salmon, mackerel, sardines and the like in a week that we plan. In pregnancy and while breastfeeding it stays at two.',
  allergies: 'Left out when you search for recipes, with a warning on any recipe or supplement that contains them.',
} as const

const SEX_WORDS = { female: 'Female', male: 'Male' } as const

/** Body and energy, as the page tells them. */
export function bodyLines(profile: HealthProfile, units: Units, year: number): ProfileLine[] {
  const { weightKg, heightCm, sex, birthYear, activity } = profile
  const level = ACTIVITY_LEVELS[activity]
  return [
    { term: 'Weight', detail: weightKg === null ? null : weightText(weightKg, units.weight), use: USES.weight },
    { term: 'Height', detail: heightCm === null ? null : heightText(heightCm, units.height), use: USES.height },
    { term: 'Sex', detail: sex && SEX_WORDS[sex], use: USES.sex },
    { term: 'Year of birth', detail: birthYear === null ? null : String(birthYear), use: USES.birthYear },
    { term: 'Activity level', detail: `${level.name}: ${level.words}`, use: USES.activity },
    { term: 'Calorie goal', detail: goalText(calorieGoal(profile, year), units), use: USES.calorieGoal },
  ]
}

const GOAL_FROM: { readonly [F in CalorieGoal['from']]: string } = {
  own: 'your own',
  'worked out': 'your energy need',
  usual: 'the reference intake on labels',
}

const goalText = ({ kcal, from }: CalorieGoal, units: Units) =>
  `${energyText(kcal, units.energy)} a day, ${GOAL_FROM[from]}`

export const dietNames = (profile: Pick<HealthProfile, 'diets'>) => profile.diets.map(diet => DIETS[diet])
const PORTIONS = { 2: 'Two portions a week', 4: 'Four portions a week' } as const
export const oilyFishWords = ({ oilyFishPortions }: Pick<HealthProfile, 'oilyFishPortions'>) =>
  oilyFishPortions === null ? 'As advised for you' : PORTIONS[oilyFishPortions]
export const allergyNames = (profile: Pick<HealthProfile, 'allergies'>) =>
  toldAllergies(profile.allergies).map(allergy => ALLERGIES[allergy].name)

export interface NeedView {
  /** '2,330 kcal', or null while something is missing. */
  readonly figure: string | null
  /** How it was worked out, or what is missing. */
  readonly how: readonly string[]
  /** How their own goal compares with it; '' where they have none. */
  readonly goal: string
}

/** The energy need beside the goal, with how it was worked out, in words. */
export function needView(profile: HealthProfile, units: Units, year: number): NeedView {
  const need = needOf(profile, year)
  if (need.kind === 'missing') return { figure: null, how: [missingWords(need.missing, units)], goal: '' }
  const { kcal, restKcal, factor, isAdult } = need
  const people = profile.sex === 'female' ? (isAdult ? 'women' : 'girls') : isAdult ? 'men' : 'boys'
  const level = ACTIVITY_LEVELS[profile.activity].name.toLowerCase()
  return {
    figure: energyText(kcal, units.energy),
    how: [
      `At rest your body uses about ${energyText(restKcal, units.energy)} a day, by the Henry equation (2005) for ${people} of ${need.ageYears}, at your weight and height. The UK factor for ${level} activity is ${factor}; the two multiplied are what keeps your weight as it is.`,
      'An equation gives the average of many people like you, rounded to tens. Where your weight tells another story, believe your weight.',
      ...(isAdult ? [] : ['Under 18 you are still growing: eat less than this only when a doctor says so.']),
    ],
    goal: ownGoalWords(profile, need, units),
  }
}

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' })

function missingWords(missing: readonly string[], units: Units): string {
  return `Tell us your ${LIST.format(missing)}, and we work out what you need in a day. Until then a day is measured against ${energyText(2000, units.energy)}, the reference intake on labels, or against a goal of your own.`
}

const SMALL_KCAL = 25

function ownGoalWords({ calorieGoalKcal: own }: HealthProfile, need: Extract<Need, { kind: 'need' }>, units: Units) {
  if (own === null) return ''
  const less = need.kcal - own
  const goal = `Your own goal is ${energyText(own, units.energy)}`
  if (Math.abs(less) < SMALL_KCAL) return `${goal}, which is about the same.`
  const apart = energyText(Math.abs(less), units.energy)
  if (less < 0) return `${goal}, ${apart} more than that.`
  const isFast = (less * 7) / KCAL_PER_KG > MOST_LOSS_KG_A_WEEK
  return `${goal}, ${apart} less than that.${isFast ? ` So large a gap may take off more than ${weightText(MOST_LOSS_KG_A_WEEK, units.weight)} a week, the most that is advised without a doctor.` : ''}`
}
