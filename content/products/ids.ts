/**
 * Every product, in the order of the shelf. A product keeps its id for ever: orders and records name it.
 * `npm run shop -- products add` puts the next one at the end.
 */
export const PRODUCT_IDS = [
  'magnesium-complex',
  'vitamin-d3-k2',
  'biotin',
  'collagen-capsules',
  'collagen-peptides',
  'lions-mane',
  'creatine',
  'vitamin-c',
] as const
