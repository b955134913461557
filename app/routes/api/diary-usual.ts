import { identityContext, servicesContext } from '#app/context.ts'
import { shownSetup } from '#app/shown-setup.ts'
import { dayIn } from '#modules/calendar/zone.ts'
import { ownThings } from '#modules/food-log/queries/own-things.ts'
import { usualFor } from '#modules/food-log/queries/usual.ts'
import { jsonAnswer } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/diary-usual.ts'

/** What somebody ate before, and their own foods and meals. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const identity = context.get(identityContext)
  const { member } = await identity.shown()
  const { calendar } = await shownSetup(db, identity, member)
  const today = dayIn(now(), calendar.zone)
  const [usual, own] = await Promise.all([usualFor(db, member.id, today), ownThings(db, member.id)])
  return jsonAnswer(200, { usual, own })
}
