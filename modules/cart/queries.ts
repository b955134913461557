import type { MemberId } from '#modules/account/member.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { KeptLine } from './joined-cart.ts'

/** The cart that is kept for a member, oldest line first. */
export async function memberCart(db: Db | Tx, memberId: MemberId): Promise<KeptLine[]> {
  return db
    .selectFrom('member_cart_line')
    .select(['product_id as productId', 'price_id as priceId', 'quantity'])
    .where('member_id', '=', memberId)
    .orderBy('added_at')
    .orderBy('product_id')
    .execute()
}

/** What forms have put into it since it was last looked at, by product. */
export async function justAdded(db: Db | Tx, memberId: MemberId): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('member_cart_line')
    .select(['product_id', 'just_added'])
    .where('member_id', '=', memberId)
    .where('just_added', 'is not', null)
    .execute()
  return new Map(rows.map(({ product_id, just_added }) => [product_id, just_added ?? 0]))
}
