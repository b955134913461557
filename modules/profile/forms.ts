import { FIRST_DAYS_OF_WEEK } from '#modules/calendar/words.ts'
import { zoneNamed } from '#modules/calendar/zone.ts'
import { OWN_DIETS } from '#modules/nutrition/foods/diets.ts'
import { BODY_BOUNDS, CM_PER_INCH, KG_PER_POUND, type Sex } from '#modules/nutrition/needs/energy-need.ts'
import type { CalendarChoice } from './calendar-settings.ts'
import {
  ACTIVITY_LEVELS,
  ALLERGIES,
  allergensOf,
  EMPTY_PROFILE,
  type HealthProfile,
  leastGoalKcal,
  MOST_GOAL_KCAL,
  OILY_FISH,
} from './health-profile.ts'
import { type ReadQuietHours, readQuietHours } from './quiet-hours.ts'
import { addressProblem, SHOWABLE, type Showable } from './settings.ts'
import {
  type Box,
  ENERGY_UNITS,
  energyBoxes,
  energyText,
  energyTyped,
  HEIGHT_UNITS,
  type HeightUnit,
  heightBoxes,
  heightText,
  heightTyped,
  type Typed,
  type Units,
  WEIGHT_UNITS,
  type WeightUnit,
  weightBoxes,
  weightTyped,
} from './units.ts'

/** What came in. `FormData` is one. */
export interface Entries {
  get(name: string): unknown
  getAll(name: string): unknown[]
}

const textOf = (entries: Entries, name: string) => {
  const value = entries.get(name)
  return typeof value === 'string' ? value.trim().slice(0, LONGEST_ENTRY) : ''
}
const LONGEST_ENTRY = 200
const LONGEST_NAME = 80

/** The chosen ones among those that are offered, in their order. Anything else was never asked. */
const chosen = <K extends string>(entries: Entries, name: string, of: { readonly [key in K]: unknown }): K[] => {
  const given = entries.getAll(name)
  return (Object.keys(of) as K[]).filter(key => given.includes(key))
}

const oneOf = <K extends string>(entries: Entries, name: string, of: { readonly [key in K]: unknown }): K | null =>
  chosen(entries, name, of)[0] ?? null

const SEXES: { readonly [S in Sex]: true } = { female: true, male: true }

export type ProfileField = 'name' | 'weight' | 'height' | 'birthYear' | 'calorieGoal' | 'consent'
export type ProfileProblems = { readonly [F in ProfileField]?: string }

export interface ProfileForm {
  readonly name: string
  readonly health: HealthProfile
  readonly agrees: boolean
}

interface Asked {
  /** A guest has no name with us until they sign up. */
  readonly asksName: boolean
  readonly units: Units
  /** What is kept now: a figure that was not touched stays exactly as it is, however it was rounded to be shown. */
  readonly kept: HealthProfile
  readonly year: number
}

