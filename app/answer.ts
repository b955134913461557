import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { statements } from '#platform/db/statements.ts'
import { nonceContext, originContext, requestIdContext, servicesContext } from './context.ts'
import { comesFromElsewhere } from './middleware/origin-check.ts'
import type { CachedPage, PageCache, Rendered } from './middleware/page-cache.ts'
import type { CacheSlot } from './middleware/page-rules.ts'
import type { RateLimit } from './middleware/rate-limit.ts'
import { contentSecurityPolicy, pageHashes } from './middleware/security-headers.ts'
import type { Services } from './services.ts'

/** What is known of a request before anything is computed for it. */
export interface Asked {
  origin: string
  slot: CacheSlot | null
  requestId: string
  /** The visitor's network address, for rate limits only. */
  address: string
}

export type Answerer = (request: Request, asked: Asked) => Promise<Response | CachedPage>

export const isKept = (answer: Response | CachedPage): answer is CachedPage => !(answer instanceof Response)

interface AnswerParts {
  services: Services
  build: ServerBuild
  mode: 'production' | 'development'
  cache: PageCache
  rateLimit: RateLimit
}

const LARGEST_BODY_BYTES = 256 * 1024
const BROKEN = 'Something went wrong on our end. Please try again later.'
/** Asks for the number of SQL statements in the answer's Server-Timing; heard in development only. */
const COUNT_HEADER = 'x-count-statements'

/** Answers what no cached page and no file could: refusals first, then the page to keep, then the visitor's own. */
export function createAnswerer({ services, build, mode, cache, rateLimit }: AnswerParts): Answerer {
  const secure = services.config.appUrl?.startsWith('https:') ?? false
  const handle = createRequestHandler(build, mode)

  function contextOf({ origin, requestId }: Asked, nonce: string | undefined) {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(originContext, origin)
    context.set(nonceContext, nonce)
    context.set(requestIdContext, requestId)
    return context
  }

  /** Rendered for everybody: from the address alone, without the visitor's headers, and without a nonce. */
  async function renderShared({ signal }: Request, asked: Asked, slot: CacheSlot): Promise<Rendered> {
    const request = new Request(slot.url, { headers: { accept: 'text/html' }, signal })
    const response = await handle(request, contextOf(asked, undefined))
    const headers = (html: string): [string, string][] => [
      ...[...response.headers].filter(([name]) => name !== 'vary'),
      ['Content-Security-Policy', contentSecurityPolicy({ ...pageHashes(html), secure })],
      // Always asked again, answered with 304 while nothing changed; never no-store, so that Back is instant.
      ['Cache-Control', keeping(response, 'public, no-cache')],
      ['Vary', 'Accept-Encoding, Cookie'],
    ]
    const fit = (response.status === 200 || response.status === 410) && !response.headers.has('set-cookie')
    if (fit && isPage(response)) return { response, keep: true, headers }
    // An unknown product, a redirect, a failure: answered once, kept never.
    const html = await response.text()
    return { response: new Response(html, { status: response.status, headers: headers(html) }), keep: false, headers }
  }

  async function renderOwn(request: Request, asked: Asked): Promise<Response> {
    const nonce = randomBytes(16).toString('base64')
    const response = await handle(request, contextOf(asked, nonce))
    // React Router does not say which methods are possible, and HTTP wants that.
    if (response.status === 405 && !response.headers.has('Allow')) {
      return refusal(405, 'This address can only be read.', { Allow: 'GET, HEAD' })
    }
    // Of a call that broke it says only two words as plain text, and programs wait for JSON.
    if (response.status === 500 && response.headers.get('content-type') === 'text/plain') return refusal(500, BROKEN)
    const headers = new Headers(response.headers)
    if (isPage(response)) {
      const allowed = [`'nonce-${nonce}'`]
      headers.set('Content-Security-Policy', contentSecurityPolicy({ scripts: allowed, styles: allowed, secure }))
    }
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', keeping(response, 'private, no-cache'))
    headers.append('Vary', 'Cookie')
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
  }

  async function answer(request: Request, asked: Asked) {
    const refusal = await refusalOf(request, asked, rateLimit)
    if (refusal) return refusal
    const { slot } = asked
    if (!slot) return renderOwn(request, asked)
    return cache.getOrRender(slot.key, slot.shows, () => renderShared(request, asked, slot))
  }

  if (services.config.appEnv === 'live') return answer
  return async (request, asked) => {
    if (!request.headers.has(COUNT_HEADER)) return answer(request, asked)
    const { result, count } = await statements.countStatements(() => answer(request, { ...asked, slot: null }))
    if (!isKept(result)) result.headers.set('Server-Timing', `sql;desc="${count}"`)
    return result
  }
}

/** A failure is over the next moment: nobody on the way keeps it. */
function keeping({ status }: Response, usual: string): string {
  return status >= 500 ? 'no-store' : usual
}

function isPage(response: Response) {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}

async function refusalOf(request: Request, { origin, address }: Asked, rateLimit: RateLimit): Promise<Response | null> {
  if (comesFromElsewhere(request, origin)) return refusal(403, 'This request came from another site.')
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY_BYTES) {
    return refusal(413, 'That is more than we can take in one request.', { Connection: 'close' })
  }
  if (request.method === 'GET' || request.method === 'HEAD') return null
  const wait = await rateLimit.waitSeconds(new URL(request.url).pathname, address)
  if (wait === 0) return null
  return refusal(429, 'Too many attempts. Please wait a moment and try again.', { 'Retry-After': String(wait) })
}

function refusal(status: number, error: string, headers: Record<string, string> = {}) {
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
