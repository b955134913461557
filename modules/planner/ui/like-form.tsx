import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { hoursInFridge } from '../keeping.ts'
import { likeSearch } from '../picker-query.ts'
import type { PlannedDish, PlannedEntry } from '../plan.ts'
import { changed } from '../plan-acts.ts'
import { DialogIcon } from './dialog-icon.tsx'
import { usePlanner } from './plan-context.ts'
import { FoundRecipe } from './recipe-picker.tsx'
import { AWAY, type Choice, useChoices } from './use-choices.ts'

interface LikeFormProps {
  entry: PlannedEntry
  dish: PlannedDish
  name: string
  onDone: () => void
}

/** Dishes that may take the place of one; portions, time and leftovers stay as they are. Or chance decides. */
export function LikeForm({ entry, dish, name, onDone }: LikeFormProps) {
  const { plan } = usePlanner()
  const [search] = useState(() =>
    likeSearch({
      ...{ day: entry.day, meal: entry.meal, ref: dish.ref },
      keptHours: hoursInFridge(plan, entry),
    }),
  )
  const { found, state } = useChoices(search)
  const swap = (choice: Choice) => {
    const what = { kind: 'dish', ref: choice.ref, name: choice.name, grams: null } as const
    plan.edit(changed(plan.entries, entry.id, { what }), `${choice.name} in place of ${name}`, [choice])
    onDone()
  }
  const roll = () => {
    const rolled = found[Math.floor(Math.random() * found.length)]
    if (rolled) swap(rolled)
  }
  return (
    <>
      <Button variant="secondary" wide disabled={found.length === 0} onClick={roll}>
        <DialogIcon name="dice" /> Pick one for me
      </Button>
      <p className="sr-only" role="status">
        {state === 'there' ? `${found.length} dishes` : ''}
      </p>
      <ul className="plan-found mt-2">
        {found.map(choice => (
          <li key={choice.ref.id}>
            <FoundRecipe dish={choice} does="Take" onAdd={() => swap(choice)} />
          </li>
        ))}
      </ul>
      {state === 'away' ? <p className="mt-3">{AWAY}</p> : null}
      {state === 'there' && found.length === 0 ? (
        <p className="mt-3">We have no other dish that is close enough and suits this meal.</p>
      ) : null}
      <p className="mt-3 text-small text-ink-3">Your diet and allergies are always kept.</p>
    </>
  )
}
