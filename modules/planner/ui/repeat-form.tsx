import { useEffect, useState } from 'react'
import { call } from '#browser/calls.ts'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { dateText } from '#modules/calendar/words.ts'
import { entryName } from '../entry-words.ts'
import { RHYTHMS, type Rhythm, repeatDays, repeated, withoutLater } from '../kept-days.ts'
import type { PlannedEntry } from '../plan.ts'
import { ChoiceList } from './choice-list.tsx'
import { usePlanner } from './plan-context.ts'

const WEEKS = [1, 2, 4, 8, 12] as const
const DAYS_A_WEEK = 7

/** The same again and again: porridge on weekdays. */
export function RepeatForm({ entry, onDone }: { entry: PlannedEntry; onDone: () => void }) {
  const { plan } = usePlanner()
  const known = useLater(plan.entries, entry.day)
  const [rhythm, setRhythm] = useState<Rhythm>('weekdays')
  const [weeks, setWeeks] = useState('4')
  const last = addDays(entry.day, Number(weeks) * DAYS_A_WEEK)
  const name = entryName(plan.entries, entry, plan.dishes)
  const edit = repeated(known.entries, entry, repeatDays(entry.day, rhythm, last), randomId)
  const later = withoutLater(known.entries, entry)
  return (
    <>
      <ChoiceList
        label="How often"
        value={rhythm}
        choices={Object.entries(RHYTHMS).map(([value, { name: label }]) => ({ value: value as Rhythm, label }))}
        onChange={setRhythm}
      />
      <ChoiceList
        label="For how long"
        value={weeks}
        choices={WEEKS.map(count => ({ value: String(count), label: count === 1 ? '1 week' : `${count} weeks` }))}
        onChange={setWeeks}
      />
      <p className="mt-3 text-small text-ink-3">
        Until {dateText(last)}.{' '}
        {known.state === 'away'
          ? 'Without a connection only the days of this page are known: it may come twice on others.'
          : 'Days that have it already are left as they are.'}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          disabled={edit.put.length === 0}
          pending={known.state === 'waiting'}
          onClick={() => {
            plan.edit(edit, `${name} added to ${edit.put.length} days`)
            onDone()
          }}
        >
          Repeat
        </Button>
        {later.removed.length > 0 ? (
          <Button
            variant="secondary"
            onClick={() => {
              plan.edit(later, `${name} removed from later days`)
              onDone()
            }}
          >
            Remove from later days
          </Button>
        ) : null}
      </div>
    </>
  )
}

interface Later {
  readonly entries: readonly PlannedEntry[]
  readonly state: 'waiting' | 'there' | 'away'
}

/** What is planned from a day on, also on days that this page does not show; what was changed here counts as it is here. */
function useLater(here: readonly PlannedEntry[], from: Day): Later {
  const [asked, setAsked] = useState<Later>({ entries: [], state: 'waiting' })
  useEffect(() => {
    const wanted = new AbortController()
    const to = addDays(from, Math.max(...WEEKS) * DAYS_A_WEEK)
    void call(`/api/plan-days?${new URLSearchParams({ from, to })}`, { wanted: wanted.signal }).then(
      ({ ok, body, lost }) => {
        if (lost === 'stopped') return
        const { entries = [] } = (body ?? {}) as { entries?: readonly PlannedEntry[] }
        setAsked({ entries, state: ok ? 'there' : 'away' })
      },
    )
    return () => wanted.abort()
  }, [from])
  const ids = new Set(here.map(({ id }) => id))
  return { ...asked, entries: [...here, ...asked.entries.filter(({ id }) => !ids.has(id))] }
}
