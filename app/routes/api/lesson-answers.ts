import { identityContext, servicesContext } from '#app/context.ts'
import { answersOf } from '#modules/learn/queries/progress.ts'
import { jsonAnswer } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/lesson-answers.ts'

/** What the visitor has answered; the pages with the questions are the same for everybody. */
export async function loader({ context }: Route.LoaderArgs) {
  const member = await context.get(identityContext).member()
  return jsonAnswer(200, { answers: member ? await answersOf(context.get(servicesContext).db, member.id) : [] })
}
