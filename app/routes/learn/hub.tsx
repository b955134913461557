import { HubPage } from '#app/page-parts/learn/hub-page.tsx'
import { hubView } from '#app/page-parts/learn/hub-view.ts'
import { useLearning } from '#app/page-parts/learn/use-learning.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { FEED } from '#modules/learn/learning-data.ts'
import type { Route } from './+types/hub.ts'

const DESCRIPTION = 'Short articles and courses on nutrition, supplements and meal planning, with their sources.'

export const loader = ({ request }: Route.LoaderArgs) => hubView(request, null)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const isWhole = loaderData?.q === '' && loaderData.category === null
  return pageMeta({
    origin: originOf(matches),
    title: 'Learn & Grow',
    description: DESCRIPTION,
    path: '/learn',
    feed: FEED,
    ...(!isWhole && { robots: 'noindex, follow' }),
  })
}

export default function LearnPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageWidth className="pb-16">
      <HubPage path="/learn" hub={loaderData} learning={useLearning()} />
    </PageWidth>
  )
}
