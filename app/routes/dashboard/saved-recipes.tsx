import { data, href } from 'react-router'
import { identityContext, originContext, servicesContext } from '#app/context.ts'
import type { ShowsRecords } from '#app/shell/dashboard-layout.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { AteThis } from '#modules/food-log/ui/adding/ate-this.tsx'
import { AddToPlan } from '#modules/planner/ui/add-to-plan.tsx'
import { type SavedItem, savedPage } from '#modules/recipes/queries/saved-recipes.ts'
import { isOwnId } from '#modules/recipes/saved/recipe-marks.ts'
import { readSavedQuery } from '#modules/recipes/saved/saved-query.ts'
import { SavedRecipes } from '#modules/recipes/ui/saved/saved-recipes.tsx'
import { readSavedView } from '#modules/recipes/ui/saved/saved-view.ts'
import type { Route } from './+types/saved-recipes.ts'

const TITLE = 'Saved Recipes'
const PROMISE = 'The recipes that worked, where you can find them again.'

const NEW_COLLECTION = { kind: 'collection-created', body: {} }

export const handle: ShowsRecords = { showsRecords: () => true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, recipes, reading, config, now } = context.get(servicesContext)
  const { member, isSample } = await context.get(identityContext).shown()
  const query = readSavedQuery(new URL(request.url).searchParams)
  const page = await savedPage(
    { db, recipes, reading, hasProvider: config.recipes.kind !== 'own', now },
    member.id,
    query,
  )
  const shown = {
    page,
    query,
    isSample,
    formOwner: isSample ? '' : member.id,
    memberName: isSample ? '' : member.name,
    view: readSavedView(request.headers.get('cookie')),
    // A collection is about no day of anybody's.
    formChange: isSample ? null : { id: crypto.randomUUID(), day: dayIn(now(), LONDON), ...NEW_COLLECTION },
    sharedBase: `${context.get(originContext)}${href('/recipes/shared/:token', { token: '' })}`,
  }
  // Nothing of the provider is kept for longer than a day, neither here nor in a browser.
  return data(shown, page.attribution ? { headers: { 'Cache-Control': 'no-store' } } : undefined)
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: href('/dashboard/saved-recipes'),
    robots: 'noindex',
  })
}

const planned = ({ id, isImport, recipe }: SavedItem) =>
  recipe ? (
    <>
      <AddToPlan kind={refKindOf(id, isImport)} id={id} name={recipe.name} look={LOOK} />
      <AteThis kind={refKindOf(id, isImport)} id={id} name={recipe.name} look={LOOK} />
    </>
  ) : null

/** Between other words of a card. */
const LOOK = { variant: 'text', size: 'small' } as const

const refKindOf = (id: string, isImport: boolean) => (isImport ? 'imported' : isOwnId(id) ? 'own' : 'provider')

export default function SavedRecipesPage({ loaderData }: Route.ComponentProps) {
  const { sharedBase, ...shown } = loaderData
  const paths = {
    here: href('/dashboard/saved-recipes'),
    recipes: href('/recipes'),
    importing: href('/recipes/import'),
    shared: sharedBase,
    changes: href('/api/changes'),
  }
  return <SavedRecipes {...shown} toPlan={shown.isSample ? null : planned} paths={paths} />
}
