import { href, redirect } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { withdrawHealthConsent } from '#app/personal-data.ts'
import { disconnectAll } from '#modules/devices/commands.ts'
import type { Route } from './+types/consent-withdrawal.ts'

/** A visitor has nothing that could be taken back; anyone who comes without a session lost it in another tab. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  const member = await context.get(identityContext).member()
  const { db, now, devices } = context.get(servicesContext)
  if (!member) return redirect(`/login?to=${href('/dashboard/profile')}`, 303)
  // The services are told first: afterwards nobody knows the tokens any more.
  await disconnectAll(devices, member.id)
  await withdrawHealthConsent(db, member.id, now())
  return redirect(href('/dashboard/profile'), 303)
}
