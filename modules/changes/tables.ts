import type { ColumnType, JSONColumnType } from 'kysely'
import type { ChangeOutcome } from '#browser/change.ts'

export interface ChangesTables {
  applied_change: AppliedChangeTable
  latest_change: LatestChangeTable
}

interface AppliedChangeTable {
  member_id: string
  id: string
  kind: string
  /** yyyy-MM-dd */
  day: string
  at: ColumnType<Date, Date, Date>
  applied_at: ColumnType<Date, Date, Date>
  /** Null only while the transaction that applies it has not ended. */
  outcome: JSONColumnType<ChangeOutcome> | null
}

interface LatestChangeTable {
  member_id: string
  kind: string
  subject: string
  at: ColumnType<Date, Date, Date>
}
