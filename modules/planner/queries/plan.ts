import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Day } from '#modules/calendar/day.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { PlannedEntry } from '../plan.ts'
import type { PlanSetting } from '../plan-settings.ts'

export interface KeptPlan {
  /** Those of the days that were asked for; of other days what they are left over from, and what is left over from them. */
  readonly entries: readonly PlannedEntry[]
  /** All that is kept beside the plan; of locked days those that were asked for. */
  readonly settings: readonly PlanSetting[]
}

/** What a member plans from one day to another, both included. One statement. */
export async function planOf(db: Db | Tx, memberId: MemberId, from: Day, to: Day): Promise<KeptPlan> {
  const { rows } = await sql<KeptPlan>`
    with asked as (
      select id, what from planned_entry where member_id = ${memberId} and day between ${from}::date and ${to}::date
    ),
    wanted as (
      select id from asked
      union select (what ->> 'of')::uuid from asked where what ->> 'kind' = 'leftovers'
    ),
    -- Also what is eaten of the same pot on days that were not asked for: how much is cooked depends on it.
    related as (
      select id from wanted
      union select entry.id from planned_entry as entry join wanted on entry.what ->> 'of' = wanted.id::text
      where entry.member_id = ${memberId} and entry.what ->> 'kind' = 'leftovers'
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'day', day, 'meal', meal, 'place', place, 'what', what,
          'quarters', quarters, 'guestQuarters', guest_quarters, 'portions', portions, 'time', time, 'isLocked', is_locked, 'done', done)
          order by day, meal, place, id), '[]')
        from planned_entry join related using (id) where member_id = ${memberId}) as entries,
      (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'key', key, 'value', value) order by name, key), '[]')
        from plan_setting
        where member_id = ${memberId} and (name <> 'locked-day' or key between ${from} and ${to})) as settings
  `.execute(db)
  return rows[0] ?? { entries: [], settings: [] }
}
