import { pagePatternsContext, servicesContext } from '#app/context.ts'
import { shownAddress } from '#app/page-view.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/page-view.ts'

export const loader = onlyPost

/** Some page is looked at. Passed on without anything of the visitor, unless they asked not to be counted. */
export async function action({ request, context }: Route.ActionArgs) {
  const { pageViews } = context.get(servicesContext)
  if (!pageViews) return jsonAnswer(404, { error: 'Nothing is counted here.' })
  const call = await readJsonCall(request)
  if (!call.ok) return call.answer
  const path = (call.body as { path?: unknown } | null)?.path
  const { headers } = request
  const isOut = headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'
  const shown = typeof path === 'string' ? shownAddress(context.get(pagePatternsContext), path) : null
  if (shown !== null && !isOut) pageViews.tell(shown)
  return jsonAnswer(202, {})
}
