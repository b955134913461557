import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, keepUnits, NUTRIENTS, percentNrv } from './nutrients.ts'
import {
  availability,
  category,
  daysInPack,
  netQuantity,
  PICTURE_VIEWS,
  PRODUCT_IDS,
  packText,
  pictureNames,
  priceText,
  unitPriceText,
} from './product.ts'
import { WORDS } from './words.ts'

const shown = (id: (typeof PRODUCT_IDS)[number], pricePence: number) => ({ ...WORDS[id], pricePence })

describe('prices', () => {
  it('are shown in pounds with two decimals', () => {
    expect(priceText(946)).toBe('£9.46')
    expect(priceText(610)).toBe('£6.10')
    expect(priceText(5)).toBe('£0.05')
  })

  it('have a unit price: per piece for what is counted', () => {
    expect(unitPriceText(shown('magnesium-complex', 946))).toBe('10.5p each')
    expect(unitPriceText(shown('vitamin-d3-k2', 610))).toBe('10.2p each')
    expect(unitPriceText(shown('biotin', 565))).toBe('4.7p each')
    expect(unitPriceText(shown('collagen-capsules', 975))).toBe('10.8p each')
  })

  it('have a unit price: per 100 g for what is weighed', () => {
    expect(unitPriceText(shown('collagen-peptides', 1532))).toBe('£5.11 per 100 g')
    expect(unitPriceText(shown('creatine', 425))).toBe('£3.54 per 100 g')
  })

  it('times the pack come back to the price, within the rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), pence => {
        const text = unitPriceText(shown('magnesium-complex', pence))
        expect(Math.abs(Number.parseFloat(text) * 90 - pence)).toBeLessThanOrEqual(90 * 0.05 + 1e-6)
      }),
    )
  })
})

describe('packs', () => {
  it('say what is in them', () => {
    expect(packText(WORDS['magnesium-complex'])).toBe('90 capsules')
    expect(netQuantity(WORDS['vitamin-d3-k2'])).toBe('60 softgels, 24 g')
    expect(netQuantity(WORDS['collagen-peptides'])).toBe('300 g')
  })

  it('last whole days', () => {
    expect(PRODUCT_IDS.map(id => daysInPack(WORDS[id]))).toEqual([45, 60, 120, 30, 30, 30, 35, 90])
  })
})

describe('availability', () => {
  it.each([
    [{ onSale: true, availableUnits: 99 }, 'In stock'],
    [{ onSale: true, availableUnits: 6 }, 'In stock'],
    [{ onSale: true, availableUnits: 5 }, 'Only 5 left'],
    [{ onSale: true, availableUnits: 1 }, 'Only 1 left'],
    [{ onSale: true, availableUnits: 0 }, 'Out of stock'],
    [{ onSale: false, availableUnits: 99 }, 'Coming Soon'],
    [{ onSale: false, photographed: true, availableUnits: 99 }, 'Out of stock'],
  ])('%o is %s', (stock, label) => {
    expect(availability(stock).label).toBe(label)
  })
})

describe('labels', () => {
  it('are under the first word of their first nutrient', () => {
    expect(PRODUCT_IDS.map(id => category(WORDS[id]))).toEqual([
      'Magnesium',
      'Vitamin',
      'Biotin',
      'Collagen',
      'Collagen',
      'Mushroom',
      'Creatine',
      'Vitamin',
    ])
  })

  it('work out the share of the reference value', () => {
    expect(percentNrv('magnesium', 200)).toBe(53)
    expect(percentNrv('vitamin_d', 10)).toBe(200)
    expect(percentNrv('vitamin_k', 75)).toBe(100)
    expect(percentNrv('biotin', 50)).toBe(100)
    expect(percentNrv('vitamin_c', 200)).toBe(250)
    expect(percentNrv('collagen', 1.8)).toBeNull()
  })

  it('write amounts without empty decimals', () => {
    expect(amountText(200, 'mg')).toBe('200\u00a0mg')
    expect(amountText(3.41, 'g')).toBe('3.41\u00a0g')
    expect(amountText(8.100000001, 'g')).toBe('8.1\u00a0g')
    expect(keepUnits('Above 1,000 mg a day, 3 g.')).toBe('Above 1,000\u00a0mg a day, 3\u00a0g.')
    expect(keepUnits('2 glasses of 10')).toBe('2 glasses of 10')
    expect(amountText(1000, 'mg')).toBe('1,000\u00a0mg')
  })

  it('keep every dose below the guidance level', () => {
    for (const id of PRODUCT_IDS) {
      for (const { nutrient, amount } of WORDS[id].contents) {
        const { guidance } = NUTRIENTS[nutrient]
        if (guidance !== null) expect(amount, `${id}: ${nutrient}`).toBeLessThan(guidance)
      }
    }
  })

  it('have forms that add up to their nutrient, save where the form is heavier than what it gives', () => {
    const { contents } = WORDS['magnesium-complex']
    const forms = contents[0]?.forms ?? []
    expect(forms.reduce((sum, form) => sum + form.amount, 0)).toBe(contents[0]?.amount)
    // 131.13 of the 149.15 g in a mole of creatine monohydrate are creatine.
    expect((WORDS.creatine.contents[0]?.forms?.[0]?.amount ?? 0) * (131.13 / 149.15)).toBeCloseTo(3, 2)
  })
})

describe('pictures', () => {
  it('are four for what is photographed and none for what is announced', () => {
    expect(pictureNames(WORDS.biotin)).toEqual(PICTURE_VIEWS.map(view => `biotin-${view}`))
    expect(pictureNames(WORDS.creatine)).toEqual([])
  })
})
