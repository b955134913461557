import { href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { ShowsRecords } from '#app/shell/dashboard-layout.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { cupboardOf } from '#modules/shopping-list/queries/cupboard.ts'
import { CupboardPage } from '#modules/shopping-list/ui/cupboard-page.tsx'
import { shownShopper } from '../../page-parts/dashboard/shown-list.ts'
import type { Route } from './+types/cupboard.ts'

const TITLE = 'Cupboard'
const PROMISE = 'What you have in, roughly how much, and what to use up soon.'

export const handle: ShowsRecords = { showsRecords: () => true }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const { id, isSample, today } = await shownShopper(context)
  return { view: await cupboardOf({ db, now }, id, today), isSample }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: href('/dashboard/cupboard'),
    robots: 'noindex',
  })
}

export default function CupboardRoute({ loaderData: { view, isSample } }: Route.ComponentProps) {
  const paths = { view: href('/api/shopping-list'), list: href('/dashboard/shopping-list'), recipes: href('/recipes') }
  return <CupboardPage key={isSample ? 'sample' : 'own'} first={view} isSample={isSample} paths={paths} />
}
