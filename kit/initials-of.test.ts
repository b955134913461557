import fc from 'fast-check'
import { expect, it } from 'vitest'
import { initialsOf, WASHES, washOf } from './initials-of.ts'

it('takes the letters a person would take', () => {
  const cases: [string, string][] = [
    ['Apple and almonds', 'AA'],
    ['Magnesium Complex', 'MC'],
    ['A bowl of lentils', 'BL'],
    ['Vitamin D3 + K2', 'VD'],
    ['Biotin', 'Bi'],
    ['Lion’s Mane', 'LM'],
    ['éclair', 'Éc'],
    ['the', 'Th'],
    ['', ''],
    ['— … +', ''],
  ]
  for (const [name, initials] of cases) expect(initialsOf(name), name).toBe(initials)
})

it('gives at most two characters and one of the four washes for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), name => {
      expect(WASHES).toContain(washOf(name))
      expect(washOf(name)).toBe(washOf(name))
      expect(initialsOf(name)).not.toMatch(/\s/)
    }),
  )
})
