import { identityContext, servicesContext } from '#app/context.ts'
import type { ShowsRecords } from '#app/shell/dashboard-layout.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { shownSetup } from '#app/shown-setup.ts'
import { addDays, partsOf } from '#modules/calendar/day.ts'
import { dayIn } from '#modules/calendar/zone.ts'
import { diaryOf } from '#modules/food-log/queries/diary.ts'
import { goalsOf } from '#modules/planner/balance/goals.ts'
import { eaterOf } from '#modules/planner/plan-setup.ts'
import { shownPlan } from '#modules/planner/queries/week.ts'
import { calorieGoal } from '#modules/profile/health-profile.ts'
import { chartDays, firstDayOf, readOverviewPlace } from '#modules/progress/overview-view.ts'
import { shownOverview } from '#modules/progress/shown-overview.ts'
import { NutritionDashboard } from '#modules/progress/ui/nutrition-dashboard.tsx'
import type { Route } from './+types/overview.ts'

const TITLE = 'Nutrition Dashboard'
const PROMISE = 'Your day and your week at a glance, from what you log and plan.'
/** For the weeks that trends are told of, and the longest view. */
const DAYS_READ = 45

export const handle: ShowsRecords = { showsRecords: () => true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const identity = context.get(identityContext)
  const { member, isSample } = await identity.shown()
  const { calendar, health, units } = await shownSetup(services.db, identity, member)
  const today = dayIn(services.now(), calendar.zone)
  const place = readOverviewPlace(new URL(request.url).searchParams)
  const days = chartDays(place.span, today, calendar.firstDayOfWeek)
  const [diary, plan] = await Promise.all([
    diaryOf(services.db, member.id, addDays(today, -DAYS_READ), days.at(-1) ?? today),
    shownPlan(
      services,
      { id: member.id, isSample },
      days.filter(day => day >= today),
    ),
  ])
  const [year] = partsOf(today)
  const overview = shownOverview({
    ...{ diary, plan, doses: [], today, place, days, health },
    from: firstDayOf(place.view, today, calendar.firstDayOfWeek),
    goalKcal: calorieGoal(health, year).kcal,
    goals: goalsOf(eaterOf(health, year)),
  })
  return { overview, energyUnit: units.energy }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/dashboard',
    robots: 'noindex',
  })
}

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  return <NutritionDashboard {...loaderData} title={TITLE} />
}
