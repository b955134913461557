import { expect, it } from 'vitest'
import { shortFigure, wholeFigure } from './figure-text.ts'

it.each([
  [1234.5, 1, '1,234.5', '1,234.5'],
  [8, 1, '8', '8.0'],
  [0.06, 1, '0.1', '0.1'],
  [2.25, 0, '2', '2'],
  [-3.456, 2, '-3.46', '-3.46'],
])('prints %d to %d decimals', (value, decimals, short, whole) => {
  expect(shortFigure(value, decimals)).toBe(short)
  expect(wholeFigure(value, decimals)).toBe(whole)
  // Asked again, of another number, in another order: a format is kept by both of its bounds.
  expect(wholeFigure(value, decimals)).toBe(whole)
  expect(shortFigure(value, decimals)).toBe(short)
})
