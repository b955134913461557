import { data } from 'react-router'
import { originContext } from '#app/context.ts'
import { Crumbs } from '#app/shell/crumbs.tsx'
import { crumbsData } from '#app/shell/crumbs-data.ts'
import { ErrorView, errorMeta } from '#app/shell/error-boundary.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { nutrientPageOf } from '#modules/nutrition/ranking/nutrient-pages.ts'
import { crumbsOf, foodListData, nutrientHead } from '../../page-parts/nutrients/nutrient-meta.ts'
import { NutrientPageView } from '../../page-parts/nutrients/nutrient-page.tsx'
import { nutrientView, rankingOf, readNutrientQuery } from '../../page-parts/nutrients/nutrient-view.ts'
import type { Route } from './+types/nutrient.ts'

export function loader({ params, request, context }: Route.LoaderArgs) {
  const page = nutrientPageOf(params.nutrient)
  if (!page) throw data(null, { status: 404 })
  const { choice, reader } = readNutrientQuery(new URL(request.url).searchParams)
  const view = nutrientView(page, choice, reader)
  const crumbs = crumbsOf(page)
  return {
    view,
    crumbs,
    head: nutrientHead(page, rankingOf(page, 'all').foods),
    jsonLd: [crumbsData(crumbs, context.get(originContext)), foodListData(page, view.foods)],
  }
}

export function meta({ loaderData, error, matches }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (!loaderData) return errorMeta(error, origin)
  const { view, head, crumbs, jsonLd } = loaderData
  // What the switches make of it is the same page to a search engine.
  const isSwitched = view.choice !== 'all' || view.reader !== 'women'
  return pageMeta({
    origin,
    ...head,
    path: crumbs.at(-1)?.path ?? null,
    ...(isSwitched && { robots: 'noindex, follow' }),
    jsonLd: isSwitched ? [] : jsonLd,
  })
}

export default function NutrientRoute({ loaderData: { view, crumbs } }: Route.ComponentProps) {
  return (
    <PageWidth className="pt-4 pb-16">
      <Crumbs crumbs={crumbs} />
      <NutrientPageView view={view} />
    </PageWidth>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />
}
