import { data } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import type { ShowsRecords } from '#app/shell/dashboard-layout.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { shownSetup } from '#app/shown-setup.ts'
import { dayIn } from '#modules/calendar/zone.ts'
import { readLogPlace } from '#modules/food-log/log-address.ts'
import { logGoals } from '#modules/food-log/log-goals.ts'
import { advisedDay, advisedFrom, eatenDishes } from '#modules/food-log/queries/advised-day.ts'
import { saidOfDays } from '#modules/food-log/queries/said-of-days.ts'
import { daysRead, shownDay } from '#modules/food-log/queries/shown-day.ts'
import { DailyLog } from '#modules/food-log/ui/daily-log.tsx'
import { eaterOn, medicinesOn, targetsOn } from '#modules/goals/eater.ts'
import { adviceFor } from '#modules/nutrition/advice/table.ts'
import { shownPlan } from '#modules/planner/queries/week.ts'
import { recordOf } from '#modules/progress/queries/record.ts'
import { keptCabinet } from '#modules/supplements-log/queries/cabinet.ts'
import type { Route } from './+types/daily-log.ts'

const TITLE = 'Daily Log'
const PROMISE = 'Write down what you ate and took, and see what the day adds up to.'

export const handle: ShowsRecords = { showsRecords: () => true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const identity = context.get(identityContext)
  const { member, isSample } = await identity.shown()
  const { calendar, health, units, eats, agreed } = await shownSetup(services.db, identity, member)
  const today = dayIn(services.now(), calendar.zone)
  const { day, noDay } = readLogPlace(new URL(request.url).searchParams, today)
  const [{ marks, ...record }, plan, cabinet] = await Promise.all([
    recordOf(services.db, member.id, { ...daysRead(day, today), zone: calendar.zone }),
    shownPlan(services, { id: member.id, isSample }, [day]),
    keptCabinet(services.db, member.id, day, day),
  ])
  const { state, ...around } = shownDay({ diary: { ...record, days: marks }, plan, cabinet }, day, today)
  const advice = adviceFor(eaterOn(record.targets, health, day))
  const medicines = medicinesOn(record.targets, day, services.config.medicineNotes !== null)
  const known = await eatenDishes(services, member.id, record.entries, { from: advisedFrom(day), to: day })
  const advised = advisedDay({ entries: record.entries, day }, known, { advice, medicines })
  // As in the planner, what is past is not marked.
  const marked = day < today ? [] : [day]
  const said = saidOfDays({ plan, eaten: record.entries }, known, marked, { rules: eats, advice })
  const goals = logGoals(targetsOn(record.targets, health, day), state.settings)
  // A visitor has not agreed to anything yet, whatever the sample member did.
  const base = { ...state, isSample, agreed: agreed && !isSample }
  const shown = { base, ...around, day, today, noDay, goals, units, advised, said }
  return data(shown, noDay === null ? undefined : { status: 400 })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/dashboard/daily-log',
    robots: 'noindex',
  })
}

export default function DailyLogPage({ loaderData }: Route.ComponentProps) {
  return <DailyLog {...loaderData} />
}
