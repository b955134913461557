import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Day } from '#modules/calendar/day.ts'
import type { Db } from '#platform/db/database.ts'

export interface ImportedBefore {
  /** Entries that came from a file. */
  readonly ids: readonly string[]
  /** Days of which somebody said how complete they are. */
  readonly days: readonly Day[]
}

/** What of these days came from a file before, and what was said of them. One statement. */
export async function importedBefore(db: Db, memberId: MemberId, from: Day, to: Day): Promise<ImportedBefore> {
  // An id of version 8 is made from the row of a file (`import/row-id.ts`).
  const { rows } = await sql<ImportedBefore>`
    select
      (select coalesce(jsonb_agg(id), '[]') from diary_entry
        where member_id = ${memberId} and day between ${from}::date and ${to}::date and substr(id::text, 15, 1) = '8')
        as ids,
      (select coalesce(jsonb_agg(day), '[]') from diary_day
        where member_id = ${memberId} and day between ${from}::date and ${to}::date and status is not null) as days
  `.execute(db)
  return rows[0] ?? { ids: [], days: [] }
}
