import { addDays, type Day, daysBetween } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { arrivalFrom } from '#modules/cart/delivery.ts'
import { type LineUnits, type OrderGoods, type Parcel, unitsOf } from './goods-life.ts'
import type { OrderLine } from './order.ts'
import type { DeliveryId } from './payment.ts'
import type { Order } from './queries/orders.ts'
import { isOurFault, type OrderReturn, type ReturnReason } from './return-life.ts'

/** To say that one changed one's mind, from the day after the last of it came (regulation 30). */
export const TELL_DAYS = 14
/** To reject what is damaged, faulty or wrong (Consumer Rights Act 2015, section 22). */
export const REJECT_DAYS = 30
/** To post it, from the day on which one said so (regulation 35). */
export const POST_DAYS = 14
/** For us to give the money back, from the goods or the proof of posting, whichever is first (regulation 34). */
export const REFUND_DAYS = 14

/** How long something of an order can be sent back. */
export interface ReturnPeriod {
  /** The day on which the last of it came; null while a part is still to come. */
  came: Day | null
  /** False: nobody told us, so that `came` is the last day on which it should have come. */
  isKnown: boolean
  /** The last days on which it can be said. */
  untilForAnyReason: Day | null
  untilWhenWrong: Day | null
}

/** Days in London. The last of the goods counts, if they come in several parcels. */
export function returnPeriod(
  { lines, delivery }: { lines: readonly Pick<OrderLine, 'productId' | 'quantity'>[]; delivery: DeliveryId | null },
  goods: OrderGoods,
): ReturnPeriod {
  const toCome = unitsOf(lines, goods).some((line: LineUnits) => line.waiting + line.packed > 0)
  const left = goods.parcels.filter(({ state, sentAgain }) => !sentAgain && (state === 'sent' || state === 'delivered'))
  if (toCome || left.length === 0) return { came: null, isKnown: true, untilForAnyReason: null, untilWhenWrong: null }
  const came = left.map(parcel => cameOn(parcel, delivery)).reduce(later)
  return {
    came,
    isKnown: left.every(({ state }) => state === 'delivered'),
    untilForAnyReason: addDays(came, TELL_DAYS),
    untilWhenWrong: addDays(came, REJECT_DAYS),
  }
}

const later = (one: Day, other: Day): Day => (daysBetween(one, other) > 0 ? other : one)

function cameOn({ deliveredAt, sentAt, packedAt }: Parcel, delivery: DeliveryId | null): Day {
  if (deliveredAt) return dayIn(deliveredAt, LONDON)
  return arrivalFrom(dayIn(sentAt ?? packedAt, LONDON), delivery ?? 'standard').to
}

/** The last day on which something can be sent back for that reason; null: that day is not known yet. */
export const lastDayFor = (reason: ReturnReason, period: ReturnPeriod): Day | null =>
  isOurFault(reason) ? period.untilWhenWrong : period.untilForAnyReason

/** The last day on which it is to be posted. */
export const postBy = ({ requestedAt }: Pick<OrderReturn, 'requestedAt'>): Day =>
  addDays(dayIn(requestedAt, LONDON), POST_DAYS)

/** The last day on which its money goes back; null until the goods or the proof of posting are here. */
export function refundBy({ postedAt, arrivedAt }: Pick<OrderReturn, 'postedAt' | 'arrivedAt'>): Day | null {
  const moments = [postedAt, arrivedAt].flatMap(at => (at ? [at.getTime()] : []))
  return moments.length === 0 ? null : addDays(dayIn(new Date(Math.min(...moments)), LONDON), REFUND_DAYS)
}

/** Where nothing came, and nothing is to come: how long an e-mail about its money may still be needed. */
const SETTLED_DAYS = 14

/**
 * The last day on which the name and the address of an order may be needed: as long as something of it can be sent back,
 * and what was told on the last day can be posted. Null while goods are still to come, or the payer's bank asks.
 */
export function personNeededUntil(
  { lines, delivery, status, dispute, paidAt }: Pick<Order, 'lines' | 'delivery' | 'status' | 'dispute' | 'paidAt'>,
  goods: OrderGoods,
): Day | null {
  if (dispute === 'open') return null
  const settled = addDays(dayIn(paidAt ?? new Date(0), LONDON), SETTLED_DAYS)
  // What is coming back needs an address to write to.
  if (goods.returns.some(({ settlement, state }) => settlement === 'open' && state !== 'kept')) return null
  // All of its money went back, so that nothing more can be sent back.
  if (status === 'refunded') return settled
  // What has not left yet needs its address, however long it waits.
  if (unitsOf(lines, goods).some((line: LineUnits) => line.waiting + line.packed > 0)) return null
  const { came } = returnPeriod({ lines, delivery }, goods)
  return came === null ? settled : later(settled, addDays(came, Math.max(REJECT_DAYS, TELL_DAYS + POST_DAYS)))
}
