import { LONDON } from '#modules/calendar/zone.ts'
import { momentText } from '#modules/calendar/zone-words.ts'
import { formatPence } from '#modules/cart/money.ts'
import { carrierName } from './carriers.ts'
import type { OrderGoods } from './goods-life.ts'
import { addressOf } from './order-view.ts'
import { goodsText, type OrderStep } from './order-words.ts'
import type { Order } from './queries/orders.ts'
import { backText } from './return-words.ts'

/** One thing that can be sent to a bank which asks a payment back, by what the payment service calls it. */
export interface Evidence {
  what: string
  words: string
}

/** What we know of an order that speaks for us: what was bought, where it went, that it came, and what went back. */
export function evidenceFor(order: Order, goods: OrderGoods, steps: readonly OrderStep[]): Evidence[] {
  const names = new Map(order.lines.map(({ productId, name }) => [productId as string, name]))
  const said = (what: string, words: string | null | undefined) => (words ? [{ what, words }] : [])
  const moment = (at: Date | null) => (at ? momentText(at, LONDON) : null)
  return [
    ...said('Product description', goodsText(order.lines, names)),
    ...said('Customer name', order.customer?.name),
    ...said('Customer e-mail', order.customer?.email),
    ...said('Shipping address', addressOf(order).join(', ')),
    ...goods.parcels.flatMap(parcel => [
      ...said(`Shipping date of parcel ${parcel.number}`, moment(parcel.sentAt)),
      ...said('Shipping carrier', parcel.carrier && carrierName(parcel.carrier)),
      ...said('Shipping tracking number', parcel.trackingNumber),
      ...said('Delivered', moment(parcel.deliveredAt)),
    ]),
    ...goods.returns.flatMap(back =>
      said(`Return ${back.number}, ${back.state}, ${back.settlement}`, backText(back.lines, names)),
    ),
    ...said('Refunded', order.refundedPence > 0 ? formatPence(order.refundedPence) : null),
    ...said('Receipt', 'the PDF on the order page'),
    ...said('Refund policy', 'the page /delivery-and-returns'),
    ...said('Confirmation sent', moment(order.confirmationSentAt)),
    ...said('Last known of it', moment(steps.at(-1)?.at ?? null)),
  ]
}
