import { addDays } from '#modules/calendar/day.ts'
import { clockIn, momentAt, type Zone } from '#modules/calendar/zone.ts'

/**
 * Times on somebody's clock, 'HH:mm': from the first until the second nobody writes to them. Where the second is the
 * earlier one, midnight lies between.
 */
export interface QuietHours {
  readonly from: string
  readonly to: string
}

export const USUAL_QUIET_HOURS: QuietHours = { from: '23:00', to: '06:00' }

/** Where somebody's clock is, and when it is quiet there; null where it never is. */
export interface QuietPlace {
  readonly zone: Zone
  readonly quiet: QuietHours | null
}

/** Whether nobody writes to them at this moment. */
export const isQuiet = (at: Date, { zone, quiet }: QuietPlace): boolean =>
  quiet !== null && holds(quiet, timeIn(at, zone))

/** When somebody may be written to again; the same moment where they may be now. */
export function quietOver(at: Date, { zone, quiet }: QuietPlace): Date {
  if (quiet === null || !isQuiet(at, { zone, quiet })) return at
  const { day } = clockIn(at, zone)
  const [hour = 0, minute = 0] = quiet.to.split(':').map(Number)
  const ends = quiet.to > timeIn(at, zone) ? day : addDays(day, 1)
  const over = momentAt({ day: ends, hour, minute, second: 0 }, zone)
  return over > at ? over : afterSecondPass(at, { zone, quiet })
}

const MINUTE_MS = 60_000

/** Clocks went back over the end of the quiet hours, which is yet to come once more. */
function afterSecondPass(at: Date, place: QuietPlace): Date {
  let over = at
  while (isQuiet(over, place)) over = new Date((Math.floor(over.getTime() / MINUTE_MS) + 1) * MINUTE_MS)
  return over
}

const holds = ({ from, to }: QuietHours, time: string) =>
  from < to ? time >= from && time < to : time >= from || time < to

/** 'HH:mm' on the clock there. */
export function timeIn(at: Date, zone: Zone): string {
  const { hour, minute } = clockIn(at, zone)
  return [hour, minute].map(part => String(part).padStart(2, '0')).join(':')
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export type ReadQuietHours = { readonly ok: true; readonly quiet: QuietHours | null } | { ok: false; problem: string }

/** Quiet hours as they were typed; both left empty means none. */
export function readQuietHours(from: string, to: string): ReadQuietHours {
  if (from === '' && to === '') return { ok: true, quiet: null }
  if (!TIME.test(from) || !TIME.test(to))
    return { ok: false, problem: 'Quiet hours need two times, such as 22:30 and 07:00; or leave both empty.' }
  if (from === to)
    return { ok: false, problem: 'The two times must differ. For no quiet hours at all leave both empty.' }
  return { ok: true, quiet: { from, to } }
}
