import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { libraryRow } from '../library-row.ts'
import { ownRecipeOf, ownRecipes } from '../own-library.ts'
import type { RecipeSource } from '../provider/recipe-source.ts'
import { NO_QUERY } from '../search/recipe-query.ts'
import { seedRecipes } from '../seed.ts'
import { foundRecipes } from './found-recipes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await seedRecipes(database.db, ownRecipes().map(libraryRow))
})
afterAll(() => database.close())

const nobody: RecipeSource = {
  search: () => Promise.reject(new Error('The provider was asked')),
  recipe: () => Promise.reject(new Error('The provider was asked')),
}

async function found(q: string) {
  const answer = await foundRecipes({ db: database.db, recipes: nobody, provider: 'asked' }, { ...NO_QUERY, q })
  if (answer.kind !== 'found') throw new Error(`${answer.kind} for ${q}`)
  const recipes = answer.recipes.flatMap(({ id }) => ownRecipeOf(id) ?? [])
  expect(recipes).toHaveLength(answer.recipes.length)
  return { ...answer, recipes }
}

it('a time said among the words is kept to, by our own library, which the reader is told', async () => {
  const { recipes, note } = await found('fifteen minutes')
  expect(recipes.length).toBeGreaterThan(5)
  for (const { name, totalMinutes } of recipes) expect([name, totalMinutes <= 15]).toEqual([name, true])
  expect(note).toBe('own-only')
})

it('what somebody says they do not want is in none', async () => {
  const { recipes, total } = await found('chicken without dairy or onion')
  expect(total).toBeGreaterThan(3)
  for (const { name, allergens, ingredients } of recipes) {
    expect([name, allergens.includes('milk')]).toEqual([name, false])
    expect(ingredients.map(({ food }) => food.name)).not.toContain('Onion')
  }
})
