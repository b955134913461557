import { href, Link } from 'react-router'
import { ButtonLink } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { RecipeCardView } from '#modules/recipes/ui/recipe-card.tsx'
import { FoodList } from './food-list.tsx'
import type { NutrientView } from './nutrient-view.ts'
import { ReferenceChart } from './reference-chart.tsx'

/** All that a nutrient's page says, from what it does to what we do not know. */
export function NutrientPageView({ view }: { view: NutrientView }) {
  return (
    <>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <Opening view={view} />
        {view.bands.length > 0 ? <ReferenceChart view={view} /> : <NoReference view={view} />}
      </div>
      <div className="mt-14 grid grid-cols-1 gap-(--section)">
        <Claims view={view} />
        {view.foods.length > 0 ? <FoodList view={view} /> : null}
        <Dishes view={view} />
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <TooMuch view={view} />
          <Unknowns view={view} />
        </div>
        <Sources view={view} />
      </div>
    </>
  )
}

function Opening({ view: { name, lead, facts, isLimit, inWords, allDishes } }: { view: NutrientView }) {
  return (
    <div>
      <h1>{name}</h1>
      <p className="mt-4 text-lead text-ink-2">{lead}</p>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4 border-y border-line py-4">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-small text-ink-2">{term}</dt>
            <dd className="font-serif text-h3">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        {allDishes ? (
          <ButtonLink
            to={href('/recipes/browse/:slug', { slug: allDishes.slug })}
          >{`Recipes high in ${inWords}`}</ButtonLink>
        ) : null}{' '}
        {isLimit ? null : (
          <ButtonLink to={href('/dashboard/nutrients')} variant="secondary">
            {`Your ${inWords} this week`}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function NoReference({ view: { name, inWords } }: { view: NutrientView }) {
  return (
    <section className="card p-6">
      <h2 className="text-h3">How much a day</h2>
      <p className="mt-3">
        The UK sets no reference intake for {inWords}: too little is known to say how much each age needs. {name} has a
        nutrient reference value for labels, and the percentages below are of that.
      </p>
    </section>
  )
}

function Claims({ view: { claims, inWords } }: { view: NutrientView }) {
  return (
    <section aria-labelledby="does" className="grid gap-x-16 gap-y-6 border-t border-line pt-10 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 id="does">What it does</h2>
        <p className="mt-2 text-small text-ink-2">
          The exact words of the Great Britain nutrition and health claims register. We add none of our own.
        </p>
      </div>
      {claims === null ? (
        <p>The register has no authorised claim for {inWords} as such, so we make none.</p>
      ) : (
        <div>
          {claims.contributesTo.length > 0 ? (
            <>
              <h3 className="text-body font-semibold">{claims.name} contributes to</h3>
              <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
                {claims.contributesTo.map(what => (
                  <li key={what} className="border-b border-line py-2.5">
                    {what}
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          {claims.others.map(sentence => (
            <p key={sentence} className="mt-4">
              {sentence}.
            </p>
          ))}
        </div>
      )}
    </section>
  )
}

function Dishes({ view: { slug, dishes, inWords, isLimit, allDishes } }: { view: NutrientView }) {
  if (slug === 'free-sugars') return null
  if (dishes.length === 0) {
    return (
      <section aria-labelledby="dishes">
        <h2 id="dishes">Dishes with {inWords}</h2>
        <p className="mt-2">
          Of none of our dishes here do we surely know the {inWords}: tables are silent about too many ingredients, and
          we count nothing that we do not know.
        </p>
      </section>
    )
  }
  return (
    <section aria-labelledby="dishes">
      <h2 id="dishes">{isLimit ? `Dishes with little ${inWords}` : `Dishes with ${inWords}`}</h2>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-ink-2">
          Our own recipes, per serving
          {isLimit ? ': lunches and dinners with the least.' : ': those that hold the most.'}
        </p>
        {allDishes ? (
          <Link
            to={href('/recipes/browse/:slug', { slug: allDishes.slug })}
            className="link inline-flex min-h-11 items-center"
          >
            All {allDishes.count}
          </Link>
        ) : null}
      </div>
      <ul className="mt-5 two-up gap-x-(--gutter) gap-y-8 lg:grid-cols-4">
        {dishes.map(({ recipe, amount }) => (
          <li key={recipe.id}>
            <RecipeCardView recipe={recipe}>
              <p className="mt-1 text-small font-medium text-leaf">
                {amount} {inWords}
              </p>
            </RecipeCardView>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TooMuch({ view: { upper, warning, isLimit, facts, inWords } }: { view: NutrientView }) {
  return (
    <section aria-labelledby="too-much">
      <h2 id="too-much">How much is too much</h2>
      {isLimit ? (
        <p className="mt-3">
          {facts[0]?.term}: {facts[0]?.value} of {inWords} a day. It is an average over days, not a line for every
          plate.
        </p>
      ) : upper.length > 0 ? (
        <ul className="mt-3 grid gap-3">
          {upper.map(({ amount, from, source }) => (
            <li key={source + amount}>
              <strong>{amount}</strong> <span className="text-small text-ink-2">({source})</span>{' '}
              <span className="block">{from}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3">No upper level that our figures could be held against is set for {inWords} in food.</p>
      )}
      {isLimit || upper.length === 0 ? null : (
        <p className="mt-3 text-small text-ink-2">For adults, a day, unless a doctor says otherwise.</p>
      )}
      {warning ? (
        <Notice tone="caution" className="mt-5">
          <p>
            {warning.words} ({warning.source})
          </p>
        </Notice>
      ) : null}
    </section>
  )
}

function Unknowns({ view: { unknowns } }: { view: NutrientView }) {
  return (
    <section aria-labelledby="unknown">
      <h2 id="unknown">What we do not know</h2>
      <ul className="mt-3">
        {unknowns.map(({ lead, words }) => (
          <li key={lead} className="border-b border-line py-3 first:pt-0">
            <strong>{lead}</strong> {words}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sources({ view: { sources, slug, choice, foods } }: { view: NutrientView }) {
  const file = href('/learn/nutrients/:nutrient/foods.csv', { nutrient: slug })
  return (
    <section
      aria-labelledby="sources"
      className="grid gap-x-16 gap-y-4 border-t border-line pt-8 text-small lg:grid-cols-[8rem_1fr_auto]"
    >
      <h2 id="sources" className="text-body font-semibold">
        Sources
      </h2>
      <ul className="grid gap-1.5 text-ink-2">
        {sources.map(source => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      <p>
        {foods.length > 0 ? (
          <a
            href={choice === 'all' ? file : `${file}?eat=${choice}`}
            className="link inline-flex min-h-11 items-center"
            download
          >
            Download the list as CSV
          </a>
        ) : null}{' '}
        <Link to={href('/learn/nutrients')} className="link flex min-h-11 items-center">
          All nutrients
        </Link>
      </p>
    </section>
  )
}
