import { PageWidth } from '#app/shell/page-width.tsx'
import { ButtonLink } from '#kit/button.tsx'
import type { ListedRecipe } from '#modules/recipes/listed-recipe.ts'
import { RecipeCardView } from '#modules/recipes/ui/recipe-card.tsx'

export function PopularRecipes({ recipes }: { recipes: readonly ListedRecipe[] }) {
  return (
    <PageWidth className="mt-(--section)">
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <h2>Popular Recipes</h2>
        <ButtonLink to="/recipes" variant="text" iconEnd="arrow-right">
          All recipes
        </ButtonLink>
      </div>
      <ul className="mt-5 grid grid-cols-2 gap-x-(--gutter) gap-y-8 lg:grid-cols-4">
        {recipes.map(recipe => (
          <li key={recipe.id}>
            <RecipeCardView recipe={recipe} />
          </li>
        ))}
      </ul>
    </PageWidth>
  )
}
