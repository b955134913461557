import { type ReactNode, Suspense } from 'react'
import type { ListedRecipe } from '../listed-recipe.ts'
import type { OwnRecipeView } from '../recipe-view.ts'
import type { RecipeRating } from '../saved/recipe-marks.ts'
import { lazyRest } from './lazy-rest.ts'
import { RecipeBody } from './recipe-body.tsx'
import { RecipeOpening } from './recipe-opening.tsx'
import { RecipePicture } from './recipe-picture.tsx'
import { RecipeActions } from './saved/recipe-actions.tsx'
import { useMarksWanted } from './saved/use-recipe-marks.ts'
// The style of what is loaded late must be there with the words, also without JavaScript.
import './recipe-card.css'

const RecipeRest = lazyRest('recipe-rest', () => import('./recipe-rest.tsx'))

const sure = (value: string) => ({ value, estimated: false })

interface OwnRecipePageProps {
  recipe: OwnRecipeView
  /** What everybody's ratings come to; null while there is none. */
  rating: RecipeRating | null
  similar: readonly ListedRecipe[]
  /** Beside Save and Like. */
  more?: ReactNode
}

/** A recipe of our own, with all that can be computed of it. It keeps no state, so that the rest is left in peace. */
export function OwnRecipePage({ recipe, rating, similar, more }: OwnRecipePageProps) {
  // One call for all that can be marked on this page, also for what is drawn later.
  useMarksWanted([recipe, ...similar].map(({ id }) => id).join())
  return (
    <>
      <RecipeOpening
        picture={
          <RecipePicture
            {...recipe}
            sizes="(width < 48rem) 100vw, (width < 86rem) 52vw, 660px"
            eager
            className="aspect-5/4"
          />
        }
        name={recipe.name}
        description={recipe.description}
        tags={recipe.tags}
        totalMinutes={sure(recipe.time)}
        wait={recipe.wait}
        servings={sure(String(recipe.serves))}
        calories={recipe.caloriesKcal === null ? null : sure(String(recipe.caloriesKcal))}
        kilojoules={recipe.energyKj === null ? null : sure(String(recipe.energyKj))}
        difficulty={{ value: recipe.difficulty, estimated: false }}
        rating={rating}
        actions={<RecipeActions {...recipe} more={more} />}
      />
      <RecipeBody recipe={recipe} />
      <Suspense fallback={null}>
        <RecipeRest recipe={recipe} rating={rating} similar={similar} />
      </Suspense>
    </>
  )
}
