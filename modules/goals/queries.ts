import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { DatedTargets } from './targets.ts'

/** All that a member ever chose, the earliest first. One statement. */
export async function targetHistory(db: Db | Tx, memberId: MemberId): Promise<DatedTargets[]> {
  const { rows } = await sql<DatedTargets>`
    select from_day::text as "fromDay", value as targets from member_target
    where member_id = ${memberId} order by from_day
  `.execute(db)
  return rows
}
