import { LaterPage } from '#app/shell/later-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import type { Route } from './+types/daily-log.ts'

const TITLE = 'Daily Log'
const PROMISE = 'Write down what you ate and took, and see what the day adds up to.'
const POINTS = [
  'Meals from our recipes, or single foods from UK food tables',
  'Supplements with one tap when taken',
  'Totals that say what is known and what is not',
]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/dashboard/daily-log',
    robots: 'noindex',
  })
}

export default function DailyLogPage() {
  return <LaterPage title={TITLE} promise={PROMISE} points={POINTS} picture="dish-feta-salad" />
}
