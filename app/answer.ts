import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, redirect, type ServerBuild } from 'react-router'
import { bringsSession } from '#modules/account/session-cookie.ts'
import { noteZone } from '#modules/profile/commands.ts'
import { statements } from '#platform/db/statements.ts'
import { type AddressRules, addressRules } from './address-rules.ts'
import {
  fromAddressContext,
  identityContext,
  nonceContext,
  originContext,
  pagePatternsContext,
  requestIdContext,
  servicesContext,
  tooOftenContext,
} from './context.ts'
import { type Identity, identityOf, NOBODY } from './middleware/identity.ts'
import { comesFromElsewhere } from './middleware/origin-check.ts'
import type { CachedPage, PageCache, Rendered } from './middleware/page-cache.ts'
import type { CacheSlot } from './middleware/page-rules.ts'
import { hidden, type RateLimit } from './middleware/rate-limit.ts'
import { readBody } from './middleware/request-body.ts'
import { contentSecurityPolicy, pageHashes } from './middleware/security-headers.ts'
import { AWAY_SECONDS, comingAgain } from './middleware/while-away.ts'
import { ONLY_POST } from './page-parts/api/json-call.ts'
import { pagePatterns } from './page-view.ts'
import { refusedPage } from './refused-page.tsx'
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

const WRONG_METHOD = {
  read: 'This address can only be read.',
  post: ONLY_POST,
  both: 'This address can be read and posted to, and nothing else.',
}
const BROKEN = 'Something went wrong on our end. Please try again later.'
/** The recipe provider's pictures are shown where they lie. */
const PROVIDER_PICTURES = ['https://m.ftscrt.com']
/** Where a cart is paid without script, and where a subscriber changes the card: by a form, both. */
const STRIPE_PAGES = ['https://checkout.stripe.com', 'https://billing.stripe.com']
/** Asks for the number of SQL statements in the answer's Server-Timing; heard in development only. */
const COUNT_HEADER = 'x-count-statements'

