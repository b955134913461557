import { describe, expect, it } from 'vitest'
import { readPaste } from '../forms.ts'
import { allergenWords, countedWords, energyCompared, statedCompared } from './site-comparison.ts'
import { NOTHING_STATED } from './written-recipe.ts'

it.each([
  ['https://example.com/soup', 'https://example.com/soup'],
  ['  HTTP://EXAMPLE.COM  ', 'HTTP://EXAMPLE.COM'],
  ['example.com/soup', 'https://example.com/soup'],
  ['www.example.co.uk', 'https://www.example.co.uk'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%j is the address %j', (pasted, address) => expect(readPaste({ pasted })).toEqual({ kind: 'address', address }))

it.each(['2 eggs', 'see example.com/soup', 'Soup\n2 eggs'])('%j is text', pasted => {
  expect(readPaste({ pasted })).toEqual({ kind: 'text', text: pasted })
})

it.each([undefined, null, 7, {}, '', ' ', 'soup', '../etc', 'x\n'.repeat(20_000)])('%.20j is neither', pasted => {
  expect(readPaste({ pasted }).kind).toBe('bad')
})

describe('what a site states', () => {
  const serving = { energyKcal: 515, proteinG: 20, carbohydrateG: 60, fatG: 12 }
  const stated = { ...NOTHING_STATED, energyKcal: 420, proteinG: 14.4 }

  it('stands beside what the ingredients add up to', () => {
    const whole = { serving, known: 5, of: 5 }
    expect(energyCompared(stated, whole, 'kcal')).toBe('The site says 420 kcal; its ingredients add up to 515.')
    expect(energyCompared(stated, whole, 'kJ')).toBe('The site says 1757 kJ; its ingredients add up to 2155.')
    expect(energyCompared(stated, { ...whole, known: 4 }, 'kcal')).toMatch(/add up to at least 515\.$/)
    expect(energyCompared(NOTHING_STATED, whole, 'kcal')).toBeNull()
    expect(statedCompared(stated, whole).map(({ name, stated, computed }) => [name, stated, computed])).toEqual([
      ['Protein', 14, 20],
    ])
  })

  it('no allergen is denied where a food is unknown', () => {
    expect(allergenWords({ allergens: [], allergensComplete: true })).toMatch(/^none of the 14/)
    expect(allergenWords({ allergens: [], allergensComplete: false })).toMatch(/^we cannot tell/)
    expect(allergenWords({ allergens: ['milk'], allergensComplete: true })).toBe('milk')
    expect(allergenWords({ allergens: ['milk'], allergensComplete: false })).toMatch(
      /^milk, and perhaps more: .* packs differ/,
    )
  })

  it('how many are counted is said', () => {
    expect(countedWords({ known: 1, of: 1 })).toBe('The one ingredient is counted.')
    expect(countedWords({ known: 5, of: 5 })).toBe('All 5 ingredients are counted.')
    expect(countedWords({ known: 4, of: 5 })).toBe('4 of 5 ingredients are counted; the others would add to this.')
  })
})
