import type { MemberId } from '#modules/account/member.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { Db } from '#platform/db/database.ts'
import { isUuid } from '../payment.ts'

/** A product that somebody has in their hands, as far as we know. */
export interface Received {
  readonly orderId: string
  readonly productId: ProductId
  readonly memberId: MemberId | null
  readonly email: string
}

/** A parcel that nobody told us of has come by then: the slowest delivery takes five working days. */
const COME_AFTER_DAYS = 8
const DAY_MS = 86_400_000

/**
 * What has come of one order, or of all orders of a member, newest order first. Money that went back does not undo it:
 * whoever sent something back has had it. One statement.
 */
export async function received(
  db: Db,
  of: { readonly orderId: string } | { readonly memberId: MemberId },
  now: Date,
): Promise<Received[]> {
  if ('orderId' in of && !isUuid(of.orderId)) return []
  const rows = await db
    .selectFrom('parcel')
    .innerJoin('parcel_line', 'parcel_line.parcel_id', 'parcel.id')
    .innerJoin('orders', 'orders.id', 'parcel.order_id')
    .select(['orders.id as orderId', 'parcel_line.product_id as productId', 'orders.member_id as memberId'])
    .select('orders.customer_email as email')
    .where('orders.status', 'in', ['paid', 'partly-refunded', 'refunded'])
    .where('orders.anonymised_at', 'is', null)
    .where(({ eb }) => ('orderId' in of ? eb('orders.id', '=', of.orderId) : eb('orders.member_id', '=', of.memberId)))
    .where(({ eb, and, or }) =>
      or([
        eb('parcel.state', '=', 'delivered'),
        and([
          eb('parcel.state', '=', 'sent'),
          eb('parcel.sent_at', '<=', new Date(now.getTime() - COME_AFTER_DAYS * DAY_MS)),
        ]),
      ]),
    )
    .orderBy('orders.created_at', 'desc')
    .orderBy('parcel_line.product_id')
    .execute()
  const seen = new Set<string>()
  return rows.flatMap(({ email, ...row }) => {
    const key = `${row.orderId} ${row.productId}`
    if (email === null || seen.has(key)) return []
    seen.add(key)
    return [{ ...row, email }]
  })
}
