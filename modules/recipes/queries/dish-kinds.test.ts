import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { NO_QUERY } from '../search/recipe-query.ts'
import { foundRecipes } from './found-recipes.ts'
import { suggestedRecipes } from './suggested-recipes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const recipes = { search: () => Promise.reject(new Error('asked')), recipe: () => Promise.reject(new Error('asked')) }

async function firstOf(q: string): Promise<string> {
  const found = await foundRecipes({ db: database.db, recipes, provider: 'none' }, { ...NO_QUERY, q })
  return (found.kind === 'found' && found.recipes[0]?.name) || ''
}

const CAKE = /^(?:Carrot cake|Orange and almond cake|Vegan chocolate loaf cake)/

test.each([
  ['cake', CAKE],
  ['cakes', CAKE],
  ['cookies', /flapjack|brownie/],
  ['biscuit', /flapjack|brownie/],
  ['bread', /bread(?! and feta)/i],
  ['rice cakes', /^Rice cakes/],
  ['wheat biscuits', /wheat biscuits/],
  ['rice pudding', /rice pudding/],
])('%s finds the dish before a food that is only called so', async (q, wanted) => {
  expect(await firstOf(q)).toMatch(wanted)
  expect((await suggestedRecipes(database.db, q)).recipes[0]?.name).toMatch(wanted)
})

test('a name says little of a dish where it only names a food with the same word', async () => {
  const { rows } = await database.pool.query<{ name: string; grade: number }>(
    `select name, grade from recipe join recipe_term using (position) where lexeme in ('cake', 'biscuit') and name_form is not null`,
  )
  const grades = new Map(rows.map(({ name, grade }) => [name, grade]))
  const whole = grades.get('Carrot cake with soft cheese icing') ?? 0
  for (const name of ['Rice cakes with edamame and nori', 'Overnight wheat biscuits with raspberries'])
    expect(grades.get(name), name).toBeLessThan(whole / 2)
})
