import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { until } from './server-process.ts'

/** Everybody who sells or gives back goods waits until the end of `work`. */
export async function withStockLocked<T>(db: Db, work: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async tx => {
    await sql`select 1 from product for update`.execute(tx)
    return work()
  })
}

/** Until a server is in the middle of a transaction and cannot go on. */
export function aServerWaits(db: Db): Promise<void> {
  return until('a server waits for a lock', async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'thymewell'
    `.execute(db)
    return rows.length > 0
  })
}
