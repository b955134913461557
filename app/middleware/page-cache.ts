import { dayIn, endOfDay, LONDON } from '#modules/calendar/zone.ts'
import { type Encoding, type PackedBodies, packFast, packTight } from './content-coding.ts'
import { etagOf } from './etag.ts'
import { fewAtOnce } from './few-at-once.ts'
import type { Shows } from './page-rules.ts'

const MOST_PAGES = 400
const MOST_BYTES = 48 * 1024 * 1024
/** Long enough to spare all work. No page outlives its day: a visitor must not be shown yesterday as today. */
const KEPT_MS = 10 * 60 * 1000
/** Of the four threads that passwords and new connections to the database wait for too. */
const TIGHT_AT_ONCE = 2

export interface CachedPage {
  status: number
  etag: string
  /** Name, value, name, value, as Node sends them without looking again: made once, sent many thousand times. */
  heads: Record<Encoding | 'unchanged', readonly string[]>
  bodies: Record<Encoding, Buffer>
  shows: readonly Shows[]
  bytes: number
  /** From this moment on (ms) it is rendered anew. */
  keptUntil: number
}

export interface PageCache {
  get(key: string): CachedPage | undefined
  /** Renders once however many ask at the same time; keeps the page unless what it shows changed meanwhile. */
  getOrRender(key: string, shows: readonly Shows[], render: () => Promise<Rendered>): Promise<CachedPage | Response>
  drop(shows: Shows): void
  /**
   * While changes cannot be heard nothing new is kept, and what is there is still shown: the database that would say
   * otherwise is away, and no page outlives its ten minutes. As soon as they are heard again everything is rendered anew.
   */
  listen(hearing: boolean): void
  size(): { pages: number; bytes: number }
}

export interface Rendered {
  response: Response
  /** Decided by the caller: errors and one visitor's answers are never kept. */
  keep: boolean
  headers: (html: string) => [string, string][]
}

/**
 * A page is packed fast when it is made, and tight once it is asked for again: most searches are made once.
 *
 * @param always the headers of every answer of the shop
 */
export function createPageCache(
  now: () => number,
  always: readonly [string, string][] = [],
  tight: (whole: Buffer) => Promise<PackedBodies> = packTight,
): PageCache {
  const pages = new Map<string, CachedPage>()
  const underWay = new Map<string, { page: Promise<CachedPage | Response>; keptUntil: number }>()
  const askedAgain = new WeakSet<CachedPage>()
  const packLater = fewAtOnce(TIGHT_AT_ONCE)
  let bytes = 0
  let hearing = false
  let generation = 0

  function forget(key: string) {
    bytes -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }

  function keep(key: string, page: CachedPage) {
    forget(key)
    pages.set(key, page)
    bytes += page.bytes
    // Map keeps insertion order, and every hit moves its page to the end: the first is the least recently used.
    for (const oldest of pages.keys()) {
      if (pages.size <= MOST_PAGES && bytes <= MOST_BYTES) break
      forget(oldest)
    }
  }

  function packTightly(key: string, page: CachedPage) {
    if (askedAgain.has(page)) return
    askedAgain.add(page)
    packLater(async () => {
      if (pages.get(key) !== page) return
      const better = withBodies(page, await tight(page.bodies.identity))
      askedAgain.add(better)
      if (pages.get(key) === page) keep(key, better)
    })
  }

  async function renderAndKeep(
    key: string,
    shows: readonly Shows[],
    keptUntil: number,
    render: () => Promise<Rendered>,
  ) {
    const started = generation
    const rendered = await render()
    if (!rendered.keep) return rendered.response
    const page = await pack(rendered, always, shows, keptUntil)
    if (hearing && started === generation && now() < keptUntil) keep(key, page)
    return page
  }

  return {
    get(key) {
      const page = pages.get(key)
      if (!page) return undefined
      if (now() >= page.keptUntil) {
        forget(key)
        return undefined
      }
      pages.delete(key)
      pages.set(key, page)
      packTightly(key, page)
      return page
    },
    async getOrRender(key, shows, render) {
      const known = this.get(key)
      if (known) return known
      const running = underWay.get(key)
      if (running && now() < running.keptUntil) {
        const shared = await running.page
        // A Response can be read once only, so a second visitor of an unkept page renders for itself.
        return shared instanceof Response ? (await render()).response : shared
      }
      // What a page shows is what was true when its rendering began.
      const keptUntil = Math.min(now() + KEPT_MS, endOfDayMs(now()))
      const work = { page: renderAndKeep(key, shows, keptUntil, render), keptUntil }
      underWay.set(key, work)
      const done = () => underWay.get(key) === work && underWay.delete(key)
      return work.page.finally(done)
    },
    drop(what) {
      generation++
      underWay.clear()
      for (const [key, page] of pages) if (page.shows.includes(what)) forget(key)
    },
    listen(nowHearing) {
      if (nowHearing && !hearing) {
        pages.clear()
        bytes = 0
      }
      hearing = nowHearing
      generation++
    },
    size: () => ({ pages: pages.size, bytes }),
  }
}

const endOfDayMs = (nowMs: number) => endOfDay(dayIn(new Date(nowMs), LONDON), LONDON).getTime()

async function pack(
  { response, headers }: Rendered,
  always: readonly [string, string][],
  shows: readonly Shows[],
  keptUntil: number,
): Promise<CachedPage> {
  const identity = Buffer.from(await response.arrayBuffer())
  const etag = etagOf(identity)
  const unchanged = [...always, ...headers(identity.toString('utf8')), ['ETag', etag]].flat()
  const { status } = response
  return { status, etag, shows, keptUntil, ...sendable(identity, packFast(identity), unchanged) }
}

const withBodies = (page: CachedPage, packed: PackedBodies): CachedPage => ({
  ...page,
  ...sendable(page.bodies.identity, packed, page.heads.unchanged),
})

function sendable(identity: Buffer, { br, gzip }: PackedBodies, unchanged: readonly string[]) {
  const head = (body: Buffer, ...coding: string[]) => [...unchanged, ...coding, 'Content-Length', String(body.length)]
  return {
    heads: {
      unchanged,
      identity: head(identity),
      br: head(br, 'Content-Encoding', 'br'),
      gzip: head(gzip, 'Content-Encoding', 'gzip'),
    },
    bodies: { identity, br, gzip },
    bytes: identity.length + br.length + gzip.length,
  }
}
