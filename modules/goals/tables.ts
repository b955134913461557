import type { ColumnType, JSONColumnType } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { OwnGoal } from './own-goals.ts'
import type { KeptTargets } from './targets.ts'

export interface GoalsTables {
  member_target: MemberTargetTable
  member_goal: MemberGoalTable
}

interface MemberTargetTable {
  member_id: MemberId
  /** yyyy-MM-dd */
  from_day: ColumnType<string, string, string>
  value: JSONColumnType<KeptTargets>
  changed_at: ColumnType<Date, Date, Date>
}

interface MemberGoalTable {
  member_id: MemberId
  id: string
  value: JSONColumnType<Omit<OwnGoal, 'id'>>
  changed_at: ColumnType<Date, Date, Date>
}
