import { sql } from 'kysely'
import { inTurn } from '#modules/account/commands/member-turns.ts'
import type { MemberId } from '#modules/account/member.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ShoppingChanges } from '../shopping-changes.ts'
import { MOST_SHOPS } from '../shopping-limits.ts'

/** A shop as it is walked from now on, or gone; false where there would be too many. */
export async function setShop(
  tx: Tx,
  memberId: MemberId,
  { shop, is }: ShoppingChanges['shopping-shop-set'],
  at: Date,
): Promise<boolean> {
  if (is === null) {
    await tx.deleteFrom('shopping_shop').where('member_id', '=', memberId).where('id', '=', shop).execute()
    return true
  }
  await inTurn(tx, memberId)
  const { rows } = await sql<{ count: number }>`
    with put as (
      insert into shopping_shop (member_id, id, name, aisles, changed_at)
      values (${memberId}, ${shop}, ${is.name}, ${is.aisles}::text[], ${at})
      on conflict (member_id, id) do update
        set name = excluded.name, aisles = excluded.aisles, changed_at = excluded.changed_at
    )
    select count(*)::integer as count from shopping_shop where member_id = ${memberId} and id <> ${shop}
  `.execute(tx)
  return (rows[0]?.count ?? 0) < MOST_SHOPS
}
