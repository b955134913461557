import { Stars } from '#kit/stars.tsx'
import { averageText, type Rating, reviewsText } from '../rating.ts'

/** '★★★★★ 4.6, 12 reviews' for a card. */
export function RatingLine({ rating }: { rating: Rating }) {
  return (
    <p className="mt-1.5 flex items-center gap-2 text-small text-ink-2">
      <Stars stars={rating.average} label={averageText(rating)} size={16} />
      {rating.average.toFixed(1)}, {reviewsText(rating)}
    </p>
  )
}
