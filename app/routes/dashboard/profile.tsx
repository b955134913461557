import { LaterPage } from '#app/shell/later-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import type { Route } from './+types/profile.ts'

const TITLE = 'Profile'
const PROMISE = 'Your details, what you eat and what you avoid: everything else is worked out from here.'
const POINTS = [
  'Diets and allergies, respected in every suggestion',
  'Your own calorie goal, or one worked out for you',
]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/dashboard/profile',
    robots: 'noindex',
  })
}

export default function ProfilePage() {
  return <LaterPage title={TITLE} promise={PROMISE} points={POINTS} picture="dish-lentil-dal" />
}
