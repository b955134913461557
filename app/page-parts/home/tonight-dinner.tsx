import { href } from 'react-router'
import { ButtonLink } from '#kit/button.tsx'
import type { NearDish, TonightDinner } from '#modules/first-visit/tonight-view.ts'
import { AddToPlan } from '#modules/planner/ui/add-to-plan.tsx'
import { DishPicture } from '#modules/recipes/ui/dish-picture.tsx'
import { Energy } from '#modules/recipes/ui/energy.tsx'
import { LinkedDish } from './small-dish.tsx'

interface DinnerProps {
  dinner: TonightDinner
  people: number | null
  count: number
  another: string | null
  /** As the planner is told them. */
  answers: string
}

/** The one dinner, why it fits, and what to do with it. */
export function Dinner({ dinner, people, count, another, answers }: DinnerProps) {
  const { id, name, description, kcal, kj, time, why, servings } = dinner
  return (
    <section className="mt-8 grid gap-x-12 gap-y-6 md:grid-cols-2" aria-labelledby="dinner">
      <DishPicture
        recipe={{ ...dinner, image: null }}
        sizes="(min-width: 1368px) 600px, (min-width: 768px) 46vw, 92vw"
        eager
        className="aspect-5/4 rounded-xl"
      />
      <div className="self-center">
        <h2 id="dinner">{name}</h2>
        <p className="mt-3 max-w-[52ch] text-ink-2">{description}</p>
        <p className="mt-4 text-small text-ink-3">
          {time}, <Energy kcal={kcal} kj={kj} /> a serving
          {people !== null && people > 1 ? (
            <>
              , <Energy kcal={kcal * people} kj={kj * people} /> for {people}
            </>
          ) : null}
          . {servings}
        </p>
        <h3 className="mt-6 text-h4">Why this one</h3>
        <ul className="mt-2 grid list-disc gap-1 pl-5 text-small text-ink-2">
          {why.map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to={href('/recipes/:id', { id })} iconEnd="arrow-right">
            Cook tonight
          </ButtonLink>
          <AddToPlan kind="own" id={id} name={name} people={people} answers={answers} />
          {another ? (
            <ButtonLink to={another} variant="text" preventScrollReset>
              Another one
            </ButtonLink>
          ) : null}
        </div>
        <p className="mt-3 text-micro text-ink-3">
          {count === 1 ? 'The only one of our dinners that fits.' : `One of our ${count} dinners that fit.`}
        </p>
      </div>
    </section>
  )
}

/** Dishes beside each other, each a link. */
/** @param lead nothing larger stands before them: the first waits for nothing */
export function NearDishes({ dishes, lead = false }: { dishes: readonly NearDish[]; lead?: boolean }) {
  return (
    <ul className="mt-5 two-up gap-x-(--gutter) gap-y-6 sm:grid-cols-3 lg:grid-cols-6">
      {dishes.map((dish, index) => (
        <li key={dish.id} className="group relative">
          <LinkedDish
            dish={dish}
            time={dish.time}
            sizes="(min-width: 1024px) 190px, (min-width: 640px) 30vw, 46vw"
            eager={lead && index === 0}
            className="aspect-5/4 rounded-m"
            nameClass="mt-2 text-small"
          />
        </li>
      ))}
    </ul>
  )
}
