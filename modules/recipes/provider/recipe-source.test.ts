import { expect, it } from 'vitest'
import type { Recipe } from '../recipe.ts'
import {
  notFound,
  type RecipeAnswer,
  type RecipePage,
  type RecipeSource,
  searchWords,
  withOwnLibrary,
} from './recipe-source.ts'

it.each([
  ['  lentil   soup ', 'lentil soup'],
  ['crème\u0000 brûlée\u202e', 'crème brûlée'],
  ["'; drop table recipe; --", "'; drop table recipe; --"],
  ['🍝', '🍝'],
  ['<script>x</script>pie', 'pie'],
  ['', null],
  [' \u0007\n', null],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), null],
  ['x'.repeat(1e6), null],
])('%j is searched as %j', (typed, words) => expect(searchWords(typed)).toBe(words))

it.each([
  ['12345', 'Recipe 12345 not found'],
  ['<img onerror=a>x', 'Recipe x not found'],
  ['9'.repeat(90), `Recipe ${'9'.repeat(40)} not found`],
])('nothing under %s', (id, words) => expect(notFound(id).problem).toEqual({ reason: 'not-found', words }))

const card = (id: string) => ({ id }) as Recipe & { caloriesKcal: null }
const page = (...ids: string[]): RecipeAnswer<RecipePage> => ({
  ok: true,
  value: { cards: ids.map(card), page: 1, pageSize: 20, total: ids.length, attribution: null, note: null },
})
const source = (found: RecipeAnswer<RecipePage>, ids: string[] = []): RecipeSource => ({
  search: async () => found,
  recipe: async id => (ids.includes(id) ? { ok: true, value: { recipe: card(id), attribution: null } } : notFound(id)),
})
const query = { words: 'lentil', page: 1, pageSize: 20 }
const away: RecipeAnswer<RecipePage> = { ok: false, problem: { reason: 'away', words: 'away' } }

it('the provider answers a search as long as it can, also with nothing', async () => {
  expect(await withOwnLibrary(source(page('1')), source(page('9'))).search(query)).toEqual(page('1'))
  expect(await withOwnLibrary(source(page()), source(page('9'))).search(query)).toEqual(page())
})

it('while it is away we answer ourselves and say so; when we have nothing, nobody knows', async () => {
  const found = await withOwnLibrary(source(away), source(page('9'))).search(query)
  expect(found).toMatchObject({ ok: true, value: { cards: [{ id: '9' }], note: 'provider-away' } })
  expect(await withOwnLibrary(source(away), source(page())).search(query)).toEqual(away)
})

it('a recipe of ours is ours, any other is asked for at the provider', async () => {
  const both = withOwnLibrary(source(page(), ['1']), source(page(), ['9']))
  expect(await both.recipe('9')).toMatchObject({ ok: true, value: { recipe: { id: '9' } } })
  expect(await both.recipe('1')).toMatchObject({ ok: true, value: { recipe: { id: '1' } } })
  expect(await both.recipe('5')).toEqual(notFound('5'))
})
