import { Button } from '#kit/button.tsx'
import { doneWord } from '../entry-words.ts'
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
        const is = entry.done === each
        if (kind !== 'dish' && each === 'cooked') return null
        // What was not eaten is skipped in the log; here it can be taken back.
        if (each === 'skipped' && !is) return null
        const word = doneWord(each)
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
