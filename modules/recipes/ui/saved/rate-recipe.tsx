import { Icon } from '#kit/icon.tsx'
import { MARK_TEXTS } from '../../saved/mark-texts.ts'
import { HIGHEST_RATING, type RecipeRating, ratingText } from '../../saved/recipe-marks.ts'
import { useMark, useMarking, useRating } from './use-recipe-marks.ts'

const STARS = Array.from({ length: HIGHEST_RATING }, (_, index) => index + 1)

interface RateRecipeProps {
  id: string
  /** What everybody's ratings come to; null while there is none. */
  rating: RecipeRating | null
}

/** Five stars of one's own, beside what everybody's come to. */
export function RateRecipe({ id, rating }: RateRecipeProps) {
  const everybodys = useRating(id, rating)
  return (
    <section
      aria-labelledby="rate"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-y border-line py-6 print:hidden"
    >
      <div>
        <h2 id="rate" className="text-h3">
          Rate this Recipe
        </h2>
        <p className="text-small text-ink-2" aria-live="polite">
          {everybodys ? ratingText(everybodys) : 'Nobody has rated it yet.'}
        </p>
      </div>
      <RatingStars id={id} labelledBy="rate" />
    </section>
  )
}

/** One's own stars, for a heading that asks for them. */
export function RatingStars({ id, labelledBy }: { id: string; labelledBy: string }) {
  const { stars: given } = useMark(id)
  const mark = useMarking()
  return (
    <div className="needs-script flex flex-wrap items-center gap-x-2">
      <fieldset className="flex" aria-labelledby={labelledBy}>
        {STARS.map(stars => (
          <label
            key={stars}
            className="relative grid size-11 cursor-pointer place-items-center rounded-m text-turmeric has-focus-visible:outline-2 has-focus-visible:outline-leaf"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={given === stars}
              onChange={() => mark(id, { stars }, MARK_TEXTS.rated(stars))}
              className="absolute inset-0 h-full w-full cursor-pointer opacity-0"
            />
            <Icon
              name="star"
              size={28}
              filled={given !== null && stars <= given}
              label={`${stars} ${stars === 1 ? 'star' : 'stars'}`}
            />
          </label>
        ))}
      </fieldset>
      {/* Always there, so that nothing moves when it can be used. */}
      <button
        type="button"
        className={`link min-h-11 px-2 text-small sm:order-first ${given === null ? 'invisible' : ''}`}
        onClick={() => mark(id, { stars: null }, MARK_TEXTS.unrated)}
      >
        Take back
      </button>
    </div>
  )
}
