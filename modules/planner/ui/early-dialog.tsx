import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { cookOf } from '../cooked.ts'
import { type EarlyChoice, earlyChoices, madeEarly, withEarlyDone } from '../early-leftovers.ts'
import { entryName, weekdayText } from '../entry-words.ts'
import type { PlannedEntry } from '../plan.ts'
import { type PlanEdit, withEdit } from '../plan-edits.ts'
import { usePlanner } from './plan-context.ts'

interface EarlyDialogProps {
  edit: PlanEdit
  words: string
  onClose: () => void
}

const DONE: { readonly [C in EarlyChoice]: string } = {
  along: 'and its leftovers with it',
  cooked: 'and cooked once more',
  removed: 'and its leftovers left out',
}

/** Asks what becomes of leftovers whose cook was moved behind them. Nothing is done until somebody has said so. */
export function EarlyDialog({ edit, words, onClose }: EarlyDialogProps) {
  const { plan } = usePlanner()
  const after = withEdit(plan.entries, edit)
  const early = madeEarly(plan.entries, edit)
  const does = (choice: EarlyChoice) => {
    plan.edit(withEarlyDone(plan.entries, edit, choice), `${words}, ${DONE[choice]}`)
    onClose()
  }
  const labels: { readonly [C in EarlyChoice]: string } = {
    along: `Move them along, to ${daysText(withEarlyDone(plan.entries, edit, 'along').put.filter(isAmong(early)))}`,
    cooked: `Cook it on ${daysText(early)} too`,
    removed: 'Leave them out',
  }
  return (
    <Dialog open onClose={onClose} title="What about the leftovers?">
      <ul className="grid gap-2">
        {early.map(left => {
          const cook = cookOf(after, left)
          return (
            <li key={left.id}>
              {entryName(after, left, plan.dishes)} is left over for {weekdayText(left.day)}
              {cook ? `, but would be cooked on ${weekdayText(cook.day)}` : ''}.
            </li>
          )
        })}
      </ul>
      <div className="mt-5 grid gap-3">
        {earlyChoices(plan.entries, edit).map((choice, index) => (
          <Button key={choice} variant={index === 0 ? 'primary' : 'secondary'} onClick={() => does(choice)}>
            {labels[choice]}
          </Button>
        ))}
        <Button variant="secondary" onClick={onClose}>
          Put it back
        </Button>
      </div>
    </Dialog>
  )
}

const isAmong = (early: readonly PlannedEntry[]) => (entry: PlannedEntry) => early.some(({ id }) => id === entry.id)

const daysText = (entries: readonly PlannedEntry[]) =>
  [...new Set(entries.map(({ day }) => weekdayText(day)))].join(', ')
