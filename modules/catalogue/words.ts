import { SHELF } from '#content/products/shelf.ts'
import { PRODUCT_IDS, type ProductId, type ProductWords } from './product.ts'

const words = PRODUCT_IDS.map(id => [id, SHELF[id].words] as const)

/** What is written about each product. Kept out of the browser: pages get it from their loaders. */
export const WORDS = Object.fromEntries(words) as Readonly<Record<ProductId, ProductWords>>

/** What is announced ('Coming Soon') and not sold yet. */
export const ANNOUNCED_IDS: readonly ProductId[] = PRODUCT_IDS.filter(id => !WORDS[id].photographed)

/**
 * What is not on sale on the day a shop opens: it is put on sale later, and its price at the payment service is made
 * then. Of the others the settings name it.
 */
export const PRICED_LATER_IDS: readonly ProductId[] = PRODUCT_IDS.filter(id => !SHELF[id].openingStock)
