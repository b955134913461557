import { identityContext, servicesContext } from '#app/context.ts'
import { LONGEST_NOTE_SEARCH } from '#modules/food-log/note-search.ts'
import { notesWith } from '#modules/food-log/queries/notes.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/diary-notes.ts'

export const loader = onlyPost

/** Days by what somebody noted of them. It is posted: what is looked for there belongs into no address and no log. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readJsonCall(request)
  if (!call.ok) return call.answer
  const { text } = (call.body ?? {}) as { text?: unknown }
  if (typeof text !== 'string' || text.length > LONGEST_NOTE_SEARCH)
    return jsonAnswer(400, { error: `Up to ${LONGEST_NOTE_SEARCH} characters, please.` })
  const { db } = context.get(servicesContext)
  const { member } = await context.get(identityContext).shown()
  return jsonAnswer(200, await notesWith(db, member.id, text))
}
