import { ButtonLink } from '#kit/button.tsx'
import { SaidInFull } from '#modules/planner/ui/dish-marks.tsx'
import { Energy } from '#modules/recipes/ui/energy.tsx'
import type { Headline } from '../today-view.ts'
import { OfferedDishes } from './offered-dishes.tsx'
import { SeenPicture } from './seen-picture.tsx'

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
        {isDish ? <SaidInFull said={headline.said} className="mt-3" /> : null}
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
          </b>{' '}
          <span className="own-day-of">a serving</span>
        </li>
      )}
      {facts.map(({ figure, of }) => (
        <li key={of}>
          <b>{figure}</b> <span className="own-day-of">{of}</span>
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
      </ButtonLink>{' '}
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
      <OfferedDishes dishes={dishes} />
    </section>
  )
}
