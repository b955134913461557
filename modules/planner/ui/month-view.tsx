import { Link } from 'react-router'
import { classes } from '#kit/classes.ts'
import { Icon } from '#kit/icon.tsx'
import { addDays, type Day, partsOf } from '#modules/calendar/day.ts'
import { dateText, weekdayBriefly } from '#modules/calendar/words.ts'
import { entryName } from '../entry-words.ts'
import { entriesOf } from '../plan-edits.ts'
import { keptOf, type PlannerPlace, placeSearch } from '../planner-address.ts'
import { usePlanner } from './plan-context.ts'

/** So many are named; the others are counted. */
const MOST_NAMED = 4

/** Six weeks to look ahead: what is planned on each day, which leads to it. */
export default function MonthView({ place }: { place: PlannerPlace }) {
  const { days } = usePlanner()
  const month = partsOf(place.day)[1]
  return (
    <>
      <MonthArrows place={place} />
      <div className="plan-month">
        {days.slice(0, 7).map(day => (
          <span key={day} className="plan-month-head" aria-hidden="true">
            {`${weekdayBriefly(day)} `}
          </span>
        ))}
        {days.map(day => (
          <MonthDay key={day} day={day} place={place} isOther={partsOf(day)[1] !== month} />
        ))}
      </div>
    </>
  )
}

interface MonthDayProps {
  day: Day
  place: PlannerPlace
  isOther: boolean
}

function MonthDay({ day, place, isOther }: MonthDayProps) {
  const { plan, meals, today } = usePlanner()
  const entries = meals.flatMap(({ key }) => entriesOf(plan.entries, { day, meal: key }))
  const rest = entries.length - MOST_NAMED
  return (
    <Link
      to={placeSearch({ ...keptOf(place), day, view: 'day' })}
      className={classes('plan-month-day', isOther && 'plan-month-other', day === today && 'plan-month-today')}
    >
      <b>
        <span aria-hidden="true">{partsOf(day)[2]}</span>{' '}
        <span className="sr-only">
          {dateText(day)}
          {day === today ? ', today' : ''}:
        </span>
      </b>
      {entries.slice(0, MOST_NAMED).map(entry => (
        <span key={entry.id}>{entryName(plan.entries, entry, plan.dishes)}</span>
      ))}
      {rest > 0 ? <small>and {rest} more</small> : null}{' '}
      {entries.length === 0 ? <span className="sr-only">nothing planned</span> : null}
    </Link>
  )
}

/** To the month before and after; what leads there is the first day that is seen of it. */
function MonthArrows({ place }: { place: PlannerPlace }) {
  const { days } = usePlanner()
  const [year, month] = partsOf(place.day)
  const name = dateText(place.day).replace(/^\d+ /, '')
  const first = addDays(place.day, 1 - partsOf(place.day)[2])
  const last = days.findLast(day => partsOf(day)[1] === month && partsOf(day)[0] === year) ?? place.day
  const to = (day: Day) => placeSearch({ ...keptOf(place), day, view: 'month' })
  return (
    <div className="plan-weeks">
      <Link to={to(addDays(first, -1))} className="icon-button" aria-label="Previous month" preventScrollReset>
        <Icon name="chevron-left" />
      </Link>{' '}
      <span aria-live="polite">{name}</span>{' '}
      <Link to={to(addDays(last, 1))} className="icon-button" aria-label="Next month" preventScrollReset>
        <Icon name="chevron-right" />
      </Link>
    </div>
  )
}
