import { LaterPage } from '#app/shell/later-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import type { Route } from './+types/overview.ts'

const TITLE = 'Nutrition Dashboard'
const PROMISE = 'Your day and your week at a glance, from what you log and plan.'
const POINTS = [
  'Energy, protein, carbohydrate, fat and water against your own targets',
  'Nutrients beside UK reference intakes, with their source',
  'Today’s meals, and the foods that would fill a gap',
]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/dashboard',
    robots: 'noindex',
  })
}

export default function OverviewPage() {
  return <LaterPage title={TITLE} promise={PROMISE} points={POINTS} picture="dish-grain-bowl" />
}
