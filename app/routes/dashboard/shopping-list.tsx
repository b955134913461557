import { data, href } from 'react-router'
import { originContext, servicesContext } from '#app/context.ts'
import type { ShowsRecords } from '#app/shell/dashboard-layout.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { shoppingOf } from '#modules/shopping-list/queries/shopping.ts'
import { OwnListPage } from '#modules/shopping-list/ui/own-list-page.tsx'
import { shownShopper } from '../../page-parts/dashboard/shown-list.ts'
import type { Route } from './+types/shopping-list.ts'

const TITLE = 'Shopping list'
const PROMISE = 'What your planned meals need, by aisle and in shop packs, minus what you already have.'

export const handle: ShowsRecords = { showsRecords: () => true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const shopper = await shownShopper(context)
  const ref = new URL(request.url).searchParams.get('list') ?? 'main'
  const view = await shoppingOf({ db, now }, shopper.id, ref, shopper.today)
  if (!view) throw data(null, { status: 404 })
  return { view, isSample: shopper.isSample, origin: context.get(originContext) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: href('/dashboard/shopping-list'),
    robots: 'noindex',
  })
}

export default function ShoppingListRoute({ loaderData: { view, isSample, origin } }: Route.ComponentProps) {
  const paths = {
    here: href('/dashboard/shopping-list'),
    planner: href('/dashboard/meal-planner'),
    cupboard: href('/dashboard/cupboard'),
    shared: `${origin}${href('/lists/:token', { token: '' })}`,
    view: href('/api/shopping-list'),
  }
  return <OwnListPage key={view.list} first={view} isSample={isSample} paths={paths} />
}
