import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { type OpenDatabase, openDatabase } from '#platform/db/open.ts'

export interface TestDatabase extends OpenDatabase {
  url: string
}

/** A machine that is busy with something else reads the whole library slowly, which says nothing of the product. */
const PATIENCE_MS = 120_000

/** A fresh database with every table and the sample data, for this test file alone. Close it in afterAll. */
export async function testDatabase(): Promise<TestDatabase> {
  const answer = await fetch(inject('databases'), { method: 'POST' })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`No test database: ${text}`)
  return { ...openDatabase(text, { name: 'thymewell test', statementTimeoutMs: PATIENCE_MS }), url: text }
}

/** As if ten minutes had passed since anybody heard of the jobs that are being done. */
export async function letJobsAge(db: Db): Promise<void> {
  await sql`update pgboss.job set started_on = started_on - interval '10 minutes',
    heartbeat_on = heartbeat_on - interval '10 minutes' where state = 'active'`.execute(db)
  await sql`update pgboss.queue set monitor_claim_on = monitor_claim_on - interval '10 minutes'`.execute(db)
}

/**
 * From here on no server starts anything by the clock: a test says when the books are compared, and does not lose a
 * race against a turn that happens to be due between two of its lines.
 */
export async function stopTurns(db: Db): Promise<void> {
  await sql`create function pgboss.no_turn() returns trigger language plpgsql as 'begin return null; end'`.execute(db)
  await sql`create trigger no_turn before insert or update on pgboss.schedule
    for each row execute function pgboss.no_turn()`.execute(db)
  await sql`delete from pgboss.schedule`.execute(db)
}
