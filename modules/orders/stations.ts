import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { momentText } from '#modules/calendar/zone-words.ts'
import { type ArrivalWindow, arrivalFrom, arrivalText, arrivalWindow } from '#modules/cart/delivery.ts'
import { formatPence } from '#modules/cart/money.ts'
import { carrierName } from './carriers.ts'
import type { OrderGoods, Parcel } from './goods-life.ts'
import { isAskedBack } from './order-life.ts'
import type { Order } from './queries/orders.ts'

/** One of the four stations of a parcel's way: behind it, where it is now, still to come, or where it ended. */
export interface Station {
  name: string
  when: string
  detail: string
  state: 'past' | 'now' | 'to-come' | 'ended'
}

const latest = (moments: (Date | null)[]): Date | null =>
  moments.reduce((last, at) => (at && (!last || at > last) ? at : last), null)

const said = (at: Date | null) => (at ? momentText(at, LONDON) : '')

/** When the last parcel arrives; null when none is to come, or when that day is past. */
export function arrivalOf(order: Order, goods: OrderGoods, now: Date): string | null {
  const window = windowOf(order, goods)
  return window && window.to >= dayIn(now, LONDON) ? arrivalText(window) : null
}

function windowOf({ status, goods: state, paidAt, delivery, dispute }: Order, goods: OrderGoods): ArrivalWindow | null {
  const held = isAskedBack({ dispute }) || (status !== 'paid' && status !== 'partly-refunded')
  if (!paidAt || !delivery || held) return null
  if (state === 'to-pack' || state === 'packed') return arrivalWindow(paidAt, delivery)
  if (state !== 'sent') return null
  const left = latest(goods.parcels.map(({ state, sentAt }) => (state === 'sent' ? sentAt : null)))
  return left && arrivalFrom(dayIn(left, LONDON), delivery)
}

/** Paid, packed, sent, delivered; nothing for an order whose goods were never to be sent. */
export function stationsOf(order: Order, goods: OrderGoods, now: Date): Station[] {
  if (order.goods === 'none' || !order.paidAt) return []
  // Given back by hand before it left: nothing of it is on a way.
  if (order.status === 'refunded' && (order.goods === 'to-pack' || order.goods === 'packed')) return []
  const parcels = goods.parcels.filter(parcel => !parcel.sentAgain)
  const reached = reachedBy(order)
  const ended = order.goods === 'cancelled' || order.goods === 'lost' || isHalted(order)
  const carriers = new Set(parcels.flatMap(({ carrier }) => (carrier ? [carrierName(carrier)] : [])))
  const rows: Omit<Station, 'state'>[] = [
    { name: 'Paid', when: said(order.paidAt), detail: formatPence(order.chargedPence) },
    { name: 'Packed', when: said(latest(parcels.map(({ packedAt }) => packedAt))), detail: packsText(parcels) },
    {
      name: order.goods === 'sent-in-part' ? 'Sent in part' : 'Sent',
      when: said(latest(parcels.map(({ sentAt }) => sentAt))),
      detail: [...carriers].join(', '),
    },
    lastOf(order, parcels, arrivalOf(order, goods, now)),
  ]
  return rows.map((row, index) => {
    if (ended && index === rows.length - 1) return { ...row, state: 'ended' }
    if (order.goods === 'cancelled' && index > 0) return { ...row, state: 'to-come' }
    return { ...row, state: index < reached ? 'past' : index === reached ? 'now' : 'to-come' }
  })
}

/** Which station the order is at. */
function reachedBy({ goods }: Order): number {
  switch (goods) {
    case 'packed':
      return 1
    case 'sent':
    case 'sent-in-part':
    case 'lost':
      return 2
    case 'delivered':
    case 'returned':
      return 3
    default:
      return 0
  }
}

/** A bank has stopped it before all of it came. */
const isHalted = ({ goods, dispute }: Order) =>
  isAskedBack({ dispute }) && goods !== 'delivered' && goods !== 'returned'

function lastOf(order: Order, parcels: readonly Parcel[], arrival: string | null): Omit<Station, 'state'> {
  const { goods, dispute } = order
  if (goods === 'cancelled') return { name: 'Cancelled', when: '', detail: 'Nothing will be sent' }
  if (goods === 'lost') {
    return { name: 'Lost', when: said(latest(parcels.map(({ lostAt }) => lostAt))), detail: 'On its way to you' }
  }
  if (isHalted(order)) {
    return { name: 'Disputed', when: '', detail: dispute === 'lost' ? 'Your bank paid it back' : 'With your bank' }
  }
  if (goods === 'returned') return { name: 'Returned', when: '', detail: 'Back with us' }
  const came = goods === 'delivered' ? latest(parcels.map(({ deliveredAt }) => deliveredAt)) : null
  return { name: 'Delivered', when: came ? said(came) : (arrival ?? ''), detail: !came && arrival ? 'Expected' : '' }
}

function packsText(parcels: readonly Parcel[]): string {
  const packs = parcels.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0)
  return packs === 0 ? '' : packs === 1 ? '1 pack' : `${packs} packs`
}
