import { servicesContext } from '#app/context.ts'
import { addDays } from '#modules/calendar/day.ts'
import { isPlanDay } from '#modules/planner/plan-limits.ts'
import { DAYS_SHOWN } from '#modules/planner/planner-address.ts'
import { plannedBefore } from '#modules/planner/queries/kitchen.ts'
import { cookableFoods } from '#modules/shopping-list/queries/cupboard.ts'
import { jsonAnswer } from '../../page-parts/api/json-call.ts'
import { shownShopper } from '../../page-parts/dashboard/shown-list.ts'
import type { Route } from './+types/plan-before.ts'

const NO_DAY = 'A plan has no such day.'

/**
 * What a week that begins on a day is planned beside: what was planned in the weeks before, so that it does not begin
 * with it again, and what is in the cupboard, so that it is used.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const day = new URL(request.url).searchParams.get('day') ?? ''
  if (!isPlanDay(day)) return jsonAnswer(400, { error: NO_DAY })
  const { db } = context.get(servicesContext)
  const { id, isSample, today } = await shownShopper(context)
  const [before, cupboard] = await Promise.all([
    isSample ? [] : plannedBefore(db, id, day),
    // What the sample member has at home is in no visitor's cupboard.
    isSample ? [] : cookableFoods(db, id, today, addDays(day, DAYS_SHOWN - 1)),
  ])
  return jsonAnswer(200, { before, cupboard })
}
