import { expect, test } from 'vitest'
import { daysOf } from './recipe-dates.ts'
import { recipeHash } from './recipe-hash.ts'
import { RECIPES } from './recipes.ts'

test('every recipe is as it was on the day of its last change: npm run dates notes another', () => {
  const other = RECIPES.filter(recipe => daysOf(recipe.id).hash !== recipeHash(recipe))
  expect(other.map(({ id, name }) => `${id} ${name}`)).toEqual([])
})

test('no recipe changed before it was published, and those of the first day are still of it', () => {
  const days = RECIPES.map(({ id }) => daysOf(id))
  for (const { published, changed } of days) {
    expect(published).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(changed >= published).toBe(true)
  }
  expect(days.filter(({ published }) => published === '2026-11-21')).toHaveLength(213)
  expect(new Set(days.map(({ changed }) => changed)).size).toBeGreaterThan(2)
})

test('what a cook reads makes a change, and where a recipe is shown makes none', () => {
  const [first] = RECIPES
  if (!first) throw new Error('no recipes')
  expect(recipeHash({ ...first, steps: [...first.steps, 'Serve.'] })).not.toBe(recipeHash(first))
  expect(recipeHash({ ...first, serves: first.serves + 1 })).not.toBe(recipeHash(first))
  const { sample: _, ...unshown } = first
  expect(recipeHash({ ...unshown, sample: true })).toBe(recipeHash(unshown))
})
