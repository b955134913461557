import { expect, test } from 'vitest'
import { readQuietHours } from './quiet-hours.ts'

test.each([
  ['22:30', '07:00', { from: '22:30', to: '07:00' }],
  ['00:00', '23:59', { from: '00:00', to: '23:59' }],
  ['', '', null],
])('%s to %s is kept as it was typed', (from, to, quiet) => {
  expect(readQuietHours(from, to)).toEqual({ ok: true, quiet })
})

test.each([
  ['22:30', '', /two times/],
  ['', '07:00', /two times/],
  ['24:00', '07:00', /two times/],
  ['9:00', '17:00', /two times/],
  ["22:30'; --", '07:00', /two times/],
  ['22:30', '22:30', /must differ/],
])('%s to %s is refused in words', (from, to, words) => {
  const read = readQuietHours(from, to)
  expect(!read.ok && read.problem).toMatch(words)
})
