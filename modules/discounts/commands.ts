import type { Db, Tx } from '#platform/db/database.ts'
import { type CodeTerms, type DiscountCode, isSameOffer } from './code.ts'
import { lockedCode } from './queries.ts'

export type Drafted = { ok: true; code: DiscountCode } | { ok: false; reason: 'other-terms' | 'ended' }

/**
 * Writes down what a code is to be, before the payment service hears of it. The same once more is the same code; a name
 * that stands for something else, or did, is not given again.
 */
export function draftCode(db: Db, terms: CodeTerms, at: Date): Promise<Drafted> {
  return db.transaction().execute(async tx => {
    await tx
      .insertInto('discount_code')
      .values({
        name: terms.name,
        percent_off: terms.percentOff,
        pence_off: terms.penceOff,
        begins_at: terms.beginsAt,
        ends_at: terms.endsAt,
        most_uses: terms.mostUses,
        most_uses_of_buyer: terms.mostUsesOfBuyer,
        first_order_only: terms.firstOrderOnly,
        products: terms.products && [...terms.products],
        least_pence: terms.leastPence,
        asked_at: at,
      })
      .onConflict(clash => clash.column('name').doNothing())
      .execute()
    const code = await lockedCode(tx, terms.name)
    if (!code || !isSameOffer(code, terms)) return { ok: false, reason: 'other-terms' }
    return code.endedAt ? { ok: false, reason: 'ended' } : { ok: true, code }
  })
}

/** The payment service has made it: from now on it can be used. @returns false when that was known */
export async function noteMade(tx: Tx, name: string, promotionId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('discount_code')
    .set({ promotion_id: promotionId, made_at: at })
    .where('name', '=', name)
    .where('promotion_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** From now on nobody can use it; who is on the payment page pays what they were shown. @returns false when it was over */
export async function noteEnded(tx: Tx, name: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('discount_code')
    .set({ ended_at: at })
    .where('name', '=', name)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
