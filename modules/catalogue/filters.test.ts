import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categories, filterSearch, filterShelf, NO_FILTER, readFilter } from './filters.ts'
import { category, PRODUCT_IDS } from './product.ts'
import { WORDS } from './words.ts'

const SHELF = PRODUCT_IDS.map(id => ({ ...WORDS[id], category: category(WORDS[id]) }))
const found = (q: string, wanted = '') => filterShelf(SHELF, { q, category: wanted }).map(item => item.id)

describe('the search box', () => {
  it('finds words in the name, whatever their case', () => {
    expect(found('MAGNES')).toEqual(['magnesium-complex'])
  })

  it('finds words in the description', () => {
    expect(found('porridge')).toEqual(['collagen-peptides'])
  })

  it('finds the brand', () => {
    expect(found('thymewell')).toEqual([...PRODUCT_IDS])
  })

  it('does not read search words as a pattern', () => {
    expect(found('.*')).toEqual([])
  })
})

describe('the chips', () => {
  it('are each category once', () => {
    expect(categories(SHELF)).toEqual(['Magnesium', 'Vitamin', 'Biotin', 'Collagen', 'Mushroom', 'Creatine'])
  })

  it('keep their own products', () => {
    expect(found('', 'Vitamin')).toEqual(['vitamin-d3-k2', 'vitamin-c'])
    expect(found('fish', 'Collagen')).toEqual(['collagen-capsules', 'collagen-peptides'])
    expect(found('', 'Nonsense')).toEqual([])
  })
})

describe('the address', () => {
  it('is bare when everything is asked for', () => {
    expect(filterSearch(NO_FILTER)).toBe('')
  })

  it('comes back as it went', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 90 }),
        fc.string({ maxLength: 90 }),
        fc.boolean(),
        (q, wanted, isRecommended) => {
          const filter = { ...NO_FILTER, q: q.trim(), category: wanted.trim(), isRecommended }
          expect(readFilter(new URLSearchParams(filterSearch(filter)))).toEqual(filter)
        },
      ),
    )
  })

  it('is cut to a length that no shelf needs more than', () => {
    expect(readFilter(new URLSearchParams({ q: 'x'.repeat(10_000) })).q).toHaveLength(100)
  })
})
