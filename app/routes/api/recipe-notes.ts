import { identityContext, servicesContext } from '#app/context.ts'
import { writeNote } from '#modules/recipes/commands/collections.ts'
import { fieldsOf } from '#modules/recipes/provider/provider-values.ts'
import { LONGEST_NOTE, readNote } from '#modules/recipes/saved/collections.ts'
import { isKeptId } from '#modules/recipes/saved/recipe-marks.ts'
import { refusedChange, staleAnswer } from '../../page-parts/api/collection-answer.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/recipe-notes.ts'

export const loader = onlyPost

/** A member's own words beside a recipe. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readJsonCall(request)
  if (!call.ok) return call.answer
  const { id, note: typed } = fieldsOf(call.body)
  const note = readNote(typed)
  if (note === null) {
    return jsonAnswer(400, { error: `A note can have up to ${LONGEST_NOTE.toLocaleString('en-GB')} characters.` })
  }
  const member = await context.get(identityContext).member()
  const stale = staleAnswer(call.body, member)
  if (stale) return stale
  if (!isKeptId(id) || !member) return refusedChange('unknown-recipe')
  const { db, config, now } = context.get(servicesContext)
  const outcome = await writeNote(db, member.id, id, note, { hasProvider: config.recipes.kind !== 'own', now })
  return outcome.ok ? jsonAnswer(200, { note }) : refusedChange(outcome.reason)
}
