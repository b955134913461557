import { useEffect, useState } from 'react'
import { data, href, Link, redirect, useNavigation } from 'react-router'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { keptEats, saysWhatIsEaten } from '#app/shell/preferences.ts'
import { originOf } from '#app/shell/root-data.ts'
import { useToast } from '#kit/toast.tsx'
import type { FoundRecipes } from '#modules/recipes/queries/found-recipes.ts'
import { querySearch, readQuery } from '#modules/recipes/search/recipe-query.ts'
import { saidOfWords } from '#modules/recipes/search/words-found.ts'
import { RecipeGridSkeleton } from '#modules/recipes/ui/recipe-grid.tsx'
import { RecipeQueryForm } from '#modules/recipes/ui/search/recipe-query-form.tsx'
import { RecipeResults } from '#modules/recipes/ui/search/recipe-results.tsx'
import { findRecipes } from '../../page-parts/recipes/find.ts'
import type { Route } from './+types/find-recipes.ts'

const TITLE = 'Find Recipes'
const DESCRIPTION =
  'Recipes with honest nutrition, worked out from the ingredients: search by food, time, diet or what is in the kitchen.'

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = readQuery(new URL(request.url).searchParams)
  const found = await findRecipes(context, query)
  return data({ query, found, said: found.kind === 'found' ? saidOfWords(found) : [] }, answerOf(found))
}

/** Within the browser what the script in the head does for a page that is opened by its address. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { search } = new URL(request.url)
  const eats = keptEats()
  if (!eats || saysWhatIsEaten(search)) return serverLoader()
  throw redirect(`${href('/recipes')}${search ? `${search}&` : '?'}${eats}`)
}

/** A failure, what the provider says and what is in its place are true for one visitor: no page of them is kept. */
function answerOf(found: FoundRecipes): { status: number; headers?: Record<string, string> } {
  if (found.kind === 'failed') return { status: found.reason === 'too-long' ? 400 : 503 }
  const passing =
    found.kind === 'found' && ((found.note !== null && found.note !== 'own-only') || found.attribution !== null)
  return { status: 200, ...(passing && { headers: { 'Cache-Control': 'no-store' } }) }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const origin = originOf(matches)
  const isAsked = loaderData !== undefined && querySearch(loaderData.query) !== ''
  return pageMeta({
    origin,
    title: TITLE,
    description: DESCRIPTION,
    path: href('/recipes'),
    // A search is personal; the recipes themselves may be indexed.
    ...(isAsked && { robots: 'noindex, follow' }),
    jsonLd: loaderData && !isAsked ? [listData(loaderData.found, origin)] : [],
  })
}

function listData(found: FoundRecipes, origin: string): object {
  const recipes = found.kind === 'failed' ? [] : found.recipes
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: 'Popular Recipes',
    itemListElement: recipes.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + href('/recipes/:id', { id }),
    })),
  }
}

export default function FindRecipesPage({ loaderData }: Route.ComponentProps) {
  const { query, found, said } = loaderData
  const isWaiting = useLongWait()
  useFailureToast(found)
  return (
    <PageWidth className="pt-6 pb-16 md:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h1>What are you in the mood for?</h1>
        <span className="flex flex-wrap gap-x-5">
          <Link to={href('/recipes/browse')} className="button button-text">
            Browse by kind
          </Link>{' '}
          <Link to={href('/recipes/import')} className="button button-text">
            Import a recipe
          </Link>
        </span>
      </div>
      <div className="mt-4">
        <RecipeQueryForm query={query} />
      </div>
      <div className="mt-8">{isWaiting ? <RecipeGridSkeleton /> : <RecipeResults {...{ found, said, query }} />}</div>
    </PageWidth>
  )
}

const LONG_WAIT_MS = 250

/** Whether another search has been on its way for so long that the old results would look like its answer. */
function useLongWait(): boolean {
  const { state, location } = useNavigation()
  const isSearching = state === 'loading' && location.pathname === href('/recipes')
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isSearching) return setLong(false)
    const timer = setTimeout(setLong, LONG_WAIT_MS, true)
    return () => clearTimeout(timer)
  }, [isSearching])
  return isLong
}

function useFailureToast(found: FoundRecipes) {
  const toast = useToast()
  useEffect(() => {
    if (found.kind === 'failed') toast.show({ message: 'Failed to fetch recipes. Please try again.', tone: 'error' })
  }, [found, toast])
}
