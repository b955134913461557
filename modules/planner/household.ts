import { type Day, partsOf, weekdayOf } from '#modules/calendar/day.ts'
import { bodyOn } from '#modules/goals/eater.ts'
import { adviceFor } from '#modules/nutrition/advice/table.ts'
import { type Eater, goalsOf } from '#modules/nutrition/needs/goals.ts'
import { eatingRules } from '#modules/profile/eating-rules.ts'
import type { Diner } from './balance/problem.ts'
import { ageOf, type Person, personGoal, stateOfPerson } from './person.ts'
import { type PlanSetting, settingsOf } from './plan-settings.ts'
import { dinerOf, type PlanSetup } from './plan-setup.ts'
import { judgedDay } from './planner-address.ts'

export interface HouseholdPerson extends Person {
  readonly id: string
}

/** Those who eat with the member, by name. */
export const householdOf = (settings: readonly PlanSetting[]): HouseholdPerson[] =>
  [...settingsOf(settings, 'person')]
    .map(([id, person]) => ({ ...person, id }))
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : one.id < other.id ? -1 : 1))

function personDiner(person: HouseholdPerson, days: readonly Day[], day: Day): Diner {
  const { awayOn } = person
  const eater: Eater = {
    ...bodyOn({ ...person, oilyFishPortions: person.oilyFishPortions ?? null }, day),
    ageYears: ageOf(person, partsOf(day)[0]),
    goalKcal: personGoal(person, day).kcal,
    ...stateOfPerson(person, day),
  }
  return {
    rules: eatingRules(person),
    goals: goalsOf(eater),
    advice: adviceFor(eater),
    away: days.filter(day => awayOn.includes(weekdayOf(day))),
  }
}

/** One of them; `who` is the id of somebody of the household, null the member. */
export function dinerNamed(
  setup: PlanSetup,
  household: readonly HouseholdPerson[],
  who: string | null,
  day: Day,
): Diner {
  const person = household.find(({ id }) => id === who)
  return person ? personDiner(person, [], day) : dinerOf(setup)
}

/** Everybody at the table on these days: the member first, then the household in its order. */
export const dinersOf = (
  setup: PlanSetup,
  household: readonly HouseholdPerson[],
  days: readonly Day[],
  today: Day,
): Diner[] => [dinerOf(setup), ...household.map(person => personDiner(person, days, judgedDay(days, today)))]
