import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { useOnline } from '#browser/online.ts'
import { Badge } from '#kit/badge.tsx'
import { Icon, type IconName } from '#kit/icon.tsx'
import { Travelling, useDeparture } from '#kit/travelling.tsx'
import { EatingMarks } from '#modules/nutrition/ui/eating-marks.tsx'
import type { ListedRecipe } from '../listed-recipe.ts'
import { DishPicture } from './dish-picture.tsx'
import { SaveToggle } from './saved/save-toggle.tsx'
import './recipe-card.css'

const CARD_SIZES = '(width < 56.25rem) 46vw, (width < 85.5rem) 30vw, 395px'
const CARD_PIXELS = 640
const LEAD_SIZES = '(width < 56.25rem) calc(100vw - 40px), (width < 85.5rem) 62vw, 818px'

export interface RecipeCardViewProps {
  recipe: ListedRecipe
  /** The first of a grid: two columns wide, and the whole width of a phone. */
  isLead?: boolean | undefined
  /** The one card whose picture is loaded before everything else. */
  eager?: boolean
  /** The level its name has in the page. */
  level?: 2 | 3
  /** In place of the button that saves it. */
  toggle?: ReactNode
  /** What else is said of it, below. */
  children?: ReactNode
}

export function RecipeCardView({ recipe, isLead, eager, level = 3, toggle, children }: RecipeCardViewProps) {
  const Heading = `h${level}` as const
  const isOnline = useOnline()
  const [travels, depart] = useDeparture(`recipe-${recipe.id}`)
  return (
    <article className="group relative">
      <div className="relative">
        <Travelling name={travels}>
          <DishPicture
            recipe={recipe}
            sizes={isLead ? LEAD_SIZES : CARD_SIZES}
            widest={isLead ? undefined : CARD_PIXELS}
            eager={eager}
            className={`rounded-l ${isLead ? 'recipe-lead-picture' : 'aspect-5/4'}`}
          />
        </Travelling>
        <Badge className="absolute bottom-2.5 left-2.5">
          <span className="kcal">{recipe.calories}</span> <span className="kj">{recipe.kilojoules}</span>
        </Badge>
      </div>
      <Heading className={`mt-3.5 ${isLead ? 'text-h3' : 'text-h4'}`}>
        <Link
          to={recipe.path ?? href('/recipes/:id', { id: recipe.id })}
          onClick={depart}
          // The router reloads a page whose next one it cannot have.
          prefetch={isOnline ? 'intent' : 'none'}
          className="decoration-1 underline-offset-4 after:absolute after:inset-0 after:rounded-l group-hover:underline"
        >
          <bdi>{recipe.name}</bdi>
        </Link>
      </Heading>
      <p className={`mt-1 text-small text-ink-2 ${isLead ? '' : 'max-sm:hidden'}`}>{recipe.description}</p>
      <p className="mt-2 flex flex-wrap gap-x-3.5 gap-y-0.5 text-small text-ink-3">
        <Fact icon="clock">{recipe.time}</Fact>
        <Fact icon="servings">{recipe.servings}</Fact>
      </p>
      <EatingMarks marks={recipe.marks} />
      {recipe.reason ? <p className="mt-1 text-small font-medium text-leaf">{recipe.reason}</p> : null}
      {children}
      {toggle ?? <SaveToggle id={recipe.id} name={recipe.name} />}
    </article>
  )
}

function Fact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Icon name={icon} size={16} />
      {`${children} `}
    </span>
  )
}
