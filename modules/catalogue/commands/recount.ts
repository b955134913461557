import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { type StockDifference, stockDifferences } from '../queries.ts'

/**
 * Compares the figures with the ledger and notes each difference.
 * @returns those that were not noted so before: somebody is to be told of them, once
 */
export async function noteDifferences(tx: Tx, now: Date): Promise<StockDifference[]> {
  const found = await stockDifferences(tx)
  const ids = found.map(({ productId }) => productId)
  await sql`delete from stock_difference where product_id <> all(${ids}::text[])`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    insert into stock_difference as known (product_id, stock_difference, reserved_difference, found_at)
    select id, stock, reserved, ${now}
    from unnest(${ids}::text[], ${found.map(({ stock }) => stock)}::integer[], ${found.map(({ reserved }) => reserved)}::integer[])
      as line (id, stock, reserved)
    on conflict (product_id) do update
      set stock_difference = excluded.stock_difference, reserved_difference = excluded.reserved_difference,
        found_at = excluded.found_at
      where (known.stock_difference, known.reserved_difference)
        <> (excluded.stock_difference, excluded.reserved_difference)
    returning product_id as id
  `.execute(tx)
  const fresh = new Set(rows.map(({ id }) => id))
  return found.filter(({ productId }) => fresh.has(productId))
}
