import { href, Link } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { FoundSign } from '#app/shell/found-sign.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { SiteSearchBox } from '#app/shell/site-search-box.tsx'
import { foundOnSite, LONGEST_SEARCH, type SiteHit } from '#app/site-search.ts'
import { EmptyState } from '#kit/empty-state.tsx'
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
export default function FindPage({ loaderData: { q, groups, recipeCount } }: Route.ComponentProps) {
  const recipes = `${href('/recipes')}?${new URLSearchParams({ q })}`
  return (
    <PageWidth className="pt-6 pb-16 md:pt-10">
      <h1>{q ? `Found for “${q}”` : TITLE}</h1>
      <div className="mt-4 sm:max-w-178">
        <SiteSearchBox />
      </div>
      {groups.map(({ label, hits }) => (
        <section key={label} aria-labelledby={`found-${label}`} className="mt-8 max-w-178">
          <h2 id={`found-${label}`} className="text-h3">
            {label}
          </h2>
          <ul className="mt-2">
            {hits.map(hit => (
              <li key={hit.to + hit.name} className="border-b border-line">
                <FoundLink hit={hit} />
              </li>
            ))}
          </ul>
          {label === 'Recipes' && recipeCount > hits.length ? (
            <p className="mt-3">
              <Link to={recipes} className="link">
                All {recipeCount} recipes for “{q}”
              </Link>
            </p>
          ) : null}
        </section>
      ))}
      {q === '' ? (
        <p className="mt-3 text-ink-2">
          Type a dish, a food, a supplement or a page into the box above. A food leads to the recipes that hold it.
        </p>
      ) : groups.length === 0 ? (
        <EmptyState
          title={`Nothing found for “${q}”`}
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
