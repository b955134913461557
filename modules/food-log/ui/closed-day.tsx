import { useNavigate } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { addDays } from '#modules/calendar/day.ts'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { wholeDay } from '#modules/nutrition/intake/day-intake.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { standingOf } from '#modules/nutrition/needs/standing.ts'
import { weekdayText } from '#modules/planner/entry-words.ts'
import { entriesOfDay } from '#modules/planner/plan-edits.ts'
import { daySums } from '../day-balance.ts'
import { markOf } from '../day-state.ts'
import { figureWords, goalWords, lineName } from '../day-words.ts'
import { inUnit } from '../energy-unit.ts'
import { logSearch } from '../log-address.ts'
import type { GoalLine } from '../log-goals.ts'
import { useDayFigures } from './day-figures.ts'
import { useLog } from './log-context.ts'
import { Bar } from './totals-card.tsx'

/** What closing a day did with one thing: 'logged, 19:00'. */
export interface Done {
  readonly key: string
  readonly name: string
  readonly words: string
}

const UNITS = ['kcal', 'kJ'] as const

/** What a day that was just closed came to, and what closing did. Not there while the day is open. */
export function ClosedDay({ done, onClose }: { done: readonly Done[]; onClose: () => void }) {
  const { diary, day, today, goals } = useLog()
  const { doses } = useDayFigures()
  const navigate = useNavigate()
  const { status } = markOf(diary.days, day)
  if (status === null) return null
  const entries = entriesOfDay(diary.entries, day)
  const whole = wholeDay(daySums(entries, doses, [], { plan: [], figures: new Map() }).eaten)
  const kcal = figureOf(whole, 'energyKcal').amount
  const protein: GoalLine = { key: 'proteinG', amount: goals.proteinG, sense: 'at least' }
  const next = day < today ? addDays(day, 1) : null
  const leave = () => {
    if (next !== null) void navigate(logSearch(next, today))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      className="log-evening"
      title={`${weekdayText(day)} is closed`}
      foot={
        <>
          <Button
            variant="secondary"
            icon="undo"
            onClick={() => {
              diary.undo()
              onClose()
            }}
          >
            Reopen the day
          </Button>
          <Button onClick={leave}>{next === null ? 'Done' : `See ${weekdayText(next)}`}</Button>
        </>
      }
    >
      <div className="log-closed">
        <p>{status.charAt(0).toUpperCase() + status.slice(1)}</p>
        {UNITS.map(unit => (
          <p key={unit} className={unit.toLowerCase()}>
            <b>{inUnit(kcal, unit).toLocaleString('en-GB')}</b> of {inUnit(goals.kcal, unit).toLocaleString('en-GB')}{' '}
            {unit}
          </p>
        ))}
        <Bar
          eaten={kcal}
          then={kcal}
          goal={goals.kcal}
          label="Calories of the day"
          words={`${shortFigure(kcal, 0)} of ${shortFigure(goals.kcal, 0)} kcal`}
        />
      </div>
      <dl className="log-closed-lines">
        {[protein, ...goals.lines].map(line => (
          <div key={line.key} className="log-closed-line">
            <dt>{lineName(line.key)}</dt>
            <dd>{lineWords(line, figureOf(whole, line.key))}</dd>
          </div>
        ))}
      </dl>
      {done.length > 0 ? (
        <>
          <h3 className="mt-5 text-h4">What closing did</h3>
          <dl className="log-closed-lines">
            {done.map(({ key, name, words }) => (
              <div key={key} className="log-closed-line">
                <dt>{name}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </Dialog>
  )
}

/** 'Met, 42 g or more of 30 g'; a nutrient that nothing is held against says its figure alone. */
function lineWords(line: GoalLine, figure: Parameters<typeof figureWords>[1]) {
  const words = figureWords(line.key, figure)
  if (line.amount === null) return words
  const { verdict } = standingOf(figure, { amount: line.amount, sense: line.sense })
  if (verdict === 'cannot tell') return <b>Cannot tell</b>
  return (
    <>
      <b>{verdict === 'met' ? 'Met' : 'Not met'}</b>, {words} {goalWords(line)}
    </>
  )
}
