import { identityContext, servicesContext } from '#app/context.ts'
import { shownSetup } from '#app/shown-setup.ts'
import { dayIn } from '#modules/calendar/zone.ts'
import { withAnswers } from '#modules/first-visit/tonight.ts'
import { ownToday } from '#modules/today/queries.ts'
import { answersOf } from '../../middleware/answers-cookie.ts'
import { jsonAnswer } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/own-day.ts'

/** What the home page, which is the same for everybody, shows to whoever has records here. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const identity = context.get(identityContext)
  const member = await identity.member()
  if (!member) return jsonAnswer(200, { today: null })
  const services = context.get(servicesContext)
  const known = await shownSetup(services.db, identity, member)
  const answers = answersOf(new URLSearchParams(), request.headers.get('cookie'))
  const setup = { ...known, eats: withAnswers(answers, known.eats, false) }
  const today = dayIn(services.now(), setup.calendar.zone)
  return jsonAnswer(200, { today: await ownToday(services, { id: member.id, setup, today }) })
}
