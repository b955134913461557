import { Button } from '#kit/button.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import type { OwnFood } from '../../adding/own-thing.ts'
import type { PanelProps } from './add-meal.tsx'

/** Foods of one's own that are kept. What was eaten of one keeps its figures when it is changed or removed. */
export function OwnFoodList({ kept, hand, onEdit }: PanelProps & { onEdit: (food: OwnFood) => void }) {
  const foods = kept.own.flatMap(thing => (thing.kind === 'own-food' ? [thing] : []))
  if (foods.length === 0) return null
  return (
    <section className="add-group">
      <h3 className="text-h4">Your own foods</h3>
      <p className="text-small text-ink-3">What you’ve already logged keeps its figures if you change one.</p>
      <ul className="add-own">
        {foods.map(food => (
          <li key={food.id} className="add-usual">
            <bdi className="add-usual-words text-ink">{food.value.name}</bdi>
            <Button variant="text" aria-label={`Edit ${food.value.name}`} onClick={() => onEdit(food)}>
              Edit
            </Button>
            <IconButton
              icon="trash"
              quiet
              label={`Remove ${food.value.name}`}
              onClick={() => {
                hand.set([{ name: 'own-food', key: food.id, value: null }], `${food.value.name} removed`)
                kept.forget(food.id)
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
