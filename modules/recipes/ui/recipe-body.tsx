import { useState } from 'react'
import type { MeasureSystem } from '../measure-words.ts'
import type { OwnRecipeView } from '../recipe-view.ts'
import { Directions } from './directions.tsx'
import { IngredientList } from './ingredient-list.tsx'

interface RecipeBodyProps {
  recipe: Pick<OwnRecipeView, 'name' | 'steps' | 'groups' | 'serves' | 'contains'>
}

/** Ingredients beside directions, in the same measures. */
export function RecipeBody({ recipe }: RecipeBodyProps) {
  const [servings, setServings] = useState(recipe.serves)
  const [system, setSystem] = useState<MeasureSystem>('metric')
  return (
    <div className="mt-(--section) grid items-start gap-x-[clamp(28px,6vw,88px)] gap-y-14 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[380px_minmax(0,1fr)] print:mt-3 print:grid-cols-[2fr_3fr] print:gap-x-6">
      <IngredientList
        recipe={recipe}
        servings={servings}
        onServings={setServings}
        system={system}
        onSystem={setSystem}
      />
      {recipe.steps.length > 0 ? <Directions name={recipe.name} steps={recipe.steps} system={system} /> : null}
    </div>
  )
}
