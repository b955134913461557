import { daysBetween } from '#modules/calendar/day.ts'
import { dateText } from '#modules/calendar/words.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { PROCLAIMED_UNTIL } from './bank-holidays.ts'

const TOLD_BEFORE_DAYS = 180

/** What whoever starts the shop is told when holidays that were proclaimed since may be unknown here soon, or null. */
export function bankHolidayNotice(now: Date): string | null {
  if (daysBetween(dayIn(now, LONDON), PROCLAIMED_UNTIL) >= TOLD_BEFORE_DAYS) return null
  return `Bank holidays: single ones are known until ${dateText(PROCLAIMED_UNTIL)}, the regular ones for every year. Compare https://www.gov.uk/bank-holidays with modules/cart/bank-holidays.ts, or parcels are promised for a day on which none moves.`
}