/** Answers what no cached page and no file could: refusals first, then the page to keep, then the visitor's own. */
export function createAnswerer({ services, build, mode, cache, rateLimit }: AnswerParts): Answerer {
  const secure = services.config.appUrl?.startsWith('https:') ?? false
  const isDeveloped = mode === 'development'
  const pictures = services.config.recipes.kind === 'own' ? [] : PROVIDER_PICTURES
  // Browsers hold a form's redirect to the same rule. The sandbox stands beside the shop and needs none.
  const { google, payments } = services.config
  const forms = [
    ...(google.kind === 'google' ? [new URL(google.issuer).origin] : []),
    ...(payments.kind === 'stripe' ? (payments.apiBase ? [payments.apiBase] : STRIPE_PAGES) : []),
  ]
  const handle = createRequestHandler(comingAgain(build), mode)
  const rules = addressRules(build.routes)
  const patterns = services.pageViews ? pagePatterns(build.routes) : []

  function contextOf({ origin, requestId, address }: Asked, nonce: string | undefined, identity: Identity) {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(identityContext, identity)
    context.set(originContext, origin)
    context.set(nonceContext, nonce)
    context.set(requestIdContext, requestId)
    context.set(pagePatternsContext, patterns)
    context.set(fromAddressContext, () => hidden(services.secret, address))
    context.set(tooOftenContext, async path => (await rateLimit.waitSeconds(path, address)) > 0)
    return context
  }

  /** Rendered for everybody: from the address alone, without the visitor's headers, and without a nonce. */
  async function renderShared({ signal }: Request, asked: Asked, slot: CacheSlot): Promise<Rendered> {
    const request = new Request(slot.url, { headers: { accept: 'text/html' }, signal })
    const response = await handle(request, contextOf(asked, undefined, NOBODY))
    const headers = (html: string): [string, string][] => [
      ...[...response.headers].filter(([name]) => name !== 'vary' && name !== 'cache-control'),
      ['Content-Security-Policy', contentSecurityPolicy({ ...pageHashes(html), pictures, forms, secure, isDeveloped })],
      // Always asked again, answered with 304 while nothing changed; never no-store, so that Back is instant.
      ['Cache-Control', keeping(response, 'public, no-cache')],
      ['Vary', slot.isOwnWithSession ? 'Accept-Encoding, Cookie' : 'Accept-Encoding'],
      ...retrying(response),
    ]
    const kind = response.status === 200 || response.status === 410
    const fit = kind && !response.headers.has('set-cookie') && !isPassing(response)
    if (fit && isPage(response)) return { response, keep: true, headers }
    // An unknown product, a redirect, a failure: answered once, kept never.
    const html = await response.text()
    return { response: new Response(html, { status: response.status, headers: headers(html) }), keep: false, headers }
  }

  async function renderOwn(request: Request, asked: Asked): Promise<Response> {
    const nonce = randomBytes(16).toString('base64')
    const identity = identityOf(request, services.accounts.at(asked.origin), (memberId, zone) =>
      noteZone(services.db, memberId, zone, services.now()),
    )
    const response = withCookies(await handle(request, contextOf(asked, nonce, identity)), identity.cookies())
    // React Router does not say which methods are possible, and HTTP wants that.
    if (response.status === 405 && !response.headers.has('Allow')) {
      return refusal(request, 405, 'This address can only be read.', { Allow: 'GET, HEAD, OPTIONS' })
    }
    // Of a call that broke it says only two words as plain text, and programs wait for JSON.
    if (response.status === 500 && response.headers.get('content-type') === 'text/plain')
      return refusal(request, 500, BROKEN)
    const headers = new Headers(response.headers)
    if (isPage(response)) {
      const allowed = [`'nonce-${nonce}'`]
      headers.set(
        'Content-Security-Policy',
        contentSecurityPolicy({ scripts: allowed, styles: allowed, pictures, forms, secure, isDeveloped }),
      )
    }
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', keeping(response, ownKeeping(request)))
    // So that a tab of an earlier version can tell: what it is answered may not be what it can show.
    if (!isDeveloped) headers.set('X-Build', build.assets.version)
    // Their pages go with them; what the browser keeps of its own (colours, cart) stays.
    if (identity.hasLeft()) headers.set('Clear-Site-Data', '"cache"')
    // What anybody on the way may keep is the same whoever asks.
    if (!headers.get('Cache-Control')?.startsWith('public')) headers.append('Vary', 'Cookie')
    for (const [name, value] of retrying(response)) headers.set(name, value)
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
  }

  async function answer(request: Request, asked: Asked) {
    const refused = (await refusalOf(request, asked, rateLimit)) ?? unserved(request, rules)
    if (refused) return refused
    if (brings(request)) {
      const read = await readBody(request)
      if (read.ok) return renderOwn(read.request, asked)
      return refusal(request, read.status, read.error)
    }
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

/** The same answer with the cookies that came up while it was made, whether it is a page, data or a refusal. */
function withCookies(response: Response, cookies: readonly string[]): Response {
  if (cookies.length === 0) return response
  const headers = new Headers(response.headers)
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  // Whoever is known by it must be the only one who gets it.
  if (!headers.get('Cache-Control')?.includes('no-store')) headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** Of what somebody's session shows nothing lies about, for whoever presses Back when they have signed out. */
const ownKeeping = ({ headers }: Request) =>
  bringsSession(headers.get('cookie')) ? 'private, no-store' : 'private, no-cache'

/** A failure is over the next moment: nobody on the way keeps it. */
function keeping(response: Response, usual: string): string {
  return response.status >= 500 || isPassing(response) ? 'no-store' : usual
}

/** A page does not hand on what its loader said of this. */
function retrying({ status, headers }: Response): [string, string][] {
  return status === 503 && !headers.has('Retry-After') ? [['Retry-After', AWAY_SECONDS]] : []
}

/** The page itself says that it will not be true for long. */
const isPassing = ({ headers }: Response) => headers.get('cache-control') === 'no-store'

function isPage(response: Response) {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}

/** Whether it may have a body; whoever only reads has none. */
const brings = ({ method }: Request) => method !== 'GET' && method !== 'HEAD'

async function refusalOf(request: Request, { origin, address }: Asked, rateLimit: RateLimit): Promise<Response | null> {
  if (comesFromElsewhere(request, origin)) return refusal(request, 403, 'This request came from another site.')
  const url = new URL(request.url)
  const wait = brings(request)
    ? await rateLimit.waitSeconds(url.pathname, address)
    : await rateLimit.waitToRead(url, address)
  if (wait === 0) return null
  return refusal(request, 429, 'Too many attempts. Please wait a moment and try again.', {
    'Retry-After': String(wait),
  })
}

/** What no page and no call answers: which methods there are, one that there is not, and another spelling of an address. */
function unserved(request: Request, { allows, movedTo }: AddressRules): Response | null {
  const { pathname, search } = new URL(request.url)
  if (!brings(request)) {
    const to = movedTo(pathname)
    return to === null
      ? null
      : redirect(to + search, { status: 301, headers: { 'Cache-Control': 'public, max-age=3600' } })
  }
  const allowed = allows(pathname)
  const Allow = allowed.join(', ')
  if (request.method === 'OPTIONS')
    return new Response(null, { status: 204, headers: { Allow, 'Cache-Control': 'no-store' } })
  if (allowed.includes(request.method)) return null
  return refusal(
    request,
    405,
    allowed.includes('POST') ? WRONG_METHOD[allowed.includes('GET') ? 'both' : 'post'] : WRONG_METHOD.read,
    { Allow },
  )
}

/** A page for a person whose form was turned away without a script to tell them, JSON for everybody else. */
function refusal(request: Request, status: number, error: string, more: Record<string, string> = {}) {
  const headers = { 'Cache-Control': 'no-store', ...more }
  const isRead = request.headers.get('accept')?.includes('text/html') ?? false
  if (!isRead) return Response.json({ error }, { status, headers })
  return new Response(refusedPage(error, new URL(request.url).pathname), {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy({ scripts: [], styles: [], secure: false }),
    },
  })
}
