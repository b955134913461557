import { href, redirect } from 'react-router'
import { identityContext, originContext, servicesContext } from '#app/context.ts'
import { beginConnecting, type DevicesDeps, disconnect, finishConnecting } from '#modules/devices/commands.ts'
import { type HealthService, isHealthService } from '#modules/devices/health-service.ts'
import type { Route } from './+types/device.ts'

const SIGN_IN = '/login?to=/dashboard/settings'

const told = (outcome: string, status = 302) =>
  redirect(`${href('/dashboard/settings')}?device=${outcome}#devices`, status)

/** No page is behind it that could say so. */
const unknown = () =>
  new Response('There is nothing at this address.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })

/**
 * `connect` takes the member to the service's own page: a link, since our policy lets no form lead to another house.
 * `callback` is where the service sends them back to, with a code or without.
 */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const member = await context.get(identityContext).member()
  const { service, step } = params
  if (!isHealthService(service) || (step !== 'connect' && step !== 'callback')) return unknown()
  if (!member || member.isGuest) return redirect(SIGN_IN)
  const { devices } = context.get(servicesContext)
  const redirectUri = callbackOf(context.get(originContext), service)
  if (step === 'callback') return finished(devices, member.id, service, new URL(request.url).searchParams, redirectUri)
  const begun = await beginConnecting(devices, member.id, service, redirectUri)
  return begun.ok ? redirect(begun.page) : told(begun.reason)
}

const callbackOf = (origin: string, service: HealthService) =>
  origin + href('/dashboard/settings/devices/:service/:step', { service, step: 'callback' })

async function finished(
  devices: DevicesDeps,
  memberId: Parameters<typeof finishConnecting>[1],
  service: HealthService,
  search: URLSearchParams,
  redirectUri: string,
): Promise<Response> {
  const code = search.get('code')
  if (!code) return told('denied')
  const came = { code, state: search.get('state') ?? '', redirectUri }
  const outcome = await finishConnecting(devices, memberId, service, came)
  return told(outcome.ok ? 'connected' : outcome.reason)
}

/** Ends a connection. */
export async function action({ context, params: { service, step } }: Route.ActionArgs): Promise<Response> {
  const member = await context.get(identityContext).member()
  if (!isHealthService(service) || step !== 'disconnect') return unknown()
  // The session ended in another tab: nothing was disconnected, so nothing is said.
  if (!member) return redirect(SIGN_IN, 303)
  await disconnect(context.get(servicesContext).devices, member.id, service)
  return told('disconnected', 303)
}
