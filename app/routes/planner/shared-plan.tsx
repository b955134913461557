import { servicesContext } from '#app/context.ts'
import { ErrorView } from '#app/shell/error-boundary.tsx'
import { PageWidth } from '#app/shell/page-width.tsx'
import { isLocked } from '#modules/data-rights/queries/deletion.ts'
import { sharedPlan } from '#modules/planner/queries/links.ts'
import { SharedPlanView } from '#modules/planner/ui/shared-plan-view.tsx'
import { linkMeta, openedByLink } from '../../page-parts/shared-link.ts'
import type { Route } from './+types/shared-plan.ts'

const TITLE = 'A week of meals'

export async function loader({ context, params }: Route.LoaderArgs) {
  return openedByLink(await sharedPlan({ ...context.get(servicesContext), isLocked }, params.token))
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = (args: Route.MetaArgs) =>
  linkMeta(args, args.loaderData ? { title: TITLE, description: 'A shared meal plan.' } : null)

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
