import type { FirstDayOfWeek } from '#modules/calendar/words.ts'
import { LONDON, type Zone } from '#modules/calendar/zone.ts'

/** Where a member's days begin, and their weeks. */
export interface CalendarSettings {
  readonly zone: Zone
  /** False where their browser said it; then the next browser they sign in with may say another. */
  readonly isZoneChosen: boolean
  readonly firstDayOfWeek: FirstDayOfWeek
}

/** For visitors, and for members whose browser said nothing. */
export const USUAL_CALENDAR: CalendarSettings = { zone: LONDON, isZoneChosen: false, firstDayOfWeek: 'monday' }

export interface CalendarChoice {
  /** Null leaves it to the browser. */
  readonly zone: Zone | null
  readonly firstDayOfWeek: FirstDayOfWeek
}
