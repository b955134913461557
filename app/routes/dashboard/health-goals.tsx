import { servicesContext } from '#app/context.ts'
import { shownWeekOwner } from '#app/page-parts/dashboard/shown-week-owner.ts'
import type { ShowsRecords } from '#app/shell/dashboard-layout.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { healthGoals } from '#modules/gaps/queries/health-goals.ts'
import { HealthGoalsPage } from '#modules/gaps/ui/health-goals.tsx'
import type { Route } from './+types/health-goals.ts'

const TITLE = 'Health Goals'
const PROMISE = 'Pick a goal to see which nutrients matter for it, and which foods contain them.'

export const handle: ShowsRecords = { showsRecords: () => true }

export async function loader({ context }: Route.LoaderArgs) {
  return healthGoals(context.get(servicesContext), await shownWeekOwner(context))
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/dashboard/health-goals',
    robots: 'noindex',
  })
}

export default function GoalsPage({ loaderData }: Route.ComponentProps) {
  return <HealthGoalsPage {...loaderData} />
}
