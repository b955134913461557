import type { ColumnType, JSONColumnType } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { KeptTargets } from './targets.ts'

export interface GoalsTables {
  member_target: MemberTargetTable
}

interface MemberTargetTable {
  member_id: MemberId
  /** yyyy-MM-dd */
  from_day: ColumnType<string, string, string>
  value: JSONColumnType<KeptTargets>
  changed_at: ColumnType<Date, Date, Date>
}
