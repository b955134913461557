import { expect, it } from 'vitest'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { readPerson } from './person-typed.ts'

const TODAY = dayOf('2026-11-23')

function typed(values: { readonly [name: string]: string | readonly string[] }): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) for (const each of [value].flat()) form.append(name, each)
  return form
}

it('is what was typed; what was left open is not told', () => {
  const given = { name: ' Ana ', birthYear: '2020', sex: 'female', weightKg: '20,5', agreed: 'on' }
  const ticked = { diets: ['vegan', 'no diet'], allergies: ['shellfish'], awayOn: ['sunday', 'monday'] }
  expect(readPerson(typed({ ...given, ...ticked }), TODAY)).toEqual({
    ok: true,
    person: {
      ...{ name: 'Ana', sex: 'female', birthYear: 2020, weightKg: 20.5, calorieGoalKcal: null },
      ...{ diets: ['vegan'], allergies: ['crustaceans', 'molluscs'], awayOn: ['sunday', 'monday'], agreed: true },
      ...{ dueDay: null, bornDay: null, oilyFishPortions: null },
    },
  })
  expect(readPerson(typed({ name: 'Bo', agreed: 'on' }), TODAY)).toMatchObject({
    ok: true,
    person: { birthYear: null },
  })
})

it('is refused by field: no name, nobody who agrees, figures that nobody has', () => {
  const read = readPerson(typed({ name: ' ', birthYear: '2026', weightKg: 'heavy', calorieGoalKcal: '100' }), TODAY)
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
  expect(readPerson(typed(goal), TODAY).ok).toBe(false)
  expect(readPerson(typed({ ...goal, birthYear: '2022' }), TODAY).ok).toBe(true)
})

it('takes a day on which a child is due or was born, and the choice of oily fish', () => {
  const given = { name: 'Ana', agreed: 'on' }
  const [due, born] = [addDays(TODAY, 100), addDays(TODAY, -30)]
  expect(readPerson(typed({ ...given, dueDay: due, bornDay: born, oilyFish: '4' }), TODAY)).toMatchObject({
    person: { dueDay: due, bornDay: born, oilyFishPortions: 4 },
  })
  const wrong = { dueDay: addDays(TODAY, 400), bornDay: addDays(TODAY, 1), oilyFish: '3' }
  expect(readPerson(typed({ ...given, ...wrong }), TODAY)).toEqual({
    ok: false,
    problems: {
      dueDay: 'A baby is due within 40 weeks. Please check the date.',
      bornDay: 'That day of birth is still to come. Please check the date.',
    },
  })
  expect(readPerson(typed({ ...given, dueDay: '2027-02-30' }), TODAY).ok).toBe(false)
  expect(readPerson(typed({ ...given, oilyFish: '3' }), TODAY)).toMatchObject({ person: { oilyFishPortions: null } })
})
