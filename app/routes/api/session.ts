import { identityContext, servicesContext } from '#app/context.ts'
import { memberPreferences } from '#app/member-preferences.ts'
import { enter, storedUserOf } from '#app/page-parts/account/entering.ts'
import { jsonAnswer, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/session.ts'

/** Who is signed in: what a page that is the same for everybody asks once it is in the browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const member = await context.get(identityContext).member()
  const preferences = await memberPreferences(context.get(servicesContext).db, member?.id ?? null)
  return jsonAnswer(200, { user: member && !member.isGuest ? storedUserOf(member) : null, preferences })
}

/** Signs in or up. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readJsonCall(request)
  if (!call.ok) return call.answer
  const entered = await enter(context, request, formOf(call.body))
  if (entered.ok) {
    const preferences = await memberPreferences(context.get(servicesContext).db, entered.memberId)
    const answer = jsonAnswer(200, { user: entered.user, preferences })
    answer.headers.append('Set-Cookie', entered.setCookie)
    return answer
  }
  const { status, error, errors, waitSeconds } = entered
  return jsonAnswer(status, { error, errors }, waitSeconds ? { 'Retry-After': String(waitSeconds) } : {})
}

function formOf(body: unknown): FormData {
  const form = new FormData()
  if (typeof body !== 'object' || body === null) return form
  for (const [name, value] of Object.entries(body)) if (typeof value === 'string') form.set(name, value)
  return form
}
