import { identityContext, servicesContext } from '#app/context.ts'
import { marksOf } from '#modules/recipes/queries/marks.ts'
import { readAskedIds } from '#modules/recipes/saved/recipe-marks.ts'
import { jsonAnswer } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/recipe-marks.ts'

/** What the visitor keeps of the recipes on a page, which itself is the same for everybody. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = readAskedIds(new URL(request.url).searchParams.get('ids') ?? '')
  if (!ids) return jsonAnswer(400, { error: 'These are not ids of recipes, or there are too many.' })
  const member = await context.get(identityContext).member()
  const marks = member ? await marksOf(context.get(servicesContext).db, member.id, ids) : []
  return jsonAnswer(200, { isKnown: member !== null, marks: Object.fromEntries(marks) })
}
