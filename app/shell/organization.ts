import { FREE_DELIVERY_FROM_PENCE } from '#modules/cart/delivery.ts'
import { returnsData, shippingServices } from '#modules/catalogue/structured-data.ts'
import { deliveryTerms } from '../page-parts/shop/delivery-terms.ts'
import { absolute } from './page-meta.ts'
import type { TraderLines } from './root-data.ts'

const CONTEXT = 'https://schema.org'

/** The shop as search engines should know it: the same trader as in the footer. */
export function organization(origin: string, trader: TraderLines) {
  return {
    '@context': CONTEXT,
    '@type': 'OnlineStore',
    '@id': `${origin}/#organization`,
    name: 'Thymewell',
    legalName: trader.name,
    url: absolute(origin, '/'),
    logo: absolute(origin, '/icon-512.png'),
    email: trader.email,
    telephone: trader.phone,
    vatID: trader.vatNumber,
    address: { '@type': 'PostalAddress', streetAddress: trader.address.join(', '), addressCountry: 'GB' },
    hasMerchantReturnPolicy: returnsData(deliveryTerms(0)),
    hasShippingService: shippingServices(
      [deliveryTerms(0), deliveryTerms(FREE_DELIVERY_FROM_PENCE)],
      FREE_DELIVERY_FROM_PENCE,
    ),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: trader.email,
      telephone: trader.phone,
      areaServed: 'GB',
      availableLanguage: 'en',
    },
  }
}

/** Tells search engines the site's name. */
export function website(origin: string) {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: 'Thymewell',
    url: absolute(origin, '/'),
    inLanguage: 'en-GB',
    publisher: { '@id': `${origin}/#organization` },
  }
}
