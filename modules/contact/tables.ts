import type { MemberId } from '#modules/account/member.ts'
import type { Moment } from '#platform/db/moment.ts'

export interface ContactTables {
  contact_message: ContactMessageTable
}

interface ContactMessageTable {
  id: string
  member_id: MemberId | null
  name: string
  email: string
  subject: string
  message: string
  received_at: Moment
}
