import { addDays, type Day } from '#modules/calendar/day.ts'
import { clockIn, momentAt, type WallClock, type Zone } from '#modules/calendar/zone.ts'
import { isQuiet, type QuietPlace, quietOver } from '#modules/profile/quiet-hours.ts'

/** A server that was down so long, in minutes, still reminds; later the time of the dose is over. */
export const LATE_MINUTES = 60

/** So many minutes after its time a reminder that fell into quiet hours still means something, on the same day. */
export const STILL_MEANT = {
  /** Four hours later it is rather the next dose that somebody thinks of. */
  doses: 240,
  /** What is planned for a day is news until it ends. */
  plan: 24 * 60,
} as const

const MINUTE_MS = 60_000

/** A time on the clock of a day at which something is to be taken. */
export interface DoseTime {
  readonly day: Day
  /** 'HH:mm' */
  readonly time: string
}

/** Whom a reminder is for, as far as its time is concerned. */
export interface ReminderPlace extends QuietPlace {
  readonly stillMeantMinutes: number
}

interface Wanted extends ReminderPlace {
  /** From when on somebody wants to be reminded; what was due before is not. */
  readonly since: Date
}

/**
 * The times of which somebody is reminded now: those that came within the last hour where they are, and those whose
 * quiet hours were over within it, unless it is quiet there. A time that clocks leave out comes as much later; one that
 * comes twice is the first of the two.
 *
 * @param times 'HH:mm', of every day
 */
export function dueTimes(times: readonly string[], { since, ...place }: Wanted, now: Date): DoseTime[] {
  if (isQuiet(now, place)) return []
  const { day } = clockIn(now, place.zone)
  // An hour ago it may have been yesterday.
  return [addDays(day, -1), day].flatMap(on =>
    times
      .map(time => ({ day: on, time }))
      .filter(each => isDue(each, place, now) && momentOf(each, place.zone) >= since),
  )
}

/** From when until when a reminder may be sent, as long as it is not quiet; null where it means nothing any more. */
export function sendingTime(due: DoseTime, { stillMeantMinutes, ...place }: ReminderPlace) {
  const at = momentOf(due, place.zone)
  const from = quietOver(at, place)
  const waits = from > at
  if (waits && minutesAfter(due, clockIn(from, place.zone)) > stillMeantMinutes) return null
  return { from, to: new Date(from.getTime() + LATE_MINUTES * MINUTE_MS), waits }
}

/** By the clock, whatever was done to it meanwhile; without end when the day is over. */
function minutesAfter({ day, time }: DoseTime, clock: WallClock): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return clock.day === day ? (clock.hour - hour) * 60 + clock.minute - minute : Number.POSITIVE_INFINITY
}

/** Whether it is sent now. */
function isDue(due: DoseTime, place: ReminderPlace, now: Date): boolean {
  const sent = sendingTime(due, place)
  return sent !== null && now >= sent.from && now < sent.to
}

function momentOf({ day, time }: DoseTime, zone: Zone): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return momentAt({ day, hour, minute, second: 0 }, zone)
}
