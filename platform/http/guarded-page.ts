import { request as askHttp, type IncomingMessage } from 'node:http'
import { request as askHttps } from 'node:https'
import { PassThrough, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'

export interface PageRules {
  /** Who asks, and where to read about it. */
  userAgent: string
  /** Everything together, redirects included. */
  withinMs: number
  /** Of the page as it is read, and of what comes over the wire. */
  largestBytes: number
  mostRedirects: number
  /** For tests: the one origin on 127.0.0.1 that may be asked all the same, on whatever port. */
  testOrigin: string | null
}

/**
 * `not-an-address`: nothing that could be asked. `refused`: a place that is none of the public web, by its scheme, port
 * or network address. `missing`: the site says that there is no such page, or that it is not for us.
 */
export type PageFailure = 'not-an-address' | 'refused' | 'unreachable' | 'missing' | 'too-large' | 'not-a-page'

export type PageAnswer =
  /** `address` is where the page was in the end. */
  { ok: true; html: string; address: string } | { ok: false; reason: PageFailure }

const LONGEST_ADDRESS = 2_000
const PORTS = ['', '80', '443']
const REDIRECTS = [301, 302, 303, 307, 308]

class Failed extends Error {
  readonly reason: PageFailure
  constructor(reason: PageFailure) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Reads a page that somebody named, wherever that is on the public web. The network address is checked as the
 * connection is made, so a name that means another place the second time leads nowhere; each redirect is checked anew.
 * Nothing is kept between two pages, and nothing of ours is sent along. Never throws.
 */
export async function readPublicPage(named: string, rules: PageRules): Promise<PageAnswer> {
  const signal = AbortSignal.timeout(rules.withinMs)
  try {
    let address = checkedAddress(named, null, rules)
    for (let hop = 0; hop <= rules.mostRedirects; hop++) {
      const response = await ask(address, rules, signal)
      if (!REDIRECTS.includes(response.statusCode ?? 0)) {
        return { ok: true, html: await pageText(response, rules.largestBytes, signal), address: address.href }
      }
      response.destroy()
      address = checkedAddress(response.headers.location ?? '', address, rules)
    }
    throw new Failed('unreachable')
  } catch (error) {
    return { ok: false, reason: error instanceof Failed ? error.reason : failureOf(error) }
  }
}

/** By name only; what the name means is checked when it is connected to. */
function checkedAddress(text: string, from: URL | null, { testOrigin }: PageRules): URL {
  const base = from?.href
  if (text === '' || text.length > LONGEST_ADDRESS || !URL.canParse(text, base)) {
    throw new Failed(from ? 'unreachable' : 'not-an-address')
  }
  const url = new URL(text, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Failed(from ? 'refused' : 'not-an-address')
  if (url.username !== '' || url.password !== '') throw new Failed('refused')
  if (url.origin !== testOrigin && !PORTS.includes(url.port)) throw new Failed('refused')
  // The agent takes '::127.0.0.1', an IPv4 address in an obsolete form, for a public one.
  if (url.hostname.startsWith('[::')) throw new Failed('refused')
  url.hash = ''
  return url
}

function ask(address: URL, { userAgent, testOrigin }: PageRules, signal: AbortSignal): Promise<IncomingMessage> {
  const allowIPAddressList = address.origin === testOrigin ? ['127.0.0.1'] : []
  const secure = address.protocol === 'https:'
  const agent = secure
    ? new RequestFilteringHttpsAgent({ allowIPAddressList })
    : new RequestFilteringHttpAgent({ allowIPAddressList })
  const headers = {
    'User-Agent': userAgent,
    Accept: 'text/html, application/xhtml+xml',
    'Accept-Language': 'en-GB, en',
    'Accept-Encoding': 'gzip, br, deflate',
    Connection: 'close',
  }
  return new Promise((resolve, reject) => {
    const request = (secure ? askHttps : askHttp)(address, { agent, headers, signal }, resolve)
    request.once('error', reject)
    request.end()
  })
}

const UNPACKERS: ReadonlyMap<string, () => Transform> = new Map(
  Object.entries<() => Transform>({
    '': () => new PassThrough(),
    identity: () => new PassThrough(),
    gzip: createGunzip,
    'x-gzip': createGunzip,
    br: createBrotliDecompress,
    deflate: createInflate,
  }),
)

async function pageText(response: IncomingMessage, largestBytes: number, signal: AbortSignal): Promise<string> {
  try {
    const { statusCode = 0, headers } = response
    if (statusCode >= 500) throw new Failed('unreachable')
    if (statusCode !== 200) throw new Failed('missing')
    const type = headers['content-type'] ?? ''
    if (!/^(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(type)) throw new Failed('not-a-page')
    if (Number(headers['content-length'] ?? 0) > largestBytes) throw new Failed('too-large')
    const unpack = UNPACKERS.get((headers['content-encoding'] ?? '').trim().toLowerCase())
    if (!unpack) throw new Failed('not-a-page')
    const bytes = await pipeline(response, unpack(), body => wholeBody(body, largestBytes), { signal })
    return decoderFor(type).decode(bytes)
  } finally {
    response.destroy()
  }
}

/** A small packed body may unpack to an endless one, so the bytes are counted here. */
async function wholeBody(body: AsyncIterable<Uint8Array>, largestBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > largestBytes) throw new Failed('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function decoderFor(type: string): TextDecoder {
  const charset = /charset\s*=\s*"?([\w-]{1,40})/i.exec(type)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/** The agent says it in words alone. */
const IS_REFUSED = /is not allowed/

function failureOf(error: unknown): PageFailure {
  return error instanceof Error && IS_REFUSED.test(error.message) ? 'refused' : 'unreachable'
}
