import { identityContext, servicesContext } from '#app/context.ts'
import { isPlanDay } from '#modules/planner/plan-limits.ts'
import { plannedBefore } from '#modules/planner/queries/kitchen.ts'
import { jsonAnswer } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/plan-before.ts'

const NO_DAY = 'A plan has no such day.'

/** What was planned in the weeks before a day: a new plan does not begin with it again. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const day = new URL(request.url).searchParams.get('day') ?? ''
  if (!isPlanDay(day)) return jsonAnswer(400, { error: NO_DAY })
  const { member, isSample } = await context.get(identityContext).shown()
  const before = isSample ? [] : await plannedBefore(context.get(servicesContext).db, member.id, day)
  return jsonAnswer(200, { before })
}
