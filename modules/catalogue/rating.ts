import type { ProductId } from './product.ts'

/** What all published reviews of a product come to. */
export interface Rating {
  /** 1 or more: of a product without reviews there is no rating. */
  readonly count: number
  /** 1 to 5, to one decimal. */
  readonly average: number
}

/** Of the products that have reviews. */
export type Ratings = Partial<Record<ProductId, Rating>>

export const MOST_STARS = 5

/** Null where nobody has said anything. */
export function ratingOf(starsGiven: readonly { stars: number; count: number }[]): Rating | null {
  const count = starsGiven.reduce((sum, each) => sum + each.count, 0)
  if (count === 0) return null
  const all = starsGiven.reduce((sum, each) => sum + each.stars * each.count, 0)
  return { count, average: Math.round((all / count) * 10) / 10 }
}

/** '4.6 out of 5' */
export const averageText = ({ average }: Rating): string => `${average.toFixed(1)} out of ${MOST_STARS}`

/** '1 review', '12 reviews' */
export const reviewsText = ({ count }: Rating): string => (count === 1 ? '1 review' : `${count} reviews`)
