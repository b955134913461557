import { describe, expect, it } from 'vitest'
import { comparison } from './comparison.ts'
import { productPage } from './label.ts'
import { PRODUCT_IDS, type ProductId } from './product.ts'
import { WORDS } from './words.ts'

const page = (id: ProductId, pricePence = 1000) =>
  productPage({ ...WORDS[id], pricePence, vatRatePercent: 20, priceId: 'price_x', availableUnits: 9, onSale: true })
const rowOf = (one: ProductId, other: ProductId, term: string) =>
  comparison(page(one), page(other)).find(row => row.term === term)?.values

describe('two products side by side', () => {
  it('has every nutrient of either, and a dash where the other gives none', () => {
    expect(rowOf('magnesium-complex', 'biotin', 'Magnesium')).toEqual(['200\u00a0mg, 53\u00a0% NRV', '–'])
    expect(rowOf('magnesium-complex', 'biotin', 'Biotin')?.[0]).toBe('–')
  })

  it('puts what both give in one row, without a share where no reference is set', () => {
    const amounts = comparison(page('collagen-capsules'), page('collagen-peptides')).filter(({ isAmount }) => isAmount)
    expect(amounts.map(({ values }) => values)).toEqual([['1.8\u00a0g', '10\u00a0g']])
  })

  it('says what a day costs, and what is in it that somebody may not eat', () => {
    const [price, aDay] = comparison(page('biotin', 565), page('collagen-capsules', 975))
    expect(price?.values).toEqual(['£5.65', '£9.75'])
    expect(aDay?.values[0]).toBe('£0.05, a pack lasts 120 days')
    expect(rowOf('biotin', 'collagen-capsules', 'Allergens')).toEqual(['None of the 14', 'Contains fish'])
  })

  it('turns round with the two, for every pair', () => {
    for (const one of PRODUCT_IDS)
      for (const other of PRODUCT_IDS) {
        const there = new Map(comparison(page(one), page(other)).map(({ term, values }) => [term, values]))
        for (const { term, values } of comparison(page(other), page(one)))
          expect(there.get(term)).toEqual([values[1], values[0]])
      }
  })
})
