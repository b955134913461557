import { lazy, Suspense } from 'react'
import { data, href, isRouteErrorResponse, Link } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { PRIVATE_PAGE } from '#app/page-parts/orders/private-page.ts'
import { ErrorView, errorMeta } from '#app/shell/error-boundary.tsx'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { awaitPart } from '#browser/fetch-part.ts'
import { Icon } from '#kit/icon.tsx'
import { Waiting } from '#kit/spinner.tsx'
import { privateDraft } from '#modules/recipes/queries/private-recipes.ts'
import { NotTheirs } from '../../page-parts/recipes/not-theirs.tsx'
import type { Route } from './+types/private-recipe-correction.ts'

// As on the page that reads recipes, so that it is one file for both.
const ImportDraft = lazy(() => awaitPart(() => import('#modules/recipes/ui/import/import-draft.tsx')))

const TITLE = 'Edit your recipe'

export async function loader({ params, context }: Route.LoaderArgs) {
  const member = await context.get(identityContext).member()
  const draft = member && (await privateDraft(context.get(servicesContext).db, member.id, params.id))
  if (!draft) throw data(null, { status: 404, headers: PRIVATE_PAGE })
  return data(draft, { headers: PRIVATE_PAGE })
}

export const headers = () => PRIVATE_PAGE

export function meta({ matches, error }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (error) return errorMeta(error, origin)
  return unlistedMeta(origin, TITLE, 'Put right what a recipe of your own says.')
}

export default function PrivateRecipeCorrection({ loaderData: draft, params: { id } }: Route.ComponentProps) {
  return (
    <PageWidth key={id} className="pb-16">
      <Link
        to={href('/recipes/private/:id', { id })}
        className="inline-flex min-h-12 items-center gap-2 text-ink-2 hover:text-ink"
      >
        <Icon name="arrow-left" size={18} /> Back to the recipe
      </Link>
      <h1 className="mt-2">{TITLE}</h1>
      <Suspense fallback={<Waiting>Loading the recipe</Waiting>}>
        <ImportDraft draft={draft} keptAs={id} />
      </Suspense>
    </PageWidth>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotTheirs /> : <ErrorView error={error} />
}
