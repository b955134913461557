import type { Day } from '#modules/calendar/day.ts'
import { dateText } from '#modules/calendar/words.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { momentText } from '#modules/calendar/zone-words.ts'
import { deliveryChoice } from '#modules/cart/delivery.ts'
import { formatPence } from '#modules/cart/money.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import { carrierName } from './carriers.ts'
import { type LineUnits, type OrderGoods, type Parcel, unitsOf } from './goods-life.ts'
import { linePence } from './order.ts'
import { goodsText, type OrderStep, type StatusTone, statusOf, stepWords } from './order-words.ts'
import type { Order } from './queries/orders.ts'
import { owedFor } from './refundable.ts'
import { canBePaid } from './session-request.ts'
import { arrivalOf, type Station, stationsOf } from './stations.ts'

export interface OrderRow {
  id: string
  number: string
  /** '20 November 2026' */
  placed: string
  /** Where the shop is. */
  placedOn: Day
  status: { label: string; tone: StatusTone }
  /** '2 × Biotin, Magnesium Complex' */
  goods: string
  total: string
}

export interface OrderView extends OrderRow {
  statusWords: string
  /** When the parcel comes; null when none does, or that day is past. */
  arrival: string | null
  stations: Station[]
  parcels: ParcelView[]
  lines: LineView[]
  amounts: { label: string; detail: string; amount: string; strong: boolean }[]
  steps: { at: string; moment: string; words: string }[]
  /** Name and address, line by line; empty when it was never told or has been taken out. */
  shipTo: string[]
  email: string | null
  forgotten: boolean
  hasReceipt: boolean
  /** The page to pay at, while it is open. */
  payAt: string | null
  /** What its buyer can still change themselves. */
  open: OpenActs
}

export interface LineView {
  productId: ProductId
  name: string
  quantity: number
  each: string
  amount: string
  /** 'Cancelled', '1 of 2 cancelled', or empty. */
  note: string
}

export interface ParcelView {
  number: number
  /** 'Parcel 1, sent' */
  title: string
  goods: string
  /** 'Lots 26-0402, 26-0417', or empty. */
  lots: string
  carrier: string
  trackingNumber: string | null
  trackingLink: string | null
}

export interface OpenActs {
  /** Lines that are not packed yet, with what goes back for each. */
  cancel: { productId: ProductId; name: string; goesBack: string }[]
  /** What goes back when all of those are cancelled. */
  goesBack: string
  /** Nothing of it is packed: it is cancelled as a whole. */
  whole: boolean
  readdress: boolean
}

type Shown = Pick<
  Order,
  | 'id'
  | 'number'
  | 'status'
  | 'goods'
  | 'dispute'
  | 'createdAt'
  | 'lines'
  | 'totalPence'
  | 'subtotalPence'
  | 'chargedPence'
>

