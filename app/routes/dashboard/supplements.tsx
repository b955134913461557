import { LaterPage } from '#app/shell/later-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import type { Route } from './+types/supplements.ts'

const TITLE = 'Supplements'
const PROMISE = 'The shop, seen from your own goals and gaps.'
const POINTS = [
  'Recommended only where your food leaves a gap, food first',
  'What you take, beside the level you should not pass',
]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/dashboard/supplements',
    robots: 'noindex',
  })
}

export default function SupplementsPage() {
  return <LaterPage title={TITLE} promise={PROMISE} points={POINTS} picture="dish-grain-bowl" />
}
