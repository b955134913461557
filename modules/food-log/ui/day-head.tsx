import { Link, useNavigate } from 'react-router'
import { classes } from '#kit/classes.ts'
import { Icon } from '#kit/icon.tsx'
import { addDays, type Day, partsOf, weekdayOf } from '#modules/calendar/day.ts'
import { weekdayBriefly, weekdayName } from '#modules/calendar/words.ts'
import { dateInYear } from '#modules/planner/week-words.ts'
import { markOf } from '../day-state.ts'
import type { DayStatus } from '../diary.ts'
import { logSearch, readLogPlace, stripOf } from '../log-address.ts'
import { useLog } from './log-context.ts'
import { LogIcon } from './log-icon.tsx'

const NEAR: { readonly [days: number]: string } = { [-1]: 'Yesterday, ', 0: 'Today, ', 1: 'Tomorrow, ' }

/** The day, what is beside it, and the calendar. */
export function DayHead({ logged }: { logged: readonly Day[] }) {
  const { day, today } = useLog()
  const navigate = useNavigate()
  const near = [-1, 0, 1].find(days => addDays(today, days) === day)
  const prefix = near === undefined ? '' : NEAR[near]
  const to = (next: Day) => logSearch(next, today)
  return (
    <div className="log-head">
      <div>
        <h1>Daily Log</h1>
        <div className="log-date-line">
          <Link
            to={to(addDays(day, -1))}
            className="icon-button"
            aria-label="The day before"
            data-step="-1"
            preventScrollReset
          >
            <Icon name="chevron-left" />
          </Link>
          <label className="log-date">
            <LogIcon name="calendar" />
            <span aria-hidden="true">
              {prefix}
              <span className="max-sm:hidden">{weekdayName(weekdayOf(day))}</span>{' '}
              <span className="sm:hidden">{weekdayBriefly(day)}</span> {dateInYear(day)}
            </span>
            <input
              type="date"
              aria-label="Date"
              className="needs-script"
              value={day}
              onClick={event => event.currentTarget.showPicker?.()}
              onChange={event => {
                const place = readLogPlace(new URLSearchParams({ day: event.currentTarget.value }), today)
                if (event.currentTarget.value && place.noDay === null)
                  void navigate(to(place.day), { preventScrollReset: true })
              }}
            />
          </label>
          <Link
            to={to(addDays(day, 1))}
            className="icon-button"
            aria-label="The day after"
            data-step="1"
            preventScrollReset
          >
            <Icon name="chevron-right" />
          </Link>
        </div>
      </div>
      <nav className="log-strip" aria-label="Days">
        {stripOf(day, today).map(each => (
          <StripDay key={each} each={each} isLogged={logged.includes(each)} />
        ))}
      </nav>
    </div>
  )
}

const STATUS_WORDS: { readonly [S in DayStatus]: string } = {
  complete: 'complete',
  partial: 'partial',
  'not tracked': 'not tracked',
}

function StripDay({ each, isLogged }: { each: Day; isLogged: boolean }) {
  const { diary, day, today } = useLog()
  const { status } = markOf(diary.days, each)
  const hasSome = isLogged || diary.entries.some(entry => entry.day === each)
  const words = status ? STATUS_WORDS[status] : hasSome ? 'still open' : 'nothing logged'
  return (
    <Link
      to={logSearch(each, today)}
      preventScrollReset
      data-day={each}
      className={classes('log-strip-day', each > today && 'log-strip-later')}
      aria-current={each === day ? 'date' : undefined}
    >
      {weekdayBriefly(each)} <b>{partsOf(each)[2]}</b>
      <span className="sr-only">
        {dateInYear(each).replace(/^\d+/, '')}
        {each === today ? ', today' : ''}, {`${words} `}
      </span>
      <Mark status={status} hasSome={hasSome} />
    </Link>
  )
}

function Mark({ status, hasSome }: { status: DayStatus | null; hasSome: boolean }) {
  if (status === 'complete') return <Icon name="check" size={14} />
  if (status === 'not tracked') return <Icon name="minus" size={14} />
  if (status === 'partial') return <LogIcon name="partial" size={14} />
  return <span className={classes('log-dot', !hasSome && 'log-dot-none')} aria-hidden="true" />
}
