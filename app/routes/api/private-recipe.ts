import { identityContext, servicesContext } from '#app/context.ts'
import {
  changePrivateRecipe,
  deletePrivateRecipe,
  type Kept,
  restorePrivateRecipe,
} from '#modules/recipes/commands/private-recipes.ts'
import { readPrivateChange } from '#modules/recipes/forms.ts'
import { MOST_PRIVATE_RECIPES, type PrivateProblem } from '#modules/recipes/import/private-recipe.ts'
import {
  LONGEST_NAME,
  LONGEST_STEP,
  MOST_LINES,
  MOST_PARTS,
  MOST_SERVINGS,
} from '#modules/recipes/import/written-recipe.ts'
import { isTheirs } from '#modules/recipes/queries/private-recipes.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/private-recipe.ts'

export const loader = onlyPost

/** The longest recipe that is kept, in the letters that take most room, as JSON. */
export const LARGEST_RECIPE_BYTES = 400 * 1024

/** Changes a recipe of the member's own: its words, or whether it is there. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext)
  const member = await context.get(identityContext).member()
  // Before anything is read of what was sent: anyone who asks for another's is told the same, whatever they send.
  if (!member || !(await isTheirs(db, member.id, id))) return refusedRecipe('not-found')
  const call = await readJsonCall(request, LARGEST_RECIPE_BYTES)
  if (!call.ok) return call.answer
  const change = readPrivateChange(call.body)
  if ('deleted' in change) {
    const undo = () => restorePrivateRecipe(db, member.id, id)
    return answered(await (change.deleted ? deletePrivateRecipe(db, member.id, id, now()) : undo()))
  }
  const { read } = change
  if (!read.ok) return refusedRecipe(read.reason)
  return answered(await changePrivateRecipe(db, member.id, { id, recipe: read.recipe }, now()))
}

const answered = (outcome: Kept) => (outcome.ok ? jsonAnswer(200, {}) : refusedRecipe(outcome.reason))

const REFUSALS: Record<PrivateProblem | 'not-found' | 'too-many', { status: number; error: string }> = {
  'no-recipe': { status: 400, error: 'This recipe cannot be kept.' },
  'no-name': { status: 400, error: 'Give the recipe a name.' },
  'long-name': { status: 400, error: `A name can have up to ${LONGEST_NAME} characters.` },
  'no-lines': { status: 400, error: 'A recipe needs at least one ingredient.' },
  'no-serves': { status: 400, error: `Say how many servings it makes, from 1 to ${MOST_SERVINGS}.` },
  'many-lines': { status: 400, error: `A recipe can have up to ${MOST_PARTS} ingredients.` },
  'long-step': {
    status: 400,
    error: `Directions can have up to ${MOST_LINES} steps of ${LONGEST_STEP.toLocaleString('en-GB')} characters each.`,
  },
  'too-long': { status: 400, error: 'This recipe is too long to be kept. Please shorten its directions.' },
  'not-found': { status: 404, error: 'There is no such recipe.' },
  'too-many': {
    status: 409,
    error: `An account keeps up to ${MOST_PRIVATE_RECIPES} recipes of your own. Delete one to make room.`,
  },
}

/** What was in the way of keeping a recipe, in words for the cook. */
export function refusedRecipe(reason: keyof typeof REFUSALS): Response {
  const { status, error } = REFUSALS[reason]
  return jsonAnswer(status, { error })
}
