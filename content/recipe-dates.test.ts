import { expect, test } from 'vitest'
import { publishedOn } from './recipe-dates.ts'
import { RECIPES } from './recipes.ts'

test('no recipe that was added later has the first day', () => {
  const days = RECIPES.map(({ id }) => publishedOn(id))
  expect(days.filter(day => day === '2026-11-21')).toHaveLength(213)
  for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
})
