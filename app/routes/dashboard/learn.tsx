import { LaterPage } from '#app/shell/later-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import type { Route } from './+types/learn.ts'

const TITLE = 'Learn & Grow'
const PROMISE = 'Short articles and courses on nutrition, planning and supplements, with their sources.'
const POINTS = [
  'Articles on nutrition basics, supplements, meal planning and wellness',
  'Learning paths in lessons of a few minutes',
]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/dashboard/learn',
    robots: 'noindex',
  })
}

export default function LearnPage() {
  return <LaterPage title={TITLE} promise={PROMISE} points={POINTS} picture="dish-beetroot-houmous" />
}
