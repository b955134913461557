import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { PRODUCT_IDS, type ProductId } from './product.ts'
import { ANNOUNCED_IDS } from './words.ts'

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

/**
 * Keeps units aside for an order: all lines or none, in one statement.
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
 */
export async function reserveStock(tx: Writer, lines: readonly StockLine[]): Promise<Reservation> {
  if (lines.length === 0) return { ok: true }
  const { rows } = await sql<Shortage>`
    with ${wanted(lines)},
    locked as (
      select product.id, product.on_sale, product.stock_units, product.reserved_units, wanted.quantity,
        product.stock_units - product.reserved_units as available
      from product join wanted on wanted.id = product.id
      order by product.id
      for no key update of product
    ),
    short as (
      select wanted.id, case when locked.on_sale then locked.available else 0 end as available
      from wanted left join locked on locked.id = wanted.id
      where not coalesce(locked.on_sale and locked.available >= wanted.quantity, false)
    ),
    taken as (
      update product set
        stock_units = locked.stock_units,
        reserved_units = locked.reserved_units + locked.quantity,
        updated_at = now()
      from locked
      where product.id = locked.id and not exists (select from short)
    )
    select id as "productId", coalesce(available, 0) as available from short order by id
  `.execute(tx)
  return rows.length === 0 ? { ok: true } : { ok: false, short: rows }
}

/** Gives reserved units back to the shelf. Throws when more would go back than is reserved. */
export async function releaseStock(tx: Writer, lines: readonly StockLine[]): Promise<void> {
  if (lines.length === 0) return
  const { numAffectedRows } = await sql`
    with ${wanted(lines)}, ${lockedReservations}
    update product set
      stock_units = locked.stock_units,
      reserved_units = locked.reserved_units - locked.quantity,
      updated_at = now()
    from locked where product.id = locked.id
  `.execute(tx)
  mustHaveChangedAll(lines, numAffectedRows)
}

/** Turns reserved units into sold ones. Throws when more would be sold than is reserved. */
export async function sellReserved(tx: Writer, lines: readonly StockLine[]): Promise<void> {
  if (lines.length === 0) return
  const { numAffectedRows } = await sql`
    with ${wanted(lines)}, ${lockedReservations}
    update product set
      stock_units = locked.stock_units - locked.quantity,
      reserved_units = locked.reserved_units - locked.quantity,
      updated_at = now()
    from locked where product.id = locked.id
  `.execute(tx)
  mustHaveChangedAll(lines, numAffectedRows)
}

/** Puts units that were sold and never left the house back on the shelf. Throws when a product is unknown. */
export async function putBack(tx: Writer, lines: readonly StockLine[]): Promise<void> {
  if (lines.length === 0) return
  const { numAffectedRows } = await sql`
    with ${wanted(lines)},
    locked as (
      select product.id, product.stock_units, wanted.quantity
      from product join wanted on wanted.id = product.id
      order by product.id
      for no key update of product
    )
    update product set stock_units = locked.stock_units + locked.quantity, updated_at = now()
    from locked where product.id = locked.id
  `.execute(tx)
  mustHaveChangedAll(lines, numAffectedRows)
}

/**
 * Tells each product the price id it is paid by; what is only announced may have none yet. Only ids that differ are
 * written, in one statement.
 */
export async function linkPrices(db: Writer, priceIds: Readonly<Record<string, string>>): Promise<void> {
  const linked = PRODUCT_IDS.filter(id => priceIds[id])
  const missing = PRODUCT_IDS.find(id => !priceIds[id] && !ANNOUNCED_IDS.includes(id))
  if (missing) throw new Error(`No price id for ${missing}`)
  await sql`
    update product set price_id = linked.price_id, updated_at = now()
    from unnest(${linked}::text[], ${linked.map(id => priceIds[id])}::text[]) as linked (id, price_id)
    where product.id = linked.id and product.price_id <> linked.price_id
  `.execute(db)
}

/** The lines as a relation, one row for a product however many lines name it. */
function wanted(lines: readonly StockLine[]) {
  for (const { productId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) {
      throw new RangeError(`Stock moves in whole units from 1, not ${quantity} of ${productId}`)
    }
  }
  return sql`wanted as (
    select id, sum(quantity)::integer as quantity
    from unnest(${lines.map(line => line.productId)}::text[], ${lines.map(line => line.quantity)}::integer[]) as line (id, quantity)
    group by id
  )`
}

const lockedReservations = sql`locked as (
  select product.id, product.stock_units, product.reserved_units, wanted.quantity
  from product join wanted on wanted.id = product.id
  where product.reserved_units >= wanted.quantity
  order by product.id
  for no key update of product
)`

function mustHaveChangedAll(lines: readonly StockLine[], changed: bigint | undefined): void {
  const products = new Set(lines.map(line => line.productId))
  if (changed !== BigInt(products.size)) {
    throw new Error(`Only ${changed} of ${products.size} products could be moved`)
  }
}
