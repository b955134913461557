import { LaterPage } from '#app/shell/later-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import type { Route } from './+types/find-recipes.ts'

const TITLE = 'Find Recipes'
const PROMISE = 'Search by what is in the fridge, how long you have, or what you are short of.'
const POINTS = [
  'Ingredients and steps you can cook from, scaled to your servings',
  'Nutrition worked out from the ingredients, never guessed',
  'Save, rate and print',
]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/recipes',
    robots: 'noindex',
  })
}

export default function FindRecipesPage() {
  return <LaterPage title={TITLE} promise={PROMISE} points={POINTS} picture="dish-lentil-dal" />
}
