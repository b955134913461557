import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import sirv from 'sirv'
import { isDatabaseAway } from '#platform/db/away.ts'
import { isReadable } from './address-rules.ts'
import { type Answerer, type Asked, isKept } from './answer.ts'
import { loggedPath } from './logged-path.ts'
import { clientAddress } from './middleware/client-address.ts'
import { chooseEncoding } from './middleware/content-coding.ts'
import { matchesEtag } from './middleware/etag.ts'
import { isNearHost } from './middleware/near-host.ts'
import { networkOf } from './middleware/network.ts'
import { packed } from './middleware/packing.ts'
import type { CachedPage, PageCache } from './middleware/page-cache.ts'
import { type CacheSlot, cacheSlot } from './middleware/page-rules.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { AWAY_SECONDS, AWAY_WORDS } from './middleware/while-away.ts'
import type { Services } from './services.ts'
import { removedPath } from './shell/removed-paths.ts'
import { bringsBody, closeSoftly, readOn } from './soft-close.ts'

type Files = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/** A part of the outside that this copy stands in for: it answers a request under its own prefix and says so. */
export interface Mount {
  prefix: string
  handle(req: IncomingMessage, res: ServerResponse): Promise<boolean>
}

export interface ListenerParts {
  services: Services
  cache: PageCache
  answer: Answerer
  mounts: readonly Mount[]
  /** Answers with a built browser file, or passes on. */
  files: Files
}

const IMMUTABLE = /^\/(assets|pictures|fonts)\//
const HOST = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:]{2,45}\])(?::\d{1,5})?$/i
/** Any junk address gets the same page; one address of the kind stands for all of them in the cache. */
const JUNK_STANDS_FOR = '/index.php'
/** The same for what cannot be decoded: React Router would write it, with whatever is in it, beside the log. */
const UNREADABLE_STANDS_FOR = '/unreadable'
const LONGEST_TARGET = 4096

/**
 * The browser's files of this build, and those of earlier ones for tabs that were open before it (`scripts/earlier-files.mjs`).
 */
export function builtFiles(folder: string, earlier: string): Files {
  const files = filesOf(folder)
  const older = existsSync(earlier) ? filesOf(earlier) : null
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    const asked = plainlyAsked(req.headers)
    const request = Object.create(req, { headers: { value: asked } }) as IncomingMessage
    files(request, res, older ? () => older(request, res, next) : next)
  }
}

/** As sirv understands it: it takes a coding for wanted that is refused by its weight, and one tag for the only one. */
function plainlyAsked({ 'accept-encoding': accepts, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  const coding = chooseEncoding(accepts as string | undefined)
  const tags = headers['if-none-match']?.split(',').map(tag => tag.trim().replace(/^(?:W\/)?"/, 'W/"'))
  const tag = tags?.find(one => FILE_TAG.test(one))
  return { ...headers, 'accept-encoding': coding, ...(tag && { 'if-none-match': tag }) }
}

/** Size and time. */
const FILE_TAG = /^W\/"\d+-\d+(?:\.\d+)?"$/

/** What carries a hash in its name is kept for ever. */
function filesOf(folder: string): Files {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(res, path) {
      const immutable = IMMUTABLE.test(path)
      // The one kind that sirv does not know.
      if (path.endsWith('.ico')) res.setHeader('Content-Type', 'image/x-icon')
      res.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      // Mail read in a browser, search engines and whoever shares a page show them where they are read.
      if (path.startsWith('/pictures/')) res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    },
  })
}

/** What every answer says, whatever it is. */
export function headersOfAll({ config }: Pick<Services, 'config'>): [string, string][] {
  return Object.entries(securityHeaders(config.appUrl?.startsWith('https:') ?? false))
}

/** The whole shop as one listener: cached pages first, then files, then everything that must be computed. */
export function createListener(parts: ListenerParts): RequestListener {
  const { services, cache, mounts, files } = parts
  const headers = headersOfAll(services)

  return (req, res) => {
    const target = req.url ?? '/'
    const requestId = randomUUID()
    const origin = originOf(services, req)
    const addressable = target.length <= LONGEST_TARGET && target.startsWith('/') && namesOneHost(req)
    const slot = origin && addressable ? slotOf(origin, req, target) : null
    const page = slot && cache.get(slot.key)
    if (page) return sendPage(req, res, page, requestId)

    if (bringsBody(req)) closeSoftly(req)
    res.setHeader('X-Request-Id', requestId)
    for (const [name, value] of headers) res.setHeader(name, value)
    // Fetch's Request refuses to be made with it; without this it would be a failure of ours.
    if (req.method === 'TRACE')
      return refuse(res.setHeader('Allow', 'GET, HEAD, POST, OPTIONS'), 405, 'Method not allowed')
    // With an address in the settings the header is not looked at: a proxy may name the shop as it likes.
    if (!addressable || (!origin && !HOST.test(req.headers.host ?? ''))) return refuse(res, 400, 'Bad request')
    if (!origin)
      return refuse(res, 421, 'This copy of the shop answers at its own address only. APP_URL names another.')

    const fail = failing(services, res, requestId, target)
    note(services, req, res, requestId, target)
    const mount = mounts.find(({ prefix }) => target.startsWith(prefix))
    if (mount) {
      mount.handle(req, res).then(done => done || refuse(res, 404, 'Not found'), fail)
      return
    }
    files(req, res, () => {
      // Nobody reads a page in place of a picture or a script.
      if (IMMUTABLE.test(target)) return refuse(res.setHeader('X-Robots-Tag', 'noindex, nofollow'), 404, 'Not found')
      compute(parts, req, res, { origin, slot, requestId, address: addressOf(req, services) }).catch(fail)
    })
  }
}

async function compute({ answer }: ListenerParts, req: IncomingMessage, res: ServerResponse, asked: Asked) {
  const { host, protocol } = new URL(asked.origin)
  const request = createRequest(req, res, { host, protocol })
  res.once('finish', () => {
    if (!req.complete && request.body && !request.body.locked) void request.body.cancel()
    readOn(req)
  })
  const answered = await answer(request, asked)
  if (isKept(answered)) return sendPage(req, res, answered, asked.requestId)
  const whole = await packed(answered, req.headers['accept-encoding'] as string | undefined)
  if (!whole) return sendResponse(res, answered)
  res.writeHead(whole.status, whole.headers.flat())
  if (req.method === 'HEAD') res.end()
  else res.end(whole.body)
}

function originOf({ config }: Services, req: IncomingMessage): string | null {
  if (config.appUrl) return config.appUrl
  const host = req.headers.host?.toLowerCase()
  return host && HOST.test(host) && isNearHost(host) ? `http://${host}` : null
}

/** Node takes the first of several, and what stands before us may have taken the last. */
function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (/^host$/i.test(rawHeaders[at] ?? '')) hosts++
  return hosts < 2
}

