import { type Day, dayOf, partsOf } from '#modules/calendar/day.ts'
import { dayIn, LONDON, startOfDay } from '#modules/calendar/zone.ts'
import type { Db } from '#platform/db/database.ts'
import type { Quarter, TaxedOrder } from '../vat-table.ts'
import { orderOf, selectOrders } from './orders.ts'

/** Every order that was sold in a year, or of which money went back in it; days are London's. Two statements. */
export async function taxedOrders(db: Db, year: number): Promise<TaxedOrder[]> {
  const from = startOfDay(firstDay(year), LONDON)
  const to = startOfDay(firstDay(year + 1), LONDON)
  const refunds = await refundsOf(db, from, to)
  const rows = await selectOrders(db)
    .where('orders.charged_pence', '>', 0)
    .where('orders.delivery', 'is not', null)
    .where(({ eb, or, and }) =>
      or([
        and([eb('orders.paid_at', '>=', from), eb('orders.paid_at', '<', to)]),
        ...(refunds.size > 0 ? [eb('orders.id', 'in', [...refunds.keys()])] : []),
      ]),
    )
    .execute()
  return rows.map(row => {
    const { id, lines, deliveryPence, chargedPence, paidAt } = orderOf(row)
    const isSale = paidAt !== null && paidAt >= from && paidAt < to
    return {
      lines,
      deliveryPence: deliveryPence ?? 0,
      chargedPence,
      quarterSold: isSale ? quarterOf(paidAt) : null,
      refunds: refunds.get(id) ?? [],
    }
  })
}

/** Each step by which more had been given back than before, whoever moved the money. */
async function refundsOf(db: Db, from: Date, to: Date): Promise<Map<string, { quarter: Quarter; pence: number }[]>> {
  const steps = db
    .selectFrom('order_history')
    .select(['order_id', 'at', 'id', 'refunded_pence'])
    .select(row =>
      row.fn
        .agg<number | null>('lag', ['refunded_pence'])
        .over(over => over.partitionBy('order_id').orderBy('id'))
        .as('before'),
    )
  const rows = await db
    .selectFrom(steps.as('step'))
    .select(['order_id', 'at', 'refunded_pence', 'before'])
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('id')
    .execute()
  const refunds = new Map<string, { quarter: Quarter; pence: number }[]>()
  for (const { order_id, at, refunded_pence, before } of rows) {
    const pence = refunded_pence - (before ?? 0)
    if (pence === 0) continue
    const known = refunds.get(order_id) ?? []
    refunds.set(order_id, [...known, { quarter: quarterOf(at), pence }])
  }
  return refunds
}

const firstDay = (year: number): Day => dayOf(`${year}-01-01`)

const quarterOf = (at: Date): Quarter => Math.ceil(partsOf(dayIn(at, LONDON))[1] / 3) as Quarter
