import type { RouterContextProvider } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import type { MemberId } from '#modules/account/member.ts'
import type { Day } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { calendarOf } from '#modules/profile/queries.ts'

type Context = Readonly<RouterContextProvider>

/** Whose list or cupboard a page shows, and which day it is there. A visitor is shown the sample member's, in London. */
export async function shownShopper(context: Context): Promise<{ id: MemberId; isSample: boolean; today: Day }> {
  const { now } = context.get(servicesContext)
  const { member, isSample } = await context.get(identityContext).shown()
  return { id: member.id, isSample, today: isSample ? dayIn(now(), LONDON) : await todayOf(context)(member.id) }
}

/** Which day it is where this member is. */
export const todayOf =
  (context: Context) =>
  async (memberId: MemberId): Promise<Day> => {
    const { db, now } = context.get(servicesContext)
    return dayIn(now(), (await calendarOf(db, memberId)).zone)
  }
