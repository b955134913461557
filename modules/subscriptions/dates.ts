import { addDays, type Day, daysBetween } from '#modules/calendar/day.ts'
import { dayIn, LONDON, startOfDay } from '#modules/calendar/zone.ts'

/** So many days before each charge we write what is about to be charged, and how to skip, change or end it. */
export const REMIND_DAYS = 7
/** A date that is moved is tomorrow at the soonest: the payment service needs a day that is still to come. */
export const SOONEST_DAYS = 1
export const LATEST_DAYS = 364
/** What is sold out on its day is tried again after so many days. */
export const AGAIN_AFTER_DAYS = 7

const HOUR_MS = 3_600_000
/** Charged at noon in London: in the middle of the day, and far from any midnight. */
const CHARGE_HOUR_MS = 12 * HOUR_MS

/** The moment at which a delivery of that day is charged. */
export const chargeAt = (day: Day): Date => new Date(startOfDay(day, LONDON).getTime() + CHARGE_HOUR_MS)

export const dayOfCharge = (at: Date): Day => dayIn(at, LONDON)

/** The days between which somebody may choose. */
export function choosable(now: Date): { from: Day; to: Day } {
  const today = dayIn(now, LONDON)
  return { from: addDays(today, SOONEST_DAYS), to: addDays(today, LATEST_DAYS) }
}

export function mayMoveTo(day: Day, now: Date): boolean {
  const { from, to } = choosable(now)
  return daysBetween(from, day) >= 0 && daysBetween(day, to) >= 0
}

/** Where a skipped delivery leads: one period on, and never further than may be chosen. */
export function skippedTo(nextAt: Date, everyDays: number, now: Date): Day {
  const wanted = addDays(dayOfCharge(nextAt), everyDays)
  const { from, to } = choosable(now)
  if (daysBetween(wanted, to) < 0) return to
  return daysBetween(from, wanted) < 0 ? from : wanted
}

/** Where a delivery that could not be sent is tried again. */
export const triedAgainOn = (now: Date): Day => addDays(dayIn(now, LONDON), AGAIN_AFTER_DAYS)

/** Whether the reminder of the next charge is to be written now; once for each date. */
export function isReminderDue(nextAt: Date | null, remindedFor: Date | null, now: Date): boolean {
  if (nextAt === null || nextAt <= now) return false
  if (remindedFor !== null && dayOfCharge(remindedFor) === dayOfCharge(nextAt)) return false
  return daysBetween(dayIn(now, LONDON), dayOfCharge(nextAt)) <= REMIND_DAYS
}