/** One line of the history. */
export function orderRow(order: Shown): OrderRow {
  const { label, tone } = statusOf(order)
  return {
    id: order.id,
    number: order.number,
    placed: londonDate(order.createdAt),
    placedOn: dayIn(order.createdAt, LONDON),
    status: { label, tone },
    goods: order.lines.map(({ quantity, name }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', '),
    total: formatPence(order.chargedPence || (order.totalPence ?? order.subtotalPence)),
  }
}

/** Everything a page says about an order, in words and finished figures. */
export function orderView(order: Order, goods: OrderGoods, steps: readonly OrderStep[], now: Date): OrderView {
  const units = unitsOf(order.lines, goods)
  return {
    ...orderRow(order),
    statusWords: statusOf(order).words,
    arrival: arrivalOf(order, goods, now),
    stations: stationsOf(order, goods, now),
    parcels: goods.parcels.map(parcel => parcelView(order, parcel)),
    lines: order.lines.map(line => ({
      productId: line.productId,
      name: line.name,
      quantity: line.quantity,
      each: formatPence(line.unitPence),
      amount: formatPence(linePence(line)),
      note: noteOf(units.find(({ productId }) => productId === line.productId)),
    })),
    amounts: amountsOf(order),
    steps: stepsOf(order, steps),
    shipTo: addressOf(order),
    email: order.customer?.email ?? null,
    forgotten: order.anonymisedAt !== null,
    hasReceipt: hasReceipt(order),
    payAt: order.status === 'pending' && canBePaid(order, now) ? order.sessionUrl : null,
    open: openActs(order, goods, units),
  }
}

function noteOf(units: LineUnits | undefined): string {
  if (!units || units.cancelled === 0) return ''
  return units.cancelled === units.ordered ? 'Cancelled' : `${units.cancelled} of ${units.ordered} cancelled`
}

const PARCEL_WORDS: Record<Parcel['state'], string> = {
  packed: 'packed',
  sent: 'on its way',
  delivered: 'delivered',
  lost: 'lost',
}

function parcelView(order: Order, parcel: Parcel): ParcelView {
  const lots = [...new Set(parcel.lines.map(({ lot }) => lot).filter(lot => lot !== ''))]
  return {
    number: parcel.number,
    title: `Parcel ${parcel.number}, ${PARCEL_WORDS[parcel.state]}${parcel.sentAgain ? ' and sent again' : ''}`,
    goods: goodsText(parcel.lines, namesOf(order)),
    lots: lots.length === 0 ? '' : `${lots.length === 1 ? 'Lot' : 'Lots'} ${lots.join(', ')}`,
    carrier: parcel.carrier === null || parcel.carrier === 'other' ? '' : carrierName(parcel.carrier),
    trackingNumber: parcel.trackingNumber,
    trackingLink: parcel.state === 'packed' ? null : parcel.trackingLink,
  }
}

const namesOf = ({ lines }: Pick<Order, 'lines'>) => new Map(lines.map(({ productId, name }) => [productId, name]))

function openActs(order: Order, goods: OrderGoods, units: readonly LineUnits[]): OpenActs {
  const isPaid = order.status === 'paid' || order.status === 'partly-refunded'
  const paid = isPaid && (order.dispute === 'none' || order.dispute === 'won')
  const waiting = paid && order.anonymisedAt === null ? units.filter(line => line.waiting > 0) : []
  const wanted = waiting.map(({ productId, waiting: quantity }) => ({ productId, quantity }))
  return {
    cancel: wanted.map(unit => ({
      productId: unit.productId,
      name: namesOf(order).get(unit.productId) ?? unit.productId,
      goesBack: formatPence(owedFor(order, goods, [unit])),
    })),
    goesBack: formatPence(wanted.length === 0 ? 0 : owedFor(order, goods, wanted)),
    whole: goods.parcels.length === 0,
    readdress: waiting.length > 0 && goods.parcels.length === 0,
  }
}

/** There is a receipt for money that was taken for goods, and for nothing else. */
export function hasReceipt(order: Pick<Order, 'chargedPence' | 'paidAt' | 'delivery'>): boolean {
  return order.chargedPence > 0 && order.paidAt !== null && order.delivery !== null
}

export function addressOf({ shipTo }: Pick<Order, 'shipTo'>): string[] {
  if (!shipTo) return []
  const { name, lines, city, county, postcode } = shipTo
  return [name, ...lines, city, county, postcode].filter(line => line !== '')
}

function amountsOf(order: Order) {
  const amount = (label: string, pence: number, detail = '', strong = false) => ({
    label,
    detail,
    amount: pence === 0 ? 'Free' : formatPence(pence),
    strong,
  })
  const rows = [amount('Goods', order.subtotalPence)]
  if (order.delivery === null || order.deliveryPence === null) return rows
  const delivery = deliveryChoice(order.delivery, order.subtotalPence)
  rows.push(amount(delivery.name, order.deliveryPence))
  const total = order.chargedPence || (order.totalPence ?? 0)
  const vat = `including ${formatPence(order.vatPence ?? 0)} VAT`
  rows.push(amount(order.chargedPence > 0 ? 'Total paid' : 'Total', total, vat, true))
  if (order.refundedPence > 0) {
    rows.push({ label: 'Refunded', detail: '', amount: `−${formatPence(order.refundedPence)}`, strong: false })
  }
  return rows
}

function stepsOf(order: Order, steps: readonly OrderStep[]) {
  const names = namesOf(order)
  const said = [{ at: order.createdAt, words: 'Order placed' }]
  let refunded = 0
  for (const step of steps) {
    const words = stepWords(step, refunded, names)
    if (words) said.push({ at: step.at, words })
    refunded = step.refundedPence
  }
  if (order.confirmationSentAt) said.push({ at: order.confirmationSentAt, words: 'Confirmation sent by e-mail' })
  return said
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, words }) => ({ at: at.toISOString(), moment: momentText(at, LONDON), words }))
}

/** '20 November 2026', where the shop is. */
export const londonDate = (at: Date): string => dateText(dayIn(at, LONDON))
