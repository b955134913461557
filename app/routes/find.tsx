import { href, Link } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { FoundSign } from '#app/shell/found-sign.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { SiteSearchBox } from '#app/shell/site-search-box.tsx'
import type { SiteHit } from '#app/site-hits.ts'
import { foundOnSite, LONGEST_SEARCH } from '#app/site-search.ts'
import { EmptyState } from '#kit/empty-state.tsx'
import { LineDrawing } from '#kit/line-drawing.tsx'
import { EatingMarks } from '#modules/nutrition/ui/eating-marks.tsx'
import type { Route } from './+types/find.ts'

const TITLE = 'Search'

export async function loader({ context, request }: Route.LoaderArgs) {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_SEARCH)
  const member = q === '' ? null : await context.get(identityContext).member()
  return { q, ...(await foundOnSite(context.get(servicesContext), q, member?.id ?? null)) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: 'Recipes, foods, supplements and pages of Thymewell.',
    path: href('/find'),
    robots: 'noindex, follow',
  })
}

/** What a search of everything found, by kind. Works without script: the box is a form that leads here. */
export default function FindPage({ loaderData: { q, groups, recipes } }: Route.ComponentProps) {
  return (
    <PageWidth className="pt-6 pb-16 md:pt-10">
      <h1>{q ? `Results for “${q}”` : TITLE}</h1>
      <div className="mt-4 sm:max-w-178">
        <SiteSearchBox />
      </div>
      {/* What is most often looked for stands alone in a column, all other kinds in the one beside it. */}
      <div className={groups.length > 1 ? 'grid items-start gap-x-16 lg:grid-cols-2' : ''}>
        <FoundGroups groups={groups.slice(0, 1)} recipes={recipes} q={q} />
        <FoundGroups groups={groups.slice(1)} recipes={recipes} q={q} />
      </div>
      {q === '' ? (
        <p className="mt-4 text-ink-2">
          Search for a dish, a food, a supplement or a page. Choose a food to see the recipes that use it.
        </p>
      ) : groups.length === 0 ? (
        <EmptyState
          title={`Nothing found for “${q}”`}
          drawing={<LineDrawing path="M42 16a26 26 0 1 0 0 52 26 26 0 1 0 0-52ZM61 61l21 21M32 42h20" />}
          action={
            <Link to={href('/recipes')} className="button button-secondary">
              Find Recipes
            </Link>
          }
        >
          Try a shorter word, or the name of a food.
        </EmptyState>
      ) : null}
    </PageWidth>
  )
}

type Found = Pick<Route.ComponentProps['loaderData'], 'groups' | 'recipes' | 'q'>

function FoundGroups({ groups, recipes, q }: Found) {
  const allRecipes = `${href('/recipes')}?${new URLSearchParams({ q })}`
  return (
    <div>
      {groups.map(({ label, hits }) => (
        <section key={label} aria-labelledby={`found-${label}`} className="mt-8 max-w-178">
          <h2 id={`found-${label}`} className="text-h3">
            {label}
          </h2>
          {label === 'Recipes' && recipes ? (
            <div className="mt-1 grid gap-1 text-ink-2">
              {recipes.said.map(sentence => (
                <p key={sentence} role="status">
                  {sentence}
                </p>
              ))}
            </div>
          ) : null}
          <ul className="mt-2">
            {hits.map(hit => (
              <li key={hit.to + hit.name} className="border-b border-line">
                <FoundLink hit={hit} />
              </li>
            ))}
          </ul>
          {label === 'Recipes' && recipes && recipes.total > hits.length ? (
            <p className="mt-3">
              <Link to={allRecipes} className="link">
                All {recipes.total} recipes for “{q}”
              </Link>
            </p>
          ) : null}
        </section>
      ))}
    </div>
  )
}

function FoundLink({ hit: { to, name, note, picture, sign, marks } }: { hit: SiteHit }) {
  return (
    <Link to={to} className="flex min-h-12 items-center gap-4 py-2 hover:underline">
      {picture ? (
        <img
          src={picture}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="size-14 shrink-0 rounded-s object-cover"
        />
      ) : (
        <span className="size-14 shrink-0">
          <FoundSign kind={sign} />
        </span>
      )}
      <div className="min-w-0 grow sm:flex sm:items-center sm:justify-between sm:gap-4">
        <div>
          {name}
          {marks ? <EatingMarks marks={marks} /> : null}
        </div>
        {note ? <p className="text-small text-ink-3">{note}</p> : null}
      </div>
    </Link>
  )
}
