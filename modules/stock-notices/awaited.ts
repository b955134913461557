import type { Availability } from '#modules/catalogue/product.ts'

/** What can be waited for: what is announced, and what is sold out. */
export const canBeAwaited = ({ state }: Availability): boolean => state === 'coming-soon' || state === 'sold-out'
