import { type KeyboardEvent, useState } from 'react'
import { Drawer } from '#kit/drawer.tsx'
import { weekdayText } from '../entry-words.ts'
import type { Cell } from '../plan-edits.ts'
import { EatingOutForm, LeftoverChoices, NoteForm } from './add-other.tsx'
import { FoodPicker } from './food-picker.tsx'
import { usePlanner } from './plan-context.ts'
import { RecipePicker } from './recipe-picker.tsx'
import { useDayEnergy } from './week-board.tsx'

const TABS = [
  { key: 'recipe', label: 'Recipe', Panel: RecipePicker },
  { key: 'food', label: 'Food', Panel: FoodPicker },
  { key: 'leftovers', label: 'Leftovers', Panel: LeftoverChoices },
  { key: 'out', label: 'Eating out', Panel: EatingOutForm },
  { key: 'note', label: 'Note', Panel: NoteForm },
] as const

type TabKey = (typeof TABS)[number]['key']

export interface AddPanelProps {
  cell: Cell
  onDone: () => void
}

/** What to add to a meal: it closes once something is added, and changes nothing before. */
export function AddSheet({ cell, onClose }: { cell: Cell; onClose: () => void }) {
  const { meals } = usePlanner()
  const [tab, setTab] = useState<TabKey>('recipe')
  const { kcal, goalKcal } = useDayEnergy(cell.day)
  const meal = meals.find(({ key }) => key === cell.meal)?.name.toLowerCase() ?? cell.meal
  const left = goalKcal - kcal
  const day = weekdayText(cell.day)
  const Panel = TABS.find(({ key }) => key === tab)?.Panel ?? RecipePicker
  return (
    <Drawer open onClose={onClose} title={`Add to ${day}’s ${meal}`} className="plan-sheet">
      <p className="text-small text-ink-3">
        {left >= 0 ? `${left.toLocaleString('en-GB')} kcal left on ${day}` : `${day} is ${-left} kcal over its goal`}
      </p>
      <Tabs chosen={tab} onChoose={setTab} />
      <div role="tabpanel" id="add-panel" aria-labelledby={`add-${tab}`}>
        <Panel cell={cell} onDone={onClose} />
      </div>
    </Drawer>
  )
}

function Tabs({ chosen, onChoose }: { chosen: TabKey; onChoose: (tab: TabKey) => void }) {
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const at = TABS.findIndex(({ key }) => key === chosen)
    const next = TABS[(at + by + TABS.length) % TABS.length]
    if (!next) return
    onChoose(next.key)
    document.getElementById(`add-${next.key}`)?.focus()
  }
  return (
    <div role="tablist" aria-label="What to add" className="plan-tabs" onKeyDown={step}>
      {TABS.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`add-${key}`}
          aria-controls="add-panel"
          aria-selected={chosen === key}
          tabIndex={chosen === key ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
