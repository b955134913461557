import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stepped, typedNumber } from './typed-number.ts'

it.each([
  ['2', 2],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['½', 0.5],
  ['1 1/2', 1.5],
  ['1½', 1.5],
  ['0', 0],
  ['', null],
  ['-1', null],
  ['2 g', null],
  ['1/0', null],
  ['1e5', null],
  ['Infinity', null],
])('%j is %s', (text, number) => expect(typedNumber(text)).toBe(number))

it.each([
  [2, 'slice', 1, 3],
  [2, 'slice', -1, 1.5],
  [1, 'slice', -1, 0.75],
  [0.25, 'slice', -1, 0.25],
  [64, 'g', 1, 70],
  [5, 'g', -1, 1],
] as const)('%s %s by %s is %s', (count, unit, by, next) => expect(stepped(count, unit, by)).toBe(next))

it('never steps to nothing', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 9_999, noNaN: true }), fc.constantFrom('g', 'slice'), (count, unit) => {
      expect(stepped(count, unit, -1)).toBeGreaterThan(0)
      expect(stepped(count, unit, 1)).toBeGreaterThan(0)
    }),
  )
})
