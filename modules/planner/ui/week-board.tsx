import { Link } from 'react-router'
import { classes } from '#kit/classes.ts'
import { Icon } from '#kit/icon.tsx'
import { type Day, partsOf } from '#modules/calendar/day.ts'
import { weekdayBriefly } from '#modules/calendar/words.ts'
import { wholeDay } from '#modules/nutrition/intake/day-intake.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { type AheadOn, aheadOn, weekdayText } from '../entry-words.ts'
import type { MealRow } from '../meals.ts'
import { entriesOf } from '../plan-edits.ts'
import { settingsOf } from '../plan-settings.ts'
import { type PlannerPlace, placeSearch } from '../planner-address.ts'
import { totalsOf } from '../totals.ts'
import { dateInYear } from '../week-words.ts'
import { EntryCard } from './entry-card.tsx'
import { usePlanner } from './plan-context.ts'

/** What a day's bar reaches to, in shares of its goal: a day that is over is seen to be. */
const BAR_REACHES = 1.1

/** Energy of a day by the plan, and what it is measured against: the goal without what is kept for eating out. */
export function useDayEnergy(day: Day): { readonly kcal: number; readonly goalKcal: number; readonly most: number } {
  const { plan, goalKcal } = usePlanner()
  const totals = totalsOf(plan.entries, day, plan.figures)
  const kcal = Math.round(figureOf(wholeDay(totals.intake), 'energyKcal').amount)
  return { kcal, goalKcal: Math.max(0, goalKcal - totals.keptKcal), most: goalKcal * BAR_REACHES }
}

interface DayLinkProps {
  day: Day
  place: PlannerPlace
  isChosen: boolean
}

/** One of the seven day buttons: it leads to the day. */
export function DayButton({ day, place, isChosen }: DayLinkProps) {
  const { plan, today } = usePlanner()
  const { kcal, goalKcal, most } = useDayEnergy(day)
  const isLocked = settingsOf(plan.settings, 'locked-day').has(day)
  return (
    <Link
      to={placeSearch({ ...place, day, view: place.view === 'week' ? 'week' : 'day' })}
      preventScrollReset
      data-day={day}
      className={classes('plan-day', day < today && 'plan-day-past')}
      aria-current={isChosen ? 'date' : undefined}
    >
      <span className="plan-day-name">
        {weekdayBriefly(day)} <b>{partsOf(day)[2]}</b>
        <span className="sr-only">
          {dateInYear(day).replace(/^\d+/, '')}
          {day === today ? ', today' : ''}
          {isLocked ? ', locked' : ''},{' '}
        </span>
        {isLocked ? <Icon name="lock" size={16} /> : null}
      </span>
      <progress value={Math.min(kcal, most)} max={most} tabIndex={-1} aria-hidden="true" />
      <span className="plan-day-energy">
        <b>{kcal.toLocaleString('en-GB')}</b> of {`${goalKcal.toLocaleString('en-GB')} kcal `}
      </span>
    </Link>
  )
}

const NOTHING = 'No meals planned. Click + to add a meal.'

/** Seven days side by side, a row for each meal. */
export function WeekBoard() {
  const { days, meals, plan } = usePlanner()
  return (
    <div className="plan-board" data-board>
      <h2 className="sr-only">Meals of these days</h2>
      {meals.map(meal => (
        <section key={meal.key} aria-labelledby={`row-${meal.key}`} className="plan-row">
          <h2 id={`row-${meal.key}`} className="plan-row-name">
            {meal.name} {meal.time ? <small>{meal.time}</small> : null}
          </h2>
          {days.every(day => entriesOf(plan.entries, { day, meal: meal.key }).length === 0) ? (
            <p className="plan-row-empty" aria-hidden="true">
              {NOTHING}
            </p>
          ) : null}
          <div className="plan-cells">
            {days.map(day => (
              <BoardCell key={day} day={day} meal={meal} />
            ))}
          </div>
        </section>
      ))}
      <EveningBefore />
    </div>
  )
}

/** What must be begun the day before, under the day on which it is done. */
function EveningBefore() {
  const { plan, days, today } = usePlanner()
  const hints = days.map(day => ({ day, ahead: day < today ? [] : aheadOn(plan, day) }))
  if (hints.every(({ ahead }) => ahead.length === 0)) return null
  return (
    <section aria-labelledby="evening-before" className="plan-row">
      <h2 id="evening-before" className="plan-row-name">
        The evening before
      </h2>
      <div className="plan-cells">
        {hints.map(({ day, ahead }) => (
          <AheadList key={day} ahead={ahead} />
        ))}
      </div>
    </section>
  )
}

/** What is done this evening for a meal of tomorrow. */
export function AheadList({ ahead }: { ahead: readonly AheadOn[] }) {
  return (
    <ul className="plan-ahead">
      {ahead.map(({ entryId, day, name, words, minutes }) => (
        <li key={entryId}>
          {name} <span>{words}</span>{' '}
          <span>
            For {weekdayText(day)}
            {minutes === null ? '' : `, ${minutes} min`}
          </span>
        </li>
      ))}
    </ul>
  )
}

function BoardCell({ day, meal }: { day: Day; meal: MealRow }) {
  const { plan, today } = usePlanner()
  const entries = entriesOf(plan.entries, { day, meal: meal.key })
  const where = `${weekdayText(day)} ${meal.name.toLowerCase()}`
  return (
    <div
      className={classes('plan-cell', day < today && 'plan-cell-past')}
      data-day={day}
      data-meal={meal.key}
      data-where={where}
    >
      {entries.length === 0 ? <p className="sr-only">{NOTHING}</p> : null}
      {entries.map((entry, index) => (
        <EntryCard key={entry.id} entry={entry} isFirst={index === 0} isSnack={meal.key === 'snack'} />
      ))}
      <AddButton day={day} meal={meal.key} label={`Add to ${where}`} />
    </div>
  )
}

export function AddButton({ day, meal, label }: { day: Day; meal: string; label: string }) {
  const { open } = usePlanner()
  return (
    <button
      type="button"
      className="plan-add needs-script"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={() => open({ kind: 'add', cell: { day, meal } })}
    >
      <Icon name="plus" size={20} />
    </button>
  )
}
