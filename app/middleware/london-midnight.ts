const DAY_MS = 24 * 60 * 60 * 1000

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/**
 * When the day changes in London next, in milliseconds since 1970. Of the two days a year on which a clock change is
 * still to come it is an hour off until about two in the morning: for what asks shortly before midnight it is exact.
 */
export function londonMidnightAfter(nowMs: number): number {
  const parts = new Map(CLOCK.formatToParts(nowMs).map(({ type, value }) => [type, Number(value)]))
  const seconds = ((parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0)) * 60 + (parts.get('second') ?? 0)
  return Math.floor(nowMs / 1000) * 1000 - seconds * 1000 + DAY_MS
}
