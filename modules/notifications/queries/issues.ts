import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** What has become of a newsletter. */
export interface IssueCounts {
  readonly noted: number
  readonly sent: number
  readonly unwanted: number
  readonly refused: number
  /** Begun and not done: being sent this moment, or a server was killed over it. */
  readonly begun: number
}

export async function issueCounts(db: Db, issueId: string): Promise<IssueCounts> {
  const { rows } = await sql<IssueCounts>`
    select count(*)::int as noted,
      count(*) filter (where outcome = 'sent')::int as sent,
      count(*) filter (where outcome = 'unwanted')::int as unwanted,
      count(*) filter (where outcome = 'refused')::int as refused,
      count(*) filter (where begun_at is not null and done_at is null)::int as begun
    from newsletter_delivery where issue_id = ${issueId}`.execute(db)
  return rows[0] as IssueCounts
}

/** The newsletters that were begun since a moment, the oldest first. */
export function issuesSince(db: Db, since: Date) {
  return db
    .selectFrom('newsletter_issue')
    .select(['id', 'subject', 'made_by as madeBy', 'made_at as madeAt'])
    .where('made_at', '>', since)
    .orderBy('made_at')
    .execute()
}
