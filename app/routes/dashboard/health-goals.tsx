import { LaterPage } from '#app/shell/later-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import type { Route } from './+types/health-goals.ts'

const TITLE = 'Health Goals'
const PROMISE = 'Pick a goal and see which nutrients have to do with it, and which foods bring them.'
const POINTS = [
  'Immune Support and Energy & Vitality to begin with',
  'Only health claims that are authorised in Great Britain',
]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/dashboard/health-goals',
    robots: 'noindex',
  })
}

export default function HealthGoalsPage() {
  return <LaterPage title={TITLE} promise={PROMISE} points={POINTS} picture="dish-beetroot-houmous" />
}
