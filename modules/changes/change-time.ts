const DAY_MS = 24 * 60 * 60_000

/** What waited longer is no longer applied: nobody would expect it. */
export const LONGEST_WAIT_DAYS = 30
/** Ids are known for longer than a change may wait, so that none is ever applied twice. */
const KEPT_DAYS = 40

/** A clock is put right by whole steps of this: what is less is the way, which is longer for one change than for the next. */
const CLOCK_STEP_MS = 2 * 60_000

/**
 * When it was done by our clock. A device whose clock goes wrong is as wrong when it sends; and nothing is done later
 * than now, so that a clock set to next year does not win for a year. Two presses on one device keep their order, however
 * long the first was on its way.
 *
 * @param at when it was done, and
 * @param sentAt when it was sent, by the device's clock
 */
export function doneAt(at: Date, sentAt: Date, now: Date): Date {
  const wrongBy = Math.round((now.getTime() - sentAt.getTime()) / CLOCK_STEP_MS) * CLOCK_STEP_MS
  return new Date(Math.min(now.getTime(), at.getTime() + wrongBy))
}

export const isTooOld = (done: Date, now: Date) => now.getTime() - done.getTime() > LONGEST_WAIT_DAYS * DAY_MS

/** What was applied before this moment need no longer be remembered. */
export const forgottenBefore = (now: Date) => new Date(now.getTime() - KEPT_DAYS * DAY_MS)
