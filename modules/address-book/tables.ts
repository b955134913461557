import type { ColumnType, JSONColumnType } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { MaybeMoment, Moment } from '#platform/db/moment.ts'
import type { PostalAddress } from './address.ts'

export interface AddressBookTables {
  saved_address: SavedAddressTable
}

interface SavedAddressTable {
  id: string
  member_id: ColumnType<MemberId, MemberId, never>
  address: JSONColumnType<PostalAddress>
  saved_at: Moment
  chosen_at: MaybeMoment
}
