import type { LotName } from '#modules/catalogue/lot.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { Db, Tx } from '#platform/db/database.ts'

export interface LotBuyer {
  orderId: string
  number: string
  packs: number
  /** False for somebody who asked to be forgotten, and for a pack that is still here. */
  reachable: boolean
  /** Of what is packed and still in the house, nothing has reached anybody. */
  isHere: boolean
  written: boolean
}

/** Each order in which packs of a lot were packed, oldest first. */
export async function buyersOfLot(db: Db | Tx, { productId, lot }: LotName): Promise<LotBuyer[]> {
  const rows = await db
    .selectFrom('parcel_line')
    .innerJoin('parcel', 'parcel.id', 'parcel_line.parcel_id')
    .innerJoin('orders', 'orders.id', 'parcel.order_id')
    .leftJoin('recall_letter', join =>
      join
        .onRef('recall_letter.order_id', '=', 'orders.id')
        .onRef('recall_letter.product_id', '=', 'parcel_line.product_id')
        .onRef('recall_letter.lot', '=', 'parcel_line.lot'),
    )
    .select(['orders.id as orderId', 'orders.number', 'orders.customer_email as email', 'orders.anonymised_at as gone'])
    .select(row => [
      row.fn.sum<number>('parcel_line.quantity').as('packs'),
      row.fn('bool_and', [row('parcel.state', '=', 'packed')]).as('isHere'),
      row.fn.max('recall_letter.noted_at').as('noted'),
    ])
    .where('parcel_line.product_id', '=', productId)
    .where('parcel_line.lot', '=', lot)
    .groupBy('orders.id')
    .orderBy('orders.created_at')
    .execute()
  return rows.map(({ orderId, number, email, gone, packs, isHere, noted }) => ({
    orderId,
    number,
    packs: Number(packs),
    isHere: isHere === true,
    reachable: email !== null && gone === null && isHere !== true,
    written: noted !== null,
  }))
}

/** Of which products packs with this print were packed: the print alone may not say which. */
export async function productsWithLot(db: Db, lot: string): Promise<ProductId[]> {
  const rows = await db.selectFrom('parcel_line').select('product_id').distinct().where('lot', '=', lot).execute()
  return rows.map(({ product_id }) => product_id)
}
