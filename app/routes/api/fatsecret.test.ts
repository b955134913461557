import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { originContext, servicesContext } from '#app/context.ts'
import { RATE_RULES } from '#app/middleware/rate-limit.ts'
import type { Services } from '#app/services.ts'
import { keptForADay } from '#modules/recipes/commands/kept-answers.ts'
import { fatSecretSource } from '#modules/recipes/gateway.ts'
import { notFound, type RecipeSource } from '#modules/recipes/provider/recipe-source.ts'
import { type FatSecretStandIn, startFatSecretStandIn } from '#sandbox/fatsecret/stand-in.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import * as fatsecret from './fatsecret.ts'

const KEYS = { clientId: 'thymewell', clientSecret: 'kept to itself' }

let database: TestDatabase
let standIn: FatSecretStandIn
let recipes: RecipeSource
beforeAll(async () => {
  database = await testDatabase()
  standIn = await startFatSecretStandIn(KEYS)
})
afterAll(async () => {
  await standIn.stop()
  await database.close()
})
beforeEach(async () => {
  standIn.clearFaults()
  await database.db.deleteFrom('provider_cache').execute()
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const deps = { db: database.db, log, now: () => new Date() }
  recipes = keptForADay(deps, fatSecretSource({ ...KEYS, ...standIn }, deps, { repeats: 0, pauseMs: 1 }))
})

