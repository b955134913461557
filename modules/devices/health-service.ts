import { addDays, type Day } from '#modules/calendar/day.ts'
import { dayIn, startOfDay, type Zone } from '#modules/calendar/zone.ts'

/** The two services that can be connected. */
export const HEALTH_SERVICES = {
  fitbit: { name: 'Fitbit', delivers: 'Weight, steps and active minutes' },
  withings: { name: 'Withings', delivers: 'Weight from a scale, steps and active minutes' },
} as const

export type HealthService = keyof typeof HEALTH_SERVICES
export const SERVICE_IDS = Object.keys(HEALTH_SERVICES) as HealthService[]

export const isHealthService = (text: string): text is HealthService => Object.hasOwn(HEALTH_SERVICES, text)

/** A weight as it was measured. */
export interface MeasuredWeight {
  readonly measuredAt: Date
  readonly weightKg: number
}

/** What a day held, where its owner was. */
export interface ActiveDay {
  readonly day: Day
  readonly steps: number
  readonly activeMinutes: number
}

export interface Delivered {
  readonly weights: readonly MeasuredWeight[]
  readonly days: readonly ActiveDay[]
}

/** So far back the first question goes; later ones overlap by a little, since services correct themselves. */
const FIRST_DAYS = 30
const OVERLAP_DAYS = 3

/** With which moment the next question begins: whole days where their owner is, also where one had 23 or 25 hours. */
export function readFrom(readAt: Date | null, now: Date, zone: Zone): Date {
  const last = readAt && readAt < now ? readAt : now
  return startOfDay(addDays(dayIn(last, zone), readAt ? -OVERLAP_DAYS : -FIRST_DAYS), zone)
}

/** No scale shows less or more of a person; what is outside is a slip of the service. */
export const isBodyWeight = (kg: number) => kg >= 2 && kg <= 700

export interface Progress {
  /** Kilograms more than at the start of the last 30 days; null with fewer than two weighings. */
  readonly weightChangeKg: number | null
  /** Minutes a day over the last 7 days that were recorded; null without any. */
  readonly activeMinutes: number | null
}

/** What may be told to others: the change, never the weight. Both lists oldest first. */
export function progressOf({ weights, days }: Delivered): Progress {
  const [first, last] = [weights[0], weights.at(-1)]
  const week = days.slice(-7)
  return {
    weightChangeKg: first && last && first !== last ? last.weightKg - first.weightKg : null,
    activeMinutes:
      week.length > 0 ? Math.round(week.reduce((sum, day) => sum + day.activeMinutes, 0) / week.length) : null,
  }
}
