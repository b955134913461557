import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { PostalAddress } from './address.ts'

export interface SavedAddress {
  id: string
  address: PostalAddress
}

/** The addresses of a member, the usual one first: the one chosen last, or else saved first. One statement. */
export function savedAddresses(db: Db | Tx, memberId: MemberId): Promise<SavedAddress[]> {
  return db
    .selectFrom('saved_address')
    .select(['id', 'address'])
    .where('member_id', '=', memberId)
    .orderBy(sql`chosen_at desc nulls last`)
    .orderBy('saved_at')
    .orderBy('id')
    .execute()
}

/** Where a member's parcels usually go; null where no address is saved. */
export async function usualAddress(db: Db, memberId: MemberId): Promise<PostalAddress | null> {
  const [usual] = await savedAddresses(db, memberId)
  return usual?.address ?? null
}
