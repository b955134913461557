import { identityContext, servicesContext } from '#app/context.ts'
import { learningOf } from '#modules/learn/queries/learning.ts'
import { jsonAnswer } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/learning.ts'

/** What the visitor has read and answered, null for nobody; the pages themselves are the same for everybody. */
export async function loader({ context }: Route.LoaderArgs) {
  const member = await context.get(identityContext).member()
  return jsonAnswer(200, { learning: member && (await learningOf(context.get(servicesContext).db, member.id)) })
}
