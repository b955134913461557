import { data, href, Link } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import type { ShowsRecords } from '#app/shell/dashboard-layout.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { shownSetup } from '#app/shown-setup.ts'
import { fetchPart } from '#browser/fetch-part.ts'
import { Notice } from '#kit/notice.tsx'
import { addDays } from '#modules/calendar/day.ts'
import { dayIn } from '#modules/calendar/zone.ts'
import { answersInAddress, answersInWords, readTonight, withAnswers } from '#modules/first-visit/tonight.ts'
import { eaterOn } from '#modules/goals/eater.ts'
import { targetHistory } from '#modules/goals/queries.ts'
import { missedMeals } from '#modules/planner/meal-times.ts'
import { entriesOfDay } from '#modules/planner/plan-edits.ts'
import { DAYS_SHOWN, daysOf, placeSearch, readPlace } from '#modules/planner/planner-address.ts'
import { planVerdict, shownPlan, suggestedFor } from '#modules/planner/queries/week.ts'
import { nextOpenMeal } from '#modules/planner/suggestions.ts'
import { BalancedPlanner } from '#modules/planner/ui/planning/balanced-planner.tsx'
import { timeIn } from '#modules/profile/quiet-hours.ts'
import type { Route } from './+types/meal-planner.ts'

const TITLE = 'Meal Planner'
const PROMISE = 'Seven days of meals that add up, balanced as you go.'

export const handle: ShowsRecords = { showsRecords: () => true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const identity = context.get(identityContext)
  const { member, isSample } = await identity.shown()
  const { calendar, health, eats, agreed } = await shownSetup(services.db, identity, member)
  const now = services.now()
  const clock = { today: dayIn(now, calendar.zone), time: timeIn(now, calendar.zone) }
  const { today } = clock
  const search = new URL(request.url).searchParams
  const tonight = readTonight(search)
  const answered = answersInWords(tonight)
  const rules = withAnswers(tonight, eats, isSample)
  const { place: at, noDay } = readPlace(search, today, calendar.firstDayOfWeek)
  const place = { ...at, answers: answersInAddress(tonight) }
  const days = daysOf(place, calendar.firstDayOfWeek)
  // A day more than is shown: what is begun the evening before is for its breakfast.
  const known = isSample ? days : [...days, addDays(days[days.length - 1] ?? place.day, 1)]
  const [plan, history] = await Promise.all([
    shownPlan(services, { id: member.id, isSample }, known),
    targetHistory(services.db, member.id),
  ])
  const eater = eaterOn(history, health, days[0] ?? today)
  const { goalKcal } = eater
  const missed = missedMeals(clock, plan.settings, plan.entries, place.day)
  const suggestedMeal = nextOpenMeal(entriesOfDay(plan.entries, place.day), missed)
  const suggested = suggestedFor(plan, {
    day: place.day,
    today,
    goalKcal,
    eats: rules,
    eater,
    meal: suggestedMeal,
    dinnerMinutes: tonight.minutes,
  })
  const answers = { people: tonight.people, dinnerMinutes: tonight.minutes }
  const setup = { eater, rules, answers }
  // A month is looked at, not judged.
  const verdict = planVerdict(plan, { ...clock, days: days.slice(0, DAYS_SHOWN), setup })
  const shown = {
    plan: { ...plan, isSample, agreed: agreed && !isSample },
    place,
    days,
    ...clock,
    goalKcal,
    suggested,
    suggestedMeal,
    noDay,
    swap: search.get('swap'),
    answered,
  }
  // The week is shown all the same, but not at the address of a day that there is not.
  return data({ ...shown, setup, verdict }, noDay === null ? undefined : { status: 400 })
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
          New plans and suggestions keep to your answers: {answered}. What is planned already may not. They stay while
          you turn from week to week; to go by your <a href={profilePath}>profile</a> alone,{' '}
          <Link to={placeSearch({ ...page.place, answers: '' })}>leave them out</Link>.
        </Notice>
      ) : null}
      <BalancedPlanner {...page} along={along} profilePath={profilePath} />
    </>
  )
}
