import { href, redirect } from 'react-router'
import { identityContext, originContext, servicesContext } from '#app/context.ts'
import { noteGoogle } from '#modules/account/commands/google.ts'
import { zoneIn } from '#modules/calendar/zone-cookie.ts'
import { isKeptText } from '#modules/changes/kept-text.ts'
import { noteZone } from '#modules/profile/commands.ts'
import { rememberBrowser } from '../../page-parts/account/entering.ts'
import type { Route } from './+types/google-callback.ts'

/** Where Google sends the visitor back to. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const origin = context.get(originContext)
  // Google never sends it, and the library would ask the database for it.
  if (!isKeptText([...new URL(request.url).searchParams])) throw redirect(`${href('/login')}?error=state_not_found`)
  const { answer, memberId } = await services.accounts.at(origin).fromGoogle(request)
  // Who connected Google to their account has the session they had before.
  const opened = memberId ?? (await context.get(identityContext).member())?.id
  if (opened) await noteGoogle(services, { memberId: opened, origin })
  const headers = new Headers(answer.headers)
  headers.set('Cache-Control', 'no-store')
  const zone = zoneIn(request.headers.get('cookie'))
  if (memberId && zone) await noteZone(services.db, memberId, zone, services.now())
  if (memberId) headers.append('Set-Cookie', await rememberBrowser(context, request, memberId))
  return new Response(answer.body, { status: answer.status, headers })
}