/** Reads the profile's form; what is wrong comes back in words, by field. */
export function readProfileForm(
  entries: Entries,
  { asksName, units, kept, year }: Asked,
): { ok: true; form: ProfileForm } | { ok: false; problems: ProfileProblems } {
  const problems: { [F in ProfileField]?: string } = {}
  const typed: Typed = name => textOf(entries, name)
  const untouched = (boxes: Box[]) => boxes.every(({ name, value }) => typed(name) === value)
  const noted = (field: ProfileField, words: string): null => {
    problems[field] = words
    return null
  }
  const weight = () => {
    if (untouched(weightBoxes(kept.weightKg, units.weight))) return kept.weightKg
    const kg = weightTyped(typed, units.weight)
    if (kg === 'no-number') return noted('weight', `Weight must be a number, such as ${EXAMPLES[units.weight]}.`)
    const [least, most] = BODY_BOUNDS.weightKg
    const isWithin = kg === null || (kg >= least && kg <= most)
    return isWithin ? kg : noted('weight', `Weight must be between ${weightBounds(units.weight)}.`)
  }
  const height = () => {
    if (untouched(heightBoxes(kept.heightCm, units.height))) return kept.heightCm
    const cm = heightTyped(typed, units.height)
    if (cm === 'no-number') return noted('height', `Height must be a number, such as ${EXAMPLES[units.height]}.`)
    const [least, most] = BODY_BOUNDS.heightCm
    const isWithin = cm === null || (cm >= least && cm <= most)
    return isWithin ? cm : noted('height', `Height must be between ${heightBounds(units.height)}.`)
  }
  const sex = oneOf(entries, 'sex', SEXES)
  const goal = () => {
    if (untouched(energyBoxes(kept.calorieGoalKcal, units.energy))) return kept.calorieGoalKcal
    const kcal = energyTyped(typed, units.energy)
    if (kcal === 'no-number') return noted('calorieGoal', 'The calorie goal must be a number, such as 2000.')
    if (kcal === null) return null
    const least = leastGoalKcal(sex)
    // A goal in kilojoules is rounded to be typed: within half of one it is the same.
    if (kcal >= least - 0.5 && kcal <= MOST_GOAL_KCAL + 0.5) return Math.round(kcal)
    const [low, high] = [energyText(least, units.energy), energyText(MOST_GOAL_KCAL, units.energy)]
    return noted('calorieGoal', `The calorie goal must be between ${low} and ${high}. Less is for a doctor to advise.`)
  }
  const name = textOf(entries, 'name').replace(/\s+/g, ' ')
  if (asksName && name === '') noted('name', 'Please enter your name')
  if (name.length > LONGEST_NAME) noted('name', `A name can have up to ${LONGEST_NAME} characters.`)
  const health: HealthProfile = {
    weightKg: weight(),
    heightCm: height(),
    sex,
    birthYear: birthYear(typed('birthYear'), year, words => noted('birthYear', words)),
    activity: oneOf(entries, 'activity', ACTIVITY_LEVELS) ?? EMPTY_PROFILE.activity,
    calorieGoalKcal: goal(),
    diets: chosen(entries, 'diets', OWN_DIETS),
    allergies: allergensOf(chosen(entries, 'allergies', ALLERGIES)),
    oilyFishPortions: OILY_FISH.find(portions => String(portions) === textOf(entries, 'oilyFish')) ?? null,
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  return { ok: true, form: { name, health, agrees: entries.get('consent') === 'yes' } }
}

const EXAMPLES = { kg: '72.5', lb: '160', st: '11 st 6 lb', cm: '170', ft: '5 ft 7 in' } as const

function weightBounds(unit: WeightUnit): string {
  const [least, most] = BODY_BOUNDS.weightKg
  if (unit === 'kg') return `${least} and ${most} kg`
  if (unit === 'lb') return `${Math.ceil(least / KG_PER_POUND)} and ${Math.floor(most / KG_PER_POUND)} lbs`
  return `${Math.ceil(least / KG_PER_POUND / 14)} and ${Math.floor(most / KG_PER_POUND / 14)} stone`
}

function heightBounds(unit: HeightUnit): string {
  const [least, most] = BODY_BOUNDS.heightCm
  if (unit === 'cm') return `${least} and ${most} cm`
  return `${heightText(Math.ceil(least / CM_PER_INCH) * CM_PER_INCH, unit)} and ${heightText(most, unit)}`
}

function birthYear(text: string, year: number, noted: (words: string) => null): number | null {
  if (text === '') return null
  if (!/^\d{4}$/.test(text)) return noted('Write the year of birth with four digits, such as 1985.')
  const [youngest, oldest] = BODY_BOUNDS.ageYears
  const born = Number(text)
  if (born <= year - youngest && born >= year - oldest) return born
  return noted(`The year of birth must be between ${year - oldest} and ${year - youngest}.`)
}

export const readUnits = (entries: Entries): Units | null =>
  unitsOf(entries.get('weight'), entries.get('height'), entries.get('energy'))

function unitsOf(...given: unknown[]): Units | null {
  const [weight, height, energy] = given
  const among = <K extends string>(of: { readonly [key in K]: unknown }, value: unknown) =>
    (Object.keys(of) as K[]).find(key => key === value)
  const units = {
    weight: among(WEIGHT_UNITS, weight),
    height: among(HEIGHT_UNITS, height),
    energy: among(ENERGY_UNITS, energy),
  }
  return units.weight && units.height && units.energy ? (units as Units) : null
}

/** An empty zone leaves it to the browser; null for a zone or a day that was never offered. */
export function readCalendar(entries: Entries): CalendarChoice | null {
  const given = textOf(entries, 'zone')
  const zone = given === '' ? null : zoneNamed(given)
  const firstDayOfWeek = FIRST_DAYS_OF_WEEK.find(day => day === entries.get('firstDayOfWeek'))
  if (!firstDayOfWeek || (given !== '' && zone === null)) return null
  return { zone, firstDayOfWeek }
}

/** What the form of a profile carries of the page that it was on. */
export interface ProfileStamp {
  /** Whose form it is, '' for a visitor's: another tab may have changed who is signed in. */
  readonly formOwner: string
  /** Weight, height and energy in this order, apart by commas. */
  readonly units: string
  /** Which profile it showed: another tab may have saved one since. */
  readonly seen: string
}

/** The units that the form was drawn with. */
export const readDrawnUnits = (entries: Entries): Units | null => unitsOf(...textOf(entries, 'units').split(','))

export const readQuiet = (entries: Entries): ReadQuietHours =>
  readQuietHours(textOf(entries, 'quietFrom'), textOf(entries, 'quietTo'))

export interface PrivacyForm {
  readonly shareProgress: boolean
  readonly publicProfile: boolean
  readonly shows: readonly Showable[]
}

export const readPrivacy = (entries: Entries): PrivacyForm => ({
  shareProgress: entries.get('shareProgress') === 'on',
  publicProfile: entries.get('publicProfile') === 'on',
  shows: chosen(entries, 'shows', SHOWABLE),
})

/** Of the public page, as chosen by the member; null asks for one that nobody guesses. */
export function readPublicAddress(
  entries: Entries,
): { ok: true; address: string | null } | { ok: false; problem: string } {
  const address = textOf(entries, 'address').toLowerCase() || null
  const problem = address === null ? null : addressProblem(address)
  if (problem === 'shape')
    return { ok: false, problem: 'An address has 3 to 40 letters from a to z, digits and single hyphens.' }
  if (problem === 'reserved') return { ok: false, problem: 'That address is taken. Please choose another.' }
  return { ok: true, address }
}
