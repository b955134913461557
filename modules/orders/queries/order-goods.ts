import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Db, Tx } from '#platform/db/database.ts'
import type { OrderGoods } from '../goods-life.ts'

const moment = (text: string | Date) => new Date(text)
const maybeMoment = (text: string | Date | null) => (text === null ? null : moment(text))

/** What has become of the goods of an order so far; null when there is no such order. One statement. */
export async function goodsOf(db: Db | Tx, orderId: string): Promise<OrderGoods | null> {
  return (await goodsOfOrders(db, [orderId])).get(orderId) ?? null
}

/** The same of several orders, by their ids. One statement. */
export async function goodsOfOrders(db: Db | Tx, orderIds: readonly string[]): Promise<Map<string, OrderGoods>> {
  if (orderIds.length === 0) return new Map()
  const rows = await selectGoods(db).where('orders.id', 'in', orderIds).execute()
  return new Map(rows.map(row => [row.id, goodsIn(row)]))
}

function selectGoods(db: Db | Tx) {
  return db
    .selectFrom('orders')
    .select('orders.id')
    .select(order => [
      jsonArrayFrom(
        order
          .selectFrom('parcel')
          .select(parcel => [
            'parcel.id',
            'parcel.number',
            'parcel.state',
            'parcel.carrier',
            'parcel.tracking_number as trackingNumber',
            'parcel.tracking_link as trackingLink',
            'parcel.packed_at as packedAt',
            'parcel.sent_at as sentAt',
            'parcel.delivered_at as deliveredAt',
            'parcel.lost_at as lostAt',
            'parcel.sent_again as sentAgain',
            jsonArrayFrom(
              parcel
                .selectFrom('parcel_line')
                .select(['parcel_line.product_id as productId', 'parcel_line.quantity', 'parcel_line.lot'])
                .whereRef('parcel_line.parcel_id', '=', 'parcel.id')
                .orderBy('parcel_line.product_id')
                .orderBy('parcel_line.lot'),
            ).as('lines'),
          ])
          .whereRef('parcel.order_id', '=', 'orders.id')
          .orderBy('parcel.number'),
      ).as('parcels'),
      jsonArrayFrom(
        order
          .selectFrom('cancelled_line')
          .select([
            'cancelled_line.product_id as productId',
            'cancelled_line.quantity',
            'cancelled_line.refund_id as refundId',
          ])
          .whereRef('cancelled_line.order_id', '=', 'orders.id')
          .orderBy('cancelled_line.product_id'),
      ).as('cancelled'),
      jsonArrayFrom(
        order
          .selectFrom('order_refund')
          .select([
            'order_refund.id',
            'order_refund.pence',
            'order_refund.reason',
            'order_refund.state',
            'order_refund.wanted_at as wantedAt',
          ])
          .whereRef('order_refund.order_id', '=', 'orders.id')
          .orderBy('order_refund.wanted_at')
          .orderBy('order_refund.id'),
      ).as('refunds'),
      jsonArrayFrom(returnsOf(order)).as('returns'),
    ])
}

type GoodsRow = Awaited<ReturnType<ReturnType<typeof selectGoods>['executeTakeFirstOrThrow']>>

function goodsIn(row: GoodsRow): OrderGoods {
  return {
    cancelled: row.cancelled,
    parcels: row.parcels.map(parcel => ({
      ...parcel,
      packedAt: moment(parcel.packedAt),
      sentAt: maybeMoment(parcel.sentAt),
      deliveredAt: maybeMoment(parcel.deliveredAt),
      lostAt: maybeMoment(parcel.lostAt),
    })),
    refunds: row.refunds.map(refund => ({ ...refund, wantedAt: moment(refund.wantedAt) })),
    returns: row.returns.map(back => ({
      ...back,
      requestedAt: moment(back.requestedAt),
      postedAt: maybeMoment(back.postedAt),
      arrivedAt: maybeMoment(back.arrivedAt),
      settledAt: maybeMoment(back.settledAt),
    })),
  }
}

function returnsOf(order: ExpressionBuilder<Database, 'orders'>) {
  return order
    .selectFrom('order_return as back')
    .select(back => [
      'back.id',
      'back.number',
      'back.state',
      'back.settlement',
      'back.reason',
      'back.note',
      'back.proof',
      'back.label_link as labelLink',
      'back.settled_because as settledBecause',
      'back.refund_id as refundId',
      'back.requested_at as requestedAt',
      'back.posted_at as postedAt',
      'back.arrived_at as arrivedAt',
      'back.settled_at as settledAt',
      jsonArrayFrom(
        back
          .selectFrom('return_line as line')
          .select(['line.product_id as productId', 'line.seal', 'line.quantity', 'line.shelved'])
          .whereRef('line.return_id', '=', 'back.id')
          .orderBy('line.product_id')
          .orderBy('line.seal'),
      ).as('lines'),
    ])
    .whereRef('back.order_id', '=', 'orders.id')
    .orderBy('back.number')
}
