import { expect, test } from 'vitest'
import { knownText } from './known-text.ts'

test.each([
  ['what is known to one decimal', { amount: 12.84, most: 12.84, coverage: 1 }, '12.8'],
  ['what is known in part, rounded down', { amount: 12.87, most: Infinity, coverage: 0.5 }, 'at least 12.8'],
  ['nought that is known', { amount: 0, most: 0, coverage: 1 }, '0'],
  ['nothing known of it', { amount: 0, most: Infinity, coverage: 0 }, '–'],
  ['nothing known of all but foods without any', { amount: 0.04, most: 9, coverage: 0.5 }, '–'],
])('%s', (_, figure, words) => {
  expect(knownText(figure)).toBe(words)
})
