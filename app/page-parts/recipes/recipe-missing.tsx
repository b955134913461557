import { useEffect } from 'react'
import { href } from 'react-router'
import { PageWidth } from '#app/shell/page-width.tsx'
import { ButtonLink } from '#kit/button.tsx'
import { useToast } from '#kit/toast.tsx'
import type { ListedRecipe } from '#modules/recipes/listed-recipe.ts'
import { LinkedRecipes } from '#modules/recipes/ui/search/linked-recipes.tsx'

const INSTEAD = 'Here are some recipes you might like:'

export interface MissingRecipe {
  title: string
  words: string
  samples: readonly ListedRecipe[]
}

/** The recipe does not exist or is not available now: why, and others to look at instead. */
export default function RecipeMissing({ title, words, samples }: MissingRecipe) {
  const { show } = useToast()
  useEffect(() => show({ message: 'Recipe not available', tone: 'error', durationMs: 3000 }), [show])
  return (
    <PageWidth className="py-(--section)">
      <h1>{title}</h1>
      <p className="mt-4 max-w-measure text-lead text-ink-2">
        {words} {samples.length > 0 ? INSTEAD : ''}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={href('/recipes')}>Browse All Recipes</ButtonLink>{' '}
        <ButtonLink to={href('/')} variant="secondary">
          Return to Home
        </ButtonLink>
      </div>
      <div className="mt-12">
        <LinkedRecipes recipes={samples} level={2} />
      </div>
    </PageWidth>
  )
}
