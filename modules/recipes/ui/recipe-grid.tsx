import { Skeleton, SkeletonGroup } from '#kit/skeleton.tsx'
import type { ListedRecipe } from '../listed-recipe.ts'
import { RecipeCardView } from './recipe-card.tsx'

const GRID = 'two-up gap-x-(--gutter) gap-y-9 lg:grid-cols-3 lg:gap-y-11'
const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f']

/** The first card leads, two columns wide, where its picture bears it. */
export function RecipeGrid({ recipes, level }: { recipes: readonly ListedRecipe[]; level?: 2 | 3 }) {
  const firstPicture = recipes.findIndex(({ picture, image }) => picture ?? image)
  return (
    <ul className={GRID}>
      {recipes.map((recipe, index) => {
        const isLead = index === 0 && recipe.isLead
        return (
          <li key={recipe.id} className={isLead ? 'col-span-full lg:col-span-2' : undefined}>
            <RecipeCardView recipe={recipe} isLead={isLead} eager={index === firstPicture} level={level} />
          </li>
        )
      })}
    </ul>
  )
}

/** The shape of a list that is on its way. */
export function RecipeGridSkeleton() {
  return (
    <SkeletonGroup label="Looking for recipes…" className={GRID}>
      {SHAPES.map((shape, index) => (
        <div key={shape} className={index === 0 ? 'col-span-full lg:col-span-2' : undefined}>
          <Skeleton shape="picture" className={index === 0 ? 'recipe-lead-picture' : 'aspect-5/4'} />
          <Skeleton className="mt-4 w-2/3 text-h4" />
          <Skeleton className="w-1/3" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
