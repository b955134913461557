import { identityContext, servicesContext } from '#app/context.ts'
import { keepPrivateRecipe } from '#modules/recipes/commands/private-recipes.ts'
import { readNewPrivateRecipe } from '#modules/recipes/forms.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/private-recipes.ts'
import { LARGEST_RECIPE_BYTES, refusedRecipe } from './private-recipe.ts'

export const loader = onlyPost

/** Keeps a recipe that a cook imported and put right. A visitor's first is the beginning of an account. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readJsonCall(request, LARGEST_RECIPE_BYTES)
  if (!call.ok) return call.answer
  const given = readNewPrivateRecipe(call.body)
  if (!given) return refusedRecipe('no-recipe')
  const { id, read } = given
  if (!read.ok) return refusedRecipe(read.reason)
  const identity = context.get(identityContext)
  const isNewGuest = (await identity.member()) === null
  const member = await identity.memberForChange()
  const { db, now } = context.get(servicesContext)
  const kept = await keepPrivateRecipe(db, member.id, { id, recipe: read.recipe }, now())
  return kept.ok ? jsonAnswer(200, { isNewGuest }) : refusedRecipe(kept.reason)
}
