import type { ActionFunctionArgs, LoaderFunctionArgs, RouterContextProvider, ServerBuild } from 'react-router'
import { isDatabaseAway } from '#platform/db/away.ts'
import { requestIdContext, servicesContext } from '../context.ts'
import { loggedPath } from '../logged-path.ts'
import { errorWords } from '../shell/error-page.tsx'

export const AWAY_WORDS = errorWords(503).message
/** Soon: a database that moves to another machine, or is started again, is back within it. */
export const AWAY_SECONDS = '10'

type Ask<Args> = (args: Args) => unknown
type Args = (LoaderFunctionArgs | ActionFunctionArgs) & { context: Readonly<RouterContextProvider> }

/**
 * The same pages and calls, of which each answers 503 while the database cannot be asked: nothing of ours is broken, and
 * readers, crawlers and proxies are to come again. What is thrown otherwise stays what it is.
 */
export function comingAgain(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && { ...route, ...guarded(route) }])
  return { ...build, routes: Object.fromEntries(routes) }
}

type BuiltRoute = NonNullable<ServerBuild['routes'][string]>

function guarded({ module }: BuiltRoute): Pick<BuiltRoute, 'module'> {
  const { loader, action } = module
  return {
    module: {
      ...module,
      ...(loader && { loader: guard(loader as Ask<Args>) }),
      ...(action && { action: guard(action as Ask<Args>) }),
    },
  }
}

const guard = (ask: Ask<Args>) => async (args: Args) => {
  try {
    return await ask(args)
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    const { log } = args.context.get(servicesContext)
    const path = loggedPath(new URL(args.request.url).pathname)
    log.error('page.failed', { error, requestId: args.context.get(requestIdContext), path })
    throw away()
  }
}

const away = () =>
  Response.json(
    { error: AWAY_WORDS },
    { status: 503, headers: { 'Retry-After': AWAY_SECONDS, 'Cache-Control': 'no-store' } },
  )
