import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { ImportRecipe } from '#modules/recipes/ui/import/import-recipe.tsx'
import type { Route } from './+types/import-recipe.ts'

const TITLE = 'Import a Recipe'
const PROMISE = 'Paste the address of a recipe, or its text, and see what its ingredients add up to.'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/recipes/import',
    robots: 'noindex',
  })
}

export default function ImportRecipePage() {
  return (
    <PageWidth className="pt-8 pb-16 md:pt-14">
      <h1>{TITLE}</h1>
      <p className="mt-4 max-w-measure text-lead text-ink-2">{PROMISE}</p>
      <ImportRecipe />
    </PageWidth>
  )
}
