import { identityContext, servicesContext } from '#app/context.ts'
import type { Services } from '#app/services.ts'
import type { Member } from '#modules/account/member.ts'
import { shareCollection, unshareCollection } from '#modules/recipes/commands/collection-links.ts'
import {
  deleteCollection,
  moveCollection,
  placeRecipe,
  renameCollection,
  restoreCollection,
} from '#modules/recipes/commands/collections.ts'
import { fieldsOf } from '#modules/recipes/provider/provider-values.ts'
import { type CollectionRef, isCollectionRef, isPlace } from '#modules/recipes/saved/collections.ts'
import { isKeptId } from '#modules/recipes/saved/recipe-marks.ts'
import { refusedChange, staleAnswer } from '../../page-parts/api/collection-answer.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/recipe-collection.ts'

export const loader = onlyPost

/** Changes one collection of the member's: its name, its place, whether it is there, what is in it, who may see it. */
export async function action({ request, context, params: { ref } }: Route.ActionArgs) {
  const call = await readJsonCall(request)
  if (!call.ok) return call.answer
  const change = changeOf(call.body)
  if (!change) return jsonAnswer(400, { error: 'This is no change to a collection.' })
  const member = await context.get(identityContext).member()
  const stale = staleAnswer(call.body, member)
  if (stale) return stale
  // Whoever has no account has no collections.
  if (!member || !isCollectionRef(ref)) return refusedChange('not-found')
  return change(context.get(servicesContext), member, ref)
}

type Change = (services: Services, member: Member, ref: CollectionRef) => Promise<Response>

const answered = (outcome: Awaited<ReturnType<typeof placeRecipe>>) =>
  outcome.ok ? jsonAnswer(200, {}) : refusedChange(outcome.reason)

function changeOf(body: unknown): Change | null {
  const { name, place, deleted, shared, named, recipe, isIn } = fieldsOf(body)
  if (typeof name === 'string') {
    return async ({ db, now }, { id }, ref) => answered(await renameCollection(db, id, ref, name, now()))
  }
  if (isPlace(place)) {
    return async ({ db, now }, { id }, ref) => answered(await moveCollection(db, id, ref, place, now()))
  }
  if (typeof deleted === 'boolean') {
    const command = deleted ? deleteCollection : restoreCollection
    return async ({ db, now }, { id }, ref) => answered(await command(db, id, ref, now()))
  }
  if (isKeptId(recipe) && typeof isIn === 'boolean') {
    return async ({ db, config, now }, { id }, ref) => {
      const deps = { hasProvider: config.recipes.kind !== 'own', now }
      return answered(await placeRecipe(db, id, { recipeId: recipe, ref, isIn }, deps))
    }
  }
  return typeof shared === 'boolean' ? sharing(shared, named === true) : null
}

function sharing(shared: boolean, named: boolean): Change {
  return async ({ db, now }, member, ref) => {
    if (!shared) {
      return (await unshareCollection(db, member.id, ref, now())) ? jsonAnswer(200, {}) : refusedChange('not-found')
    }
    const made = await shareCollection(db, member.id, ref, named && member.name ? member.name : null, now())
    return made.ok ? jsonAnswer(200, { token: made.token }) : refusedChange(made.reason)
  }
}
