import { LaterPage } from '#app/shell/later-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import type { Route } from './+types/progress.ts'

const TITLE = 'Progress'
const PROMISE = 'Weight, energy and protein over the weeks, drawn from what you log.'
const POINTS = ['Line charts you can read at a glance', 'Weight in kilograms or pounds, as you prefer']

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/dashboard/progress',
    robots: 'noindex',
  })
}

export default function ProgressPage() {
  return <LaterPage title={TITLE} promise={PROMISE} points={POINTS} picture="dish-porridge" />
}
