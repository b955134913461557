import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPence, formatPenceBriefly, penceToPounds, poundsToPence } from './money.ts'

describe('money', () => {
  test.each([
    [0, '£0.00'],
    [5, '£0.05'],
    [946, '£9.46'],
    [2500, '£25.00'],
    [123_456, '£1,234.56'],
    [123_456_789, '£1,234,567.89'],
    [-295, '-£2.95'],
    [-0.2, '£0.00'],
  ])('%d pence is %s', (pence, text) => {
    expect(formatPence(pence)).toBe(text)
  })

  test('whole pounds lose their zeros in running text only', () => {
    expect(formatPenceBriefly(2500)).toBe('£25')
    expect(formatPenceBriefly(2550)).toBe('£25.50')
    expect(formatPenceBriefly(20_000)).toBe('£200')
  })

  test('pence survive the way through pounds and through words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), pence => {
        expect(poundsToPence(penceToPounds(pence))).toBe(pence)
        expect(Number(formatPence(pence).replace(/[£,]/g, ''))).toBe(penceToPounds(pence))
      }),
    )
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -0.01, 9.461, 1e9, '9.46', null, undefined, {}, 9n])(
    '%s is no price',
    value => {
      expect(poundsToPence(value)).toBeNull()
    },
  )
})
