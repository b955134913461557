import type { Day } from '#modules/calendar/day.ts'
import { dateText } from '#modules/calendar/words.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { deliveryChoice } from '#modules/cart/delivery.ts'
import { formatPence } from '#modules/cart/money.ts'
import { type LotName, lotPath } from '#modules/catalogue/lot.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import { carrierName } from './carriers.ts'
import { type LineUnits, type OrderGoods, type Parcel, type Units, unitsOf } from './goods-life.ts'
import { type JustDone, justDone } from './just-done.ts'
import { linePence } from './order.ts'
import { disputeAmounts, stepsSaid } from './order-steps.ts'
import { goodsText, type OrderStep, type StatusTone, statusOf } from './order-words.ts'
import type { DisputeOfOrder } from './queries/disputes-to-do.ts'
import type { Order } from './queries/orders.ts'
import { owedFor, withCancelled } from './refundable.ts'
import { type ReturnView, returnView, type SendBackView, sendBackView } from './return-view.ts'
import type { Seller } from './seller.ts'
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
  /** What they have just changed. */
  justDone: JustDone | null
  sendBack: SendBackView | 'over' | null
  returns: ReturnView[]
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
  /** The lots of its packs, where they were noted, each with its page. */
  lots: { lot: string; name: string; page: string; isRecalled: boolean }[]
  carrier: string
  trackingNumber: string | null
  trackingLink: string | null
  isOnItsWay: boolean
}

export interface OpenActs {
  /** Lines that are not packed yet, with what goes back for 1, 2, … of their packs. */
  cancel: { productId: ProductId; name: string; goesBack: string[] }[]
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
  | 'discountPence'
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
    total: formatPence(order.chargedPence || (order.totalPence ?? order.subtotalPence - order.discountPence)),
  }
}

/** What few orders have beside their own rows. */
export interface Beside {
  /** Lots that were called back. */
  recalled?: readonly LotName[]
  /** What its payer's bank asked back. */
  disputes?: readonly DisputeOfOrder['dispute'][]
}

/** Everything a page says about an order, in words and finished figures. */
export function orderView(
  order: Order,
  goods: OrderGoods,
  steps: readonly OrderStep[],
  seller: Seller,
  now: Date,
  { recalled = [], disputes = [] }: Beside = {},
): OrderView {
  const units = unitsOf(order.lines, goods)
  return {
    ...orderRow(order),
    statusWords: statusOf(order).words,
    arrival: arrivalOf(order, goods, now),
    stations: stationsOf(order, goods, now),
    parcels: goods.parcels.map(parcel => parcelView(order, parcel, recalled)),
    lines: order.lines.map(line => ({
      productId: line.productId,
      name: line.name,
      quantity: line.quantity,
      each: formatPence(line.unitPence),
      amount: formatPence(linePence(line)),
      note: noteOf(units.find(({ productId }) => productId === line.productId)),
    })),
    amounts: [...amountsOf(order), ...disputeAmounts(disputes)],
    steps: stepsSaid(order, namesOf(order), steps, disputes),
    shipTo: addressOf(order),
    email: order.customer?.email ?? null,
    forgotten: order.anonymisedAt !== null,
    hasReceipt: hasReceipt(order),
    payAt: order.status === 'pending' && canBePaid(order, now) ? order.sessionUrl : null,
    open: openActs(order, goods, units),
    justDone: justDone(steps, namesOf(order), now),
    sendBack: sendBackView(order, goods, units, now),
    returns: goods.returns.map(back => returnView(order, goods, back, seller)),
  }
}

function noteOf(units: LineUnits | undefined): string {
  if (!units) return ''
  const part = (packs: number, word: string) => {
    if (packs === 0) return []
    return packs === units.ordered ? [word] : [`${packs} of ${units.ordered} ${word.toLowerCase()}`]
  }
  return [...part(units.cancelled, 'Cancelled'), ...part(units.returned, 'Sent back')].join(', ')
}

const PARCEL_WORDS: Record<Parcel['state'], string> = {
  packed: 'packed',
  sent: 'on its way',
  delivered: 'delivered',
  lost: 'lost',
}

function parcelView(order: Order, parcel: Parcel, recalled: readonly LotName[]): ParcelView {
  return {
    number: parcel.number,
    title: `Parcel ${parcel.number}, ${PARCEL_WORDS[parcel.state]}${parcel.sentAgain ? ' and sent again' : ''}`,
    goods: goodsText(parcel.lines, namesOf(order)),
    lots: parcel.lines
      .filter(({ lot }) => lot !== '')
      .map(({ productId, lot }) => ({
        lot,
        name: namesOf(order).get(productId) ?? productId,
        page: lotPath({ productId, lot }),
        isRecalled:
          parcel.state !== 'packed' && recalled.some(each => each.productId === productId && each.lot === lot),
      })),
    carrier: parcel.carrier === null || parcel.carrier === 'other' ? '' : carrierName(parcel.carrier),
    trackingNumber: parcel.trackingNumber,
    trackingLink: parcel.state === 'packed' ? null : parcel.trackingLink,
    isOnItsWay: parcel.state === 'sent',
  }
}

const namesOf = ({ lines }: Pick<Order, 'lines'>) => new Map(lines.map(({ productId, name }) => [productId, name]))

function openActs(order: Order, goods: OrderGoods, units: readonly LineUnits[]): OpenActs {
  const isPaid = order.status === 'paid' || order.status === 'partly-refunded'
  const paid = isPaid && (order.dispute === 'none' || order.dispute === 'won')
  const waiting = paid && order.anonymisedAt === null ? units.filter(line => line.waiting > 0) : []
  const wanted = waiting.map(({ productId, waiting: quantity }) => ({ productId, quantity }))
  const goesBack = (gone: readonly Units[]) =>
    formatPence(gone.length === 0 ? 0 : owedFor(order, withCancelled(goods, gone), gone))
  return {
    cancel: wanted.map(({ productId, quantity }) => ({
      productId,
      name: namesOf(order).get(productId) ?? productId,
      goesBack: Array.from({ length: quantity }, (_, before) => goesBack([{ productId, quantity: before + 1 }])),
    })),
    goesBack: goesBack(wanted),
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
  const rows = [amount('Goods', order.subtotalPence), ...discountRows(order)]
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

/** What a code took off, where one did: for the page, the e-mail and the receipt. */
export function discountRows({ discountCode, discountPence }: Pick<Order, 'discountCode' | 'discountPence'>) {
  if (discountCode === null) return []
  return [{ label: `Discount ${discountCode}`, detail: '', amount: `−${formatPence(discountPence)}`, strong: false }]
}

/** '20 November 2026', where the shop is. */
export const londonDate = (at: Date): string => dateText(dayIn(at, LONDON))
