import { Link } from 'react-router'
import { ButtonLink } from '#kit/button.tsx'
import { DishPicture } from '#modules/recipes/ui/dish-picture.tsx'
import { Energy } from '#modules/recipes/ui/energy.tsx'
import type { Headline, OfferedDish, SeenDish } from '../today-view.ts'

/** A picture of a dish as the page of recipes draws it. */
export const SeenPicture = ({ dish, sizes, className }: { dish: SeenDish; sizes: string; className: string }) => (
  <DishPicture recipe={{ ...dish, id: dish.path ?? '', image: null }} sizes={sizes} className={className} />
)

const SIZES = '(min-width: 1368px) 620px, (min-width: 768px) 46vw, 92vw'

/** The next dinner is the headline, as large as what a visitor reads. */
export function HeadlineView({ date, headline }: { date: string; headline: Headline }) {
  if (headline.kind === 'none') return <NothingPlanned date={date} headline={headline} />
  const { when, lead } = headline
  const isDish = headline.kind === 'dish'
  return (
    <section className={isDish ? 'own-day-head' : undefined} aria-labelledby="own-dinner">
      <div>
        <p className="text-small text-ink-2">{date}</p>
        <h1 id="own-dinner" className="own-day-title">
          {when}, <span>{isDish ? headline.dish.name : 'eating out'}</span>
        </h1>
        <p className="mt-5 max-w-[46ch] text-lead text-ink-2">{lead}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          {isDish && headline.dish.path ? (
            <ButtonLink to={headline.dish.path}>{when === 'Tonight' ? 'Cook tonight' : 'Open the recipe'}</ButtonLink>
          ) : null}
          {isDish ? (
            <ButtonLink to={headline.swap} variant="secondary">
              Swap it
            </ButtonLink>
          ) : null}
          <FindRecipes />
        </div>
        {isDish ? <Facts headline={headline} /> : null}
      </div>
      {isDish ? <SeenPicture dish={headline.dish} sizes={SIZES} className="own-day-picture" /> : null}
    </section>
  )
}

function Facts({ headline: { kcal, facts } }: { headline: Extract<Headline, { kind: 'dish' }> }) {
  return (
    <ul className="own-day-facts">
      {kcal === null ? null : (
        <li>
          <b>
            <Energy kcal={kcal} />
          </b>
          <span className="own-day-of">a serving</span>
        </li>
      )}
      {facts.map(({ figure, of }) => (
        <li key={of}>
          <b>{figure}</b>
          <span className="own-day-of">{of}</span>
        </li>
      ))}
    </ul>
  )
}

/** What every visitor finds at the top of this page. */
function FindRecipes() {
  return (
    <>
      <ButtonLink to="/recipes" variant="text" icon="search">
        Find Recipes
      </ButtonLink>
      <ButtonLink to="/login?mode=sign-up" variant="text" className="signed-out-only">
        Sign Up Free
      </ButtonLink>
    </>
  )
}

function NothingPlanned({ date, headline }: { date: string; headline: Extract<Headline, { kind: 'none' }> }) {
  const { title, lead, dishes, plan } = headline
  return (
    <section aria-labelledby="own-dinner">
      <p className="text-small text-ink-2">{date}</p>
      <h1 id="own-dinner" className="own-day-title">
        {title}
      </h1>
      {lead ? <p className="mt-5 max-w-[46ch] text-lead text-ink-2">{lead}</p> : null}
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to={plan}>Plan dinner</ButtonLink>
        <FindRecipes />
      </div>
      <ul className="own-day-dishes">
        {dishes.map(dish => (
          <Offered key={dish.id} dish={dish} />
        ))}
      </ul>
    </section>
  )
}

function Offered({ dish }: { dish: OfferedDish }) {
  return (
    <li className="group">
      <SeenPicture dish={dish} sizes="(min-width: 560px) 30vw, 92vw" className="own-day-dish" />
      <Link to={dish.path ?? ''} className="own-day-name group-hover:underline">
        {dish.name}
      </Link>
      <p className="text-small text-ink-3">
        {dish.kcal === null ? null : (
          <>
            <Energy kcal={dish.kcal} />,{' '}
          </>
        )}
        {dish.why.charAt(0).toLowerCase() + dish.why.slice(1)}
      </p>
    </li>
  )
}
