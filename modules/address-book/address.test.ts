import fc from 'fast-check'
import { expect, test } from 'vitest'
import { postcodeOf, readAddress, typedAddress } from './address.ts'

const TYPED = { name: 'Ann Teal', line1: '22 Mill Lane', line2: '', city: 'Leeds', postcode: 'ls62zz' }

test('postcodes are spaced and in capitals, and what cannot be one is none', () => {
  expect(['ls6 2zz', 'M11AE', 'ec1a 1bb', 'B33 8TH', 'GIR 0AA', 'dn551pt'].map(postcodeOf)).toEqual([
    'LS6 2ZZ',
    'M1 1AE',
    'EC1A 1BB',
    'B33 8TH',
    'GIR 0AA',
    'DN55 1PT',
  ])
  for (const typed of ['', 'LS6', '90210', 'LS6 2CZ', 'D02 AF30', '2ZZ', 'L'.repeat(5000)]) {
    expect(postcodeOf(typed)).toBeNull()
  }
})

test('an address is read and shown again as it was typed', () => {
  const read = readAddress({ ...TYPED, line2: ' Flat  2 ' })
  expect(read).toMatchObject({
    ok: true,
    shipTo: { lines: ['22 Mill Lane', 'Flat 2'], postcode: 'LS6 2ZZ', country: 'GB' },
  })
  expect(read.ok && typedAddress(read.shipTo)).toEqual({ ...TYPED, line2: 'Flat 2', postcode: 'LS6 2ZZ' })
})

test('what is missing is asked for field by field', () => {
  const empty = { name: ' ', line1: '', line2: '', city: '', postcode: '' }
  const read = readAddress(empty)
  expect(read.ok ? [] : Object.keys(read.problems)).toEqual(['name', 'line1', 'city', 'postcode'])
})

test('the islands that VAT does not reach are not delivered to', () => {
  for (const postcode of ['JE2 3AB', 'GY1 1WR', 'IM1 1AE']) {
    expect(readAddress({ ...TYPED, postcode })).toMatchObject({
      ok: false,
      problems: { postcode: expect.stringContaining('only') },
    })
  }
})

test('whatever is typed, an address that is taken is whole and short', () => {
  const text = fc.string({ maxLength: 200 })
  fc.assert(
    fc.property(fc.record({ name: text, line1: text, line2: text, city: text, postcode: text }), typed => {
      const read = readAddress({ ...typed, postcode: 'LS6 2ZZ' })
      if (!read.ok) return
      const { name, lines, city } = read.shipTo
      expect([name, city, lines[0]].every(line => line !== undefined && line.trim() !== '')).toBe(true)
      expect([name, city, ...lines].every(line => line.length <= 100)).toBe(true)
    }),
  )
})
