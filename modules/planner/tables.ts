import type { ColumnType, JSONColumnType } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Done, Planned, Portions } from './plan.ts'

export interface PlannerTables {
  planned_entry: PlannedEntryTable
  plan_setting: PlanSettingTable
  plan_link: PlanLinkTable
}

interface PlannedEntryTable {
  member_id: MemberId
  id: string
  day: ColumnType<string, string, string>
  meal: string
  place: number
  what: JSONColumnType<Planned>
  quarters: number
  guest_quarters: number
  portions: JSONColumnType<Portions>
  time: string | null
  is_locked: boolean
  done: Done | null
  changed_at: ColumnType<Date, Date, Date>
}

interface PlanSettingTable {
  member_id: MemberId
  name: string
  key: string
  value: JSONColumnType<object>
  changed_at: ColumnType<Date, Date, Date>
}

interface PlanLinkTable {
  token: string
  member_id: MemberId
  opens: 'feed' | 'days'
  from_day: ColumnType<string | null, string | null, string | null>
  to_day: ColumnType<string | null, string | null, string | null>
  shared_by: string | null
  created_at: ColumnType<Date, Date, never>
}
