import { Button } from '#kit/button.tsx'
import { DONE, type PlannedEntry } from '../plan.ts'
import { usePlanner } from './plan-context.ts'

/** One tap each: cooked, eaten, or with another tap still to come. Tomorrow's dinner is neither. */
export function DoneButtons({ entry, name }: { entry: PlannedEntry; name: string }) {
  const { plan, today } = usePlanner()
  const { kind } = entry.what
  if (kind === 'note' || entry.day > today) return null
  return (
    <p className="plan-done needs-script">
      {DONE.map(each => {
        if (kind !== 'dish' && each === 'cooked') return null
        const is = entry.done === each
        const word = each === 'cooked' ? 'Cooked' : 'Eaten'
        const tell = () =>
          plan.edit(
            { put: [{ ...entry, done: is ? null : each }], removed: [] },
            `${name}: ${is ? 'still to come' : each}`,
          )
        return (
          <Button
            key={each}
            size="small"
            variant="secondary"
            icon={is ? 'check' : undefined}
            aria-pressed={is}
            aria-label={`${word}, ${name}`}
            onClick={tell}
          >
            {word}
          </Button>
        )
      })}
    </p>
  )
}
