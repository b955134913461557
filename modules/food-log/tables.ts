import type { ColumnType, JSONColumnType } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Amount, DayStatus, Eaten } from './diary.ts'

export interface FoodLogTables {
  diary_entry: DiaryEntryTable
  diary_water: DiaryWaterTable
  diary_measure: DiaryMeasureTable
  diary_day: DiaryDayTable
  diary_setting: DiarySettingTable
}

type Moment = ColumnType<Date, Date, Date>
/** yyyy-MM-dd */
type DayColumn = ColumnType<string, string, string>

interface DiaryEntryTable {
  member_id: MemberId
  id: string
  day: DayColumn
  meal: string
  place: number
  time: string | null
  what: JSONColumnType<Eaten>
  amount: JSONColumnType<Amount>
  one: string
  added: string | null
  changed_at: Moment
}

interface DiaryWaterTable {
  member_id: MemberId
  id: string
  day: DayColumn
  ml: number
  time: string | null
  changed_at: Moment
}

interface DiaryMeasureTable {
  member_id: MemberId
  id: string
  day: DayColumn
  time: string | null
  kind: string
  value: number
  words: string
  changed_at: Moment
}

interface DiaryDayTable {
  member_id: MemberId
  day: DayColumn
  status: DayStatus | null
  note: string
  changed_at: Moment
}

interface DiarySettingTable {
  member_id: MemberId
  name: string
  key: string
  value: JSONColumnType<object>
  changed_at: Moment
}
