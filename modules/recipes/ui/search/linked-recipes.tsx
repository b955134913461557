import type { ListedRecipe } from '../../listed-recipe.ts'
import { RecipeCardView } from '../recipe-card.tsx'

/** Recipes to go on to: four side by side, none before the others. */
export function LinkedRecipes({ recipes, level }: { recipes: readonly ListedRecipe[]; level?: 2 | 3 }) {
  return (
    <ul className="two-up gap-x-(--gutter) gap-y-8 lg:grid-cols-4">
      {recipes.map(recipe => (
        <li key={recipe.id}>
          <RecipeCardView recipe={recipe} level={level} />
        </li>
      ))}
    </ul>
  )
}
