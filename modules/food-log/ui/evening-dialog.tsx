import { useState } from 'react'
import { useOnline } from '#browser/online.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { Notice } from '#kit/notice.tsx'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { wholeDay } from '#modules/nutrition/intake/day-intake.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { entryName, weekdayText } from '#modules/planner/entry-words.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import { entriesOfDay } from '#modules/planner/plan-edits.ts'
import { portionOf } from '#modules/planner/totals.ts'
import { dateInYear } from '#modules/planner/week-words.ts'
import { Energy } from '#modules/recipes/ui/energy.tsx'
import { keyOfDose } from '#modules/supplements-log/cabinet.ts'
import { openDoses } from '#modules/supplements-log/due-doses.ts'
import { unitsWords } from '#modules/supplements-log/schedule-words.ts'
import { daySums } from '../day-balance.ts'
import type { DayStatus } from '../diary.ts'
import { closing, closingWords, hasPassed } from '../evening.ts'
import { plannedTime } from '../meal-times.ts'
import { clockNow } from './clock-now.ts'
import { useDayFigures } from './day-figures.ts'
import { AnythingElse, PlannedLine, type Said } from './evening-parts.tsx'
import { useLog } from './log-context.ts'
import { Bar } from './totals-card.tsx'

/** Everything that is open on the day in one list: what is ticked goes into the log, the rest is marked skipped. */
export function EveningDialog({ onClose }: { onClose: () => void }) {
  const { diary, day, today, open, dishes, planSettings, goals, show } = useLog()
  const { figures, doses } = useDayFigures()
  const isOnline = useOnline()
  const now = { day: today, time: clockNow() }
  const timeOf = (planned: PlannedEntry) => plannedTime(planSettings, diary.entries, planned)
  const [listed] = useState(open)
  const due = openDoses(diary.items, diary.doses, day)
  const [ticked, setTicked] = useState<readonly string[]>(() =>
    due.filter(({ dueAt }) => hasPassed(day, dueAt, now)).map(keyOfDose),
  )
  // What is ticked elsewhere meanwhile is not asked for again.
  const takes = due.map(keyOfDose).filter(key => ticked.includes(key))
  const [said, setSaid] = useState<{ readonly [id: string]: Said }>(() =>
    Object.fromEntries(
      open.map(each => [each.id, { isTicked: hasPassed(day, timeOf(each), now), quarters: each.quarters }]),
    ),
  )
  const [status, setStatus] = useState<DayStatus>('complete')
  const saidOf = (id: string) => said[id] ?? { isTicked: false, quarters: 0 }
  const say = (id: string, change: Partial<Said>) => setSaid(all => ({ ...all, [id]: { ...saidOf(id), ...change } }))
  const reconciled = listed.map(planned => {
    const { isTicked, quarters } = saidOf(planned.id)
    return { planned, time: timeOf(planned), quarters: isTicked ? quarters : 0 }
  })
  const entries = entriesOfDay(diary.entries, day)
  const eats = reconciled.filter(({ quarters }) => quarters > 0)
  const kcalNow = kcalOf(daySums(entries, doses, [], { plan: [], figures }).eaten)
  const eaten = eats.map(({ planned, quarters }) => ({ ...planned, quarters }))
  const kcalThen = kcalOf(daySums(entries, doses, eaten, { plan: diary.plan, figures }).withPlan)
  const close = () => {
    const saidOfDoses = due.map(dose => ({
      dose: { ...dose.ifTaken, time: dose.dueAt },
      isTaken: takes.includes(keyOfDose(dose)),
    }))
    const said = { meals: reconciled, doses: saidOfDoses }
    const done = [
      ...reconciled.map(({ planned, time, quarters }) => ({
        ...{ key: planned.id, name: entryName(diary.plan, planned, dishes) },
        words: quarters > 0 ? `logged, ${time}` : 'skipped',
      })),
      ...saidOfDoses.map(({ dose, isTaken }) => ({
        ...{ key: keyOfDose(dose), name: dose.name },
        words: isTaken ? `taken, ${dose.time}` : 'skipped',
      })),
    ]
    // The dialog that follows says it, and opens the day again.
    diary.act(closing(diary, day, said, dishes, status), null)
    show({ kind: 'closed', done })
  }
  const other = status === 'complete' ? 'partial' : 'complete'
  const skipped = reconciled.length - eats.length + due.length - takes.length
  const counts = { meals: eats.length, doses: takes.length, skipped }
  return (
    <Dialog
      open
      onClose={onClose}
      className="log-evening"
      title={day === today ? 'How did today go?' : `How did ${weekdayText(day)} go?`}
      foot={
        <div className="log-evening-foot">
          <p aria-live="polite">
            {closingWords(counts, status)}{' '}
            <button type="button" className="link" onClick={() => setStatus(other)}>
              {other === 'partial' ? 'Partial instead' : 'Complete instead'}
            </button>
          </p>
          <Button wide onClick={close}>
            Close the day
          </Button>
        </div>
      }
    >
      <p className="text-small text-ink-3">
        {weekdayText(day)} {dateInYear(day)}
        {day === today ? `, ${now.time}` : ''}
      </p>
      <p className="mt-2 text-ink-2">What you tick goes into your log. The rest is marked as skipped.</p>
      {isOnline ? null : (
        <Notice className="mt-4">No connection. Close the day as usual: it’ll be sent when you’re back online.</Notice>
      )}
      <p className="log-evening-line">
        <span>Already logged: {loggedWords(entries.length, doses.length)}</span>{' '}
        <b>
          <Energy kcal={Math.round(kcalNow)} />
        </b>
      </p>
      {listed.length > 0 ? <h3 className="mt-5 text-h4">Planned</h3> : null}
      <ul>
        {listed.map(planned => (
          <PlannedLine
            key={planned.id}
            planned={planned}
            time={timeOf(planned)}
            said={saidOf(planned.id)}
            kcal={kcalOfPlanned(diary.plan, planned, figures, saidOf(planned.id).quarters)}
            name={entryName(diary.plan, planned, dishes)}
            onSay={change => say(planned.id, change)}
          />
        ))}
      </ul>
      {due.length > 0 ? <h3 className="mt-5 text-h4">Doses</h3> : null}
      <ul>
        {due.map(dose => {
          const key = keyOfDose(dose)
          const isTicked = takes.includes(key)
          return (
            <li key={key} className="log-evening-item" data-ticked={isTicked || undefined}>
              <label>
                <input
                  type="checkbox"
                  checked={isTicked}
                  onChange={() => setTicked(all => (isTicked ? all.filter(each => each !== key) : [...all, key]))}
                />
                <span>
                  <b>{dose.name}</b> <small>{unitsWords(dose.units, dose.unit)}</small>
                </span>{' '}
                <span className="log-figure">{dose.dueAt}</span>
              </label>
            </li>
          )
        })}
      </ul>
      <AnythingElse />
      <p className="log-evening-line log-evening-sum">
        <span>The day comes to</span>{' '}
        <span>
          <b>
            <Energy kcal={Math.round(kcalThen)} />
          </b>{' '}
          of <Energy kcal={Math.round(goals.kcal)} />
        </span>
      </p>
      <Bar
        eaten={kcalNow}
        then={kcalThen}
        goal={goals.kcal}
        label="The day comes to"
        words={`${shortFigure(kcalThen, 0)} of ${shortFigure(goals.kcal, 0)} kcal`}
      />
    </Dialog>
  )
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const loggedWords = (foods: number, doses: number) =>
  [counted(foods, 'food'), ...(doses > 0 ? [counted(doses, 'dose')] : [])].join(' and ')

const kcalOf = (day: Parameters<typeof wholeDay>[0]) => figureOf(wholeDay(day), 'energyKcal').amount

function kcalOfPlanned(
  plan: readonly PlannedEntry[],
  planned: PlannedEntry,
  figures: Parameters<typeof portionOf>[2],
  quarters: number,
): number | null {
  const portion = portionOf(plan, { ...planned, quarters }, figures)
  return portion ? figureOf(portion.intake, 'energyKcal').amount * portion.servings : null
}
