import { data, href, isRouteErrorResponse, Link } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { PRIVATE_PAGE } from '#app/page-parts/orders/private-page.ts'
import { EatingCaution } from '#app/shell/eating-caution.tsx'
import { ErrorView, errorMeta } from '#app/shell/error-boundary.tsx'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { Icon } from '#kit/icon.tsx'
import { AteThis } from '#modules/food-log/ui/adding/ate-this.tsx'
import { AddToPlan } from '#modules/planner/ui/add-to-plan.tsx'
import { privateRecipe } from '#modules/recipes/queries/private-recipes.ts'
import { IMPORTS } from '#modules/recipes/saved/collections.ts'
import { PrivateRecipePage } from '#modules/recipes/ui/import/private-recipe-page.tsx'
import { NotTheirs } from '../../page-parts/recipes/not-theirs.tsx'
import type { Route } from './+types/private-recipe.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const member = await context.get(identityContext).member()
  const read = member && (await privateRecipe(context.get(servicesContext), member.id, params.id))
  if (read && !read.ok) throw data(null, { status: 503, headers: PRIVATE_PAGE })
  if (!read?.value) throw data(null, { status: 404, headers: PRIVATE_PAGE })
  return data(read.value, { headers: PRIVATE_PAGE })
}

export const headers = () => PRIVATE_PAGE

export function meta({ loaderData: recipe, matches, error }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (error || !recipe) return errorMeta(error, origin)
  return unlistedMeta(origin, recipe.name, 'A recipe of your own at Thymewell.')
}

export default function PrivateRecipeRoute({ loaderData: recipe, params: { id } }: Route.ComponentProps) {
  return (
    <PageWidth key={id} className="one-sheet pb-16 print:pb-0">
      <Link
        to={`${href('/dashboard/saved-recipes')}?collection=${IMPORTS}`}
        className="inline-flex min-h-12 items-center gap-2 text-ink-2 hover:text-ink print:hidden"
      >
        <Icon name="arrow-left" size={18} /> Your imports
      </Link>
      <EatingCaution of={`imported/${id}`} />
      <PrivateRecipePage
        id={id}
        recipe={recipe}
        more={
          <>
            <AddToPlan kind="imported" id={id} name={recipe.name} className="grow px-3" />
            <AteThis kind="imported" id={id} name={recipe.name} className="grow px-3" />
          </>
        }
      />
    </PageWidth>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotTheirs /> : <ErrorView error={error} />
}
