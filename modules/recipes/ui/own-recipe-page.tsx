import { type ReactNode, useMemo } from 'react'
import { href } from 'react-router'
import { Badge } from '#kit/badge.tsx'
import { Travelling, useArrival } from '#kit/travelling.tsx'
import type { DishToCook } from '../cooking/kitchen.ts'
import type { ListedRecipe } from '../listed-recipe.ts'
import type { OwnRecipeView } from '../recipe-view.ts'
import type { RecipeRating } from '../saved/recipe-marks.ts'
import { CookButton } from './cooking/cook-button.tsx'
import { RecipeMeasures, ShownServings } from './cooking/measures.tsx'
import { RecipeBody } from './recipe-body.tsx'
import { RecipeOpening } from './recipe-opening.tsx'
import { RecipePicture } from './recipe-picture.tsx'
import { RecipeRest } from './recipe-rest.tsx'
import { RecipeActions } from './saved/recipe-actions.tsx'
import { useMarksWanted } from './saved/use-recipe-marks.ts'

const sure = (value: ReactNode) => ({ value, estimated: false })

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
  const travels = `recipe-${recipe.id}`
  useArrival(travels)
  const dish = useMemo(() => dishOf(recipe), [recipe])
  return (
    <RecipeMeasures serves={recipe.serves}>
      <RecipeOpening
        picture={
          <div className="relative">
            <Travelling key={recipe.id} name={travels}>
              <RecipePicture
                {...recipe}
                sizes="(width < 48rem) 100vw, (width < 86rem) 52vw, 660px"
                eager
                className="aspect-5/4"
              />
            </Travelling>
            {recipe.isDrawn ? <Badge className="absolute bottom-2.5 left-2.5">Drawn from its ingredients</Badge> : null}
          </div>
        }
        name={recipe.name}
        description={recipe.description}
        tags={recipe.tags}
        totalMinutes={sure(recipe.time)}
        wait={recipe.wait}
        servings={sure(<ShownServings />)}
        calories={recipe.caloriesKcal === null ? null : sure(recipe.caloriesKcal.toLocaleString('en-GB'))}
        kilojoules={recipe.energyKj === null ? null : sure(recipe.energyKj.toLocaleString('en-GB'))}
        difficulty={{ value: recipe.difficulty, estimated: false }}
        rating={rating}
        actions={
          <RecipeActions
            {...recipe}
            first={<CookButton dish={dish} after={more} className="col-span-full" />}
            more={more}
          />
        }
      />
      <RecipeBody recipe={recipe} dish={dish} />
      <RecipeRest recipe={recipe} rating={rating} similar={similar} />
    </RecipeMeasures>
  )
}

const dishOf = ({ id, name, time, serves, groups, steps, picture, wash, notes }: OwnRecipeView): DishToCook => ({
  path: href('/recipes/:id', { id }),
  name,
  time,
  serves,
  groups,
  steps,
  picture,
  wash,
  notes,
})
