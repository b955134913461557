import type { RouterContextProvider } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { shownSetup } from '#app/shown-setup.ts'
import { dayIn } from '#modules/calendar/zone.ts'
import type { WeekOwner } from '#modules/gaps/queries/read-week.ts'
import type { MemberSetup } from '#modules/profile/queries.ts'
import { timeIn } from '#modules/profile/quiet-hours.ts'

/** Whose week a page shows, the sample member's for a visitor, and which day and time it is there. */
export async function shownWeekOwner(
  context: Readonly<RouterContextProvider>,
): Promise<WeekOwner & { readonly setup: MemberSetup }> {
  const services = context.get(servicesContext)
  const identity = context.get(identityContext)
  const { member, isSample } = await identity.shown()
  const setup = await shownSetup(services.db, identity, member)
  const { zone } = setup.calendar
  const now = services.now()
  return { id: member.id, isSample, setup, today: dayIn(now, zone), time: timeIn(now, zone) }
}
