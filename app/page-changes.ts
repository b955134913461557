import pg from 'pg'
import type { Log } from '#platform/log/log.ts'
import type { PageCache } from './middleware/page-cache.ts'
import type { Shows } from './middleware/page-rules.ts'

const CHANNEL = 'page_changed'
const RETRY_MS = 1000

/**
 * Hears from PostgreSQL which pages have changed, on every server of a cluster. While the connection is down the page
 * cache keeps nothing, because a change could pass unheard.
 *
 * @returns how to stop listening
 */
export function hearPageChanges(databaseUrl: string, cache: PageCache, log: Log): () => Promise<void> {
  let stopped = false
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined

  async function connect() {
    client = new pg.Client({ connectionString: databaseUrl, application_name: 'thymewell pages', keepAlive: true })
    const mine = client
    mine.on('notification', ({ payload }) => cache.drop(payload as Shows))
    mine.on('error', () => lost(mine))
    mine.on('end', () => lost(mine))
    try {
      await mine.connect()
      await mine.query(`listen ${CHANNEL}`)
      cache.listen(true)
    } catch {
      lost(mine)
    }
  }

  function lost(gone: pg.Client) {
    if (stopped || client !== gone) return
    client = null
    cache.listen(false)
    log.warn('pages.deaf', { retryMs: RETRY_MS })
    gone.end().catch(() => {})
    retry = setTimeout(connect, RETRY_MS)
  }

  void connect()
  return async () => {
    stopped = true
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
