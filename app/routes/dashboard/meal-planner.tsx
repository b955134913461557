import { data, href, Link } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { ShowsRecords } from '#app/shell/dashboard-layout.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { fetchPart } from '#browser/fetch-part.ts'
import { Notice } from '#kit/notice.tsx'
import { addDays } from '#modules/calendar/day.ts'
import { answersInAddress, answersInWords, NO_ANSWERS } from '#modules/first-visit/tonight.ts'
import { eaterOn } from '#modules/goals/eater.ts'
import { adviceFor } from '#modules/nutrition/advice/table.ts'
import { goalsOf, macroTargets } from '#modules/nutrition/needs/goals.ts'
import { missedMeals } from '#modules/planner/meal-times.ts'
import { entriesOfDay } from '#modules/planner/plan-edits.ts'
import { beginsOwn, DAYS_SHOWN, daysOf, judgedDay, placeSearch, readPlace } from '#modules/planner/planner-address.ts'
import { dishAround } from '#modules/planner/queries/kitchen.ts'
import { planVerdict, shownPlan, suggestedFor } from '#modules/planner/queries/week.ts'
import { withAdvice } from '#modules/planner/said-of-dish.ts'
import { nextOpenMeal } from '#modules/planner/suggestions.ts'
import { BalancedPlanner } from '#modules/planner/ui/planning/balanced-planner.tsx'
import { nextTurn } from '#platform/threads/turns.ts'
import { answersCookie } from '../../middleware/answers-cookie.ts'
import { plannerOwner } from '../../page-parts/dashboard/planner-owner.ts'
import type { Route } from './+types/meal-planner.ts'

const TITLE = 'Meal Planner'
const PROMISE = 'Seven days of meals that add up, balanced as you go.'

export const handle: ShowsRecords = { showsRecords: search => !beginsOwn(search) }

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const search = new URL(request.url).searchParams
  const owner = await plannerOwner(context, search, request.headers.get('cookie'))
  const { isSample, isBlank = false, calendar, rules, health, answers: tonight, agreed, today, time } = owner
  const around = dishAround(search)
  const { place: at, noDay } = readPlace(search, today, calendar.firstDayOfWeek)
  // Seven days from the first on which it can be cooked.
  const isFromToday = around !== null && !search.get('from') && !search.get('day')
  const place = {
    ...(isFromToday ? { ...at, from: today, day: today } : at),
    startsEmpty: isSample && (at.startsEmpty === true || around !== null),
    answers: answersInAddress(tonight),
  }
  const days = daysOf(place, calendar.firstDayOfWeek)
  // A day more than is shown: what is begun the evening before is for its breakfast.
  const known = isSample ? days : [...days, addDays(days[days.length - 1] ?? place.day, 1)]
  const [plan, history] = await Promise.all([shownPlan(services, owner, known), owner.targets()])
  const eater = eaterOn(history, health, judgedDay(days, today))
  const { goalKcal } = eater
  const advice = adviceFor(eater)
  const missed = missedMeals(owner, plan.settings, plan.entries, place.day)
  const suggestedMeal = nextOpenMeal(entriesOfDay(plan.entries, place.day), missed)
  const suggested = suggestedFor(plan, {
    ...{ day: place.day, today, goalKcal, eats: rules, eater },
    meal: suggestedMeal,
    dinnerMinutes: tonight.minutes,
  })
  const answers = { people: tonight.people, dinnerMinutes: tonight.minutes }
  const setup = { eater, rules, answers }
  // A full week is much to look through and to judge.
  await nextTurn()
  // A month is looked at, not judged.
  const verdict = planVerdict(plan, { today, time, days: days.slice(0, DAYS_SHOWN), setup })
  const shown = {
    plan: { ...plan, dishes: withAdvice(plan.dishes, advice), isSample, isBlank, agreed },
    ...{ place, days, today, time, goalKcal, suggestedMeal, noDay, around },
    suggested: withAdvice(suggested, advice),
    macros: macroTargets(goalsOf(eater)),
    swap: search.get('swap'),
    answered: answersInWords(tonight),
  }
  const kept = answersCookie(request)
  // The week is shown all the same, but not at the address of a day that there is not.
  return data(
    { ...shown, setup, verdict },
    { status: noDay === null ? 200 : 400, ...(kept && { headers: { 'Set-Cookie': kept } }) },
  )
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: href('/dashboard/meal-planner'),
    robots: 'noindex',
  })
}

/** The planner does not know the diary, in which what is eaten by the plan is written down. */
const along = async () => (await fetchPart(() => import('#modules/food-log/ui/eaten-along.ts'))).eatenAlong

export default function MealPlannerPage({ loaderData }: Route.ComponentProps) {
  const profilePath = href('/dashboard/profile')
  const { answered, ...page } = loaderData
  return (
    <>
      {answered ? (
        <Notice className="mb-4">
          New plans and suggestions keep to your answers: {answered}.{' '}
          {page.plan.isBlank ? '' : 'What is planned already may not. '}This browser keeps them; to go by your{' '}
          <a href={profilePath} className="link">
            profile
          </a>{' '}
          alone,{' '}
          <Link to={placeSearch({ ...page.place, answers: NO_ANSWERS })} className="link">
            leave them out
          </Link>
          .
        </Notice>
      ) : null}
      <BalancedPlanner {...page} along={along} profilePath={profilePath} />
    </>
  )
}
