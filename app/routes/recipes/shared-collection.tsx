import { href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { ErrorView } from '#app/shell/error-boundary.tsx'
import { PageWidth } from '#app/shell/page-width.tsx'
import { ButtonLink } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { LineDrawing } from '#kit/line-drawing.tsx'
import { isLocked } from '#modules/data-rights/queries/deletion.ts'
import { sharedCollection } from '#modules/recipes/queries/shared-collection.ts'
import { LinkedRecipes } from '#modules/recipes/ui/search/linked-recipes.tsx'
import { linkMeta, openedByLink } from '../../page-parts/shared-link.ts'
import type { Route } from './+types/shared-collection.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, recipes, config, now } = context.get(servicesContext)
  const deps = { db, recipes, hasProvider: config.recipes.kind !== 'own', now, isLocked }
  return openedByLink(await sharedCollection(deps, params.token))
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = (args: Route.MetaArgs) =>
  linkMeta(
    args,
    args.loaderData ? { title: args.loaderData.name, description: 'A shared collection of recipes.' } : null,
  )

export default function SharedCollectionPage({ loaderData }: Route.ComponentProps) {
  const { name, sharedBy, recipes, unseen, attribution } = loaderData
  const count = recipes.length + unseen
  return (
    <PageWidth className="pt-6 pb-16 md:pt-10">
      <h1 className="wrap-anywhere">
        <bdi>{name}</bdi>
      </h1>
      <p className="mt-3 text-lead text-ink-2">
        {count} {count === 1 ? 'recipe' : 'recipes'}
        {sharedBy ? `, shared by ${sharedBy}` : ', shared with you'}
      </p>
      {unseen > 0 ? (
        <p className="mt-2 text-small text-ink-2">
          {unseen} {unseen === 1 ? 'recipe' : 'recipes'} cannot be shown at the moment.
        </p>
      ) : null}
      {recipes.length > 0 ? (
        <div className="mt-8">
          <LinkedRecipes recipes={recipes} level={2} />
        </div>
      ) : (
        <EmptyState
          title="Nothing in it yet"
          drawing={<LineDrawing path="M20 12h56v72H20ZM42 12v30l9-7 9 7V12M32 58h32M32 70h20" />}
          action={<ButtonLink to={href('/recipes')}>Find Recipes</ButtonLink>}
        >
          The link stays the same when something is put in.
        </EmptyState>
      )}
      {attribution ? (
        <p className="mt-8 text-small">
          <a href={attribution.address} className="link" rel="noopener">
            {attribution.text}
          </a>
        </p>
      ) : null}
    </PageWidth>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />
}
