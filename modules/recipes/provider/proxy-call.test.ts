import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readProxyCall } from '../forms.ts'

/** As the specification's client sends it: everything is text, and much of it the provider does not know. */
const SEARCH = {
  method: 'recipes.search',
  params: {
    ...{ search_expression: ' lentil ', page_number: '2', max_results: '20', recipe_categories: 'All' },
    ...{ include_links: 'true', flag_default_serving: 'true' },
  },
  requestId: 'a-1',
  timestamp: 1,
}
const GET = { method: 'recipe.get', params: { recipe_id: '91', include_ingredients: 'true' } }
const search = (params: object) => readProxyCall({ ...SEARCH, params: { ...SEARCH.params, ...params } })

it('reads both methods', () => {
  const query = { words: 'lentil', page: 2, pageSize: 20 }
  expect(readProxyCall(SEARCH)).toEqual({ ok: true, method: 'recipes.search', query })
  expect(readProxyCall(GET)).toEqual({ ok: true, method: 'recipe.get', id: '91' })
  expect(readProxyCall({ ...GET, params: { recipe_id: 91 } })).toMatchObject({ id: '91' })
  expect(search({ page_number: undefined, max_results: undefined })).toMatchObject({ query: { page: 1, pageSize: 50 } })
  expect(search({ page_number: 3, max_results: 1 })).toMatchObject({ query: { page: 3, pageSize: 1 } })
})

it.each([
  ...[{ search_expression: '' }, { search_expression: ' \u0000 ' }, { search_expression: 'x'.repeat(200) }],
  ...[{ search_expression: 7 }, { search_expression: undefined }, { page_number: '0' }, { page_number: '-1' }],
  ...[
    { page_number: '1e9' },
    { page_number: 1e9 },
    { page_number: 'two' },
    { page_number: '1.5' },
    { page_number: '' },
  ],
  ...[{ max_results: '51' }, { max_results: '0' }, { max_results: {} }],
])('a search with %j is refused in words', params => {
  expect(search(params)).toEqual({ ok: false, status: 400, error: expect.stringMatching(/^[a-z_]+ must be .*\.$/) })
})

it.each([
  ['', 400],
  [undefined, 400],
  [{}, 400],
  ['abc', 404],
  ['-1', 404],
  ['1e9', 404],
  ['9'.repeat(60), 404],
  ["1' or '1'='1", 404],
])('recipe %j is answered with %i', (recipe_id, status) => {
  expect(readProxyCall({ method: 'recipe.get', params: { recipe_id } })).toMatchObject({ ok: false, status })
})

it.each([null, [], 'recipes.search', {}, { method: 'foods.search' }, { method: 'recipes.search.v3' }, { method: 7 }])(
  'there is no call in %j',
  body => expect(readProxyCall(body)).toMatchObject({ ok: false, status: 400 }),
)

it('nothing makes it throw', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom('recipes.search', 'recipe.get', 'x'), (params, method) => {
      expect(typeof readProxyCall({ method, params }).ok).toBe('boolean')
    }),
  )
})
