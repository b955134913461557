import { type Product, pictureNames, priceText } from './product.ts'

/** What a feed says of a product beyond its own page: where things are, and what it costs to send. */
export interface FeedFacts {
  readonly origin: string
  readonly pictureOf: (name: string) => string
  readonly standardDelivery: (pricePence: number) => { readonly name: string; readonly pricePence: number }
}

/** Google's own taxonomy: Health & Beauty > Health Care > Fitness & Nutrition > Vitamins & Supplements. */
const CATEGORY = 525

/**
 * The products that are on sale and photographed, as a feed for merchants' listings (RSS 2.0 with Google's names, from
 * its product data specification). An own brand without a barcode has no identifier, and says so.
 */
export function productFeed(products: readonly Product[], facts: FeedFacts): string {
  const items = products.filter(product => product.onSale && product.photographed).map(product => item(product, facts))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    `<title>Thymewell</title><link>${escaped(`${facts.origin}/shop/supplements`)}</link>`,
    '<description>Food supplements by Thymewell</description>',
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function item(product: Product, { origin, pictureOf, standardDelivery }: FeedFacts): string {
  const { id, name, brand, description, pricePence, wasPence, availableUnits, pack } = product
  const [front, ...others] = pictureNames(product).map(picture => origin + pictureOf(picture))
  const sent = standardDelivery(pricePence)
  const fields: (readonly [name: string, value: string | number])[] = [
    ['id', id],
    ['title', name],
    ['description', description],
    ['link', `${origin}/shop/supplements/${id}`],
    ['image_link', front ?? ''],
    ...others.map(other => ['additional_image_link', other] as const),
    ['availability', availableUnits > 0 ? 'in_stock' : 'out_of_stock'],
    // Google's price is the one before, where there is one.
    ['price', amount(wasPence ?? pricePence)],
    ...(wasPence ? [['sale_price', amount(pricePence)] as const] : []),
    ['brand', brand],
    ['condition', 'new'],
    ['identifier_exists', 'no'],
    ['google_product_category', CATEGORY],
    ['product_type', 'Food supplements'],
    ['unit_pricing_measure', pack.kind === 'counted' ? `${pack.units} ct` : `${pack.netGrams} g`],
    ['unit_pricing_base_measure', pack.kind === 'counted' ? '1 ct' : '100 g'],
  ]
  const shipping = `<g:shipping><g:country>GB</g:country><g:service>${escaped(sent.name)}</g:service><g:price>${amount(sent.pricePence)}</g:price></g:shipping>`
  return `<item>${fields.map(([key, value]) => `<g:${key}>${escaped(String(value))}</g:${key}>`).join('')}${shipping}</item>`
}

/** '5.65 GBP'. */
const amount = (pence: number) => `${priceText(pence).slice(1)} GBP`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
