import { afterAll, beforeAll, expect, it } from 'vitest'
import { faultInWords } from './faults.ts'
import { type FatSecretStandIn, startFatSecretStandIn } from './stand-in.ts'

const KEYS = { clientId: 'a', clientSecret: 'b' }

let standIn: FatSecretStandIn
let token: string
beforeAll(async () => {
  standIn = await startFatSecretStandIn(KEYS)
  token = (await tokenFor('a:b')).access_token
})
afterAll(() => standIn.stop())

async function tokenFor(keys: string, scope = 'basic') {
  const answer = await fetch(standIn.tokenUrl, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa(keys)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
  })
  return { status: answer.status, ...(await answer.json()) }
}

async function ask(params: Record<string, string>, bearer = token) {
  const answer = await fetch(standIn.apiUrl, {
    method: 'POST',
    headers: { Authorization: `Bearer ${bearer}` },
    body: new URLSearchParams({ format: 'json', ...params }),
  })
  return answer.json()
}

it('gives tokens for its keys and its scope only', async () => {
  expect(await tokenFor('a:b')).toMatchObject({ status: 200, token_type: 'Bearer', expires_in: 86_400 })
  expect(await tokenFor('a:c')).toEqual({ status: 400, error: 'invalid_client' })
  expect(await tokenFor('a:b', 'premier')).toEqual({ status: 400, error: 'invalid_scope' })
})

it('has the shapes of each version', async () => {
  const search_expression = 'red lentil'
  const one = async (method: string) => (await ask({ method, search_expression })).recipes
  expect(await one('recipes.search')).toMatchObject({
    total_results: '1',
    page_number: '0',
    recipe: { recipe_id: '101' },
  })
  expect(await one('recipes.search.v2')).toMatchObject({ recipe: { recipe_types: { recipe_type: ['Soup', 'Lunch'] } } })
  expect(await one('recipes.search.v3')).toMatchObject({ recipe: [{ recipe_id: '101' }] })
  expect((await ask({ method: 'recipes.search.v3', search_expression: 'nothing like it' })).recipes).toEqual({
    ...{ max_results: '20', page_number: '0', total_results: '0' },
  })
  const recipe = async (method: string) => (await ask({ method, recipe_id: '201' })).recipe
  expect((await recipe('recipe.get')).ingredients.ingredient.food_name).toBe('crackers')
  expect((await recipe('recipe.get.v2')).ingredients.ingredient).toHaveLength(1)
})

it.each([
  [{ method: 'recipes.search.v9' }, 10],
  [{ method: 'recipes.search.v3', max_results: '51' }, 107],
  [{ method: 'recipes.search.v3', page_number: 'two' }, 102],
  [{ method: 'recipe.get.v2' }, 101],
  [{ method: 'recipe.get.v2', recipe_id: 'abc' }, 105],
  [{ method: 'recipe.get.v2', recipe_id: '999' }, 106],
])('%j has error %i', async (params, code) => expect((await ask(params)).error.code).toBe(code))

it('knows no token that it did not give', async () => {
  expect((await ask({ method: 'recipe.get.v2', recipe_id: '101' }, 'made-up')).error.code).toBe(13)
})

it.each([
  ['sandbox slow', { kind: 'slow', milliseconds: 60_000 }],
  ['Sandbox 503 ', { kind: 'status', status: 503 }],
  ['sandbox error 11', { kind: 'error', code: 11 }],
  ['sandbox html', { kind: 'html' }],
  ['sandbox', null],
  ['lentil', null],
])('the words %j go wrong as %j', (words, fault) => expect(faultInWords(words)).toEqual(fault))

it('does not start when live', async () => {
  await expect(startFatSecretStandIn({ ...KEYS, appEnv: 'live' })).rejects.toThrow('does not start when live')
})
