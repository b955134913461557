import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { DatedTargets } from './targets.ts'

/** In a statement about the member `asked.id`, so that others can ask for it with their own. */
export const TARGET_HISTORY = sql`
  select coalesce(jsonb_agg(jsonb_build_object('fromDay', from_day, 'targets', value) order by from_day), '[]')
  from member_target where member_id = asked.id`

/** All that a member ever chose, the earliest first. One statement. */
export async function targetHistory(db: Db | Tx, memberId: MemberId): Promise<DatedTargets[]> {
  const { rows } = await sql<{ targets: DatedTargets[] }>`
    select (${TARGET_HISTORY}) as targets from (select ${memberId}::text as id) as asked
  `.execute(db)
  return rows[0]?.targets ?? []
}
