import { useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { Chip, ChipGroup } from '#kit/chip.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { addDays, type Day, partsOf } from '#modules/calendar/day.ts'
import { weekdayBriefly } from '#modules/calendar/words.ts'
import { weekdayText } from '../entry-words.ts'
import type { PlannedEntry } from '../plan.ts'
import { copied, daysSwapped } from '../plan-acts.ts'
import { DAYS_SHOWN } from '../planner-address.ts'
import { ChoiceList } from './choice-list.tsx'
import { usePlanner } from './plan-context.ts'

interface CopyProps {
  entries: readonly PlannedEntry[]
  onDone: () => void
}

/** A day to copy, whole. */
export function CopyDialog({ entries, onClose }: { entries: readonly PlannedEntry[]; onClose: () => void }) {
  const [first] = entries
  return (
    <Dialog open onClose={onClose} title={first ? `Copy or swap ${weekdayText(first.day)}` : 'Nothing to copy'}>
      {first ? (
        <>
          <CopyDays entries={entries} onDone={onClose} />
          <SwapDay day={first.day} onDone={onClose} />
        </>
      ) : (
        <p>Nothing is planned for this day yet.</p>
      )}
    </Dialog>
  )
}

/** To which days of this week and the next; entries of one day are copied together. */
export function CopyDays({ entries, onDone }: CopyProps) {
  const { plan, days } = usePlanner()
  const [chosen, setChosen] = useState<readonly Day[]>([])
  const from = entries[0]?.day
  const offered = [...days, ...days.map(day => addDays(day, DAYS_SHOWN))].filter(day => day !== from)
  const toggle = (day: Day) =>
    setChosen(all => (all.includes(day) ? all.filter(each => each !== day) : [...all, day].sort()))
  return (
    <>
      <ChipGroup label="To which days">
        {offered.map(day => (
          <Chip key={day} pressed={chosen.includes(day)} onPress={() => toggle(day)}>
            {weekdayBriefly(day)} {partsOf(day)[2]}
          </Chip>
        ))}
      </ChipGroup>
      <Button
        className="mt-5"
        disabled={chosen.length === 0}
        onClick={() => {
          const copies = chosen.flatMap(day => entries.map(entry => ({ entry, day })))
          const words = chosen.length === 1 ? weekdayText(chosen[0] as Day) : `${chosen.length} days`
          plan.edit(copied(plan.entries, copies, randomId), `Copied to ${words}`)
          onDone()
        }}
      >
        {chosen.length > 1 ? `Copy to ${chosen.length} days` : 'Copy'}
      </Button>
    </>
  )
}

/** Two days change what they hold. */
function SwapDay({ day, onDone }: { day: Day; onDone: () => void }) {
  const { plan, days } = usePlanner()
  const others = days.filter(each => each !== day)
  const [other, setOther] = useState(others[0] ?? day)
  return (
    <>
      <ChoiceList
        label="Swap it with"
        value={other}
        choices={others.map(each => ({ value: each, label: `${weekdayText(each)} ${partsOf(each)[2]}` }))}
        onChange={setOther}
      />
      <Button
        variant="secondary"
        className="mt-3"
        onClick={() => {
          plan.edit(daysSwapped(plan.entries, day, other), `${weekdayText(day)} and ${weekdayText(other)} swapped`)
          onDone()
        }}
      >
        Swap the days
      </Button>
    </>
  )
}
