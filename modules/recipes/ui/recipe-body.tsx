import type { DishToCook } from '../cooking/kitchen.ts'
import type { OwnRecipeView } from '../recipe-view.ts'
import { useMeasures } from './cooking/measures.tsx'
import { Directions } from './directions.tsx'
import { IngredientList } from './ingredient-list.tsx'

interface RecipeBodyProps {
  recipe: Pick<OwnRecipeView, 'groups' | 'serves' | 'contains' | 'stepTitles'>
  dish: DishToCook
}

/** Ingredients beside directions, in the same measures. */
export function RecipeBody({ recipe, dish }: RecipeBodyProps) {
  const { servings, setServings, system, setSystem } = useMeasures()
  return (
    <div className="mt-(--section) grid items-start gap-x-[clamp(28px,6vw,88px)] gap-y-14 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[380px_minmax(0,1fr)] print:mt-3 print:grid-cols-[2fr_3fr] print:gap-x-6">
      <IngredientList
        recipe={recipe}
        servings={servings}
        onServings={setServings}
        system={system}
        onSystem={setSystem}
      />
      {dish.steps.length > 0 ? (
        <Directions dish={dish} titles={recipe.stepTitles} factor={servings / recipe.serves} system={system} />
      ) : null}
    </div>
  )
}
