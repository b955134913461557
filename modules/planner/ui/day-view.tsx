import { Link } from 'react-router'
import { Icon } from '#kit/icon.tsx'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { wholeDay } from '#modules/nutrition/intake/day-intake.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { minutesText } from '#modules/recipes/minutes-text.ts'
import { DishPicture } from '#modules/recipes/ui/dish-picture.tsx'
import { Energy } from '#modules/recipes/ui/energy.tsx'
import { aheadOn, weekdayText } from '../entry-words.ts'
import type { MealRow } from '../meals.ts'
import type { PlannedEntry } from '../plan.ts'
import { entriesOf } from '../plan-edits.ts'
import { settingsOf } from '../plan-settings.ts'
import { servingsInWords } from '../portion-words.ts'
import { totalsOf } from '../totals.ts'
import { dateInYear } from '../week-words.ts'
import { DishMarks } from './dish-marks.tsx'
import { DoneButtons } from './done-buttons.tsx'
import { EntryMenuButton, LiftHandle, Remark, Unknown, useEntryView } from './entry-card.tsx'
import { usePlanner } from './plan-context.ts'
import { PlanIcon } from './plan-icon.tsx'
import { AddButton, AheadList, useDayEnergy } from './week-board.tsx'

/** One day with its meals below one another. */
export function DayView({ day }: { day: Day }) {
  const { plan, today, goalKcal, meals, open } = usePlanner()
  const energy = useDayEnergy(day)
  const isLocked = settingsOf(plan.settings, 'locked-day').has(day)
  const kept = goalKcal - energy.goalKcal
  // What had to be begun on a day that is past helps nobody any more.
  const ahead = day < today ? [] : aheadOn(plan, day)
  const lock = () =>
    plan.set(
      [{ name: 'locked-day', key: day, value: isLocked ? null : { locked: true } }],
      `${weekdayText(day)} ${isLocked ? 'unlocked' : 'locked'}`,
    )
  return (
    <section aria-labelledby={`day-${day}`} className="plan-day-view">
      <header className="plan-day-head">
        <div>
          <h2 id={`day-${day}`} className="text-h3">
            {weekdayText(day)} {dateInYear(day)}
          </h2>
          <p className="text-small text-ink-3">
            {energy.kcal.toLocaleString('en-GB')} of {energy.goalKcal.toLocaleString('en-GB')} kcal
            {kept > 0 ? `, ${kept} kcal kept free` : ''}
            {day === today ? ', today' : ''}
          </p>
        </div>
        <button
          type="button"
          className="icon-button needs-script"
          aria-pressed={isLocked}
          aria-label={`Lock ${weekdayText(day)}`}
          title={isLocked ? 'Unlock this day' : 'Lock this day'}
          onClick={lock}
        >
          {isLocked ? <Icon name="lock" /> : <PlanIcon name="unlock" />}
        </button>
      </header>
      {meals.map(meal => (
        <DayMeal key={meal.key} day={day} meal={meal} />
      ))}
      {ahead.length > 0 ? (
        <section aria-label="The evening before" className="plan-meal">
          <h3 className="text-h4">{day === today ? 'This evening' : 'In the evening'}</h3>
          <AheadList ahead={ahead} />
        </section>
      ) : null}
      <div className="plan-day-tools needs-script">
        <button type="button" className="button button-secondary" onClick={() => open({ kind: 'day', day })}>
          <PlanIcon name="copy" size={18} /> Copy or swap day
        </button>
      </div>
    </section>
  )
}

function DayMeal({ day, meal }: { day: Day; meal: MealRow }) {
  const { plan } = usePlanner()
  const entries = entriesOf(plan.entries, { day, meal: meal.key })
  return (
    <section aria-labelledby={`meal-${meal.key}`} className="plan-meal" data-day={day} data-meal={meal.key}>
      <header className="plan-meal-head">
        <h3 id={`meal-${meal.key}`} className="text-h4">
          {meal.name} {meal.time ? <small> {meal.time}</small> : null}
        </h3>
        <MealEnergy day={day} meal={meal.key} />
        <AddButton day={day} meal={meal.key} label={`Add to ${weekdayText(day)} ${meal.name.toLowerCase()}`} />
      </header>
      {entries.length === 0 ? (
        <p className="plan-empty">No meals planned. Click + to add a meal.</p>
      ) : (
        <ul>
          {entries.map(entry => (
            <li key={entry.id}>
              <EntryRow entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What a meal of a day comes to, in what is known of it. */
function MealEnergy({ day, meal }: { day: Day; meal: string }) {
  const { plan } = usePlanner()
  const { isEmpty, intake, unknown } = totalsOf(plan.entries, day, plan.figures, meal)
  if (isEmpty) return null
  const { amount } = figureOf(wholeDay(intake), 'energyKcal')
  return (
    <span className="text-small text-ink-3">
      {amount === 0 && unknown.length > 0 ? 'Not counted' : <Energy kcal={Math.round(amount)} />}
    </span>
  )
}

function EntryRow({ entry }: { entry: PlannedEntry }) {
  const { today } = usePlanner()
  const { name, remark, guests, said, path, known, kcal } = useEntryView(entry)
  const { kind } = entry.what
  return (
    <article className={`plan-entry plan-entry-${kind}`} data-entry={entry.id} data-name={name}>
      {known ? (
        <DishPicture
          recipe={{ id: known.ref.id, name, picture: known.picture, image: null, wash: known.wash }}
          sizes="84px"
          widest={320}
          className="plan-thumb"
        />
      ) : (
        <span className="plan-thumb plan-thumb-blank">
          {kind === 'note' ? <PlanIcon name="note" size={22} /> : <Icon name="servings" size={22} />}
        </span>
      )}
      <div className="plan-entry-words">
        <h4 className="text-h4">
          <bdi>{path ? <Link to={path}>{name}</Link> : name}</bdi>
        </h4>
        <DishMarks said={said} />
        {kind === 'note' ? null : (
          <p className="text-small text-ink-3">
            {kind === 'eating-out' ? null : `${servingsInWords(entry.quarters)}, `}
            {kcal === null ? <Unknown entry={entry} /> : <Energy kcal={kcal} />}
            {known?.minutes && kind === 'dish' ? `, ${minutesText(known.minutes).replaceAll(' ', '\u00a0')}` : ''}
            {guests ? `, ${guests}` : ''}
          </p>
        )}
        {remark ? <Remark entry={entry} words={remark} /> : null}
        <DoneButtons entry={entry} name={name} />
        {known?.ahead && kind === 'dish' && entry.day > today ? (
          <p className="plan-remark">
            <Icon name="clock" size={14} /> Prepare on {weekdayText(addDays(entry.day, -1))}
          </p>
        ) : null}
      </div>
      <LiftHandle name={name} />
      <EntryMenuButton entry={entry} name={name} />
    </article>
  )
}
