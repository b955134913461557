import { Link } from 'react-router'
import { randomId } from '#browser/random-id.ts'
import { Icon } from '#kit/icon.tsx'
import type { Day } from '#modules/calendar/day.ts'
import { DishPicture } from '#modules/recipes/ui/dish-picture.tsx'
import { recipePath, weekdayText } from '../entry-words.ts'
import { newDishEntry } from '../new-entry.ts'
import type { SuggestedDish } from '../queries/week.ts'
import { usePlanner } from './plan-context.ts'

interface SuggestedRecipesProps {
  day: Day
  /** The meal that they are for. */
  meal: string
  suggested: readonly SuggestedDish[]
}

/** Recipes that fit the rest of the day, each with the reason. */
export function SuggestedRecipes({ day, meal, suggested }: SuggestedRecipesProps) {
  const { plan, meals } = usePlanner()
  const mealName = meals.find(({ key }) => key === meal)?.name.toLowerCase() ?? meal
  return (
    <section aria-labelledby="suggested" className="plan-suggested">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="suggested" className="text-h3">
          Suggested Recipes
        </h2>
        <p className="text-small text-ink-3">
          For {weekdayText(day)}’s {mealName}
        </p>
      </header>
      {suggested.length === 0 ? (
        <p className="plan-empty mt-3">No recipe of ours fits what is left of this day.</p>
      ) : (
        <ul>
          {suggested.map(({ why, ...dish }) => (
            <li key={dish.ref.id}>
              <DishPicture
                recipe={{ id: dish.ref.id, name: dish.name, picture: dish.picture, image: null, wash: dish.wash }}
                sizes="(width < 48rem) 84px, 22vw"
                widest={640}
                className="plan-suggested-picture"
              />
              <div>
                <h3 className="text-h4">
                  <Link to={recipePath({ ...dish, kind: 'dish' }) ?? ''}>{dish.name}</Link>
                </h3>
                <p className="plan-why">{why}</p>
              </div>
              <button
                type="button"
                className="icon-button needs-script"
                aria-label={`Add ${dish.name} to ${weekdayText(day)} ${mealName}`}
                onClick={() => {
                  const entry = newDishEntry(plan.entries, { day, meal }, dish, randomId())
                  plan.edit({ put: [entry], removed: [] }, `${dish.name} added to ${weekdayText(day)}`, [dish])
                }}
              >
                <Icon name="plus" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
