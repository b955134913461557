import type { ProductFacts, SupplementFacts } from './facts.ts'

/** What is known of a product of ours. */
export type OurFacts = SupplementFacts & { readonly product: ProductFacts }

/** Where the browser reads those of all products. */
export const SUPPLEMENT_FACTS = '/api/supplement-facts'
