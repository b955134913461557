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
    expect(personGoal(person('Ana', told), MONDAY)).toEqual(goal)
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
  expect(personProblem(person('Ana'), MONDAY)).toBeNull()
  expect(personProblem(person('Ana', { birthYear: 2020, weightKg: 20.5, calorieGoalKcal: 1500 }), MONDAY)).toBeNull()
  for (const told of [
    { birthYear: 1066 },
    { weightKg: 0 },
    { weightKg: 1e9 },
    { calorieGoalKcal: -1 },
    { dueDay: addDays(MONDAY, 300) },
    { bornDay: addDays(MONDAY, 1) },
  ])
    expect(personProblem(person('Ana', told), MONDAY)).toEqual(expect.any(String))
})

describe('somebody at the table who expects a child', () => {
  const dinerOf = (told: Parameters<typeof person>[1]) =>
    dinersOf(NO_RULES_SETUP, householdOf([personSetting(1, person('Ana', told))]), DAYS, MONDAY)[1]
  const least = (told: Parameters<typeof person>[1], key: string) =>
    dinerOf(told)?.goals.find(goal => goal.key === key)?.least
  const woman = { sex: 'female', birthYear: 1995 } as const

  it('is held beside the same needs as a member, and advised the same', () => {
    expect([least(woman, 'folateUg'), least({ ...woman, dueDay: addDays(MONDAY, 100) }, 'folateUg')]).toEqual([
      200, 300,
    ])
    expect(least({ ...woman, bornDay: addDays(MONDAY, -40) }, 'folateUg')).toBe(260)
    expect(dinerOf({ ...woman, dueDay: addDays(MONDAY, 100) })?.advice).toEqual(
      expect.arrayContaining(['oily-fish-two', 'liver', 'soft-blue-cheese']),
    )
    expect(dinerOf(woman)?.advice).not.toContain('soft-blue-cheese')
    // It ends by itself.
    expect(least({ ...woman, dueDay: addDays(MONDAY, -30) }, 'folateUg')).toBe(200)
  })

  it('has two portions of oily fish or four, as they chose', () => {
    const man = { sex: 'male', birthYear: 1980 } as const
    expect(dinerOf(man)?.advice).toContain('oily-fish-four')
    expect(dinerOf({ ...man, oilyFishPortions: 2 })?.advice).toContain('oily-fish-two')
  })

  it('needs more in the last three months', () => {
    const kcal = (told: Parameters<typeof person>[1]) => personGoal(person('Ana', told), MONDAY).kcal
    expect(kcal({ ...woman, dueDay: addDays(MONDAY, 30) }) - kcal(woman)).toBe(190)
  })
})
