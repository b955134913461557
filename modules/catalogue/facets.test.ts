import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productCard } from './card.ts'
import {
  chooseByFacets,
  countFacets,
  DOSE_FORMS,
  facetChoices,
  facetEntries,
  NO_FACETS,
  readFacets,
  SHELF_DIETS,
  SHELF_ORDERS,
} from './facets.ts'
import { PRODUCT_IDS } from './product.ts'
import { WORDS } from './words.ts'

/** Prices and stock of the test's own: the dearest first, the second sold out, the last four announced. */
const SHELF = PRODUCT_IDS.map((id, place) =>
  productCard({
    ...WORDS[id],
    pricePence: 2400 - place * 300,
    vatRatePercent: 20,
    priceId: `price_${place}`,
    availableUnits: place === 1 ? 0 : 20,
    onSale: place < 4,
  }),
)
const chosen = (facets: Partial<typeof NO_FACETS>) =>
  chooseByFacets(SHELF, { ...NO_FACETS, ...facets }).map(({ id }) => id)

describe('facets of the shelf', () => {
  it('without any, everything is there in its own order', () => {
    expect(chosen({})).toEqual([...PRODUCT_IDS])
  })

  it.each([
    ['softgel', ['vitamin-d3-k2']],
    ['powder', SHELF.filter(({ form }) => form === 'powder').map(({ id }) => id)],
  ] as const)('%s holds what its packs hold', (form, ids) => {
    expect(ids.length).toBeGreaterThan(0)
    expect(chosen({ form })).toEqual(ids)
  })

  it('a diet holds what suits it, by the label', () => {
    for (const diet of ['vegan', 'vegetarian'] as const) {
      const suiting = PRODUCT_IDS.filter(id => WORDS[id].suits.includes(diet))
      expect(suiting.length).toBeLessThan(PRODUCT_IDS.length)
      expect(chosen({ diet })).toEqual(suiting)
    }
  })

  it('a nutrient is found wherever it is on a label', () => {
    expect(chosen({ nutrient: 'vitamin-k' })).toEqual(['vitamin-d3-k2'])
    expect(chosen({ nutrient: 'nobody-knows' })).toEqual([])
  })

  it('a bound includes its own pound, and in stock leaves out what is sold out or announced', () => {
    expect(chosen({ mostPounds: 9 })).toEqual(PRODUCT_IDS.slice(5))
    expect(chosen({ isInStock: true })).toEqual([PRODUCT_IDS[0], PRODUCT_IDS[2], PRODUCT_IDS[3]])
  })

  it('orders by price both ways, by price a day and by name', () => {
    expect(chosen({ order: 'price' })).toEqual([...PRODUCT_IDS].reverse())
    expect(chosen({ order: 'price-down' })).toEqual([...PRODUCT_IDS])
    const aDay = chooseByFacets(SHELF, { ...NO_FACETS, order: 'a-day' }).map(
      ({ pricePence, days }) => pricePence / days,
    )
    expect(aDay).toEqual(aDay.toSorted((a, b) => a - b))
    expect(chosen({ order: 'name' })[0]).toBe('biotin')
  })
})

describe('what can be asked', () => {
  it('offers forms and nutrients that are there, and bounds that divide', () => {
    const { forms, nutrients, mostPounds } = facetChoices(SHELF)
    expect(forms.map(([form]) => form)).toEqual(['capsule', 'softgel', 'tablet', 'powder'])
    expect(nutrients.map(([, name]) => name)).toContain('Vitamin K')
    expect(mostPounds).toEqual([5, 10, 15, 20])
    expect(facetChoices([]).forms).toEqual([])
  })
})

describe('facets in the address', () => {
  const some = <K extends string>(known: { readonly [key in K]: unknown }) =>
    fc.constantFrom('' as const, ...(Object.keys(known) as K[]))
  const facets = fc.record({
    form: some(DOSE_FORMS),
    diet: some(SHELF_DIETS),
    nutrient: fc.constantFrom('', 'magnesium', 'vitamin-d'),
    mostPounds: fc.option(fc.integer({ min: 1, max: 999 })),
    isInStock: fc.boolean(),
    order: some(SHELF_ORDERS),
  })

  it('come back as they went, and only what asks for something is written', () => {
    fc.assert(
      fc.property(facets, asked => {
        const entries = facetEntries(asked)
        expect(readFacets(new URLSearchParams(entries))).toEqual(asked)
        expect(entries.every(([, value]) => value !== '')).toBe(true)
        expect(countFacets(asked)).toBe(entries.length - (asked.order === '' ? 0 : 1))
      }),
    )
  })

  it.each(['form=__proto__&diet=toString&sort=constructor', 'most=0&stock=later', 'most=-5', 'most=1e9', 'most=ten'])(
    'asks for nothing with %s',
    query => {
      expect(readFacets(new URLSearchParams(query))).toEqual(NO_FACETS)
    },
  )
})
