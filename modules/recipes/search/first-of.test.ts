import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstOf } from './first-of.ts'

it('gives what sorting all and cutting would give, few of many and many of few', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), fc.integer({ min: 1, max: 600 }), (keys, most) => {
      const positions = Int32Array.from(keys.keys())
      const compare = (one: number, other: number) => (keys[other] ?? 0) - (keys[one] ?? 0) || one - other
      expect([...firstOf(positions, most, compare)]).toEqual([...positions].sort(compare).slice(0, most))
    }),
  )
})
