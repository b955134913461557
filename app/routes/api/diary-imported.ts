import { identityContext, servicesContext } from '#app/context.ts'
import { shownSetup } from '#app/shown-setup.ts'
import { importedBefore } from '#modules/food-log/queries/imported.ts'
import { isPlanDay } from '#modules/planner/plan-limits.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/diary-imported.ts'

export const loader = onlyPost

/** What of some days came from a file before, so that nothing is imported twice. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readJsonCall(request)
  if (!call.ok) return call.answer
  const { from, to } = (call.body ?? {}) as { from?: unknown; to?: unknown }
  if (typeof from !== 'string' || typeof to !== 'string' || !isPlanDay(from) || !isPlanDay(to))
    return jsonAnswer(400, { error: 'A diary has no such days.' })
  const { db } = context.get(servicesContext)
  const identity = context.get(identityContext)
  const { member, isSample } = await identity.shown()
  if (isSample) return jsonAnswer(200, { ids: [], days: [], agreed: false })
  const [before, { agreed }] = await Promise.all([
    importedBefore(db, member.id, from, to),
    shownSetup(db, identity, member),
  ])
  return jsonAnswer(200, { ...before, agreed })
}
