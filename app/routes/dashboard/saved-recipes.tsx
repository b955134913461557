import { LaterPage } from '#app/shell/later-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import type { Route } from './+types/saved-recipes.ts'

const TITLE = 'Saved Recipes'
const PROMISE = 'The recipes that worked, kept where you will find them again.'
const POINTS = [
  'Collections for breakfast, lunch, dinner and desserts',
  'Search, filter, and see them as a grid or a list',
]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/dashboard/saved-recipes',
    robots: 'noindex',
  })
}

export default function SavedRecipesPage() {
  return <LaterPage title={TITLE} promise={PROMISE} points={POINTS} picture="dish-feta-salad" />
}
