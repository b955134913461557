import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { unsuitedWords } from '../../at-the-table.ts'
import { dishKey, dishOn } from '../../cooked.ts'
import type { KitchenDish } from '../../kitchen.ts'
import { type PlannerPlace, placeSearch } from '../../planner-address.ts'
import type { AroundProps } from './balanced-planner.tsx'

interface PlanAroundProps extends AroundProps {
  dish: KitchenDish
  place: PlannerPlace
}

/**
 * Plans the week around the dish that the address names. Whoever pressed for it has it planned at once; an address by
 * itself changes no plan, and asks. Without a script the server plans.
 */
export function PlanAround({ dish, place, plan, planning, days, setup, asked }: PlanAroundProps) {
  const { state } = useLocation() as { state: { around?: unknown } | null }
  const isPressed = state?.around === dish.ref.id
  const unsuited = unsuitedWords(setup.rules, dish)
  const started = useRef(false)
  const start = () => {
    started.current = true
    // A reload shows the plan that came of it.
    history.replaceState({ ...history.state, usr: null }, '', placeSearch(place))
    planning.start(plan, 'fill', { around: dish })
  }
  const now = useRef(start)
  now.current = start
  useEffect(() => {
    if (isPressed && unsuited === null && !started.current) now.current()
  }, [isPressed, unsuited])

  if (unsuited !== null) {
    return (
      <Notice tone="caution" title="Not for you" level={2} className="mb-4">
        {dish.name}: {unsuited}. It was not added; you can plan the week without it.
      </Notice>
    )
  }
  const key = dishKey({ ref: dish.ref, grams: null })
  const isThere = plan.entries.some(entry => {
    const planned = days.includes(entry.day) ? dishOn(plan.entries, entry) : null
    return planned !== null && dishKey(planned) === key
  })
  if (planning.state.kind !== 'idle' || (isThere && started.current)) return null
  return (
    <Notice title={`Plan the week around ${dish.name}`} level={2} className="mb-4">
      <form
        method="post"
        action="/api/plan-week"
        onSubmit={event => {
          event.preventDefault()
          start()
        }}
      >
        <p>
          It takes the next meal that it is for. What you have planned stays, and the open meals are filled beside it.
        </p>
        <input type="hidden" name="from" value={days[0]} />
        <input type="hidden" name="answers" value={asked} />
        <Button type="submit" size="small" className="mt-3">
          Plan the week around it
        </Button>
      </form>
    </Notice>
  )
}
