import { Button } from '#kit/button.tsx'
import { Segments } from '#kit/segments.tsx'
import { markOf } from '../day-state.ts'
import type { DayStatus } from '../diary.ts'
import { useLog } from './log-context.ts'

const CHOICES = [
  { value: 'complete', label: 'Complete' },
  { value: 'partial', label: 'Partial' },
  { value: 'not tracked', label: 'Not tracked' },
] as const

/** How complete a day is, and what closes it. */
export function DayStatusCard({ openDoses }: { openDoses: number }) {
  const { diary, day, today, open, show } = useLog()
  const { status } = markOf(diary.days, day)
  const set = (to: DayStatus) => diary.act({ days: [{ day, status: to }] }, `The day is ${to}`)
  return (
    <section className="log-status" aria-labelledby="log-status">
      <div className="log-status-line">
        <div>
          <h2 id="log-status">How complete is this day?</h2>
          <p>Averages use complete days only.</p>
        </div>
        <Segments<DayStatus | ''>
          label="How complete is this day?"
          choices={CHOICES}
          value={status ?? ''}
          onChange={value => value !== '' && set(value)}
        />
      </div>
      {day > today || status === 'complete' ? null : (
        <div className="log-status-line log-status-open needs-script">
          <p>{openWords(open.length, openDoses)}</p>
          <Button variant="text" size="small" iconEnd="arrow-right" onClick={() => show({ kind: 'evening' })}>
            Close the day
          </Button>
        </div>
      )}
    </section>
  )
}

/** 'Two planned meals and one dose are still open.' */
function openWords(meals: number, doses: number): string {
  const parts = [counted(meals, 'planned meal'), counted(doses, 'dose')].filter(Boolean)
  if (parts.length === 0) return 'No planned meals left to log.'
  const said = `${parts.join(' and ')} ${meals + doses === 1 ? 'is' : 'are'} still open.`
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const counted = (count: number, what: string) =>
  count === 0 ? '' : `${COUNTS[count] ?? count} ${what}${count === 1 ? '' : 's'}`
