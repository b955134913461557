import { data, href } from 'react-router'
import { originContext } from '#app/context.ts'
import { Crumbs } from '#app/shell/crumbs.tsx'
import { crumbsData } from '#app/shell/crumbs-data.ts'
import { ErrorView, errorMeta } from '#app/shell/error-boundary.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { type BrowseView, browseView, PAGE_OF } from '#modules/recipes/browse/browse-view.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { browsePath } from '#modules/recipes/ui/browse/browse-chips.tsx'
import { BrowsePageView, pagePath } from '#modules/recipes/ui/browse/browse-page.tsx'
import { browseCatalogue } from '../../page-parts/recipes/browse-catalogue.ts'
import type { Route } from './+types/browse.ts'

export function loader({ params, request, context }: Route.LoaderArgs) {
  const pages = browseCatalogue()
  const found = pages.get(params.slug)
  const page = pageNumber(new URL(request.url).searchParams.get('page'))
  const view = found && page !== null ? browseView(found, page, ownRecipes(), pages) : null
  if (!view) throw data(null, { status: 404 })
  const crumbs = crumbsOf(view)
  const origin = context.get(originContext)
  return { view, crumbs, jsonLd: [crumbsData(crumbs, origin), listData(view, origin)] }
}

/** A page that nobody links to is none: two addresses of one list would compete. */
function pageNumber(text: string | null): number | null {
  if (text === null) return 1
  return /^[1-9]\d{0,2}$/.test(text) && text !== '1' ? Number(text) : null
}

const crumbsOf = ({ title, slug }: BrowseView) => [
  { name: 'Recipes', path: href('/recipes') },
  { name: 'Browse', path: href('/recipes/browse') },
  { name: title, path: browsePath(slug) },
]

function listData({ title, recipes, page }: BrowseView, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: title,
    numberOfItems: recipes.length,
    itemListElement: recipes.map(({ id, name }, place) => ({
      '@type': 'ListItem',
      position: (page - 1) * PAGE_OF + place + 1,
      name,
      url: origin + href('/recipes/:id', { id }),
    })),
  }
}

export function meta({ loaderData, error, matches }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (!loaderData) return errorMeta(error, origin)
  const { view, jsonLd } = loaderData
  const { title, description, page, pageCount, slug, shared } = view
  const at = page > 1 ? `, page ${page} of ${pageCount}` : ''
  return pageMeta({
    origin,
    title: title + at,
    description: page > 1 ? `${title}${at}. ${description}` : description,
    path: pagePath(slug, page),
    picture: shared ? { ...shared, src: shared.path } : undefined,
    jsonLd,
  })
}

export default function BrowseRoute({ loaderData: { view, crumbs } }: Route.ComponentProps) {
  return (
    <PageWidth className="pt-4 pb-16">
      <Crumbs crumbs={crumbs} />
      <BrowsePageView view={view} />
    </PageWidth>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />
}
