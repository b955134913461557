import type { ColumnType, JSONColumnType } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Weekday } from '#modules/calendar/day.ts'
import type { Dose, Pack, Supplement } from './cabinet.ts'

export interface SupplementsLogTables {
  cabinet_item: CabinetItemTable
  supplement_dose: SupplementDoseTable
  cabinet_put_away: CabinetPutAwayTable
}

type DayColumn = ColumnType<string, string, string>
type ChangedAt = ColumnType<Date, Date, Date>

interface CabinetItemTable {
  member_id: MemberId
  id: string
  what: JSONColumnType<Supplement>
  units: number
  times: string[]
  weekdays: Weekday[]
  packs: JSONColumnType<readonly Pack[]>
  added_on: DayColumn
  paused_on: DayColumn | null
  changed_at: ChangedAt
}

interface SupplementDoseTable {
  member_id: MemberId
  item: string
  day: DayColumn
  slot: number
  time: string
  units: number
  name: string
  unit: string
  amounts: JSONColumnType<Dose['amounts']>
  changed_at: ChangedAt
}

interface CabinetPutAwayTable {
  member_id: MemberId
  what: string
  changed_at: ChangedAt
}
