import { type Day, dayOf } from '#modules/calendar/day.ts'
import type { PlannedDish, PlannedEntry } from './plan.ts'

/** Of the week from Monday 23 November 2026. */
export const MON: Day = dayOf('2026-11-23')
export const TUE: Day = dayOf('2026-11-24')
export const WED: Day = dayOf('2026-11-25')

/** The same id for the same number, a UUID. */
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const dish = (id: string, name = id): PlannedDish => ({
  kind: 'dish',
  ref: { kind: 'own', id },
  name,
  grams: null,
})

export const entry = (number: number, change: Partial<PlannedEntry> = {}): PlannedEntry => ({
  id: idOf(number),
  day: MON,
  meal: 'dinner',
  place: 0,
  what: dish('9000000301', 'Slow-stirred red lentil dal'),
  quarters: 4,
  guestQuarters: 0,
  portions: {},
  time: null,
  isLocked: false,
  done: null,
  ...change,
})
