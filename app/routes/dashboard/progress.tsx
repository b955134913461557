import { identityContext, servicesContext } from '#app/context.ts'
import type { ShowsRecords } from '#app/shell/dashboard-layout.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { shownSetup } from '#app/shown-setup.ts'
import { addDays } from '#modules/calendar/day.ts'
import { dayIn } from '#modules/calendar/zone.ts'
import { periodBefore, readProgressPlace } from '#modules/progress/progress-view.ts'
import { recordOf } from '#modules/progress/queries/record.ts'
import { shownProgress } from '#modules/progress/shown-progress.ts'
import { ProgressPage } from '#modules/progress/ui/progress-page.tsx'
import type { Route } from './+types/progress.ts'

const TITLE = 'Progress'
const PROMISE = 'Weight, energy and protein over the weeks, drawn from what you log.'
/** Before the days that are compared: a trend begins, and the weight of a month ago is found. */
const DAYS_AHEAD = 35

export const handle: ShowsRecords = { showsRecords: () => true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const identity = context.get(identityContext)
  const { member, isSample } = await identity.shown()
  const { calendar, health, units, agreed } = await shownSetup(services.db, identity, member)
  const today = dayIn(services.now(), calendar.zone)
  const place = readProgressPlace(new URL(request.url).searchParams, today)
  const from = addDays(periodBefore(place).from, -DAYS_AHEAD)
  const record = await recordOf(services.db, member.id, { from, to: today, zone: calendar.zone })
  return { progress: shownProgress(record, { place, today, health }), units, agreed: agreed && !isSample }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/dashboard/progress',
    robots: 'noindex',
  })
}

export default function ProgressRoute({ loaderData }: Route.ComponentProps) {
  return <ProgressPage {...loaderData} title={TITLE} />
}
