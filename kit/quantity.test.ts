import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampQuantity, quantityAfterKey, readQuantity } from './quantity.ts'

const range = fc.record({ min: fc.integer({ min: 0, max: 5 }), max: fc.integer({ min: 5, max: 99 }) })

describe('clampQuantity', () => {
  it('always gives a whole number inside the range', () => {
    fc.assert(
      fc.property(fc.double(), range, (wanted, limits) => {
        const { value } = clampQuantity(wanted, limits)
        expect(Number.isInteger(value)).toBe(true)
        expect(value).toBeGreaterThanOrEqual(limits.min)
        expect(value).toBeLessThanOrEqual(limits.max)
      }),
    )
  })

  it('says so when more was wanted than there may be', () => {
    expect(clampQuantity(13, { min: 1, max: 12 })).toEqual({ value: 12, over: true })
    expect(clampQuantity(12, { min: 1, max: 12 })).toEqual({ value: 12, over: false })
  })

  it('lets the minimum win over a maximum below it', () => {
    expect(clampQuantity(3, { min: 1, max: 0 })).toEqual({ value: 1, over: true })
  })
})

describe('readQuantity', () => {
  it('reads digits and nothing else', () => {
    const limits = { min: 1, max: 99 }
    expect(readQuantity(' 7 ', 3, limits).value).toBe(7)
    for (const text of ['', '1.5', '-2', '1e9', 'NaN', 'seven', '0x10', '½']) {
      expect(readQuantity(text, 3, limits), text).toEqual({ value: 3, over: false })
    }
    expect(readQuantity('0', 3, limits).value).toBe(1)
    expect(readQuantity('9'.repeat(400), 3, limits)).toEqual({ value: 99, over: true })
  })

  it('never throws and never leaves the range, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), range, (text, limits) => {
        const { value } = readQuantity(text, limits.min, limits)
        expect(value >= limits.min && value <= limits.max && Number.isInteger(value)).toBe(true)
      }),
    )
  })
})

describe('quantityAfterKey', () => {
  it('follows the keys of a number field', () => {
    const limits = { min: 1, max: 20 }
    expect(
      ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'a'].map(key => quantityAfterKey(key, 5, limits)),
    ).toEqual([6, 4, 15, -5, 1, 20, null])
  })
})
