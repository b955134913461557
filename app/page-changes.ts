import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#platform/log/log.ts'
import type { PageCache } from './middleware/page-cache.ts'
import type { Shows } from './middleware/page-rules.ts'

const CHANNEL = 'page_changed'
const ECHO = 'echo '
const RETRY_MS = 1000
const CONNECT_MS = 5000

interface Hearing {
  /** Where PostgreSQL itself answers: through a pooler that lends a connection for one transaction nothing is heard. */
  url: string
  /** Says what is to be heard, over another connection. */
  say(words: string): Promise<unknown>
  cache: PageCache
  log: Log
  /** How long an echo may take. Longer than a page holds up a busy process. */
  echoMs?: number
  /** How long one is believed. */
  againMs?: number
}

/** As whoever changes a page says it. */
export const sayIn = (pool: pg.Pool) => (words: string) => pool.query('select pg_notify($1, $2)', [CHANNEL, words])

/**
 * Hears from PostgreSQL which pages have changed, on every server of a cluster. A connection that broke is
 * made anew at once: what changed meanwhile may be shown as it was until then, and no longer. That it hears is proved by
 * an echo, on connecting and every minute: who hears nothing keeps no page.
 *
 * @returns how to stop listening
 */
export function hearPageChanges(hearing: Hearing): () => Promise<void> {
  const { url, say, cache, log, echoMs = 10_000, againMs = 60_000 } = hearing
  let stopped = false
  let client: pg.Client | null = null
  let next: NodeJS.Timeout | undefined
  let pauseMs = 0
  let isToldDeaf = false
  const echoes = new Map<string, () => void>()

  async function connect() {
    client = new pg.Client({
      connectionString: url,
      application_name: 'thymewell pages',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    })
    const mine = client
    mine.on('notification', ({ payload = '' }) => {
      if (!payload.startsWith(ECHO)) return cache.drop(payload as Shows)
      echoes.get(payload)?.()
    })
    mine.on('error', () => lost(mine))
    mine.on('end', () => lost(mine))
    try {
      await mine.connect()
      await mine.query(`listen ${CHANNEL}`)
    } catch {
      return lost(mine)
    }
    await prove(mine, false)
  }

  /** Says something and listens for it. What could not be said proves nothing. */
  async function prove(mine: pg.Client, didHear: boolean) {
    const heard = await echoed()
    if (stopped || client !== mine) return
    if (heard === false || (heard === null && !didHear)) return deaf(mine, heard)
    if (!didHear) cache.listen(true)
    pauseMs = 0
    isToldDeaf = false
    next = setTimeout(prove, againMs, mine, true)
  }

  /** Null: it could not be said, which the database's being away explains. */
  async function echoed(): Promise<boolean | null> {
    const word = `${ECHO}${randomUUID()}`
    const back = new Promise<boolean>(resolve => echoes.set(word, () => resolve(true)))
    try {
      await say(word)
      return await Promise.race([back, sleep(echoMs, false, { ref: false })])
    } catch {
      return null
    } finally {
      echoes.delete(word)
    }
  }

  function deaf(mine: pg.Client, heard: boolean | null) {
    if (heard === false && !isToldDeaf) log.warn('pages.no-echo', { againMs })
    isToldDeaf ||= heard === false
    leave(mine, heard === false ? againMs : RETRY_MS)
  }

  function lost(gone: pg.Client) {
    if (stopped || client !== gone) return
    log.warn('pages.deaf', { pauseMs })
    leave(gone, pauseMs)
    pauseMs = RETRY_MS
  }

  function leave(gone: pg.Client, afterMs: number) {
    client = null
    clearTimeout(next)
    cache.listen(false)
    gone.end().catch(() => {})
    next = setTimeout(connect, afterMs)
  }

  void connect()
  return async () => {
    stopped = true
    clearTimeout(next)
    await client?.end().catch(() => {})
  }
}
