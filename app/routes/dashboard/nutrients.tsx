import { servicesContext } from '#app/context.ts'
import { shownWeekOwner } from '#app/page-parts/dashboard/shown-week-owner.ts'
import type { ShowsRecords } from '#app/shell/dashboard-layout.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { nutrientWeek } from '#modules/gaps/queries/week.ts'
import { NutrientWeekPage } from '#modules/gaps/ui/nutrient-week.tsx'
import type { Route } from './+types/nutrients.ts'

const TITLE = 'Your week in nutrients'
const PROMISE = 'Which reference intakes your food met, which it did not, and which we can’t tell.'

export const handle: ShowsRecords = { showsRecords: () => true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const owner = await shownWeekOwner(context)
  const asked = new URL(request.url).searchParams.get('week')
  const shown = await nutrientWeek(context.get(servicesContext), owner, asked)
  return { ...shown, plan: { ...shown.plan, isSample: owner.isSample } }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/dashboard/nutrients',
    robots: 'noindex',
  })
}

export default function NutrientsPage({ loaderData }: Route.ComponentProps) {
  return <NutrientWeekPage key={loaderData.week.heading} {...loaderData} />
}
