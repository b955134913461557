import { sql } from 'kysely'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { Db } from '#platform/db/database.ts'

/** So many packs there, so many of them kept aside, as if it had always been so: the ledger says the same. */
export async function stockTo(db: Db, id: ProductId, units: number, reserved: number): Promise<void> {
  await sql`
    with before as (select stock_units, reserved_units from product where id = ${id} for update),
    counted as (
      update product set stock_units = ${units}::integer, reserved_units = ${reserved}::integer where id = ${id}
    ),
    stock as (
      insert into stock_movement (product_id, reason, stock_change, reserved_change, cause)
      select ${id}, 'recounted', ${units}::integer - stock_units, 0, 'test' from before where stock_units <> ${units}::integer
    )
    insert into stock_movement (product_id, reason, stock_change, reserved_change, cause)
    select ${id}, case when reserved_units < ${reserved}::integer then 'reserved' else 'freed' end, 0,
      ${reserved}::integer - reserved_units, 'test'
    from before where reserved_units <> ${reserved}::integer
  `.execute(db)
}
