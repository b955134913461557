import { href } from 'react-router'
import { originContext } from '#app/context.ts'
import { Crumbs } from '#app/shell/crumbs.tsx'
import { crumbsData } from '#app/shell/crumbs-data.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { browseHub } from '#modules/recipes/browse/browse-hub.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { BrowseHubPage } from '#modules/recipes/ui/browse/browse-hub-page.tsx'
import { browseCatalogue } from '../../page-parts/recipes/browse-catalogue.ts'
import type { Route } from './+types/browse-hub.ts'

const DESCRIPTION =
  'All our recipes by meal, diet, time, main ingredient, cuisine, season and nutrient, and every one of them from A to Z.'
const CRUMBS = [
  { name: 'Home', path: '/' },
  { name: 'Recipes', path: '/recipes' },
  { name: 'Browse', path: '/recipes/browse' },
]

export function loader({ context }: Route.LoaderArgs) {
  return {
    hub: browseHub(browseCatalogue(), ownRecipes()),
    jsonLd: [crumbsData(CRUMBS, context.get(originContext))],
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: 'Browse recipes by meal, diet, time and nutrient',
    description: DESCRIPTION,
    path: href('/recipes/browse'),
    jsonLd: loaderData?.jsonLd ?? [],
  })
}

export default function BrowseHubRoute({ loaderData: { hub } }: Route.ComponentProps) {
  return (
    <PageWidth className="pt-4 pb-16">
      <Crumbs crumbs={CRUMBS} />
      <BrowseHubPage hub={hub} />
    </PageWidth>
  )
}
