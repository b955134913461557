import { href, Link } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { LONGEST_SEARCH, searchSite } from '#app/site-search.ts'
import { EmptyState } from '#kit/empty-state.tsx'
import { EatingMarks } from '#modules/nutrition/ui/eating-marks.tsx'
import type { Route } from './+types/search.ts'

const TITLE = 'Search'
const MOST_FOUND = 20

export async function loader({ context, request }: Route.LoaderArgs) {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_SEARCH)
  const member = await context.get(identityContext).member()
  return { q, groups: await searchSite(context.get(servicesContext), q, MOST_FOUND, member?.id ?? null) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: 'Recipes, foods, supplements and pages of Thymewell.',
    path: href('/dashboard/search'),
    robots: 'noindex',
  })
}

export default function SearchPage({ loaderData: { q, groups } }: Route.ComponentProps) {
  const recipes = `${href('/recipes')}?${new URLSearchParams({ q })}`
  return (
    <>
      <h1>{q ? `Found for “${q}”` : TITLE}</h1>
      {groups.map(({ label, hits }) => (
        <section key={label} aria-labelledby={`found-${label}`} className="mt-8 max-w-160">
          <h2 id={`found-${label}`} className="text-h3">
            {label}
          </h2>
          <ul className="mt-2">
            {hits.map(({ to, name, note, marks }) => (
              <li key={to + name} className="border-b border-line">
                <Link to={to} className="flex min-h-12 items-center justify-between gap-4 py-2 hover:underline">
                  <div>
                    {name}
                    {marks ? <EatingMarks marks={marks} /> : null}
                  </div>
                  {note ? <span className="text-small text-ink-3">{note}</span> : null}
                </Link>
              </li>
            ))}
          </ul>
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
      ) : (
        <p className="mt-8">
          <Link to={recipes} className="link">
            Search all recipes for “{q}”
          </Link>
        </p>
      )}
    </>
  )
}
