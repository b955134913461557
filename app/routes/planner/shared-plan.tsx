import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { ErrorView, errorMeta } from '#app/shell/error-boundary.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { sharedPlan } from '#modules/planner/queries/links.ts'
import { SharedPlanView } from '#modules/planner/ui/shared-plan-view.tsx'
import type { Route } from './+types/shared-plan.ts'

const TITLE = 'A week of meals'

export async function loader({ context, params }: Route.LoaderArgs) {
  const shared = await sharedPlan(context.get(servicesContext), params.token)
  if (!shared) throw data(null, { status: 404 })
  // Anyone who takes the link back has taken it back everywhere.
  return data(shared, { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function meta({ loaderData, error, matches }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (error || !loaderData) return errorMeta(error, origin)
  return pageMeta({
    origin,
    title: TITLE,
    description: 'Meals that somebody planned and shared.',
    // Without the address: anyone who has it can read the plan.
    path: null,
    robots: 'noindex, nofollow',
  })
}

export default function SharedPlanPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageWidth className="pt-6 pb-16 md:pt-10">
      <SharedPlanView title={TITLE} {...loaderData} />
    </PageWidth>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />
}
