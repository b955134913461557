import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Chip, ChipGroup } from '#kit/chip.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { TextField } from '#kit/text-field.tsx'
import { entryName } from '#modules/planner/entry-words.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import { servingsInWords, servingsText } from '#modules/planner/portion-words.ts'
import { loggedWords, saidOfId } from '#modules/planner/said-words.ts'
import { SaidInFull } from '#modules/planner/ui/dish-marks.tsx'
import { ate, skip } from '../from-plan.ts'
import { plannedTime } from '../meal-times.ts'
import { useLog } from './log-context.ts'

/** Half of what was planned up to twice as much, in quarters of a serving. */
export const portionsFor = (quarters: number): number[] =>
  [...new Set([2, 4, 6, 8, quarters])].sort((one, other) => one - other)

/** What else can be done with something planned: another portion, another time, or not at all. */
export function PlannedSheet({ planned, onClose }: { planned: PlannedEntry; onClose: () => void }) {
  const { diary, dishes, planSettings, said: all } = useLog()
  const said = saidOfId(all, planned.id)
  const name = entryName(diary.plan, planned, dishes)
  const [quarters, setQuarters] = useState(planned.quarters)
  const [time, setTime] = useState(plannedTime(planSettings, diary.entries, planned))
  const eat = () => {
    const words = loggedWords(`${name} logged as eaten`, said.notFor)
    diary.act(ate(diary, planned, dishes, { time: time || null, quarters }), words)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={name}>
      <SaidInFull said={said} className="mb-4" />
      <div className="log-form">
        <ChipGroup label="How much you ate">
          {portionsFor(planned.quarters).map(each => (
            <Chip key={each} pressed={each === quarters} onPress={() => setQuarters(each)}>
              <span aria-hidden="true">{servingsText(each)}</span>{' '}
              <span className="sr-only">{servingsInWords(each)}</span>
            </Chip>
          ))}
        </ChipGroup>
        <TextField label="Time" type="time" value={time} onChange={event => setTime(event.currentTarget.value)} />
        <Button icon="check" onClick={eat}>
          I ate this
        </Button>
      </div>
      <div className="log-sheet-more">
        <Button
          variant="text"
          size="small"
          onClick={() => {
            diary.act(skip(planned), `${name} skipped`)
            onClose()
          }}
        >
          Skip
        </Button>
        <Link to={`/dashboard/meal-planner?day=${planned.day}&view=day`} className="button button-text button-small">
          Change the plan
        </Link>
      </div>
    </Dialog>
  )
}
