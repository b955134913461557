import type { ProductId } from '#modules/catalogue/product.ts'
import type { OrderLine } from './order.ts'
import { isComing, type OrderReturn, packsBack } from './return-life.ts'

/** Where the goods of an order are as a whole. Beside it runs where its money is (`OrderStatus`). */
export const GOODS_STATES = [
  /** Nothing is to be sent: not paid, or the money went back before the goods were taken. */
  'none',
  'to-pack',
  'packed',
  'sent-in-part',
  'sent',
  'delivered',
  'lost',
  'cancelled',
  /** All that had left came back. */
  'returned',
] as const
export type GoodsState = (typeof GOODS_STATES)[number]

export const PARCEL_STATES = ['packed', 'sent', 'delivered', 'lost'] as const
export type ParcelState = (typeof PARCEL_STATES)[number]

/** What can happen to a parcel that is packed. */
export type ParcelAct = 'unpack' | 'send' | 'deliver' | 'lose'

/**
 * The life of a parcel. An act that is missing in a row does nothing there: it was done already, or cannot be. A lost
 * parcel may turn up after all.
 */
export const PARCEL_LIFE: Record<ParcelState, Partial<Record<ParcelAct, ParcelState | 'gone'>>> = {
  packed: { unpack: 'gone', send: 'sent' },
  sent: { deliver: 'delivered', lose: 'lost' },
  lost: { deliver: 'delivered' },
  delivered: {},
}

export interface PackedLine {
  productId: ProductId
  /** Whole packs, 1 or more. */
  quantity: number
  /** The lot on the pack, or empty. */
  lot: string
}

export interface Parcel {
  id: string
  /** 1, 2, … within its order. */
  number: number
  state: ParcelState
  carrier: string | null
  trackingNumber: string | null
  trackingLink: string | null
  packedAt: Date
  sentAt: Date | null
  deliveredAt: Date | null
  lostAt: Date | null
  /** Lost, and its goods are packed once more. */
  sentAgain: boolean
  lines: PackedLine[]
}

export type RefundReason = 'cancelled' | 'lost' | 'goodwill' | 'returned'

/** Money that goes back because somebody said so. */
export interface OrderRefund {
  id: string
  pence: number
  reason: RefundReason
  /** `failed`: the payment service said no, and a person has to look. */
  state: 'wanted' | 'made' | 'failed'
  wantedAt: Date
}

/** So many packs of one product. */
export interface Units {
  productId: ProductId
  /** Whole packs, 1 or more. */
  quantity: number
}

export interface CancelledUnits extends Units {
  /** The money that went back for them; null where none did. */
  refundId: string | null
}

/** What has become of the goods of one order so far. */
export interface OrderGoods {
  parcels: Parcel[]
  /** Units that will not be sent after all. */
  cancelled: CancelledUnits[]
  refunds: OrderRefund[]
  returns: OrderReturn[]
}

/** What people do with a paid order, as its history calls it. */
export type ActFact =
  | 'packed'
  | 'unpacked'
  | 'sent'
  | 'delivered'
  | 'lost'
  | 'cancelled'
  | 'readdressed'
  | 'refund-wanted'
  | 'return-requested'
  | 'return-labelled'
  | 'return-posted'
  | 'return-kept'
  | 'return-arrived'
  | 'return-refunded'
  | 'return-refused'

/** What a line of an order's history tells beside its name. Nothing that says who or where somebody is. */
export interface HistoryDetail {
  /** The number of the parcel within its order. */
  parcel?: number
  /** The number of the return within its order. */
  return?: number
  carrier?: string
  goods?: Units[]
  pence?: number
  /** In the words of whoever did it. */
  why?: string
}

/** Of an order that nothing was done with yet. */
export const NO_GOODS: OrderGoods = { parcels: [], cancelled: [], refunds: [], returns: [] }

/** Where the packs of one line are; together they are all that was ordered. */
export interface LineUnits {
  productId: ProductId
  ordered: number
  cancelled: number
  packed: number
  sent: number
  delivered: number
  /** In parcels that were lost and are not sent again. */
  lost: number
  /** Sent or delivered, and here again. */
  returned: number
  /** Not packed yet. */
  waiting: number
}

/** Where the packs of each line are. */
export function unitsOf(lines: readonly Pick<OrderLine, 'productId' | 'quantity'>[], goods: OrderGoods): LineUnits[] {
  return lines.map(({ productId, quantity: ordered }) => {
    const cancelled = sumOf(goods.cancelled, productId)
    const inParcels = (state: ParcelState) =>
      goods.parcels
        .filter(parcel => parcel.state === state && !parcel.sentAgain)
        .reduce((sum, parcel) => sum + sumOf(parcel.lines, productId), 0)
    const [packed, left, came, lost] = [
      inParcels('packed'),
      inParcels('sent'),
      inParcels('delivered'),
      inParcels('lost'),
    ]
    const here = goods.returns.filter(({ state }) => state === 'arrived')
    const returned = packsBack(here, productId)
    // A parcel that nobody noted as delivered may come back all the same.
    const delivered = Math.max(0, came - returned)
    const sent = left - (returned - (came - delivered))
    const waiting = ordered - cancelled - packed - left - came - lost
    return { productId, ordered, cancelled, packed, sent, delivered, lost, returned, waiting }
  })
}

/** How many packs of a line its buyer has, or is to get, and does not send back yet. */
export function withBuyer({ productId, sent, delivered }: LineUnits, { returns }: OrderGoods): number {
  const underWay = returns.filter(one => one.state !== 'arrived' && isComing(one))
  return sent + delivered - packsBack(underWay, productId)
}

function sumOf(units: readonly Units[], productId: ProductId): number {
  return units.reduce((sum, unit) => (unit.productId === productId ? sum + unit.quantity : sum), 0)
}

/** Packs of each line that are still in the order: all but those that were cancelled. */
export const keptUnits = (units: readonly LineUnits[]): Units[] =>
  someOf(units, ({ ordered, cancelled }) => ordered - cancelled)

/** Packs of each line that wait to be packed. */
export const waitingUnits = (units: readonly LineUnits[]): Units[] => someOf(units, ({ waiting }) => waiting)

const someOf = (units: readonly LineUnits[], packs: (unit: LineUnits) => number): Units[] =>
  units.flatMap(unit => (packs(unit) > 0 ? [{ productId: unit.productId, quantity: packs(unit) }] : []))

/** Where the goods of a paid order are as a whole. What is still to be done counts before what is done. */
export function goodsState(units: readonly LineUnits[]): GoodsState {
  const all = (count: (unit: LineUnits) => number) => units.reduce((sum, unit) => sum + count(unit), 0)
  const left = all(unit => unit.sent + unit.delivered + unit.lost + unit.returned)
  if (all(unit => unit.waiting) > 0) return left > 0 ? 'sent-in-part' : 'to-pack'
  if (all(unit => unit.packed) > 0) return left > 0 ? 'sent-in-part' : 'packed'
  if (left === 0) return 'cancelled'
  if (all(unit => unit.sent) > 0) return 'sent'
  if (all(unit => unit.lost) > 0) return 'lost'
  return all(unit => unit.delivered) > 0 ? 'delivered' : 'returned'
}
