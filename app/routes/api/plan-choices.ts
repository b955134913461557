import { identityContext, servicesContext } from '#app/context.ts'
import { shownSetup } from '#app/shown-setup.ts'
import { dayIn } from '#modules/calendar/zone.ts'
import { readTonight, withAnswers } from '#modules/first-visit/tonight.ts'
import { eaterOn } from '#modules/goals/eater.ts'
import { targetHistory } from '#modules/goals/queries.ts'
import { ANSWERS, isAsked, readLikeQuery, readPickerQuery } from '#modules/planner/picker-query.ts'
import { alikeFor } from '#modules/planner/queries/alike.ts'
import { foodsForPlan, foundForPlan } from '#modules/planner/queries/choices.ts'
import { daysAround, shownPlan, suggestedFor } from '#modules/planner/queries/week.ts'
import { jsonAnswer } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/plan-choices.ts'

const MOST_SUGGESTED = 8
const NO_DAY = 'A plan has no such day.'
const NO_DISH = 'A plan has no such dish.'

/** What somebody may put into a plan: recipes that fit the day or have all that is asked for, or single foods. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const identity = context.get(identityContext)
  const { member, isSample } = await identity.shown()
  const { eats: told, health, calendar } = await shownSetup(services.db, identity, member)
  const search = new URL(request.url).searchParams
  const answers = readTonight(new URLSearchParams(search.get(ANSWERS) ?? ''))
  const eats = withAnswers(answers, told, isSample)
  if (search.get('of') === 'foods')
    return jsonAnswer(200, { dishes: foodsForPlan((search.get('q') ?? '').slice(0, 100), eats) })
  if (search.get('of') === 'like') {
    const asked = readLikeQuery(search)
    if (!asked) return jsonAnswer(400, { error: NO_DISH })
    const eater = eaterOn(await targetHistory(services.db, member.id), health, asked.day)
    return jsonAnswer(200, { dishes: await alikeFor(services, { id: member.id, isSample }, asked, { eats, eater }) })
  }
  const query = readPickerQuery(search)
  if (!query) return jsonAnswer(400, { error: NO_DAY })
  if (isAsked(query)) return jsonAnswer(200, await foundForPlan(services, isSample ? null : member.id, query, eats))
  const [plan, history] = await Promise.all([
    shownPlan(services, { id: member.id, isSample }, daysAround(query.day)),
    targetHistory(services.db, member.id),
  ])
  const eater = eaterOn(history, health, query.day)
  const today = dayIn(services.now(), calendar.zone)
  const asked = { day: query.day, today, goalKcal: eater.goalKcal, eats, eater, meal: query.for, most: MOST_SUGGESTED }
  const dishes = suggestedFor(plan, { ...asked, dinnerMinutes: answers.minutes })
  return jsonAnswer(200, { dishes, total: dishes.length })
}
