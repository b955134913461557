import type { Json } from './built-shop.test-support.ts'

/**
 * The part of schema.org's vocabulary (version 29) that pages use: of each type the properties that it has there, and of
 * these the ones that Google's guides call required or that the type says nothing without. Sources: schema.org/<type>;
 * developers.google.com/search/docs/appearance/structured-data: recipe, product, merchant-listing, return-policy,
 * shipping-policy, breadcrumb, organization, faqpage, article, course-info.
 */
const TYPES: { readonly [type: string]: { readonly required: string; readonly also?: string } } = {
  Recipe: {
    required:
      'name image author datePublished dateModified description prepTime cookTime totalTime recipeYield recipeCategory keywords recipeIngredient recipeInstructions nutrition',
    also: 'url recipeCuisine suitableForDiet aggregateRating',
  },
  ImageObject: { required: 'url', also: 'caption width height' },
  HowToStep: { required: 'text', also: 'name url image' },
  NutritionInformation: {
    required: 'calories servingSize',
    also: 'proteinContent carbohydrateContent sugarContent fatContent saturatedFatContent fiberContent sodiumContent',
  },
  AggregateRating: { required: 'ratingValue ratingCount', also: 'bestRating worstRating' },
  Product: { required: 'name image offers description sku brand', also: 'url category' },
  Brand: { required: 'name' },
  Offer: {
    required:
      'price priceCurrency availability url itemCondition shippingDetails hasMerchantReturnPolicy priceSpecification',
  },
  UnitPriceSpecification: {
    required: 'price priceCurrency referenceQuantity',
    also: 'valueAddedTaxIncluded',
  },
  QuantitativeValue: { required: '', also: 'value minValue maxValue unitCode valueReference' },
  OfferShippingDetails: { required: 'shippingRate shippingDestination deliveryTime', also: 'shippingLabel' },
  ShippingDeliveryTime: { required: 'handlingTime transitTime' },
  MonetaryAmount: { required: 'currency', also: 'value minValue maxValue' },
  DefinedRegion: { required: 'addressCountry' },
  MerchantReturnPolicy: {
    required: 'applicableCountry returnPolicyCategory merchantReturnDays returnMethod returnFees',
    also: 'returnPolicyCountry',
  },
  ShippingService: { required: 'shippingConditions', also: 'name fulfillmentType handlingTime' },
  ShippingConditions: { required: 'shippingRate shippingDestination', also: 'orderValue transitTime' },
  ServicePeriod: { required: 'duration' },
  OnlineStore: {
    required: 'name url logo email telephone address contactPoint hasMerchantReturnPolicy hasShippingService',
    also: 'legalName vatID',
  },
  Article: {
    required: 'headline description image datePublished dateModified author publisher url mainEntityOfPage',
    also: 'inLanguage wordCount isAccessibleForFree',
  },
  Course: {
    required: 'name description provider offers hasCourseInstance',
    also: 'url inLanguage isAccessibleForFree syllabusSections',
  },
  // What costs nothing is not sent, nor given back.
  'Course.offers': { required: 'category price priceCurrency' },
  CourseInstance: { required: 'courseMode courseWorkload' },
  Syllabus: { required: 'name', also: 'description timeRequired' },
  Organization: { required: 'name url' },
  PostalAddress: { required: 'streetAddress addressCountry' },
  ContactPoint: { required: 'contactType', also: 'email telephone areaServed availableLanguage' },
  WebSite: { required: 'name url', also: 'inLanguage publisher' },
  BreadcrumbList: { required: 'itemListElement' },
  ItemList: { required: 'itemListElement', also: 'name numberOfItems itemListOrder' },
  ListItem: { required: 'position', also: 'name item url' },
  FAQPage: { required: 'mainEntity' },
  Question: { required: 'name acceptedAnswer' },
  Answer: { required: 'text' },
}

const words = (text = '') => text.split(' ').filter(Boolean)

/**
 * What is wrong with this piece of structured data by the table above; empty when nothing is.
 *
 * @param role what it is to the thing around it: 'Course.offers'
 */
export function strayData(data: Json, place = '', role = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((each, nth) => strayData(each, `${place}[${nth}]`, role))
  if (typeof data !== 'object' || data === null) return []
  const name: unknown = data['@type']
  const here = `${place}/${name ?? ''}`
  const own = Object.keys(data).filter(key => !key.startsWith('@'))
  const { required, also } = TYPES[role] ?? TYPES[String(name)] ?? { required: '', also: name ? '' : own.join(' ') }
  const known = [...words(required), ...words(also)]
  return [
    ...own.filter(key => !known.includes(key)).map(key => `${here} has no ${key}`),
    ...words(required)
      .filter(key => data[key] === undefined || data[key] === '' || data[key]?.length === 0)
      .map(key => `${here} lacks ${key}`),
    ...own.flatMap(key => strayData(data[key], `${here}.${key}`, `${name}.${key}`)),
  ]
}
