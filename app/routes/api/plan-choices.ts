import { servicesContext } from '#app/context.ts'
import { eaterOn } from '#modules/goals/eater.ts'
import { adviceFor } from '#modules/nutrition/advice/table.ts'
import { ANSWERS, isAsked, readLikeQuery, readPickerQuery } from '#modules/planner/picker-query.ts'
import { isPlanDay } from '#modules/planner/plan-limits.ts'
import { alikeFor } from '#modules/planner/queries/alike.ts'
import { foodsForPlan, foundForPlan } from '#modules/planner/queries/choices.ts'
import { daysAround, shownPlan, suggestedFor } from '#modules/planner/queries/week.ts'
import { advisedLast, withAdvice } from '#modules/planner/said-of-dish.ts'
import { jsonAnswer } from '../../page-parts/api/json-call.ts'
import { plannerOwner } from '../../page-parts/dashboard/planner-owner.ts'
import type { Route } from './+types/plan-choices.ts'

const MOST_SUGGESTED = 8
const NO_DAY = 'A plan has no such day.'
const NO_DISH = 'A plan has no such dish.'

/** What somebody may put into a plan: recipes that fit the day or have all that is asked for, or single foods. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const search = new URL(request.url).searchParams
  const answers = new URLSearchParams(search.get(ANSWERS) ?? '')
  const owner = await plannerOwner(context, answers, request.headers.get('cookie'))
  const { rules: eats, health, today } = owner
  if (search.get('of') === 'foods')
    return jsonAnswer(200, {
      dishes: advisedLast(foodsForPlan((search.get('q') ?? '').slice(0, 100), eats), await adviceOn(search.get('day'))),
    })
  if (search.get('of') === 'like') {
    const asked = readLikeQuery(search)
    if (!asked) return jsonAnswer(400, { error: NO_DISH })
    const eater = eaterOn(await owner.targets(), health, asked.day)
    const alike = await alikeFor(services, owner, asked, { eats, eater })
    return jsonAnswer(200, { dishes: withAdvice(alike, adviceFor(eater)) })
  }
  const query = readPickerQuery(search)
  if (!query) return jsonAnswer(400, { error: NO_DAY })
  if (isAsked(query)) {
    const found = await foundForPlan(services, owner.isSample ? null : owner.id, query, eats)
    return jsonAnswer(200, { ...found, dishes: advisedLast(found.dishes, await adviceOn(query.day)) })
  }
  const [plan, history] = await Promise.all([shownPlan(services, owner, daysAround(query.day)), owner.targets()])
  const eater = eaterOn(history, health, query.day)
  const asked = { day: query.day, today, goalKcal: eater.goalKcal, eats, eater, meal: query.for, most: MOST_SUGGESTED }
  const dishes = withAdvice(suggestedFor(plan, { ...asked, dinnerMinutes: owner.answers.minutes }), adviceFor(eater))
  return jsonAnswer(200, { dishes, total: dishes.length })

  /** What the one who plans is advised on a day of the plan; today where it names none. */
  async function adviceOn(named: string | null) {
    const day = named ?? ''
    return adviceFor(eaterOn(await owner.targets(), health, isPlanDay(day) ? day : today))
  }
}
