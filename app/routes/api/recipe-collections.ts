import { identityContext, servicesContext } from '#app/context.ts'
import { createCollection } from '#modules/recipes/commands/collections.ts'
import { fieldsOf } from '#modules/recipes/provider/provider-values.ts'
import { readCollectionName } from '#modules/recipes/saved/collections.ts'
import { refusedChange, staleAnswer } from '../../page-parts/api/collection-answer.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/recipe-collections.ts'

export const loader = onlyPost

/** A new collection of the visitor's own. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readJsonCall(request)
  if (!call.ok) return call.answer
  const { name } = fieldsOf(call.body)
  // Nobody is made somebody for a name that cannot be.
  const read = readCollectionName(name)
  if (!read.ok) return refusedChange(read.reason)
  const { db, now } = context.get(servicesContext)
  const identity = context.get(identityContext)
  const member = await identity.member()
  const stale = staleAnswer(call.body, member)
  if (stale) return stale
  const { id } = await identity.memberForChange()
  const created = await createCollection(db, id, name, now())
  return created.ok ? jsonAnswer(201, { ref: created.ref, isNewGuest: member === null }) : refusedChange(created.reason)
}
