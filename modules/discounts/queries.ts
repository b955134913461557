import type { Selectable } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { DiscountCode } from './code.ts'
import type { DiscountsTables } from './tables.ts'

export async function discountCode(db: Db | Tx, name: string): Promise<DiscountCode | null> {
  const row = await db.selectFrom('discount_code').selectAll().where('name', '=', name).executeTakeFirst()
  return row ? codeOf(row) : null
}

/** The same, and nobody else uses or ends it until the caller's transaction is over. */
export async function lockedCode(tx: Tx, name: string): Promise<DiscountCode | null> {
  const row = await tx
    .selectFrom('discount_code')
    .selectAll()
    .where('name', '=', name)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ? codeOf(row) : null
}

/** All of them, newest first. */
export async function discountCodes(db: Db): Promise<DiscountCode[]> {
  const rows = await db.selectFrom('discount_code').selectAll().orderBy('asked_at', 'desc').orderBy('name').execute()
  return rows.map(codeOf)
}

function codeOf(row: Selectable<DiscountsTables['discount_code']>): DiscountCode {
  return {
    name: row.name,
    percentOff: row.percent_off,
    penceOff: row.pence_off,
    products: row.products,
    leastPence: row.least_pence,
    beginsAt: row.begins_at,
    endsAt: row.ends_at,
    mostUses: row.most_uses,
    mostUsesOfBuyer: row.most_uses_of_buyer,
    firstOrderOnly: row.first_order_only,
    promotionId: row.promotion_id,
    endedAt: row.ended_at,
  }
}

/** The code that the payment service knows by `promotionId`, as an order names it; null for none of ours. */
export async function codeOfPromotion(
  db: Db,
  promotionId: string,
): Promise<{ name: string; promotionId: string } | null> {
  const row = await db
    .selectFrom('discount_code')
    .select('name')
    .where('promotion_id', '=', promotionId)
    .executeTakeFirst()
  return row ? { name: row.name, promotionId } : null
}
