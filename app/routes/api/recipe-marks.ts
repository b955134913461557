import { identityContext, servicesContext } from '#app/context.ts'
import { canBeKept, moveBrowserMarks, setMark } from '#modules/recipes/commands/marks.ts'
import { fieldsOf } from '#modules/recipes/provider/provider-values.ts'
import { marksOf } from '#modules/recipes/queries/marks.ts'
import { isLetGo, readAskedIds, readBrowserMarks, readMarkChange } from '#modules/recipes/saved/recipe-marks.ts'
import { jsonAnswer, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/recipe-marks.ts'

/** Ids of 3,000 recipes; more is not moved. */
const LARGEST_BYTES = 128 * 1024

/** What the visitor keeps of the recipes on a page, which itself is the same for everybody. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = readAskedIds(new URL(request.url).searchParams.get('ids') ?? '')
  if (!ids) return jsonAnswer(400, { error: 'These are no ids of recipes, or too many.' })
  const member = await context.get(identityContext).member()
  const marks = member ? await marksOf(context.get(servicesContext).db, member.id, ids) : {}
  return jsonAnswer(200, { isKnown: member !== null, marks })
}

/** Saves, likes or rates, or takes that back; or takes in what the browser kept before there were accounts. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readJsonCall(request, LARGEST_BYTES)
  if (!call.ok) return call.answer
  const { db, config, now } = context.get(servicesContext)
  const identity = context.get(identityContext)
  const deps = { hasProvider: config.recipes.kind !== 'own', now }
  const isNewGuest = (await identity.member()) === null

  const moved = readBrowserMarks(fieldsOf(call.body).moved)
  if (moved) {
    const { id } = await identity.memberForChange()
    await moveBrowserMarks(db, id, moved, deps)
    return jsonAnswer(200, { isNewGuest })
  }
  const asked = readMarkChange(call.body)
  if (!asked) return jsonAnswer(400, { error: 'This is no change to the marks of a recipe.' })
  // Whoever takes back what they kept had a session then; and nobody is made somebody for nothing.
  if (isNewGuest && isLetGo(asked.change)) return refused('signed-out')
  if (isNewGuest && !canBeKept(asked.id, deps.hasProvider)) return refused('unknown-recipe')
  const { id } = await identity.memberForChange()
  const marked = await setMark(db, id, asked, deps)
  return marked.ok ? jsonAnswer(200, { mark: marked.mark, rating: marked.rating, isNewGuest }) : refused(marked.reason)
}

const REFUSALS = {
  'unknown-recipe': { status: 404, error: 'There is no such recipe.' },
  'signed-out': { status: 401, error: 'There is no session, so nothing was changed.' },
  'too-many': { status: 409, error: 'This account keeps as many recipes as an account can.' },
} as const

function refused(reason: keyof typeof REFUSALS) {
  const { status, error } = REFUSALS[reason]
  return jsonAnswer(status, { error })
}
