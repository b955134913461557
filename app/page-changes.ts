import pg from 'pg'
import type { Log } from '#platform/log/log.ts'
import type { PageCache } from './middleware/page-cache.ts'
import type { Shows } from './middleware/page-rules.ts'

const CHANNEL = 'page_changed'
const RETRY_MS = 1000
const CONNECT_MS = 5000

/**
 * Hears from PostgreSQL which pages have changed, on every server of a cluster. A connection that broke is
 * made anew at once: what changed meanwhile may be shown as it was until then, and no longer.
 *
 * @returns how to stop listening
 */
export function hearPageChanges(databaseUrl: string, cache: PageCache, log: Log): () => Promise<void> {
  let stopped = false
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined
  let pauseMs = 0

  async function connect() {
    client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'thymewell pages',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    })
    const mine = client
    mine.on('notification', ({ payload }) => cache.drop(payload as Shows))
    mine.on('error', () => lost(mine))
    mine.on('end', () => lost(mine))
    try {
      await mine.connect()
      await mine.query(`listen ${CHANNEL}`)
      pauseMs = 0
      cache.listen(true)
    } catch {
      lost(mine)
    }
  }

  function lost(gone: pg.Client) {
    if (stopped || client !== gone) return
    client = null
    cache.listen(false)
    log.warn('pages.deaf', { pauseMs })
    gone.end().catch(() => {})
    retry = setTimeout(connect, pauseMs)
    pauseMs = RETRY_MS
  }

  void connect()
  return async () => {
    stopped = true
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
