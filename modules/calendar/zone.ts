import { addDays, type Day, dayOf, startUtcMs } from './day.ts'

declare const ZONE: unique symbol

/** A time zone of the IANA's list, in the spelling of this machine: 'Pacific/Auckland'. */
export type Zone = string & { readonly [ZONE]: true }

/** The shop's own, and that of everybody whose zone is not known. */
export const LONDON = 'Europe/London' as Zone

/** A clock on a wall: the day and the time of day that it shows. */
export interface WallClock {
  readonly day: Day
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** The zone of this name, or null where there is none: a bare offset is none, for it knows no summer. */
export function zoneNamed(name: string): Zone | null {
  if (!NAME.test(name)) return null
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone as Zone
  } catch {
    return null
  }
}

/** Begins with a letter, which no offset does; the longest name of the list has 32 signs. */
const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{1,39}$/

/** What a clock in this zone shows at this moment. */
export function clockIn(at: Date, zone: Zone): WallClock {
  const parts = new Map<string, string>()
  for (const { type, value } of formatOf(zone).formatToParts(at)) parts.set(type, value)
  const of = (type: string) => Number(parts.get(type))
  const year = (parts.get('year') ?? '').padStart(4, '0')
  const day = dayOf(`${year}-${parts.get('month')}-${parts.get('day')}`)
  return { day, hour: of('hour'), minute: of('minute'), second: of('second') }
}

/** The day that it is in this zone at this moment. */
export const dayIn = (at: Date, zone: Zone): Day => clockIn(at, zone).day

/**
 * The moment at which a clock in this zone shows this. A time that comes twice when clocks go back is the first of the
 * two; one that is left out when they go forward is as much later as was left out.
 */
export function momentAt({ day, hour, minute, second }: WallClock, zone: Zone): Date {
  const shown = startUtcMs(day) + ((hour * 60 + minute) * 60 + second) * 1000
  const before = aheadMs(new Date(shown - AROUND_MS), zone)
  const after = aheadMs(new Date(shown + AROUND_MS), zone)
  const first = new Date(shown - before)
  if (aheadMs(first, zone) === before) return first
  const then = new Date(shown - after)
  return aheadMs(then, zone) === after ? then : first
}

/** The first moment of the day; where clocks go forward at midnight it is one o'clock. */
export const startOfDay = (day: Day, zone: Zone): Date => momentAt({ day, hour: 0, minute: 0, second: 0 }, zone)

/** The moment at which the day is over and the next begins: 23, 24 or 25 hours after its start. */
export const endOfDay = (day: Day, zone: Zone): Date => startOfDay(addDays(day, 1), zone)

/** Farther than any zone is from Greenwich, nearer than one change of clocks is to the next. */
const AROUND_MS = 86_400_000

/** How far clocks in this zone are ahead of Greenwich at this moment, in milliseconds; negative in the west. */
function aheadMs(at: Date, zone: Zone): number {
  const { day, hour, minute, second } = clockIn(at, zone)
  const shown = startUtcMs(day) + ((hour * 60 + minute) * 60 + second) * 1000
  return shown - Math.floor(at.getTime() / 1000) * 1000
}

/** What may be chosen from: every zone that this machine lists, and the one that was chosen before. */
export function offeredZones(chosen: Zone): Zone[] {
  return [...new Set([...(Intl.supportedValuesOf('timeZone') as Zone[]), chosen])].sort()
}

// Making one takes a hundred times as long as asking it. There are some 600 zones.
const formats = new Map<Zone, Intl.DateTimeFormat>()

function formatOf(zone: Zone): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, format)
  return format
}
