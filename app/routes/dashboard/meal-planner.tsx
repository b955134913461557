import { LaterPage } from '#app/shell/later-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import type { Route } from './+types/meal-planner.ts'

const TITLE = 'Meal Planner'
const PROMISE = 'Seven days of meals that add up, balanced as you go.'
const POINTS = [
  'Breakfast, lunch, dinner and snacks for a whole week',
  'Change one meal, and the rest of the week shifts to meet your targets',
  'One shopping list, in shop order',
]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/dashboard/meal-planner',
    robots: 'noindex',
  })
}

export default function MealPlannerPage() {
  return <LaterPage title={TITLE} promise={PROMISE} points={POINTS} picture="dish-spaghetti" />
}
