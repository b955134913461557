import { identityContext, servicesContext } from '#app/context.ts'
import { HubPage } from '#app/page-parts/learn/hub-page.tsx'
import { hubView } from '#app/page-parts/learn/hub-view.ts'
import type { ShowsRecords } from '#app/shell/dashboard-layout.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { learningOf } from '#modules/learn/queries/learning.ts'
import type { Route } from './+types/learn.ts'

const TITLE = 'Learn & Grow'
const PROMISE = 'Short articles and courses on nutrition, planning and supplements, with their sources.'

export const handle: ShowsRecords = { showsRecords: () => true }

/** With the progress of whoever looks; a visitor sees the sample member's. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { member } = await context.get(identityContext).shown()
  return hubView(request, await learningOf(context.get(servicesContext).db, member.id))
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/dashboard/learn',
    robots: 'noindex',
  })
}

export default function LearnPage({ loaderData }: Route.ComponentProps) {
  return <HubPage path="/dashboard/learn" hub={loaderData} learning={loaderData.learning} />
}
