import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { until } from './server-process.ts'

/**
 * A transaction in which nothing is said for half a minute is ended by the database: too little where one is held while
 * a server starts on a busy machine.
 */
export async function heldOpen(tx: Db): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
}

/** Everybody who sells or gives back goods waits until the end of `work`. */
export function withStockLocked<T>(db: Db, work: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async tx => {
    await heldOpen(tx)
    await sql`select 1 from product for update`.execute(tx)
    return work()
  })
}

/** Until a server is in the middle of a transaction and cannot go on. */
export function aServerWaits(db: Db): Promise<void> {
  return until('a server waits for a lock', () => isHeldUp(db))
}

/**
 * Does `work` while nobody else gets at these rows, and returns once a server waits for them, which is then `struck`
 * before they are free again. However long that takes: a job that gave up waiting is tried again at once.
 */
export async function struckAtLock(
  db: Db,
  rows: RawBuilder<unknown>,
  work: () => Promise<unknown>,
  strike: () => Promise<unknown>,
): Promise<void> {
  const asked = await db.transaction().execute(async tx => {
    await heldOpen(tx)
    await sql`${rows} for update`.execute(tx)
    const asked = work().catch(() => null)
    await until('a server waits for a lock', async () => {
      await tryAgainNow(db)
      return isHeldUp(db)
    })
    await strike()
    return { answer: asked }
  })
  await asked.answer
}

/** The pause before another try of a job is not waited for, nor the next time that somebody looks for jobs. */
export async function tryAgainNow(db: Db): Promise<void> {
  await sql`
    with due as (
      update pgboss.job set start_after = now() where state = 'retry' and start_after > now() returning name
    )
    select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), name) from (select distinct name from due) as woken
  `.execute(db)
}

async function isHeldUp(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'thymewell'
  `.execute(db)
  return rows.length > 0
}
