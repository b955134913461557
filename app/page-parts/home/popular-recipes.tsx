import { PageWidth } from '#app/shell/page-width.tsx'
import type { ListedRecipe } from '#modules/recipes/listed-recipe.ts'
import { RecipeCardView } from '#modules/recipes/ui/recipe-card.tsx'
import { PartHead } from './part-head.tsx'

export function PopularRecipes({ recipes }: { recipes: readonly ListedRecipe[] }) {
  return (
    <PageWidth className="mt-(--section)">
      <PartHead title="Popular Recipes" to="/recipes" link="All recipes" />
      <ul className="mt-5 two-up gap-x-(--gutter) gap-y-8 lg:grid-cols-4">
        {recipes.map(recipe => (
          <li key={recipe.id}>
            <RecipeCardView recipe={recipe} />
          </li>
        ))}
      </ul>
    </PageWidth>
  )
}
