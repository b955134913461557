import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { href } from 'react-router'
import { Button, ButtonLink } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { keptInOrder } from '#kit/right-to-left.ts'
import type { DishToCook } from '../../cooking/kitchen.ts'
import type { PrivateRecipeView } from '../../import/private-view.ts'
import { CookButton } from '../cooking/cook-button.tsx'
import { RecipeMeasures, ShownServings } from '../cooking/measures.tsx'
import { RecipeBody } from '../recipe-body.tsx'
import { RecipeOpening } from '../recipe-opening.tsx'
import { RecipePicture } from '../recipe-picture.tsx'
import { PrivateFigures } from './private-figures.tsx'
import { useDeletion } from './use-deletion.ts'

const figure = (value: ReactNode) => ({ value, estimated: false })

interface PrivateRecipePageProps {
  id: string
  recipe: PrivateRecipeView
  /** Beside Edit. */
  more?: ReactNode
}

/** A recipe that a member imported, with what its ingredients add up to. */
export function PrivateRecipePage({ id, recipe, more }: PrivateRecipePageProps) {
  const [isDeleted, setIsDeleted] = useState(false)
  const change = useDeletion()
  const setDeleted = async (deleted: boolean) => {
    if (await change(id, deleted)) setIsDeleted(deleted)
  }
  if (isDeleted) return <Deleted name={recipe.name} onUndo={() => void setDeleted(false)} />
  return <Recipe id={id} recipe={recipe} more={more} onDelete={() => void setDeleted(true)} />
}

/** In place of the recipe, so that Undo is there for as long as somebody looks. */
function Deleted({ name, onUndo }: { name: string; onUndo: () => void }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      <EmptyState
        level={1}
        title={keptInOrder(`${name} is deleted`)}
        action={
          <Button icon="undo" onClick={onUndo}>
            Undo
          </Button>
        }
      >
        You can undo this for an hour; then it’s gone.
      </EmptyState>
    </div>
  )
}

interface RecipeProps extends PrivateRecipePageProps {
  onDelete: () => void
}

function Recipe({ id, recipe, more, onDelete }: RecipeProps) {
  const { nutrition, stated, name, time, serves, groups, steps, wash, notes } = recipe
  const dish = useMemo(
    (): DishToCook => ({
      path: href('/recipes/private/:id', { id }),
      name,
      time,
      serves,
      groups,
      steps,
      picture: null,
      wash,
      notes,
    }),
    [id, name, time, serves, groups, steps, wash, notes],
  )
  const least = nutrition.known === nutrition.of ? '' : 'at least '
  const [energy] = nutrition.view.lamps
  return (
    <RecipeMeasures serves={serves}>
      <RecipeOpening
        picture={<RecipePicture {...recipe} picture={null} sizes="" className="aspect-5/4" />}
        name={recipe.name}
        description={recipe.description}
        tags={['Your import']}
        totalMinutes={recipe.time === null ? null : figure(recipe.time)}
        servings={figure(<ShownServings />)}
        calories={figure(`${least}${nutrition.serving.energyKcal.toLocaleString('en-GB')}`)}
        kilojoules={energy?.under ? figure(energy.under.perServing.replace(/ kJ$/, '')) : null}
        difficulty={null}
        rating={null}
        actions={<PrivateActions id={id} dish={dish} onDelete={onDelete} recipe={recipe} more={more} />}
      />
      <RecipeBody recipe={recipe} dish={dish} />
      <PrivateFigures stated={stated} nutrition={nutrition} />
    </RecipeMeasures>
  )
}

function PrivateActions({ id, dish, recipe: { source }, more, onDelete }: RecipeProps & { dish: DishToCook }) {
  return (
    <>
      <div className="needs-script mt-6 flex flex-wrap gap-2 print:hidden">
        {dish.steps.length > 0 ? <CookButton dish={dish} after={more} className="grow" /> : null}
        <ButtonLink to={href('/recipes/private/:id/correction', { id })} variant="secondary" className="grow">
          Edit
        </ButtonLink>{' '}
        {more}
        <Button variant="secondary" icon="printer" className="grow px-3" onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="secondary" icon="trash" className="grow px-3" onClick={onDelete}>
          Delete
        </Button>
      </div>
      <p className="mt-4 text-small text-ink-2 print:mt-1 print:text-micro">
        {source ? (
          <>
            <a
              href={source.address}
              rel="nofollow noopener noreferrer"
              className="link inline-flex min-h-11 items-center wrap-anywhere print:min-h-0"
            >
              From {source.site}
            </a>
            {' · '}
          </>
        ) : null}
        Only you can see this recipe.
      </p>
    </>
  )
}
