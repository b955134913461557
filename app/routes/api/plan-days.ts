import { identityContext, servicesContext } from '#app/context.ts'
import { daysBetween, isRecordDay } from '#modules/calendar/day.ts'
import { plannedEntries } from '#modules/planner/queries/week.ts'
import { jsonAnswer } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/plan-days.ts'

const MOST_DAYS = 200
const NO_RANGE = 'These are not days, or there are too many.'

/** What is planned on days that a page does not show. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  if (!isRecordDay(from) || !isRecordDay(to) || from > to || daysBetween(from, to) > MOST_DAYS)
    return jsonAnswer(400, { error: NO_RANGE })
  const { member, isSample } = await context.get(identityContext).shown()
  const { db } = context.get(servicesContext)
  return jsonAnswer(200, { entries: await plannedEntries(db, { id: member.id, isSample }, from, to) })
}
