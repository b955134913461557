import { addDays, type Day } from '#modules/calendar/day.ts'
import { clockIn, momentAt, type Zone } from '#modules/calendar/zone.ts'

/** A server that was down so long, in minutes, still reminds; later the time of the dose is over. */
export const LATE_MINUTES = 60
/** Hours on the member's clock: from the first until the second nobody is written to. */
const QUIET = { from: 23, to: 6 } as const

const MINUTE_MS = 60_000

/** A time on the clock of a day at which something is to be taken. */
export interface DoseTime {
  readonly day: Day
  /** 'HH:mm' */
  readonly time: string
}

/**
 * The times of which somebody is reminded now: those that came within the last hour where they are, unless it is night
 * there. A time that clocks leave out comes as much later; one that comes twice is the first of the two.
 *
 * @param times 'HH:mm', of every day
 * @param since from when on somebody wants to be reminded; what was due before is not
 */
export function dueTimes(
  times: readonly string[],
  { zone, since }: { readonly zone: Zone; readonly since: Date },
  now: Date,
): DoseTime[] {
  const { day, hour } = clockIn(now, zone)
  if (hour >= QUIET.from || hour < QUIET.to) return []
  // An hour ago it may have been yesterday.
  return [addDays(day, -1), day].flatMap(on =>
    times.map(time => ({ day: on, time })).filter(each => isDue(each, zone, now) && momentOf(each, zone) >= since),
  )
}

/** Whether it came within the last hour. */
export function isDue(dose: DoseTime, zone: Zone, now: Date): boolean {
  const lateMs = now.getTime() - momentOf(dose, zone).getTime()
  return lateMs >= 0 && lateMs < LATE_MINUTES * MINUTE_MS
}

function momentOf({ day, time }: DoseTime, zone: Zone): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return momentAt({ day, hour, minute, second: 0 }, zone)
}
