import type { ListedRecipe } from '../listed-recipe.ts'
import type { OwnRecipeView } from '../recipe-view.ts'
import type { RecipeRating } from '../saved/recipe-marks.ts'
import { AllergensAndDiets } from './allergens-and-diets.tsx'
import { NutritionPanel } from './nutrition-panel.tsx'
import { RateRecipe } from './saved/rate-recipe.tsx'
import { LinkedRecipes } from './search/linked-recipes.tsx'

interface RecipeRestProps {
  recipe: OwnRecipeView
  rating: RecipeRating | null
  similar: readonly ListedRecipe[]
}

/** What is below ingredients and directions. */
export function RecipeRest({ recipe, rating, similar }: RecipeRestProps) {
  return (
    <>
      <div className="mt-(--section) print:mt-3">
        <NutritionPanel nutrition={recipe.nutrition}>
          <AllergensAndDiets recipe={recipe} />
        </NutritionPanel>
      </div>
      <div className="mt-(--section) print:hidden">
        <RateRecipe id={recipe.id} rating={rating} />
      </div>
      <section aria-labelledby="similar" className="mt-(--section) print:hidden">
        <h2 id="similar" className="mb-6">
          Similar recipes
        </h2>
        <LinkedRecipes recipes={similar} />
      </section>
    </>
  )
}
