import type { MemberId } from '#modules/account/member.ts'
import type { Moment } from '#platform/db/moment.ts'

export interface DataRightsTables {
  deletion: DeletionTable
  deletion_key: DeletionKeyTable
  farewell: FarewellTable
}

interface DeletionTable {
  member_id: MemberId
  asked_at: Moment
  erase_at: Moment
}

interface DeletionKeyTable {
  key_hash: Buffer
  member_id: MemberId
  made_at: Moment
}

interface FarewellTable {
  id: string
  name: string
  email: string
  erased_at: Moment
}
