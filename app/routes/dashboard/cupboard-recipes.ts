import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { NO_QUERY, querySearch } from '#modules/recipes/search/recipe-query.ts'
import { cupboardOf } from '#modules/shopping-list/queries/cupboard.ts'
import { shownShopper } from '../../page-parts/dashboard/shown-list.ts'
import type { Route } from './+types/cupboard-recipes.ts'

/** The search for recipes with what is in the cupboard of whoever asks; an empty one is shown instead. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const { id, today } = await shownShopper(context)
  const { have } = await cupboardOf({ db, now }, id, today)
  const to = have === '' ? href('/dashboard/cupboard') : href('/recipes') + querySearch({ ...NO_QUERY, have })
  throw redirect(to, { headers: { 'Cache-Control': 'no-store' } })
}
