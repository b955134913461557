import { type KeyboardEvent, useRef, useState } from 'react'
import { useFoundLater } from '#kit/combobox.tsx'
import { SearchField } from '#kit/search-field.tsx'
import type { FoundFood } from '../../known-foods.ts'
import { askFoods } from './ask-import.ts'

const PAUSE_MS = 150

interface FoodChoiceProps {
  /** What the field is called: 'Another food for 2 onions'. */
  label: string
  onChoose: (food: FoundFood) => void
}

/** Finds a food by its name: type, go down to one with Tab or the arrow keys, press Enter. */
export function FoodChoice({ label, onChoose }: FoodChoiceProps) {
  const [typed, setTyped] = useState('')
  const news = useFoundLater(typed.trim(), PAUSE_MS, found)
  // While somebody is on one of the foods, the list under them does not change.
  const [held, setHeld] = useState<readonly FoundFood[] | null>(null)
  const foods = held ?? news
  const frame = useRef<HTMLDivElement>(null)

  const choose = (food: FoundFood) => {
    setTyped('')
    setHeld(null)
    frame.current?.querySelector('input')?.focus()
    onChoose(food)
  }
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>('input, [data-food]') ?? [])]
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + by]
    if (by === 0 || !next) return
    event.preventDefault()
    next.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go between the field and the buttons in it
    <div ref={frame} onKeyDown={move}>
      <SearchField
        label={label}
        placeholder="Search for a food"
        maxLength={60}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onClear={() => setTyped('')}
      />
      {foods && foods.length > 0 ? (
        <ul
          className="mt-2 rounded-m bg-sunken py-1"
          onFocus={() => setHeld(foods)}
          onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setHeld(null)}
        >
          {foods.map(food => (
            <li key={food.id}>
              <button
                type="button"
                data-food={food.id}
                className="min-h-11 w-full px-4 py-2 text-left hover:underline"
                onClick={() => choose(food)}
              >
                {food.name}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="mt-2 text-small text-ink-2 empty:hidden">
        {foods === null ? '' : foodsWords(foods.length)}
      </p>
    </div>
  )
}

function foodsWords(count: number): string {
  if (count === 0) return 'No such food on our list.'
  return count === 1 ? '1 food' : `${count} foods`
}

async function found(words: string, wanted: AbortSignal): Promise<readonly FoundFood[]> {
  const asked = await askFoods(words, wanted)
  if (!asked?.ok) throw new Error('The foods did not arrive')
  return asked.value.foods
}
