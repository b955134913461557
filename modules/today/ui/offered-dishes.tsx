import { Link } from 'react-router'
import { Energy } from '#modules/recipes/ui/energy.tsx'
import type { OfferedDish } from '../today-view.ts'
import { SeenPicture } from './seen-picture.tsx'

/** Dishes that would make a dinner, each with its reason. */
export function OfferedDishes({ dishes }: { dishes: readonly OfferedDish[] }) {
  return (
    <ul className="own-day-dishes">
      {dishes.map(dish => (
        <Offered key={dish.id} dish={dish} />
      ))}
    </ul>
  )
}

function Offered({ dish }: { dish: OfferedDish }) {
  return (
    <li className="group">
      <SeenPicture dish={dish} sizes="(min-width: 560px) 30vw, 92vw" className="own-day-dish" />
      <Link to={dish.path ?? ''} className="own-day-name group-hover:underline">
        {dish.name}
      </Link>
      <p className="text-small text-ink-3">
        {dish.kcal === null ? null : (
          <>
            <Energy kcal={dish.kcal} />,{' '}
          </>
        )}
        {dish.why.charAt(0).toLowerCase() + dish.why.slice(1)}
      </p>
    </li>
  )
}
