import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** One order as the shop holds it. */
export interface BookedOrder {
  id: string
  number: string
  status: string
  stock: string
  goods: string
  dispute: string
  chargedPence: number
  refundedPence: number
  standardPence: number
  email: string | null
  /** Parcels that were handed over. */
  sent: string[]
}

export async function ordersHere(db: Db): Promise<BookedOrder[]> {
  const { rows } = await sql<BookedOrder>`
    select id, number, status, stock, goods, dispute, charged_pence as "chargedPence", refunded_pence as "refundedPence",
      standard_delivery_pence as "standardPence", customer_email as email,
      array(select parcel.id::text from parcel where order_id = orders.id and sent_at is not null) as sent
    from orders order by created_at, id
  `.execute(db)
  return rows
}

export interface BookedStock {
  id: string
  priceId: string
  units: number
  reserved: number
}

export async function stockHere(db: Db): Promise<BookedStock[]> {
  const { rows } = await sql<BookedStock>`
    select id, price_id as "priceId", stock_units as units, reserved_units as reserved from product order by position
  `.execute(db)
  return rows
}

export async function jobsOf(db: Db, name: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    select data from pgboss.job where name = ${name}
  `.execute(db)
  return rows.map(({ data }) => data)
}
