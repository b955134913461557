import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/**
 * Takes away every job, waiting or done, that has this as one of its words: a job that is done is kept for a month, with
 * the address that it wrote to. Reads all jobs.
 */
export async function forgetJobsNaming(tx: Tx, word: string): Promise<void> {
  await sql`delete from pgboss.job where strpos(lower(data::text), lower(to_jsonb(${word}::text)::text)) > 0`.execute(
    tx,
  )
}
