import { Card } from '#kit/card.tsx'
import { classes } from '#kit/classes.ts'
import { Icon } from '#kit/icon.tsx'
import type { Day } from '#modules/calendar/day.ts'
import { dosesOfDay, type ShownDose } from '../due-doses.ts'
import { clock, unitsWords } from '../schedule-words.ts'
import { separationNotes } from '../separations.ts'
import { DoseTick, DoseTime } from './dose-tick.tsx'
import type { CabinetHand } from './use-cabinet.ts'

const FIRST_HOUR = 6
const HOURS = [6, 9, 12, 15, 18, 21, 24]
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Where a time is on the line, in per cent; before six it is at its beginning. */
const placeOf = (time: string) =>
  Math.round(Math.max(0, ((minutesOf(time) - FIRST_HOUR * 60) / ((24 - FIRST_HOUR) * 60)) * 100) * 10) / 10

interface DayLineProps {
  cabinet: CabinetHand
  today: Day
  now: string
}

/** Today's doses at their times on a line; under 700 px a list by time. */
export function DayLine({ cabinet, today, now }: DayLineProps) {
  const doses = dosesOfDay(cabinet.items, cabinet.doses, today)
  const taken = doses.filter(dose => dose.taken).length
  const notes = separationNotes(cabinet.items, doses)
  return (
    <Card aria-labelledby="today-doses">
      <div className="doses-head">
        <h2 id="today-doses" className="text-h3">
          Today’s doses
        </h2>
        <p className="text-small text-ink-2">{doses.length > 0 ? `${taken} of ${doses.length} taken` : 'None today'}</p>
      </div>
      {doses.length > 0 ? (
        <>
          <div className="day-line">
            <Line doses={doses} now={now} />
            <ul className="doses day-doses">
              {doses.map((dose, place) => (
                <li key={`${dose.item} ${dose.slot}`} className={columnOf(doses, place)}>
                  <DoseTick dose={dose} cabinet={cabinet} isToday />
                  <span className="dose-name">
                    <bdi>{dose.name}</bdi> <small>{unitsWords(dose.units, dose.unit)}</small>{' '}
                    <DoseTime dose={dose} cabinet={cabinet} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
          {notes.map(({ isKept, words }) => (
            <p key={words} className={classes('dose-note', !isKept && 'dose-note-close')}>
              <Icon name={isKept ? 'check' : 'alert'} size={18} />
              {words}
            </p>
          ))}
        </>
      ) : null}
    </Card>
  )
}

/** Doses stand in the order of the day, later ones at the end of the line. */
const columnOf = (doses: readonly ShownDose[], place: number) =>
  minutesOf(doses[place]?.dueAt ?? '') >= 18 * 60 &&
  !doses.slice(0, place).some(({ dueAt }) => minutesOf(dueAt) >= 18 * 60)
    ? 'day-evening'
    : undefined

/** A drawing: what it shows is said by the list. */
function Line({ doses, now }: { doses: readonly ShownDose[]; now: string }) {
  return (
    <svg className="day-drawing" aria-hidden="true" height="64" width="100%">
      <line className="day-track" x1="0" x2="100%" y1="28" y2="28" />
      <line className="day-past" x1="0" x2={`${placeOf(now)}%`} y1="28" y2="28" />
      {HOURS.map(hour => (
        <text key={hour} x={`${((hour - FIRST_HOUR) / (24 - FIRST_HOUR)) * 100}%`} y="52" textAnchor={anchor(hour)}>
          {hour}:00
        </text>
      ))}
      {doses.map(({ item, slot, dueAt, taken }) => (
        <circle
          key={`${item} ${slot}`}
          className={taken ? 'day-dose-taken' : 'day-dose'}
          cx={`${placeOf(taken?.time ?? dueAt)}%`}
          cy="28"
          r="6"
        />
      ))}
      <line className="day-now" x1={`${placeOf(now)}%`} x2={`${placeOf(now)}%`} y1="16" y2="40" />
      <text
        className="day-now-words"
        x={`${placeOf(now)}%`}
        y="11"
        textAnchor={placeOf(now) > 90 ? 'end' : placeOf(now) < 10 ? 'start' : 'middle'}
      >
        Now {clock(now)}
      </text>
    </svg>
  )
}

const anchor = (hour: number) => (hour === FIRST_HOUR ? 'start' : hour === 24 ? 'end' : 'middle')
