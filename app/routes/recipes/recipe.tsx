import { lazy, Suspense } from 'react'
import { data, href, isRouteErrorResponse, Link } from 'react-router'
import { originContext, servicesContext, tooOftenContext } from '#app/context.ts'
import { EatingCaution } from '#app/shell/eating-caution.tsx'
import { ErrorView, errorMeta } from '#app/shell/error-boundary.tsx'
import { pageMeta, unlistedMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { awaitPart } from '#browser/fetch-part.ts'
import { Icon } from '#kit/icon.tsx'
import { Waiting } from '#kit/spinner.tsx'
import { AteThis } from '#modules/food-log/ui/adding/ate-this.tsx'
import { AddToPlan } from '#modules/planner/ui/add-to-plan.tsx'
import { ownRecipeOf, ownRecipes } from '#modules/recipes/own-library.ts'
import type { OwnRecipe } from '#modules/recipes/own-recipe.ts'
import { shownRecipe } from '#modules/recipes/provider/fallbacks.ts'
import { type RecipeRatings, recipeRating, recipeRatings } from '#modules/recipes/queries/marks.ts'
import { isRecipeId } from '#modules/recipes/recipe.ts'
import { recipeBreadcrumbs, recipeData } from '#modules/recipes/recipe-data.ts'
import { linkPicture } from '#modules/recipes/recipe-pictures.ts'
import { linkedRecipe, ownRecipeView, similarRecipes } from '#modules/recipes/recipe-view.ts'
import { stockPicture } from '#modules/recipes/stock-pictures.ts'
import { OwnRecipePage } from '#modules/recipes/ui/own-recipe-page.tsx'
import type { MissingRecipe } from '../../page-parts/recipes/recipe-missing.tsx'
import type { Route } from './+types/recipe.ts'

// Only where there is a provider: anyone who reads a recipe of ours does without its script.
const ProviderRecipePage = lazy(() => awaitPart(() => import('#modules/recipes/ui/provider-recipe-page.tsx')))

const RecipeMissing = lazy(() => awaitPart(() => import('../../page-parts/recipes/recipe-missing.tsx')))

const MISSING_TITLE = 'Recipe Not Found'
const MISSING_WORDS = "The recipe you're looking for doesn't exist in our database."
/** The source gave no answer, so it is not known whether the recipe exists. */
const AWAY_WORDS = 'We cannot reach this recipe at the moment. Please try again later.'

const TOO_OFTEN_WORDS = 'That was a lot of recipes in one minute. Please wait a moment and try again.'

const SIMILAR = 4
const SAMPLES = 8

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, recipes, config } = context.get(servicesContext)
  const own = ownRecipeOf(params.id)
  if (own) return ownPage(own, await recipeRatings(db, own.id), context.get(originContext))
  if (!isRecipeId(params.id)) throw missing(404)
  if (config.recipes.kind !== 'own' && (await context.get(tooOftenContext)(href('/recipes')))) throw missing(429)
  const [found, rating] = await Promise.all([recipes.recipe(params.id), recipeRating(db, params.id)])
  if (!found.ok) throw missing(found.problem.reason === 'not-found' ? 404 : 503)
  const shown = shownRecipe(found.value.recipe)
  const page = {
    kind: 'provider' as const,
    recipe: { shown, wash: 'leaf' as const, stock: stockPicture(shown), attribution: found.value.attribution, rating },
    samples: shown.incomplete ? samples() : [],
  }
  // Nothing of the provider is kept for longer than a day, neither here nor in a browser.
  return data(page, { headers: { 'Cache-Control': 'no-store' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

function ownPage(own: OwnRecipe, { everybodys, members }: RecipeRatings, origin: string) {
  const recipe = ownRecipeView(own)
  return {
    kind: 'own' as const,
    recipe,
    rating: everybodys,
    similar: similarRecipes(own, ownRecipes(), SIMILAR).map(linkedRecipe),
    // Made here: in the browser it would bring all foods with it. Anybody can be one guest more: theirs are not told.
    jsonLd: [recipeData(own, members, origin), recipeBreadcrumbs(own, origin)],
    shared: linkPicture(own),
  }
}

function samples() {
  return ownRecipes()
    .filter(({ isSample }) => isSample)
    .slice(0, SAMPLES)
    .map(linkedRecipe)
}

const MISSING = { 404: MISSING_WORDS, 429: TOO_OFTEN_WORDS, 503: AWAY_WORDS }

function missing(status: keyof typeof MISSING) {
  const answer: MissingRecipe = {
    title: MISSING_TITLE,
    words: MISSING[status],
    samples: samples(),
  }
  return data(answer, { status })
}

export function meta({ loaderData: page, error, matches }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (!page) {
    return missingOf(error) ? unlistedMeta(origin, MISSING_TITLE, MISSING_WORDS) : errorMeta(error, origin)
  }
  if (page.kind === 'provider') {
    const { id, name, description } = page.recipe.shown
    // Not ours to have found: the provider's words may be kept for a day only.
    return pageMeta({
      origin,
      title: name.value,
      description: description || name.value,
      path: href('/recipes/:id', { id }),
      robots: 'noindex',
    })
  }
  const { recipe, jsonLd, shared } = page
  return pageMeta({
    origin,
    title: recipe.name,
    description: recipe.description,
    path: href('/recipes/:id', { id: recipe.id }),
    picture: shared ? { ...shared, src: shared.path } : undefined,
    jsonLd,
  })
}

/** What the loader said of a recipe that is not to be had; null for any other error. */
function missingOf(error: unknown): MissingRecipe | null {
  return isRouteErrorResponse(error) && error.status in MISSING ? (error.data as MissingRecipe) : null
}

export default function RecipePage({ loaderData: page }: Route.ComponentProps) {
  // Another recipe is another page: nothing of the last one's servings or ticks may stay.
  const id = page.kind === 'own' ? page.recipe.id : page.recipe.shown.id
  const name = page.kind === 'own' ? page.recipe.name : page.recipe.shown.name.value
  const more = (
    <>
      <AddToPlan kind={page.kind} id={id} name={name} className="px-3" />
      <AteThis kind={page.kind} id={id} name={name} className="px-3" />
    </>
  )
  return (
    <PageWidth key={id} className="one-sheet pb-16 print:pb-0">
      <Link
        to={href('/recipes')}
        className="inline-flex min-h-12 items-center gap-2 text-ink-2 hover:text-ink print:hidden"
      >
        <Icon name="arrow-left" size={18} /> Find Recipes
      </Link>
      <EatingCaution of={`recipe/${id}`} />
      {page.kind === 'own' ? (
        <OwnRecipePage recipe={page.recipe} rating={page.rating} similar={page.similar} more={more} />
      ) : (
        <Suspense fallback={<Waiting>Loading the recipe</Waiting>}>
          <ProviderRecipePage recipe={page.recipe} samples={page.samples} more={more} />
        </Suspense>
      )}
    </PageWidth>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const gone = missingOf(error)
  if (!gone) return <ErrorView error={error} />
  return (
    <Suspense fallback={<Waiting>Loading</Waiting>}>
      <RecipeMissing {...gone} />
    </Suspense>
  )
}
