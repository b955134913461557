import { LOAD_CLOCK } from './load-clock.ts'

/**
 * On what day the tests run. `TEST_DAY=2028-02-29T12:00:00Z npm test -- rules` says it; otherwise it is the machine's,
 * and a run that might see midnight in London pass begins at noon after that midnight, so that today stays today: after
 * it and not before, because a browser goes by the machine's clock when it drops cookies whose end has come.
 *
 * Every process that the run starts gets a clock that began there with the run; its browsers too
 * (`e2e/journey.ts`). The database keeps the machine's clock, and no rule may read it.
 */
const NIGHT = { until: 2, from: 21 }
const LONDON = 'Europe/London'
const THREE_HOURS_MS = 10_800_000

/** At which instant a run that begins now has to begin instead, or null. */
export function testDay(now: Date): string | null {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone: LONDON, hour: '2-digit' }).format(now)) % 24
  if (hour >= NIGHT.until && hour < NIGHT.from) return null
  const dayAfter = new Intl.DateTimeFormat('en-CA', { timeZone: LONDON }).format(now.getTime() + THREE_HOURS_MS)
  return `${dayAfter}T12:00:00.000Z`
}

const at = process.env.TEST_DAY || testDay(new Date())
if (at && !process.env.CLOCK_STARTS_AT) {
  process.env.CLOCK_STARTED = new Date().toISOString()
  process.env.CLOCK_STARTS_AT = at
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, LOAD_CLOCK].filter(Boolean).join(' ')
}
// For the process that began the run; the others have it from the first.
await import('../scripts/clock.mjs')
