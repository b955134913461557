import { expect, test } from 'vitest'
import { adviceFor, adviceNamed } from '#modules/nutrition/advice/table.ts'
import { dish, entry } from '#modules/planner/plan.fixture.ts'
import { NO_RULES_SETUP } from '#modules/planner/planning.fixture.ts'
import { shownDish } from '#modules/planner/queries/dishes.ts'
import { dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import { refKey } from '#modules/recipes/queries/dish.ts'
import { eaten, idOf, MON, TUE } from '../diary.fixture.ts'
import { saidOfDays } from './said-of-days.ts'

const PAD_THAI = { ref: { kind: 'own', id: '9000000304' }, name: 'Tofu pad Thai' } as const
const recipe = ownRecipeOf(PAD_THAI.ref.id)
if (!recipe) throw new Error('There is no pad Thai')
const known = new Map([[refKey(PAD_THAI.ref), dishOfOwn(recipe)]])
const plan = (...entries: ReturnType<typeof entry>[]) => ({ entries, dishes: [shownDish(dishOfOwn(recipe), null)] })
const to = {
  rules: { diets: [], allergens: ['peanuts'] } as const,
  advice: adviceFor({ ...NO_RULES_SETUP.eater, pregnancy: { trimester: 2 } }),
}
const logged = (number: number, what: Parameters<typeof eaten>[1] = {}) => eaten(number, { day: MON, ...what })

test('what is planned and what was eaten is marked by its id, on the days that are asked for', () => {
  const planned = [entry(1, { what: dish(PAD_THAI.ref.id) }), entry(2, { day: TUE, what: dish(PAD_THAI.ref.id) })]
  const all = { plan: plan(...planned), eaten: [logged(3, { what: { kind: 'dish', ...PAD_THAI } })] }
  const advised = [adviceNamed('sprouts').sentence]
  expect(saidOfDays(all, known, [MON], to)).toEqual({
    [idOf(1)]: { notFor: 'contains peanuts', advised },
    [idOf(3)]: { notFor: 'contains peanuts', advised: [] },
  })
  expect(saidOfDays(all, known, [], to)).toEqual({})
  expect(saidOfDays(all, known, [MON], { rules: { diets: [], allergens: [] }, advice: [] })).toEqual({})
})

test('what was eaten by the plan has no advice any more, energy alone says nothing, and a label nothing of what is in it', () => {
  const eatenByPlan = logged(1, { what: { kind: 'dish', ...PAD_THAI } })
  const all = {
    plan: plan(entry(1, { what: dish(PAD_THAI.ref.id), done: 'eaten' })),
    eaten: [eatenByPlan, logged(2), logged(3, { what: { kind: 'own-food', id: idOf(9), name: 'A bar' } })],
  }
  expect(saidOfDays(all, known, [MON], to)).toEqual({
    [idOf(1)]: { notFor: 'contains peanuts', advised: [] },
    [idOf(3)]: { notFor: 'nobody knows all that is in it', advised: [] },
  })
})
