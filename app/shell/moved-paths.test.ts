import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOVES, movedPath } from './moved-paths.ts'
import { removedPath } from './removed-paths.ts'

test.each([
  ['/dashboard/meals', '/dashboard/meal-planner'],
  ['/dashboard/log', '/dashboard/daily-log'],
  ['/supplements', '/shop/supplements'],
  ['/products', '/shop/supplements'],
  ['/supplements/biotin', '/shop/supplements/biotin'],
  ['/saved', '/dashboard/saved-recipes'],
  ['/meal-planner', '/dashboard/meal-planner'],
  ['/recipe/12345', '/recipes/12345'],
  ['/supplements/', '/shop/supplements'],
  ['/recipe/12345/', '/recipes/12345'],
])('%s lives at %s for good', (from, to) => {
  expect(movedPath(from, '')).toEqual({ to, status: 301 })
})

test('a search takes its query along, and browsers do not remember it for good', () => {
  expect(movedPath('/search', '?q=%E5%91%B3%E5%99%8C&page=2')).toEqual({
    to: '/recipes?q=%E5%91%B3%E5%99%8C&page=2',
    status: 302,
  })
})

test('an id is carried over letter by letter, even where it looks like a replacement pattern', () => {
  expect(movedPath('/recipe/$&$1', '')?.to).toBe('/recipes/$&$1')
  expect(movedPath('/supplements/%2F%2Fexample.com', '')?.to).toBe('/shop/supplements/%2F%2Fexample.com')
})

test.each([
  '/',
  '/recipes',
  '/recipes/1',
  '/supplements/a/b',
  '/recipe',
  '/recipe/',
  '/recipe/..',
  '/Products2',
  '//saved',
  '/dashboard',
  '',
])('%s has not moved', path => {
  expect(movedPath(path, '?x=1')).toBeNull()
})

test('no redirect leaves the site, whatever is asked', () => {
  const part = fc.oneof(
    fc.constantFrom('', 'recipe', 'supplements', 'saved', '//example.com', '\\example.com', '..'),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(part), fc.string(), (parts, query) => {
      const moved = movedPath(`/${parts.join('/')}`, `?${query}`)
      if (moved) expect(moved.to).toMatch(/^\/(dashboard|shop|recipes)\b/)
    }),
  )
})

test('no target moves again, and no source is junk', () => {
  for (const move of MOVES) {
    expect(movedPath(move.to.replace(':id', 'x'), '')).toBeNull()
    expect(removedPath(move.from.replace(':id', '12345'), '?callback=1')).toEqual({ removed: false })
  }
})
