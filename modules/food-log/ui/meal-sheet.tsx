import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { entriesOf } from '#modules/planner/plan-edits.ts'
import { removal } from '../from-plan.ts'
import { SaveMeal } from './adding/save-meal.tsx'
import { keepOwnThing } from './adding/use-usual.ts'
import { useLog } from './log-context.ts'

/** What can be done with a whole meal. Opening it changes nothing. */
export function MealSheet({ meal, onClose }: { meal: string; onClose: () => void }) {
  const { diary, day, meals, show } = useLog()
  const entries = entriesOf(diary.entries, { day, meal })
  const name = meals.find(({ key }) => key === meal)?.name ?? meal
  const remove = () => {
    const ids = entries.map(({ id }) => id)
    diary.act(removal(diary, ids), `${name} removed`)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={name}>
      <p className="text-ink-2">{entries.length === 1 ? 'One food' : `${entries.length} foods`} on this day.</p>
      <div className="log-sheet-list">
        <Button variant="text" onClick={() => show({ kind: 'copy', entries, title: `Copy ${name.toLowerCase()}` })}>
          Copy to other days or another meal
        </Button>
        <SaveMeal
          given={entries.map(({ what, amount, one, added }) => ({ what, amount, one, added }))}
          label="Save as a meal of my own"
          onSave={(setting, thing) => {
            diary.act({ settings: [setting] }, `${thing.value.name} saved: find it under Add Meal`)
            keepOwnThing(thing)
            onClose()
          }}
        />
        <Button variant="text" icon="trash" onClick={remove}>
          Remove all
        </Button>
      </div>
    </Dialog>
  )
}
