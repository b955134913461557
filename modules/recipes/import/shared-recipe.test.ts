import { expect, test } from 'vitest'
import { sharedRecipe } from './shared-recipe.ts'

const shared = (asked: Record<string, string>) => sharedRecipe(new URLSearchParams(asked))

test('an address is taken from wherever an app puts it', () => {
  expect(shared({ url: 'https://example.com/dal', text: 'Dal' })).toBe('https://example.com/dal')
  expect(shared({ title: 'Dal', text: 'https://example.com/dal' })).toBe('https://example.com/dal')
  expect(shared({ text: 'Look at this: https://example.com/dal?a=1#step' })).toBe('https://example.com/dal?a=1#step')
  expect(shared({ url: ' ', text: 'http://example.com/dal' })).toBe('http://example.com/dal')
})

test('a recipe stays a recipe, also where it names an address', () => {
  const recipe = '200 g rice\n1 onion\nFrom https://example.com/dal'
  expect(shared({ text: recipe })).toBe(recipe)
  expect(shared({ text: 'https://example.com/a or https://example.com/b' })).toBe(
    'https://example.com/a or https://example.com/b',
  )
  expect(shared({ text: '200 g rice' })).toBe('200 g rice')
  expect(shared({})).toBe('')
})
