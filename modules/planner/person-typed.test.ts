import { expect, it } from 'vitest'
import { readPerson } from './person-typed.ts'

function typed(values: { readonly [name: string]: string | readonly string[] }): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) for (const each of [value].flat()) form.append(name, each)
  return form
}

it('is what was typed; what was left open is not told', () => {
  const given = { name: ' Ana ', birthYear: '2020', sex: 'female', weightKg: '20,5', agreed: 'on' }
  const ticked = { diets: ['vegan', 'no diet'], allergies: ['shellfish'], awayOn: ['sunday', 'monday'] }
  expect(readPerson(typed({ ...given, ...ticked }), 2026)).toEqual({
    ok: true,
    person: {
      ...{ name: 'Ana', sex: 'female', birthYear: 2020, weightKg: 20.5, calorieGoalKcal: null },
      ...{ diets: ['vegan'], allergies: ['crustaceans', 'molluscs'], awayOn: ['sunday', 'monday'], agreed: true },
    },
  })
  expect(readPerson(typed({ name: 'Bo', agreed: 'on' }), 2026)).toMatchObject({ ok: true, person: { birthYear: null } })
})

it('is refused by field: no name, nobody who agrees, figures that nobody has', () => {
  const read = readPerson(typed({ name: ' ', birthYear: '2026', weightKg: 'heavy', calorieGoalKcal: '100' }), 2026)
  expect(read.ok ? [] : Object.keys(read.problems)).toEqual([
    'name',
    'agreed',
    'birthYear',
    'weightKg',
    'calorieGoalKcal',
  ])
})

it('lets a child have a goal that no adult is given', () => {
  const goal = { name: 'Ana', agreed: 'on', calorieGoalKcal: '1000' }
  expect(readPerson(typed(goal), 2026).ok).toBe(false)
  expect(readPerson(typed({ ...goal, birthYear: '2022' }), 2026).ok).toBe(true)
})
