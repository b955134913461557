import { Link } from 'react-router'
import { Icon } from '#kit/icon.tsx'
import type { OpenThing, StripDay } from '../today-view.ts'

interface OpenWeekProps {
  week: readonly StripDay[]
  open: readonly OpenThing[]
  settledUntil: string
}

const STATES = { eaten: 'logged', planned: 'planned', open: 'open' } as const

/** What is still to be done this week, each with one place where it is done. */
export function OpenWeek({ week, open, settledUntil }: OpenWeekProps) {
  return (
    <section className="own-day-part own-day-open" aria-labelledby="own-open">
      <div>
        <h2 id="own-open">Open this week</h2>
        <ol className="own-day-strip">
          {week.map(({ name, date, state, isToday }) => (
            <li key={date} data-state={state} aria-current={isToday ? 'date' : undefined}>
              <span>{name}</span> <b>{date}</b> <span className="sr-only">{STATES[state]}</span>
            </li>
          ))}
        </ol>
        <p className="own-day-legend" aria-hidden="true">
          {Object.entries(STATES).map(([state, words]) => (
            <span key={state} data-state={state}>
              {words}
            </span>
          ))}
        </p>
      </div>
      {open.length === 0 ? (
        <p className="text-lead">All settled until {settledUntil}.</p>
      ) : (
        <ul className="own-day-things">
          {open.map(({ key, title, words, to, action }) => (
            <li key={key}>
              <div>
                <h3>{title}</h3>
                <p>{words}</p>
              </div>
              <Link to={to} className="button button-text">
                {action} <Icon name="arrow-right" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
