import { servicesContext } from '#app/context.ts'
import { shownWeekOwner } from '#app/page-parts/dashboard/shown-week-owner.ts'
import type { ShowsRecords } from '#app/shell/dashboard-layout.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { targetsPage } from '#modules/gaps/queries/targets.ts'
import { TargetsPage } from '#modules/goals/ui/targets-page.tsx'
import type { Route } from './+types/targets.ts'

const TITLE = 'Your targets'
const PROMISE = 'What your days are measured against: calories, macros and nutrients, from the day you choose them.'

export const handle: ShowsRecords = { showsRecords: () => true }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext)
  return targetsPage(db, await shownWeekOwner(context), config.medicineNotes)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/dashboard/targets',
    robots: 'noindex',
  })
}

export default function TargetsRoute({ loaderData }: Route.ComponentProps) {
  return <TargetsPage {...loaderData} />
}
