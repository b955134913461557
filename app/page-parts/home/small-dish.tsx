import { href, Link } from 'react-router'
import { Travelling, useDeparture } from '#kit/travelling.tsx'
import type { ShownDish } from '#modules/first-visit/sample-dinners.ts'
import { DishPicture } from '#modules/recipes/ui/dish-picture.tsx'
import { Energy } from '#modules/recipes/ui/energy.tsx'

interface SmallDishProps {
  dish: Omit<ShownDish, 'kcal' | 'kj'>
  sizes?: string
  eager?: boolean | undefined
  className: string
}

/** A dish of ours in a small picture; its name or time is beside it. */
export const SmallDish = ({ dish, sizes = '160px', eager = false, className }: SmallDishProps) => (
  <DishPicture recipe={{ ...dish, image: null }} sizes={sizes} widest={640} eager={eager} className={className} />
)

interface LinkedDishProps {
  dish: ShownDish
  /** '45 min'; what is said before its energy. */
  time?: string
  sizes: string
  /** Nothing larger stands before it. */
  eager?: boolean
  /** Of the picture, and of the name. */
  className: string
  nameClass: string
}

/** A picture and a name that lead to the recipe, wherever in `group relative` it is pressed, and what it gives. */
export function LinkedDish({ dish, time, sizes, eager, className, nameClass }: LinkedDishProps) {
  const [travels, depart] = useDeparture(`recipe-${dish.id}`)
  return (
    <>
      <Travelling name={travels}>
        <SmallDish dish={dish} sizes={sizes} eager={eager} className={className} />
      </Travelling>
      <Link
        to={href('/recipes/:id', { id: dish.id })}
        onClick={depart}
        className={`block font-semibold underline-offset-2 group-hover:underline after:absolute after:inset-0 after:rounded-m ${nameClass}`}
      >
        {dish.name}
      </Link>
      <p className="text-micro text-ink-3 tabular-nums">
        {time ? `${time}, ` : ''}
        <Energy kcal={dish.kcal} kj={dish.kj} />
      </p>
    </>
  )
}