async function call(init: RequestInit, source = recipes) {
  const context = new RouterContextProvider()
  context.set(servicesContext, { recipes: source } as Services)
  context.set(originContext, 'http://shop.test')
  const request = new Request('http://shop.test/api/fatsecret', init)
  // What React Router hands over besides is not used by this route.
  const args: unknown = { request, context, params: {} }
  const act = fatsecret.action as (args: unknown) => Promise<Response>
  const response = request.method === 'GET' ? fatsecret.loader() : await act(args)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

function post(body: unknown, source = recipes, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const sent = { 'Content-Type': 'application/json', Accept: 'application/json', 'X-Request-Id': 'r-1', ...headers }
  return call({ method: 'POST', body: text, headers: sent }, source)
}

const around = { requestId: 'r-1', timestamp: 1_800_000_000_000 }
const search = (search_expression: string, params: object = {}) => ({
  ...around,
  method: 'recipes.search',
  params: {
    ...{ search_expression, page_number: '1', max_results: '20', recipe_categories: 'All', include_links: 'true' },
    ...{ flag_default_serving: 'true', ...params },
  },
})
const get = (recipe_id: unknown) => ({
  ...around,
  method: 'recipe.get',
  params: {
    ...{ recipe_id, include_ingredients: 'true', include_directions: 'true', include_nutrition: 'true' },
    include_serving_sizes: 'true',
  },
})

describe('a client written to the specification', () => {
  it('searches, counting pages from 1', async () => {
    const found = await post(search('jacket potato', { page_number: '2' }))
    expect(found.status).toBe(200)
    expect(found.headers.get('cache-control')).toBe('no-store')
    expect(found.body.recipes).toMatchObject({ page_number: '2', max_results: '20', total_results: '25' })
    expect(found.body.recipes.recipe).toHaveLength(5)
    expect(found.body.recipes.recipe[0]).toMatchObject({
      recipe_id: '321',
      recipe_name: 'Jacket Potato with Sour Cream',
      recipe_image: expect.stringMatching(/^https:/),
      cooking_time_min: '30',
      serving_sizes: [{ number_of_units: '4', calories: '330' }],
    })
    expect(found.body.attribution).toEqual({
      text: 'Powered by fatsecret Platform API',
      address: 'https://platform.fatsecret.com',
    })
  })

  it('finds nothing without a failure, and no ham in what it finds', async () => {
    expect((await post(search("'; drop table provider_cache; -- 🍝"))).body.recipes).toMatchObject({
      ...{ total_results: '0', recipe: [] },
    })
    expect(JSON.stringify((await post(search('lentil'))).body)).not.toMatch(/\bham\b|alert|javascript/i)
  })

  it('reads a recipe', async () => {
    const { status, body } = await post(get('101'))
    expect(status).toBe(200)
    expect(body.recipe).toMatchObject({
      ...{ recipe_id: '101', recipe_name: 'Red Lentil Soup', cooking_time_min: '35', number_of_servings: '4' },
      serving_sizes: [{ number_of_units: '4', calories: '246', protein: '14.2' }],
    })
    expect(body.recipe.ingredients[0]).toBe('200 g red lentils')
    expect(body.recipe.directions.direction[2].direction_description).toMatch(/^Simmer/)
  })
})

describe('refusals', () => {
  it.each([
    ['999', 404, 'Recipe 999 not found'],
    ['103', 404, 'Recipe 103 not found'],
    ['abc', 404, 'Recipe abc not found'],
    ['<script>x</script>1e9', 404, 'Recipe 1e9 not found'],
    ['9'.repeat(100), 404, `Recipe ${'9'.repeat(40)} not found`],
    ['', 400, 'recipe_id is missing.'],
    [undefined, 400, 'recipe_id is missing.'],
  ])('recipe %j', async (id, status, error) => expect(await post(get(id))).toMatchObject({ status, body: { error } }))

  it.each([
    ['blank words', search(' \u0000 ')],
    ['too many words', search('x'.repeat(500))],
    ['page 0', search('soup', { page_number: '0' })],
    ['page -1', search('soup', { page_number: '-1' })],
    ['page 1e9', search('soup', { page_number: '1e9' })],
    ['a page of letters', search('soup', { page_number: 'two' })],
    ['more than 50', search('soup', { max_results: '51' })],
    ['another method', { ...around, method: 'foods.search', params: {} }],
    ['no method', {}],
    ['no object', '"recipes.search"'],
    ['no JSON', '{'],
  ])('%s asks nobody', async (_, body) => {
    const before = standIn.calls.length
    expect(await post(body)).toMatchObject({ status: 400, body: { error: expect.stringMatching(/\.$/) } })
    expect(standIn.calls).toHaveLength(before)
  })

  it('takes JSON by POST only, and not too much of it', async () => {
    expect((await call({ method: 'GET' })).status).toBe(405)
    expect((await call({ method: 'PUT', body: '{}' })).headers.get('allow')).toBe('POST, OPTIONS')
    expect((await post(get('1'), recipes, { 'Content-Type': 'text/plain' })).status).toBe(415)
    expect((await post({ ...get('1'), more: 'x'.repeat(20_000) })).status).toBe(413)
  })
})

describe('when the provider fails', () => {
  it.each([
    [{ kind: 'status', status: 500 }, 503, /^Failed to fetch recipe 101: API request failed \(500\): /],
    [{ kind: 'error', code: 11 }, 503, /^Failed to fetch recipe 101: API Error: /],
    [{ kind: 'error', code: 21 }, 502, /^Failed to fetch recipe 101: API Error: /],
    [{ kind: 'html' }, 503, /^Failed to fetch recipe 101: Invalid JSON response from API: /],
    [{ kind: 'list' }, 503, /^Failed to fetch recipe 101: Invalid API response structure$/],
    [{ kind: 'no-data' }, 503, /^Failed to fetch recipe 101: Invalid response: missing recipe data$/],
  ] as const)('%j is answered with %i, in the words of the specification', async (fault, status, error) => {
    standIn.fault({ fault })
    const answer = await post(get('101'))
    expect(answer).toMatchObject({ status, body: { error: expect.stringMatching(error) } })
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '30' : null)
    expect(JSON.stringify(answer.body)).not.toMatch(/203\.0\.113|kept to itself|127\.0\.0\.1/)
  })

  it('so is a search', async () => {
    standIn.fault({ fault: { kind: 'no-data' } })
    expect(await post(search('soup'))).toMatchObject({ status: 503, body: { error: 'No recipes data in response' } })
  })
})

it('another source answers in the same fields', async () => {
  const own: RecipeSource = {
    search: async ({ page, pageSize }) => ({
      ok: true,
      value: { cards: [], page, pageSize, total: 0, attribution: null, note: null },
    }),
    recipe: async id => notFound(id),
  }
  expect((await post(search('soup'), own)).body).toEqual({
    recipes: { page_number: '1', max_results: '20', total_results: '0', recipe: [] },
  })
  expect((await post(get('101'), own)).status).toBe(404)
})

it('has a rate limit of its own', () => {
  expect(RATE_RULES.find(rule => rule.path.test('/api/fatsecret'))?.requests).toBe(30)
})
