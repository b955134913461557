import { describe, expect, it } from 'vitest'
import { productCard } from './card.ts'
import { PRODUCT_IDS, type Product } from './product.ts'
import { breadcrumbData, type DeliveryTerms, productData, questionsData, shelfData } from './structured-data.ts'
import { WORDS } from './words.ts'

const ORIGIN = 'https://shop.example'
const TERMS: DeliveryTerms = {
  choices: [
    { name: 'Standard delivery', pricePence: 295, minWorkingDays: 2, maxWorkingDays: 3 },
    { name: 'Express delivery, next working day', pricePence: 495, minWorkingDays: 1, maxWorkingDays: 1 },
  ],
  handlingDays: { min: 0, max: 1 },
  returnDays: 14,
}

function card(changes: Partial<Product> = {}) {
  return productCard({
    ...WORDS.biotin,
    pricePence: 565,
    vatRatePercent: 20,
    priceId: 'price_1',
    availableUnits: 99,
    onSale: true,
    ...changes,
  })
}

function data(changes: Partial<Product> = {}) {
  const shown = card(changes)
  const pictures = shown.pictures.map(picture => `/pictures/${picture.name}-640.webp`)
  const made = productData({ ...shown, pictures }, TERMS, ORIGIN)
  // As a search engine gets it: through JSON.
  return made === null ? null : JSON.parse(JSON.stringify(made))
}

describe('Reviews', () => {
  const rated = (said: Parameters<typeof productData>[3]) => {
    const made = productData({ ...card(), pictures: ['/pictures/a.webp'] }, TERMS, ORIGIN, said)
    return JSON.parse(JSON.stringify(made))
  }

  it('are told with what they come to, in the fields that Google documents', () => {
    const review = { stars: 2, title: 'Too large', body: 'Hard to swallow.', name: 'A buyer', on: '2026-11-23' }
    expect(rated({ rating: { count: 3, average: 3.7 }, reviews: [review] })).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 3.7, reviewCount: 3, bestRating: 5, worstRating: 1 },
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'A buyer' },
          datePublished: '2026-11-23',
          name: 'Too large',
          reviewBody: 'Hard to swallow.',
          reviewRating: { '@type': 'Rating', ratingValue: 2, bestRating: 5, worstRating: 1 },
        },
      ],
    })
  })

  it('that are not there are not told of', () => {
    for (const made of [rated(null), data()]) {
      expect(made).not.toHaveProperty('aggregateRating')
      expect(made).not.toHaveProperty('review')
    }
  })
})

describe('Product', () => {
  it('says what the page says', () => {
    const shown = card()
    expect(data()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: shown.name,
      description: shown.description,
      sku: 'biotin',
      brand: { '@type': 'Brand', name: shown.brand },
      url: `${ORIGIN}/shop/supplements/biotin`,
    })
    expect(data().image).toEqual([
      `${ORIGIN}/pictures/biotin-front-640.webp`,
      `${ORIGIN}/pictures/biotin-back-label-640.webp`,
      `${ORIGIN}/pictures/biotin-contents-640.webp`,
      `${ORIGIN}/pictures/biotin-in-use-640.webp`,
      `${ORIGIN}/pictures/biotin-in-scale-640.webp`,
    ])
  })

  it('says the price before while the page does, and no price before otherwise', () => {
    const reduced = { pricePence: 495, wasPence: 565 }
    expect(card(reduced).reduction).toBe('Reduced. Lowest price in the 30 days before: £5.65')
    expect(data(reduced).offers.priceSpecification).toMatchObject([
      { price: '4.95' },
      { priceType: 'https://schema.org/StrikethroughPrice', price: '5.65' },
    ])
    expect(card().reduction).toBeNull()
    expect(data().offers.priceSpecification).toMatchObject({ price: '5.65' })
  })

  it('offers it at the price shown', () => {
    expect(`£${data({ pricePence: 610 }).offers.price}`).toBe(card({ pricePence: 610 }).price)
    expect(data().offers).toMatchObject({
      '@type': 'Offer',
      priceCurrency: 'GBP',
      itemCondition: expect.stringContaining('New'),
    })
  })

  it.each([
    [99, 'InStock'],
    [3, 'InStock'],
    [0, 'OutOfStock'],
  ])('with %i units says %s', (availableUnits, state) => {
    expect(data({ availableUnits }).offers.availability).toBe(`https://schema.org/${state}`)
  })

  it('is silent about what is only announced', () => {
    expect(data({ onSale: false, photographed: false })).toBeNull()
  })

  it('names both ways of delivery, whole', () => {
    const shipping = data().offers.shippingDetails
    expect(shipping).toHaveLength(2)
    expect(shipping[0]).toMatchObject({
      '@type': 'OfferShippingDetails',
      shippingRate: { value: '2.95', currency: 'GBP' },
      shippingDestination: { addressCountry: 'GB' },
      deliveryTime: { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 2, maxValue: 3 } },
    })
    expect(shipping[1].shippingRate.value).toBe('4.95')
  })

  it('states the 14 days for returns', () => {
    expect(data().offers.hasMerchantReturnPolicy).toMatchObject({
      applicableCountry: 'GB',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
    })
  })
})

describe('lists', () => {
  it('hold every product with its place and address', () => {
    const list = JSON.parse(
      JSON.stringify(
        shelfData(
          PRODUCT_IDS.map(id => WORDS[id]),
          ORIGIN,
        ),
      ),
    )
    expect(list.numberOfItems).toBe(8)
    expect(list.itemListElement.map((item: { position: number }) => item.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(list.itemListElement[0]).toMatchObject({
      name: 'Magnesium Complex',
      url: `${ORIGIN}/shop/supplements/magnesium-complex`,
    })
  })

  it('lead from home to the product', () => {
    const crumbs = JSON.parse(JSON.stringify(breadcrumbData(ORIGIN, WORDS.biotin)))
    expect(crumbs.itemListElement.map((step: { name: string }) => step.name)).toEqual([
      'Home',
      'Shop Supplements',
      'Biotin',
    ])
    expect(JSON.parse(JSON.stringify(breadcrumbData(ORIGIN))).itemListElement).toHaveLength(2)
  })

  it('hold each question with its one answer', () => {
    const faq = JSON.parse(JSON.stringify(questionsData(WORDS.biotin.questions)))
    expect(faq['@type']).toBe('FAQPage')
    expect(faq.mainEntity[0]).toMatchObject({
      '@type': 'Question',
      name: WORDS.biotin.questions.at(0)?.question,
      acceptedAnswer: { '@type': 'Answer', text: WORDS.biotin.questions.at(0)?.answer },
    })
  })
})
