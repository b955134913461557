import { Card } from '#kit/card.tsx'
import { Segments } from '#kit/segments.tsx'
import { leastGoalKcal } from '#modules/profile/health-profile.ts'
import { weekdaysWith } from '../weekdays.ts'
import { NumberBox } from './number-box.tsx'
import type { Choosing } from './targets-page.tsx'

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The same on each day, or more on some and less on others: the week's sum stays. */
export function WeekdayCard({ shown, choices, choose, energyKcal }: Choosing) {
  const week = choices.weekdaysKcal
  const even = NAMES.map(() => energyKcal)
  const change = (place: number, kcal: number | null) => {
    const bounds = { meanKcal: energyKcal, leastKcal: leastGoalKcal(shown.profile.sex) }
    const next = kcal === null ? null : weekdaysWith(week ?? even, place, Math.round(kcal), bounds)
    if (next) choose({ weekdaysKcal: next })
  }
  return (
    <Card aria-labelledby="weekdays">
      <header className="targets-card-head">
        <h2 id="weekdays" className="text-h3">
          Weekdays
        </h2>
        <Segments
          label="Weekdays"
          choices={[
            { value: 'alike', label: 'Alike' },
            { value: 'differ', label: 'Differ' },
          ]}
          value={week === null ? 'alike' : 'differ'}
          onChange={value => choose({ weekdaysKcal: value === 'differ' ? even : null })}
        />
      </header>
      {week === null ? null : (
        <ul className="targets-week">
          {NAMES.map((name, place) => (
            <li key={name}>
              <span>{name}</span>
              <svg width="100%" height="10" aria-hidden="true">
                <rect
                  className={(week[place] ?? 0) > energyKcal ? 'targets-more' : 'targets-even'}
                  width={`${((week[place] ?? 0) / Math.max(...week)) * 100}%`}
                  height="10"
                  rx="4"
                />
              </svg>
              <NumberBox label={name} value={week[place] ?? null} unit="kcal" onChange={kcal => change(place, kcal)} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-small text-ink-2">
        {(energyKcal * NAMES.length).toLocaleString('en-GB')} kcal in the week, {energyKcal.toLocaleString('en-GB')} a
        day.{week === null ? '' : ' Change one day and the others make up for it.'}
      </p>
    </Card>
  )
}
