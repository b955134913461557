import type { ColumnType } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Moment } from '#platform/db/moment.ts'
import type { RecordPart } from './record-link.ts'

export interface ReportsTables {
  record_link: RecordLinkTable
}

interface RecordLinkTable {
  id: string
  member_id: MemberId
  key_hash: Buffer
  weeks: number
  shows: RecordPart[]
  note_for: string
  shared_by: string | null
  made_at: Moment
  /** A link that was ended early ends there. */
  ends_at: Moment
  opened: ColumnType<number, never, number>
  /** yyyy-MM-dd */
  opened_on: ColumnType<string | null, never, string | null>
}
