import type { Day } from '#modules/calendar/day.ts'
import { dateText } from '#modules/calendar/words.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { momentText } from '#modules/calendar/zone-words.ts'
import { arrivalText, arrivalWindow, deliveryChoice } from '#modules/cart/delivery.ts'
import { formatPence } from '#modules/cart/money.ts'
import { linePence } from './order.ts'
import type { Fact, OrderStatus } from './order-life.ts'
import type { Order } from './queries/orders.ts'
import { canBePaid } from './session-request.ts'

/** One step of an order, as its history holds it. */
export interface OrderStep {
  at: Date
  fact: Fact['kind']
  to: OrderStatus
  chargedPence: number
  refundedPence: number
}

export type StatusTone = 'leaf' | 'quiet' | 'caution'

/** What a status is called, and what it means for its buyer. */
export const STATUS_VIEWS: Record<OrderStatus, { label: string; tone: StatusTone; words: string }> = {
  pending: {
    label: 'Not paid yet',
    tone: 'caution',
    words: 'The goods are kept aside for you while the payment page is open.',
  },
  processing: {
    label: 'Payment on its way',
    tone: 'caution',
    words: 'Your bank takes a few days to settle this payment. We send the parcel as soon as it has.',
  },
  paid: { label: 'Paid', tone: 'leaf', words: 'We have your payment.' },
  'partly-refunded': { label: 'Partly refunded', tone: 'leaf', words: 'A part of what you paid has gone back to you.' },
  refunded: { label: 'Refunded', tone: 'quiet', words: 'All that you paid has gone back to the way you paid.' },
  expired: { label: 'Not paid', tone: 'quiet', words: 'The payment page closed unpaid. Nothing was charged.' },
  'payment-failed': {
    label: 'Payment failed',
    tone: 'quiet',
    words: 'The payment did not come through. No money was taken, and nothing was sent.',
  },
  'refund-due': {
    label: 'Being refunded',
    tone: 'caution',
    words: 'The goods were no longer free when your payment reached us. All of your money is on its way back.',
  },
  review: {
    label: 'Being checked',
    tone: 'caution',
    words: 'Something about the payment needs a person to look at it. We write to you when that is done.',
  },
}

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
  lines: { productId: string; name: string; quantity: number; each: string; amount: string }[]
  amounts: { label: string; detail: string; amount: string; strong: boolean }[]
  steps: { at: string; moment: string; words: string }[]
  /** Name and address, line by line; empty when it was never told or has been taken out. */
  shipTo: string[]
  email: string | null
  forgotten: boolean
  hasReceipt: boolean
  /** The page to pay at, while it is open. */
  payAt: string | null
}

type Shown = Pick<
  Order,
  'id' | 'number' | 'status' | 'createdAt' | 'lines' | 'totalPence' | 'subtotalPence' | 'chargedPence'
>

/** One line of the history. */
export function orderRow(order: Shown): OrderRow {
  const { label, tone } = STATUS_VIEWS[order.status]
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
export function orderView(order: Order, steps: readonly OrderStep[], now: Date): OrderView {
  return {
    ...orderRow(order),
    statusWords: STATUS_VIEWS[order.status].words,
    arrival: arrivalOf(order, now),
    lines: order.lines.map(line => ({
      productId: line.productId,
      name: line.name,
      quantity: line.quantity,
      each: formatPence(line.unitPence),
      amount: formatPence(linePence(line)),
    })),
    amounts: amountsOf(order),
    steps: stepsOf(order, steps),
    shipTo: addressOf(order),
    email: order.customer?.email ?? null,
    forgotten: order.anonymisedAt !== null,
    hasReceipt: hasReceipt(order),
    payAt: order.status === 'pending' && canBePaid(order, now) ? order.sessionUrl : null,
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

function arrivalOf({ status, paidAt, delivery }: Order, now: Date): string | null {
  if (!paidAt || !delivery || (status !== 'paid' && status !== 'partly-refunded')) return null
  const window = arrivalWindow(paidAt, delivery)
  return window.to >= dayIn(now, LONDON) ? arrivalText(window) : null
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
  const said = [{ at: order.createdAt, words: 'Order placed' }]
  let refunded = 0
  for (const step of steps) {
    said.push({ at: step.at, words: stepWords(step, refunded) })
    refunded = step.refundedPence
  }
  if (order.confirmationSentAt) said.push({ at: order.confirmationSentAt, words: 'Confirmation sent by e-mail' })
  return said
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, words }) => ({ at: at.toISOString(), moment: momentText(at, LONDON), words }))
}

function stepWords(step: OrderStep, refundedBefore: number): string {
  switch (step.fact) {
    case 'refused':
      return 'The payment page could not be opened'
    case 'expired':
      return 'Closed unpaid'
    case 'delayed':
      return 'Payment started, on its way from your bank'
    case 'failed':
      return 'The payment did not come through'
    case 'mismatch':
      return `Payment of ${formatPence(step.chargedPence)} received, to be checked`
    case 'paid':
      return step.to === 'refund-due'
        ? `Payment of ${formatPence(step.chargedPence)} received, too late for the goods`
        : `Payment of ${formatPence(step.chargedPence)} received`
    case 'refunded':
      return `${formatPence(step.refundedPence - refundedBefore)} refunded`
  }
}

/** '20 November 2026', where the shop is. */
export const londonDate = (at: Date): string => dateText(dayIn(at, LONDON))
