import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { LotName } from '../lot.ts'
import type { ProductId } from '../product.ts'
import { STOCK_MOVES, type StockReason } from '../stock-moves.ts'

type Writer = Db | Tx

export interface StockLine {
  productId: ProductId
  /** Whole units, 1 or more. */
  quantity: number
}

export interface Shortage {
  productId: ProductId
  available: number
}

export type Reservation = { ok: true } | { ok: false; short: Shortage[] }

/** What the ledger says of a movement beside what was moved. */
export interface StockNote {
  /** When, by the clock of the shop. */
  at: Date
  /** Who: 'checkout', 'buyer', 'operator ann'. */
  cause: string
  orderId?: string
  lot?: string
  why?: string
}

/**
 * The one way in which the stock of a product changes: all lines or none, and each in the ledger. One statement to lock them,
 * one to move them.
 * What would take more than can be bought, or free more than is kept aside, moves nothing and is told.
 *
 * The rows are locked in the order of their ids, so that two orders with the same products cannot
 * wait for each other, and the lock re-reads each row, so that the check sees what the buyer before
 * us left. 'For no key update', because an order line's foreign key holds a key-share lock on the
 * same row, which 'for update' would have to wait for. Call it before such lines are written in the
 * same transaction: a key-share lock of our own, taken first, can end in a deadlock with a sale.
 *
 * The new figures are computed from the locked row, and both are set: the update itself first sees
 * the row as it was when the statement began, and PostgreSQL holds the check constraint against
 * that before it notices that the row has moved on. Figures from there would fail at random.
 *
 * @param lines whole units from 1; of a count, by how many there are more or fewer than were written down
 */
export async function moveStock(
  tx: Writer,
  reason: StockReason,
  lines: readonly StockLine[],
  { at, cause, orderId, lot = '', why }: StockNote,
): Promise<Reservation> {
  if (lines.length === 0) return { ok: true }
  await lockProducts(tx, lines)
  const { stock, reserved } = STOCK_MOVES[reason]
  const { rows } = await sql<Shortage>`
    with ${wanted(reason, lines)},
    locked as (
      select product.id, product.on_sale, product.stock_units, product.reserved_units,
        product.stock_units - product.reserved_units as available,
        ${stock}::integer * wanted.quantity as stock_change, ${reserved}::integer * wanted.quantity as reserved_change
      from product join wanted on wanted.id = product.id
      order by product.id
      for no key update of product
    ),
    short as (
      select wanted.id, case when locked.on_sale then locked.available else 0 end as available
      from wanted left join locked on locked.id = wanted.id
      where not coalesce(
        (locked.on_sale or ${reason}::text <> 'reserved')
        and locked.reserved_units + locked.reserved_change between 0 and locked.stock_units + locked.stock_change,
        false
      )
    ),
    moved as (
      update product set
        stock_units = locked.stock_units + locked.stock_change,
        reserved_units = locked.reserved_units + locked.reserved_change,
        -- Its page says whether it can be bought, and not how many there are.
        updated_at = case
          when (locked.stock_units > locked.reserved_units)
            = (locked.stock_units + locked.stock_change > locked.reserved_units + locked.reserved_change)
          then product.updated_at else ${at}::timestamptz
        end
      from locked
      where product.id = locked.id and not exists (select from short)
    ),
    noted as (
      insert into stock_movement (product_id, at, reason, stock_change, reserved_change, order_id, lot, cause, why)
      select id, ${at}::timestamptz, ${reason}::text, stock_change, reserved_change, ${orderId ?? null}::uuid,
        ${lot}::text, ${cause}::text, ${why ?? null}::text
      from locked where not exists (select from short)
    )
    select id as "productId", coalesce(available, 0) as available from short order by id
  `.execute(tx)
  return rows.length === 0 ? { ok: true } : { ok: false, short: rows }
}

/** Keeps units aside for an order: all lines or none. */
export const reserveStock = (tx: Writer, lines: readonly StockLine[], note: StockNote): Promise<Reservation> =>
  moveStock(tx, 'reserved', lines, note)

/** Gives reserved units back to the shelf. Throws when more would go back than is reserved. */
export const releaseStock = (tx: Writer, lines: readonly StockLine[], note: StockNote): Promise<void> =>
  mustMove(tx, 'freed', lines, note)

/** Turns reserved units into sold ones. Throws when more would be sold than is reserved. */
export const sellReserved = (tx: Writer, lines: readonly StockLine[], note: StockNote): Promise<void> =>
  mustMove(tx, 'sold', lines, note)

/**
 * Puts units that were sold back on the shelf: cancelled, they never left the house; returned, they came back whole.
 * Throws when a product is unknown.
 */
export const putBack = (
  tx: Writer,
  lines: readonly StockLine[],
  note: StockNote,
  reason: 'cancelled' | 'returned' = 'cancelled',
): Promise<void> => mustMove(tx, reason, lines, note)

async function mustMove(tx: Writer, reason: StockReason, lines: readonly StockLine[], note: StockNote): Promise<void> {
  const moved = await moveStock(tx, reason, lines, note)
  if (moved.ok) return
  const products = new Set(lines.map(line => line.productId)).size
  throw new Error(`Only ${products - moved.short.length} of ${products} products could be moved (${reason})`)
}

/**
 * Takes the sums of the ledger for what is there, where they differ: the first half of a count by hand, which the ledger
 * then says for itself.
 */
export async function trustLedger(tx: Tx, productId: ProductId, at: Date): Promise<void> {
  await sql`
    with summed as (
      select sum(stock_change) as stock, sum(reserved_change) as reserved from stock_movement
      where product_id = ${productId}
    )
    update product set stock_units = stock, reserved_units = reserved,
      updated_at = case when (stock > reserved) = (stock_units > reserved_units) then updated_at else ${at}::timestamptz end
    from summed where id = ${productId} and (stock_units, reserved_units) <> (stock, reserved)
  `.execute(tx)
}

/**
 * Waits for the rows in a statement of its own, so that the one which moves stock begins with them as they are. An
 * update that begins with older versions waits for those as well, behind whoever waits for us: a circle, as soon as a
 * line that points at the product is written at the same moment.
 */
async function lockProducts(tx: Writer, lines: readonly StockLine[]): Promise<void> {
  const ids = lines.map(({ productId }) => productId)
  await sql`select id from product where id = any(${ids}::text[]) order by id for no key update`.execute(tx)
}

/** The lines as a relation, one row for a product however many lines name it. */
function wanted(reason: StockReason, lines: readonly StockLine[]) {
  for (const { productId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || (reason === 'recounted' ? quantity === 0 : quantity < 1)) {
      throw new RangeError(`Stock moves in whole units from 1, not ${quantity} of ${productId}`)
    }
  }
  return sql`wanted as (
    select id, sum(quantity)::integer as quantity
    from unnest(${lines.map(line => line.productId)}::text[], ${lines.map(line => line.quantity)}::integer[]) as line (id, quantity)
    group by id
  )`
}

/** What was noted with a mistyped lot was of another: its name alone changes, no figure. */
export async function relabelMovements(tx: Tx, { productId, lot }: LotName, to: string): Promise<void> {
  await tx
    .updateTable('stock_movement')
    .set({ lot: to })
    .where('product_id', '=', productId)
    .where('lot', '=', lot)
    .execute()
}
