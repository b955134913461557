import { Stars } from '#kit/stars.tsx'
import { averageText, type Rating, reviewsText } from '../rating.ts'

/** '★★★★★ 4.6, 12 reviews', leading to what they say. */
export default function RatingLink({ rating }: { rating: Rating }) {
  return (
    <a
      href="#reviews"
      className="mt-2 inline-flex min-h-11 items-center gap-2 text-small text-ink-2 underline-offset-4 hover:underline"
    >
      <Stars stars={rating.average} label={averageText(rating)} />
      {rating.average.toFixed(1)}, {reviewsText(rating)}
    </a>
  )
}
