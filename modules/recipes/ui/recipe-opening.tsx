import type { ReactNode } from 'react'
import { Icon } from '#kit/icon.tsx'
import type { Difficulty } from '../recipe.ts'
import { type RecipeRating, ratingText } from '../saved/recipe-marks.ts'

const DIFFICULTY_WORDS: Record<Difficulty, string> = { easy: 'Easy', medium: 'Medium', skilled: 'Skilled' }

/** A figure that may have been assumed. */
export interface OpeningFigure {
  readonly value: ReactNode
  readonly estimated: boolean
}

/** The first ones, diets before meals; more would be a list to read before the recipe. */
const MOST_TAGS = 6

interface RecipeOpeningProps {
  picture: ReactNode
  name: string
  description: string
  tags: readonly string[]
  /** Null where a cook does not say. */
  totalMinutes: OpeningFigure | null
  /** How much of the total is chilling, setting or rising. */
  wait?: string | null
  servings: OpeningFigure
  calories: OpeningFigure | null
  /** The same in kilojoules, for anyone who wants those. */
  kilojoules: OpeningFigure | null
  difficulty: { value: Difficulty; estimated: boolean } | null
  rating: RecipeRating | null
  actions: ReactNode
}

/** What a cook looks at first: the dish, how long, for how many, and what can be done with it. */
export function RecipeOpening(props: RecipeOpeningProps) {
  const { picture, name, description, tags, totalMinutes, wait, servings, calories, kilojoules, difficulty } = props
  const { rating, actions } = props
  const facts = [
    ...(totalMinutes
      ? [{ term: wait ? `Total time, ${wait} of it waiting` : 'Total time', figure: totalMinutes, unit: '' }]
      : []),
    { term: 'Servings', figure: servings, unit: '' },
    ...(calories ? [{ term: 'kcal each', figure: calories, unit: 'kcal' }] : []),
    ...(kilojoules ? [{ term: 'kJ each', figure: kilojoules, unit: 'kj' }] : []),
    ...(difficulty
      ? [
          {
            term: difficulty.estimated ? 'Difficulty, estimated' : 'Difficulty',
            figure: { value: DIFFICULTY_WORDS[difficulty.value], estimated: false },
            unit: '',
          },
        ]
      : []),
  ]
  return (
    <div className="grid gap-x-[clamp(28px,4.6vw,64px)] gap-y-6 md:grid-cols-[1.2fr_1fr] lg:items-center recipe-opening">
      <div className="-mx-(--margin) self-start overflow-hidden md:mx-0 md:rounded-xl lg:self-center print:hidden">
        {picture}
      </div>
      <div className="md:py-4">
        {tags.length > 0 ? (
          <ul className="flex flex-wrap gap-2 print:hidden" aria-label="Tags">
            {tags.slice(0, MOST_TAGS).map(tag => (
              <li key={tag} className="rounded-pill bg-sunken px-3 py-1 text-small text-ink-2">
                {tag}
              </li>
            ))}
          </ul>
        ) : null}
        <h1 className="mt-4">
          <bdi>{name}</bdi>
        </h1>
        <p className="mt-3 max-w-[34em] text-lead text-ink-2">{description}</p>
        {rating ? <RatingLink rating={rating} /> : null}
        <dl className="mt-6 flex flex-wrap justify-between gap-x-5 gap-y-4 border-y border-line py-4 md:max-lg:grid md:max-lg:grid-cols-2">
          {facts.map(({ term, figure, unit }) => (
            <div key={term} className={`flex flex-col-reverse ${unit}`}>
              <dt className="text-small text-ink-3">{term}</dt>
              <dd className="font-serif text-h3">
                {figure.estimated ? <span className="text-label">about </span> : null}
                {figure.value}
              </dd>
            </div>
          ))}
        </dl>
        {actions}
      </div>
    </div>
  )
}

/** What others think, and the way to say so oneself. */
function RatingLink({ rating }: { rating: RecipeRating }) {
  return (
    <a
      href="#rate"
      className="mt-3 inline-flex min-h-11 items-center gap-2 text-small text-ink-2 hover:text-ink print:hidden"
    >
      <Icon name="star" size={18} filled className="text-turmeric" />
      {ratingText(rating)}
    </a>
  )
}
