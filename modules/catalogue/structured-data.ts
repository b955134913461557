import type { ProductCard } from './card.ts'
import type { Question } from './product.ts'
import { MOST_STARS, type Rating } from './rating.ts'
import { WORDS } from './words.ts'

/**
 * What search engines are told, built from the very objects the pages show, so that the two cannot
 * differ. Field lists: Google's documentation for merchant listings, and schema.org.
 */
export interface DeliveryTerms {
  /** What one pack costs to send, VAT included, for each choice. */
  choices: readonly {
    name: string
    pricePence: number
    minWorkingDays: number
    maxWorkingDays: number
  }[]
  /** Working days until a parcel leaves. */
  handlingDays: { min: number; max: number }
  returnDays: number
}

/** The part of a product page that structured data needs. */
export type ListedProduct = Pick<
  ProductCard,
  'id' | 'name' | 'brand' | 'description' | 'pricePence' | 'availability'
> & {
  /** What it was reduced from, while that is announced. */
  wasPence?: number | null

  /** Paths or addresses of its photographs, front first. */
  pictures: readonly string[]
}

/** What buyers say, as far as the page shows it. */
export interface ListedReviews {
  rating: Rating
  reviews: readonly { stars: number; title: string; body: string; name: string; on: string }[]
}

const SCHEMA = 'https://schema.org'

/**
 * A product that can be bought, with its offer. Null for one that is only announced: a product
 * without an offer is an error to Google, and an invented offer is a lie to everybody.
 */
export function productData(
  product: ListedProduct,
  terms: DeliveryTerms,
  origin: string,
  said: ListedReviews | null = null,
): object | null {
  if (product.availability.state === 'coming-soon' || product.pictures.length === 0) return null
  const url = productUrl(product.id, origin)
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: product.description,
    sku: product.id,
    category: 'Food supplement',
    brand: { '@type': 'Brand', name: product.brand },
    image: product.pictures.map(picture => new URL(picture, origin).href),
    url,
    offers: offer(product, terms, url),
    ...(said ? reviewsData(said) : {}),
  }
}

/** Only what buyers of ours have written, and what those who were published gave together. */
function reviewsData({ rating, reviews }: ListedReviews): object {
  const scale = { bestRating: MOST_STARS, worstRating: 1 }
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      ...scale,
    },
    review: reviews.map(({ stars, title, body, name, on }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      datePublished: on,
      name: title,
      reviewBody: body,
      reviewRating: { '@type': 'Rating', ratingValue: stars, ...scale },
    })),
  }
}

function offer(product: ListedProduct, terms: DeliveryTerms, url: string): object {
  return {
    '@type': 'Offer',
    url,
    price: pounds(product.pricePence),
    priceCurrency: 'GBP',
    availability: `${SCHEMA}/${product.availability.state === 'sold-out' ? 'OutOfStock' : 'InStock'}`,
    itemCondition: `${SCHEMA}/NewCondition`,
    shippingDetails: terms.choices.map(choice => shipping(choice, terms.handlingDays)),
    hasMerchantReturnPolicy: returnsData(terms),
    priceSpecification: product.wasPence ? [unitPrice(product), priceBefore(product.wasPence)] : unitPrice(product),
  }
}

/** The price that is announced as the one before, as the page says it. */
function priceBefore(wasPence: number): object {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: `${SCHEMA}/StrikethroughPrice`,
    price: pounds(wasPence),
    priceCurrency: 'GBP',
    valueAddedTaxIncluded: true,
  }
}

/** The unit price of the page as a figure: per piece, or per 100 g. */
function unitPrice({ id, pricePence }: ListedProduct): object {
  const { pack } = WORDS[id]
  const [value, unitCode] = pack.kind === 'counted' ? [pack.units, 'C62'] : [pack.netGrams, 'GRM']
  return {
    '@type': 'UnitPriceSpecification',
    price: pounds(pricePence),
    priceCurrency: 'GBP',
    valueAddedTaxIncluded: true,
    referenceQuantity: {
      '@type': 'QuantitativeValue',
      value,
      unitCode,
      valueReference: { '@type': 'QuantitativeValue', value: pack.kind === 'counted' ? 1 : 100, unitCode },
    },
  }
}

/** How goods come back, for an offer or for the whole shop. */
export function returnsData(terms: Pick<DeliveryTerms, 'returnDays'>): object {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'GB',
    returnPolicyCountry: 'GB',
    returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: terms.returnDays,
    returnMethod: `${SCHEMA}/ReturnByMail`,
    returnFees: `${SCHEMA}/ReturnFeesCustomerResponsibility`,
  }
}

/**
 * How the whole shop sends: each choice with what it costs below and from the sum that makes it free.
 *
 * @param terms below that sum, and from it on
 */
export function shippingServices(terms: readonly [DeliveryTerms, DeliveryTerms], freeFromPence: number): object[] {
  const [below, from] = terms
  return below.choices.map((choice, nth) => ({
    '@type': 'ShippingService',
    name: choice.name,
    fulfillmentType: `${SCHEMA}/FulfillmentTypeDelivery`,
    handlingTime: { '@type': 'ServicePeriod', duration: days(below.handlingDays.min, below.handlingDays.max) },
    shippingConditions: [
      condition(choice, { maxValue: pounds(freeFromPence - 1) }),
      condition(from.choices[nth] ?? choice, { minValue: pounds(freeFromPence) }),
    ],
  }))
}

function condition(choice: DeliveryTerms['choices'][number], value: object): object {
  return {
    '@type': 'ShippingConditions',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
    orderValue: { '@type': 'MonetaryAmount', currency: 'GBP', ...value },
    shippingRate: { '@type': 'MonetaryAmount', value: pounds(choice.pricePence), currency: 'GBP' },
    transitTime: { '@type': 'ServicePeriod', duration: days(choice.minWorkingDays, choice.maxWorkingDays) },
  }
}

function shipping(choice: DeliveryTerms['choices'][number], handling: DeliveryTerms['handlingDays']): object {
  return {
    '@type': 'OfferShippingDetails',
    shippingLabel: choice.name,
    shippingRate: { '@type': 'MonetaryAmount', value: pounds(choice.pricePence), currency: 'GBP' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handling.min, handling.max),
      transitTime: days(choice.minWorkingDays, choice.maxWorkingDays),
    },
  }
}

/** The shelf as a list of links, in the order shown. */
export function shelfData(products: readonly Pick<ProductCard, 'id' | 'name'>[], origin: string): object {
  return {
    '@context': SCHEMA,
    '@type': 'ItemList',
    name: 'Shop Supplements',
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.name,
      url: productUrl(product.id, origin),
    })),
  }
}

/** Home, shop and, on a product's page, the product. */
export function breadcrumbData(origin: string, product?: Pick<ProductCard, 'id' | 'name'>): object {
  const steps = [
    { name: 'Home', item: `${origin}/` },
    { name: 'Shop Supplements', item: `${origin}/shop/supplements` },
    ...(product ? [{ name: product.name, item: productUrl(product.id, origin) }] : []),
  ]
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

/** The questions that the page shows, and only those. */
export function questionsData(questions: readonly Question[]): object {
  return {
    '@context': SCHEMA,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

function productUrl(id: string, origin: string): string {
  return `${origin}/shop/supplements/${id}`
}

/** 946 -> '9.46': a decimal text, because a JSON number would lose its second decimal. */
function pounds(pence: number): string {
  return `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`
}

function days(min: number, max: number): object {
  return { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitCode: 'DAY' }
}
