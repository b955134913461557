import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { OwnGoal } from './own-goals.ts'
import type { DatedTargets } from './targets.ts'

/** In a statement about the member `asked.id`, so that others can ask for it with their own. */
export const TARGET_HISTORY = sql`
  select coalesce(jsonb_agg(jsonb_build_object('fromDay', from_day, 'targets', value) order by from_day), '[]')
  from member_target where member_id = asked.id`

/** Likewise, the oldest first. */
export const OWN_GOALS = sql`
  select coalesce(jsonb_agg(value || jsonb_build_object('id', id) order by value ->> 'fromDay', id), '[]')
  from member_goal where member_id = asked.id`

/** What a member works towards of their own. One statement. */
export async function ownGoalsOf(db: Db | Tx, memberId: MemberId): Promise<OwnGoal[]> {
  const { rows } = await sql<{ goals: OwnGoal[] }>`
    select (${OWN_GOALS}) as goals from (select ${memberId}::text as id) as asked
  `.execute(db)
  return rows[0]?.goals ?? []
}

/** All that a member ever chose, the earliest first. One statement. */
export async function targetHistory(db: Db | Tx, memberId: MemberId): Promise<DatedTargets[]> {
  const { rows } = await sql<{ targets: DatedTargets[] }>`
    select (${TARGET_HISTORY}) as targets from (select ${memberId}::text as id) as asked
  `.execute(db)
  return rows[0]?.targets ?? []
}
