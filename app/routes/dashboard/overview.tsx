import { identityContext, servicesContext } from '#app/context.ts'
import type { ShowsRecords } from '#app/shell/dashboard-layout.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { shownSetup } from '#app/shown-setup.ts'
import { addDays } from '#modules/calendar/day.ts'
import { dayIn } from '#modules/calendar/zone.ts'
import { eatenDishes } from '#modules/food-log/queries/advised-day.ts'
import { saidOfDays } from '#modules/food-log/queries/said-of-days.ts'
import { eaterOn } from '#modules/goals/eater.ts'
import { adviceFor } from '#modules/nutrition/advice/table.ts'
import { shownPlan } from '#modules/planner/queries/week.ts'
import { TREND_DAYS } from '#modules/progress/overview.ts'
import { chartDays, firstDayOf, readOverviewPlace } from '#modules/progress/overview-view.ts'
import { recordOf } from '#modules/progress/queries/record.ts'
import { shownOverview } from '#modules/progress/shown-overview.ts'
import { NutritionDashboard } from '#modules/progress/ui/nutrition-dashboard.tsx'
import type { Route } from './+types/overview.ts'

const TITLE = 'Nutrition Dashboard'
const PROMISE = 'Your day and your week at a glance, from what you log and plan.'
/** Whoever logged nothing in these days is shown how to begin. */
const DAYS_READ = 45

export const handle: ShowsRecords = { showsRecords: () => true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const identity = context.get(identityContext)
  const { member, isSample } = await identity.shown()
  const { calendar, health, eats, units } = await shownSetup(services.db, identity, member)
  const today = dayIn(services.now(), calendar.zone)
  const place = readOverviewPlace(new URL(request.url).searchParams)
  const days = chartDays(place.span, today, calendar.firstDayOfWeek)
  const from = firstDayOf(place.view, today, calendar.firstDayOfWeek)
  const [entriesFrom] = [from, days[0] ?? today, addDays(today, -TREND_DAYS)].toSorted()
  const [record, plan] = await Promise.all([
    recordOf(services.db, member.id, {
      from: addDays(today, -DAYS_READ),
      entriesFrom,
      to: days.at(-1) ?? today,
      zone: calendar.zone,
    }),
    shownPlan(
      services,
      { id: member.id, isSample },
      days.filter(day => day >= today),
    ),
  ])
  const known = await eatenDishes(services, member.id, record.entries, { from: today, to: today })
  const to = { rules: eats, advice: adviceFor(eaterOn(record.targets, health, today)) }
  const said = saidOfDays({ plan, eaten: record.entries }, known, [today], to)
  const overview = shownOverview({ record, plan, today, from, place, days, health, said })
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
