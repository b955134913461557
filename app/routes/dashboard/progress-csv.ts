import { identityContext, servicesContext } from '#app/context.ts'
import { shownSetup } from '#app/shown-setup.ts'
import { dayIn } from '#modules/calendar/zone.ts'
import { progressCsv } from '#modules/progress/progress-csv.ts'
import { readProgressPlace } from '#modules/progress/progress-view.ts'
import { recordOf } from '#modules/progress/queries/record.ts'
import type { Route } from './+types/progress-csv.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const identity = context.get(identityContext)
  const { member } = await identity.shown()
  const { calendar } = await shownSetup(services.db, identity, member)
  const { from, to } = readProgressPlace(new URL(request.url).searchParams, dayIn(services.now(), calendar.zone))
  const record = await recordOf(services.db, member.id, { from, to, zone: calendar.zone })
  return new Response(progressCsv(record, from, to), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="thymewell-${from}-to-${to}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