function slotOf(origin: string, req: IncomingMessage, target: string): CacheSlot | null {
  const slot = cacheSlot(origin, req.method ?? 'GET', target, req.headers.cookie)
  if (slot || (req.method !== 'GET' && req.method !== 'HEAD')) return slot
  const [path = '/', search = ''] = target.split(/(?=\?)/, 2)
  if (path.endsWith('.data') && isReadable(path)) return null
  if (removedPath(path, search).removed) {
    return { key: `${origin} removed`, url: `${origin}${JUNK_STANDS_FOR}`, shows: [], isOwnWithSession: false }
  }
  return isReadable(path)
    ? null
    : { key: `${origin} unreadable`, url: `${origin}${UNREADABLE_STANDS_FOR}`, shows: [], isOwnWithSession: false }
}

function sendPage(req: IncomingMessage, res: ServerResponse, page: CachedPage, requestId: string) {
  if (page.status === 200 && matchesEtag(req.headers['if-none-match'], page.etag)) {
    res.writeHead(304, [...page.heads.unchanged, 'X-Request-Id', requestId]).end()
    return
  }
  const encoding = chooseEncoding(req.headers['accept-encoding'] as string | undefined)
  res.writeHead(page.status, [...page.heads[encoding], 'X-Request-Id', requestId])
  if (req.method === 'HEAD') res.end()
  else res.end(page.bodies[encoding])
}

function refuse(res: ServerResponse, status: number, words: string) {
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(`${words}\n`)
}

/** One line a request. */
function note({ log }: Services, req: IncomingMessage, res: ServerResponse, requestId: string, target: string) {
  const started = performance.now()
  res.once('finish', () => {
    const ms = Math.round(performance.now() - started)
    log.info('request', { requestId, method: req.method, path: loggedPath(target), status: res.statusCode, ms })
  })
}

function failing({ log }: Services, res: ServerResponse, requestId: string, target: string) {
  return (error: unknown) => {
    log.error('request.failed', { error, requestId, path: loggedPath(target) })
    if (res.headersSent) res.destroy()
    else if (isDatabaseAway(error)) refuse(res.setHeader('Retry-After', AWAY_SECONDS), 503, AWAY_WORDS)
    else refuse(res, 500, `Something went wrong on our end. Please try again later. (${requestId})`)
  }
}

function addressOf({ headers, socket }: IncomingMessage, { config }: Services): string {
  return networkOf(clientAddress(config.trustedProxies, socket.remoteAddress, headers['x-forwarded-for']?.toString()))
}
