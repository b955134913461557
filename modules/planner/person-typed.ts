import { type Day, isDay, partsOf, WEEKDAYS } from '#modules/calendar/day.ts'
import { stateProblem } from '#modules/goals/state.ts'
import { OWN_DIETS, type OwnDiet } from '#modules/nutrition/foods/diets.ts'
import { ALLERGIES, type Allergy, allergensOf, leastGoalKcal, OILY_FISH } from '#modules/profile/health-profile.ts'
import { isChild, LONGEST_PERSON_NAME, PERSON_BOUNDS, type Person } from './person.ts'

export type PersonField = 'name' | 'birthYear' | 'weightKg' | 'calorieGoalKcal' | 'dueDay' | 'bornDay' | 'agreed'
export type PersonProblems = { readonly [F in PersonField]?: string }

/** What came in. `FormData` is one. */
interface Typed {
  get(name: string): unknown
  getAll(name: string): unknown[]
}

export type ReadPerson =
  | { readonly ok: true; readonly person: Person }
  | { readonly ok: false; readonly problems: PersonProblems }

/** Reads what was typed of somebody on a day; what is wrong comes back in words, by field. */
export function readPerson(typed: Typed, today: Day): ReadPerson {
  const year = partsOf(today)[0]
  const problems: { [F in PersonField]?: string } = {}
  const text = (name: string) => String(typed.get(name) ?? '').trim()
  const figure = (field: 'birthYear' | 'weightKg' | 'calorieGoalKcal', least: number, most: number, says: string) => {
    const given = text(field).replace(',', '.')
    if (given === '') return null
    const value = Number(given)
    const isWhole = field === 'weightKg' || Number.isInteger(value)
    if (isWhole && value >= least && value <= most) return value
    problems[field] = `${says} ${least} to ${most}.`
    return null
  }
  const day = (field: 'dueDay' | 'bornDay') => {
    const given = text(field)
    if (given === '') return null
    const value = isDay(given) ? given : null
    const problem = value
      ? stateProblem({ dueDay: null, bornDay: null, [field]: value }, today)
      : 'There is no such day.'
    if (problem === null) return value
    problems[field] = problem
    return null
  }
  const name = text('name').slice(0, LONGEST_PERSON_NAME)
  if (name === '') problems.name = 'Please give them a name.'
  if (typed.get('agreed') === null) problems.agreed = 'Please confirm that you may tell us this.'
  const sex = (['female', 'male'] as const).find(each => each === typed.get('sex')) ?? null
  const [youngest, oldest] = PERSON_BOUNDS.ageYears
  const birthYear = figure('birthYear', year - oldest, year - youngest, 'A year from')
  const [leastKg, mostKg] = PERSON_BOUNDS.weightKg
  const [leastKcal, mostKcal] = PERSON_BOUNDS.goalKcal
  // Nobody but a clinician sets an adult less.
  const least = isChild({ birthYear }, year) ? leastKcal : leastGoalKcal(sex)
  const person: Person = {
    ...{ name, sex, birthYear },
    weightKg: figure('weightKg', leastKg, mostKg, 'A weight from'),
    calorieGoalKcal: figure('calorieGoalKcal', least, mostKcal, 'A whole number from'),
    diets: chosen(typed, 'diets', Object.keys(OWN_DIETS) as OwnDiet[]),
    allergies: allergensOf(chosen(typed, 'allergies', Object.keys(ALLERGIES) as Allergy[])),
    awayOn: chosen(typed, 'awayOn', WEEKDAYS),
    ...{ dueDay: day('dueDay'), bornDay: day('bornDay') },
    oilyFishPortions: OILY_FISH.find(each => String(each) === typed.get('oilyFish')) ?? null,
    agreed: true,
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, person }
}

const chosen = <K extends string>(typed: Typed, name: string, of: readonly K[]): K[] =>
  of.filter(key => typed.getAll(name).includes(key))
