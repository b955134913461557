import { describe, expect, it } from 'vitest'
import { ukReference } from '../needs/reference-intakes.ts'
import { nutrientPages } from './nutrient-pages.ts'
import { type OwnReader, ownReference, READER_STATES, type ReaderState, readerWords, readReader } from './own-reader.ts'
import { pageReference, referenceTable } from './page-reference.ts'

const STATES: { readonly [S in ReaderState]: object } = {
  neither: {},
  pregnant: { pregnancy: { trimester: 1 } },
  'last-trimester': { pregnancy: { trimester: 3 } },
  feeding: { breastfeeding: { months: 1 } },
  'feeding-later': { breastfeeding: { months: 8 } },
}

describe('a reader’s own reference', () => {
  it('is that of the UK for every page, age, sex and state', () => {
    for (const page of nutrientPages()) {
      const table = referenceTable(page)
      if (!table) continue
      for (const ageYears of [1, 5, 12, 17, 19, 34, 50, 64, 80, 120]) {
        for (const sex of ['female', 'male'] as const)
          expect(ownReference(table, { sex, ageYears, state: 'neither' })).toBe(pageReference(page, sex, ageYears))
        if (ageYears < 12 || page.slug === 'free-sugars' || page.slug === 'salt') continue
        for (const state of Object.keys(READER_STATES) as ReaderState[])
          expect(ownReference(table, { sex: 'female', ageYears, state }), `${page.slug} ${ageYears} ${state}`).toBe(
            ukReference({ sex: 'female', ageYears, ...STATES[state] }, page.key)?.amount ?? null,
          )
      }
    }
  })

  it('adds nothing for a man, whatever was kept', () => {
    const kept = readReader({ sex: 'male', ageYears: 40, state: 'pregnant' })
    expect(kept).toEqual({ sex: 'male', ageYears: 40, state: 'neither' })
  })

  it.each([
    null,
    'x',
    {},
    { sex: 'x' },
    { sex: 'male', ageYears: 0, state: 'neither' },
    { sex: 'male', ageYears: 3.5 },
  ])('is nobody’s where %j was kept', value => expect(readReader(value)).toBeNull())

  it('is told with whose it is', () => {
    const reader: OwnReader = { sex: 'female', ageYears: 34, state: 'pregnant' }
    expect(readerWords(reader)).toBe('your own: woman, 34, pregnant')
    expect(readerWords({ sex: 'male', ageYears: 12, state: 'neither' })).toBe('your own: boy, 12')
  })
})
