import { Link } from 'react-router'
import { Pagination } from '#kit/pagination.tsx'
import { Stars } from '#kit/stars.tsx'
import { dateText } from '#modules/calendar/words.ts'
import { averageText, MOST_STARS, reviewsText } from '#modules/catalogue/rating.ts'
import {
  type AskedReviews,
  type PublishedReview,
  REVIEW_SORTS,
  type ReviewPage,
  type ReviewSort,
} from '../published.ts'
import { NAMELESS } from '../review.ts'

const SORT_NAMES: Record<ReviewSort, string> = { newest: 'Newest', highest: 'Most stars', lowest: 'Fewest stars' }

type AddressOf = (asked: AskedReviews) => string

/** What buyers say, and how it comes about. */
export default function ProductReviews({ shown, addressOf }: { shown: ReviewPage; addressOf: AddressOf }) {
  const { rating, spread, reviews, sort, page, pageCount } = shown
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="grid scroll-mt-6 grid-cols-1 gap-x-[clamp(28px,6vw,88px)] gap-y-8 @min-[44rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @min-[51rem]:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div className="self-start">
        <h2 id="reviews-title">Reviews</h2>
        <p className="mt-4 flex flex-wrap items-center gap-x-3">
          <Stars stars={rating.average} label={averageText(rating)} size={22} />
          <span>
            <strong>{averageText(rating)}</strong>, {reviewsText(rating)}
          </span>
        </p>
        <ul className="mt-4 grid max-w-80 gap-1.5 text-small">
          {spread.map(({ stars, count }) => (
            <li key={stars} className="flex items-center gap-3">
              <span className="w-14 flex-none">{stars === 1 ? '1 star' : `${stars} stars`}</span>
              <progress value={count} max={rating.count} aria-hidden="true" />
              <span className="w-8 flex-none text-right tabular-nums">{count}</span>
            </li>
          ))}
        </ul>
        <p className="mt-4 max-w-measure text-small text-ink-3">
          All by people who bought it here. Bad ones are shown like good ones.{' '}
          <Link to="/reviews-policy" className="link">
            How we check reviews
          </Link>
        </p>
      </div>
      <div>
        {rating.count > 1 ? <Sorts sort={sort} addressOf={addressOf} /> : null}
        <ul className="*:border-line *:border-t *:py-6 last:*:border-b">
          {reviews.map(review => (
            <li key={review.id}>
              <Review review={review} />
            </li>
          ))}
        </ul>
        <div className="mt-5">
          <Pagination
            label="Pages of reviews"
            page={page}
            pageCount={pageCount}
            to={number => addressOf({ sort, page: number })}
          />
        </div>
      </div>
    </section>
  )
}

function Sorts({ sort, addressOf }: { sort: ReviewSort; addressOf: AddressOf }) {
  return (
    <nav aria-label="Order of the reviews" className="mb-3 flex flex-wrap gap-x-5">
      {REVIEW_SORTS.map(each => (
        <Link
          key={each}
          to={addressOf({ sort: each, page: 1 })}
          aria-current={each === sort ? 'true' : undefined}
          className="inline-flex min-h-11 items-center text-small text-ink-2 underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {SORT_NAMES[each]}
        </Link>
      ))}
    </nav>
  )
}

function Review({ review: { stars, title, body, name, incentive, on, reply } }: { review: PublishedReview }) {
  return (
    <article>
      <Stars stars={stars} label={`${stars} out of ${MOST_STARS} stars`} />
      <h3 dir="auto" className="mt-1.5 break-words text-h4">
        {title}
      </h3>
      <p className="mt-1 break-words text-small text-ink-3">
        <bdi>{name === '' ? NAMELESS : name}</bdi>, <time dateTime={on}>{dateText(on)}</time> ·{' '}
        <strong>Bought here</strong>
        {incentive === '' ? '' : ` · Was given for it: ${incentive}`}
      </p>
      <p dir="auto" className="mt-3 max-w-measure whitespace-pre-line break-words">
        {body}
      </p>
      {reply ? (
        <div className="mt-4 max-w-measure border-leaf border-l-2 pl-4">
          <p className="font-semibold text-small">
            Thymewell answers, <time dateTime={reply.on}>{dateText(reply.on)}</time>
          </p>
          <p className="mt-1 whitespace-pre-line break-words">{reply.words}</p>
        </div>
      ) : null}
    </article>
  )
}
