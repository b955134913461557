import { type Day, daysBetween } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { type OrderGoods, unitsOf } from '#modules/orders/goods-life.ts'
import type { Order } from '#modules/orders/queries/orders.ts'
import { owedFor, withCancelled } from '#modules/orders/refundable.ts'
import { returnPeriod } from '#modules/orders/return-terms.ts'

/**
 * What of the latest delivery can still be undone when a subscription ends. The law gives fourteen days after the first
 * delivery has come (Digital Markets, Competition and Consumers Act 2024, sections 264 and 265); we give them after
 * every delivery, as for every order.
 */
export type CoolingOff =
  /** Not packed yet: it is cancelled, and its money goes back at once. */
  | { kind: 'cancel'; orderId: string; number: string; pence: number }
  /** On its way, or come not longer than fourteen days ago: it can be sent back, sealed. */
  | { kind: 'send-back'; orderId: string; number: string; until: Day | null }
  | { kind: 'nothing' }

export function coolingOff(latest: { order: Order; goods: OrderGoods } | null, now: Date): CoolingOff {
  if (latest === null || (latest.order.status !== 'paid' && latest.order.status !== 'partly-refunded'))
    return { kind: 'nothing' }
  const { order, goods } = latest
  const { id: orderId, number } = order
  const waiting = unitsOf(order.lines, goods).filter(line => line.waiting > 0)
  if (waiting.length > 0) {
    const units = waiting.map(({ productId, waiting: quantity }) => ({ productId, quantity }))
    return { kind: 'cancel', orderId, number, pence: owedFor(order, withCancelled(goods, units), units) }
  }
  const { untilForAnyReason: until } = returnPeriod(order, goods)
  if (until !== null && daysBetween(dayIn(now, LONDON), until) < 0) return { kind: 'nothing' }
  return { kind: 'send-back', orderId, number, until }
}
