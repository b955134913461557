import type { Db, Tx } from '#platform/db/database.ts'
import type { Block } from '#platform/mail/email.tsx'
import type { LotName } from '../lot.ts'

/** Notes that packs of this lot exist; the best-before date of a known one is filled in where it was missing. */
export async function noteLot(
  tx: Db | Tx,
  { productId, lot, bestBefore }: LotName & { bestBefore: string | null },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('product_lot')
    .values({ product_id: productId, lot, best_before: bestBefore, added_at: now })
    .onConflict(clash =>
      clash.columns(['product_id', 'lot']).doUpdateSet(row => ({
        best_before: row.fn.coalesce('product_lot.best_before', 'excluded.best_before'),
      })),
    )
    .execute()
}

/** Keeps the certificate of a lot that is known; a newer one takes its place. @returns false when it was there already */
export async function keepCertificate(
  tx: Db | Tx,
  { productId, lot }: LotName,
  pdf: Buffer,
  now: Date,
): Promise<boolean> {
  const kept = await tx
    .insertInto('lot_certificate')
    .values({ product_id: productId, lot, pdf, added_at: now })
    .onConflict(clash =>
      clash.columns(['product_id', 'lot']).doUpdateSet({ pdf, added_at: now }).where('lot_certificate.pdf', '<>', pdf),
    )
    .returning('lot')
    .executeTakeFirst()
  return kept !== undefined
}

export interface RecallText {
  subject: string
  blocks: readonly Block[]
}

/**
 * Calls a lot back. The words of the first time stay: its buyers have read them.
 * @returns false when it was called back already
 */
export async function recallLot(
  tx: Db | Tx,
  { productId, lot }: LotName,
  text: RecallText,
  now: Date,
): Promise<boolean> {
  await noteLot(tx, { productId, lot, bestBefore: null }, now)
  const recalled = await tx
    .insertInto('lot_recall')
    .values({
      product_id: productId,
      lot,
      subject: text.subject,
      blocks: JSON.stringify(text.blocks),
      recalled_at: now,
    })
    .onConflict(clash => clash.doNothing())
    .returning('lot')
    .executeTakeFirst()
  return recalled !== undefined
}
