import type { Db, Tx } from '#platform/db/database.ts'
import type { ProductId } from '../product.ts'
import type { StockReason } from '../stock-moves.ts'
import { moveStock, type StockNote, trustLedger } from './stock.ts'

/** What somebody did to the stock by hand, or why not. */
export type Corrected = { ok: true; stock: number; reserved: number; changed: boolean } | { ok: false; words: string }

interface Correction {
  productId: ProductId
  quantity: number
  note: StockNote
}

/** The same by hand within so long is taken for the same command sent twice. */
const SLIP_MINUTES = 30

/**
 * Moves packs by hand: received, written off, lost, returned to the shelf. The same once more within half an hour is
 * refused, unless it is to happen again.
 */
export function moveByHand(
  db: Db,
  reason: Extract<StockReason, 'received' | 'written-off' | 'lost' | 'returned'>,
  { productId, quantity, note }: Correction,
  { again, alsoDo }: { again: boolean; alsoDo?: (tx: Tx) => Promise<void> },
): Promise<Corrected> {
  return db.transaction().execute(async tx => {
    const figures = await lockedFigures(tx, productId)
    if (!again && (await movedJustNow(tx, reason, { productId, quantity, note }))) {
      return { ok: false, words: 'The same was noted within the last half hour. If it happened again, say --again.' }
    }
    const moved = await moveStock(tx, reason, [{ productId, quantity }], note)
    if (!moved.ok) {
      return {
        ok: false,
        words: `Only ${figures.stock - figures.reserved} are there that are not kept aside for orders.`,
      }
    }
    await alsoDo?.(tx)
    return { ok: true, ...(await lockedFigures(tx, productId)), changed: true }
  })
}

/** What a count found is what is there from now on, and the ledger says the difference. Found as it was: nothing. */
export function countStock(db: Db, { productId, quantity, note }: Correction): Promise<Corrected> {
  return db.transaction().execute(async tx => {
    const before = await lockedFigures(tx, productId)
    await trustLedger(tx, productId, note.at)
    const { stock, reserved } = await lockedFigures(tx, productId)
    if (quantity < reserved) {
      return {
        ok: false,
        words: `${reserved} are kept aside for orders that may be paid any moment: there must be as many.`,
      }
    }
    if (quantity !== stock) await moveStock(tx, 'recounted', [{ productId, quantity: quantity - stock }], note)
    const changed = quantity !== before.stock || reserved !== before.reserved
    return { ok: true, stock: quantity, reserved, changed }
  })
}

/** Of two at once, the second waits here and finds what the first has left. */
function lockedFigures(tx: Tx, productId: ProductId) {
  return tx
    .selectFrom('product')
    .select(['stock_units as stock', 'reserved_units as reserved'])
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

async function movedJustNow(tx: Tx, reason: StockReason, { productId, quantity, note }: Correction): Promise<boolean> {
  const same = await tx
    .selectFrom('stock_movement')
    .select('id')
    .where('product_id', '=', productId)
    .where('reason', '=', reason)
    .where('lot', '=', note.lot ?? '')
    .where(row => row.fn('abs', ['stock_change']), '=', quantity)
    .where('order_id', 'is', null)
    .where('at', '>', new Date(note.at.getTime() - SLIP_MINUTES * 60_000))
    .limit(1)
    .executeTakeFirst()
  return same !== undefined
}
