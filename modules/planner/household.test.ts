import { describe, expect, it } from 'vitest'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { dinersOf, householdOf } from './household.ts'
import { isChild, personGoal, personProblem } from './person.ts'
import { NO_RULES_SETUP, person, personSetting } from './planning.fixture.ts'

const MONDAY = dayOf('2026-11-23')
const DAYS = [0, 1, 2].map(days => addDays(MONDAY, days))

describe('the goal of somebody at the table', () => {
  it.each([
    // SACN 2011, by the table of references.
    ['was told', { calorieGoalKcal: 1700, birthYear: 2020 }, { kcal: 1700, from: 'told' }],
    ['is the average of their age', { sex: 'female', birthYear: 2020 }, { kcal: 1480, from: 'average' }],
    ['is between a girl’s and a boy’s', { birthYear: 2020 }, { kcal: 1530, from: 'average' }],
    ['is what is usual', { sex: 'male' }, { kcal: 2000, from: 'usual' }],
  ] as const)('%s', (_, told, goal) => {
    expect(personGoal(person('Ana', told), 2026)).toEqual(goal)
  })

  it('takes nobody for a child whose age was not told', () => {
    expect([2020, 2008, null].map(birthYear => isChild({ birthYear }, 2026))).toEqual([true, false, false])
  })
})

it('sits behind the member by name, with rules, goals and days away of each', () => {
  const settings = [
    personSetting(1, person('Zoe', { diets: ['vegan'] })),
    personSetting(2, person('Ana', { awayOn: ['tuesday'] })),
  ]
  const diners = dinersOf(NO_RULES_SETUP, householdOf(settings), DAYS, MONDAY)
  expect(diners.map(({ rules }) => rules.diets)).toEqual([[], [], ['vegan']])
  expect(diners.map(({ away }) => away)).toEqual([undefined, [DAYS[1]], []])
  expect(diners.every(({ goals }) => goals.some(({ key }) => key === 'ironMg'))).toBe(true)
})

it('refuses what nobody weighs, eats or was born in', () => {
  expect(personProblem(person('Ana'))).toBeNull()
  expect(personProblem(person('Ana', { birthYear: 2020, weightKg: 20.5, calorieGoalKcal: 1500 }))).toBeNull()
  for (const told of [{ birthYear: 1066 }, { weightKg: 0 }, { weightKg: 1e9 }, { calorieGoalKcal: -1 }])
    expect(personProblem(person('Ana', told))).toEqual(expect.any(String))
})
