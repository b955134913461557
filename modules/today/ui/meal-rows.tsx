import { Link } from 'react-router'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { DishMarks } from '#modules/planner/ui/dish-marks.tsx'
import { Energy } from '#modules/recipes/ui/energy.tsx'
import type { DayMeal } from '../today-view.ts'
import { SeenPicture } from './seen-picture.tsx'

interface MealRowsProps {
  meals: readonly DayMeal[]
  pressed: ReadonlySet<string>
  onEat: (meal: DayMeal) => void
}

/** The meals of the day; what is planned is one press from the diary. */
export function MealRows({ meals, pressed, onEat }: MealRowsProps) {
  return (
    <section aria-labelledby="own-today">
      <div className="own-day-bar">
        <h2 id="own-today">Today</h2>
        <ButtonLink to="/dashboard/meal-planner" variant="text" iconEnd="arrow-right">
          Meal Planner
        </ButtonLink>
      </div>
      <ul className="own-day-meals">
        {meals.map(meal => (
          <MealRow key={meal.key} meal={meal} isPressed={pressed.has(meal.key)} onEat={onEat} />
        ))}
      </ul>
    </section>
  )
}

const STATES = { eaten: 'Eaten', planned: 'Planned', skipped: 'Skipped' } as const

interface MealRowProps {
  meal: DayMeal
  isPressed: boolean
  onEat: (meal: DayMeal) => void
}

function MealRow({ meal, isPressed, onEat }: MealRowProps) {
  const { dish, said, kcal, eat, swap } = meal
  const state = isPressed ? 'eaten' : meal.state
  return (
    <li data-state={state}>
      <SeenPicture dish={dish} sizes="64px" className="own-day-mark" />
      <div className="own-day-words">
        <p>{meal.meal}</p>
        {dish.path ? <Link to={dish.path}>{dish.name}</Link> : <b>{dish.name}</b>}
        <p>
          <span className="own-day-state">
            {state === 'eaten' ? <Icon name="check" size={15} /> : null}
            {STATES[state]}
          </span>
          {kcal === null ? null : (
            <>
              , <Energy kcal={kcal} />
            </>
          )}
        </p>
        <DishMarks said={said} />
      </div>
      {state === 'planned' && eat ? (
        <div className="own-day-buttons">
          <Button variant="soft" size="small" aria-label={`I ate this: ${dish.name}`} onClick={() => onEat(meal)}>
            I ate this
          </Button>
          <ButtonLink to={swap} variant="text" size="small" aria-label={`Swap ${dish.name}`}>
            Swap
          </ButtonLink>
        </div>
      ) : null}
    </li>
  )
}
