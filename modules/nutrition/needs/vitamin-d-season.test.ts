import { expect, test } from 'vitest'
import { isVitaminDSeason } from './vitamin-d-season.ts'

test.each([
  ['2026-09-30', false],
  ['2026-10-01', true],
  ['2026-12-31', true],
  ['2027-01-01', true],
  ['2027-03-31', true],
  ['2027-04-01', false],
])('vitamin D is advised on %s: %s', (day, isAdvised) => {
  expect(isVitaminDSeason(Number(day.slice(5, 7)))).toBe(isAdvised)
})
