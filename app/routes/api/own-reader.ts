import { identityContext, servicesContext } from '#app/context.ts'
import { shownSetup } from '#app/shown-setup.ts'
import { dayIn } from '#modules/calendar/zone.ts'
import { targetHistory } from '#modules/goals/queries.ts'
import { ownReader } from '#modules/goals/reader.ts'
import { jsonAnswer } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/own-reader.ts'

/** Whose references a nutrient's page, which is the same for everybody, is held against for a member who asks. */
export async function loader({ context }: Route.LoaderArgs) {
  const identity = context.get(identityContext)
  const member = await identity.member()
  if (!member) return jsonAnswer(200, { reader: null })
  const services = context.get(servicesContext)
  const [setup, history] = await Promise.all([
    shownSetup(services.db, identity, member),
    targetHistory(services.db, member.id),
  ])
  const today = dayIn(services.now(), setup.calendar.zone)
  return jsonAnswer(200, { reader: ownReader(setup.health, history, today) })
}
