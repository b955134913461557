import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { knownFoods } from '#modules/recipes/known-foods.ts'
import { nextTurn } from '#platform/threads/turns.ts'
import { nonceContext, requestIdContext, servicesContext } from './context.ts'
import { loggedPath } from './logged-path.ts'
import { browseCatalogue } from './page-parts/recipes/browse-catalogue.ts'
import { routesOfPage } from './routes-of-page.ts'
import { scriptsLast } from './scripts-last.ts'
import { IncidentContext } from './shell/incident.ts'

const RENDER_LIMIT_MS = 10_000

// Each takes a tenth of a second once, so they are made before anybody waits for a page.
browseCatalogue()
knownFoods()

/**
 * Renders a page whole before the first byte leaves: pages are small, the page cache needs all of it,
 * and a failure half-way becomes a clean 500 instead of a torn page. What was read for it, rendering and writing are turns of
 * their own: of a long page each of them takes a while, and others are answered in between.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = context.get(nonceContext)
  await nextTurn()

  return new Promise<Response>((resolve, reject) => {
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), RENDER_LIMIT_MS)
    const { pipe, abort } = renderToPipeableStream(
      <IncidentContext value={context.get(requestIdContext)}>
        <ServerRouter context={routesOfPage(routerContext)} url={request.url} nonce={nonce} />
      </IncidentContext>,
      {
        nonce,
        // No part of a page arrives later and is put in place by a script: the page must read without one.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer)
          setImmediate(() =>
            pipe(collecting(page => resolve(new Response(scriptsLast(page, nonce), { status, headers })))),
          )
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error) {
          logFailure(context, { error })
        },
      },
    )
  })
}

/**
 * Takes what React writes as it is: reading it as text and writing it as bytes again would cost as much as rendering.
 */
function collecting(done: (page: Buffer) => void): Writable {
  const parts: Buffer[] = []
  return new Writable({
    write(part: Buffer, _, next) {
      parts.push(part)
      next()
    },
    final(next) {
      done(Buffer.concat(parts))
      next()
    },
  })
}

/** A thrown error is logged here once; what the visitor sees is the error page with the request's id. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  // A wrong method and the like: the visitor's mistake, answered with its status.
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) logFailure(context, { error, path: loggedPath(new URL(request.url).pathname) })
}

function logFailure(context: Readonly<RouterContextProvider>, fields: { error: unknown; path?: string }) {
  context.get(servicesContext).log.error('page.failed', { requestId: context.get(requestIdContext), ...fields })
}
