import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/ready'

/** Whether this server should be sent visitors: its database answers and it is not on its way out. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ready } = context.get(servicesContext)
  const ok = await ready()
  return Response.json({ ready: ok }, { status: ok ? 200 : 503, headers: { 'Cache-Control': 'no-store' } })
}
