import { addDays } from '#modules/calendar/day.ts'
import { oneDayText } from '#modules/calendar/words.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { deliveryChoice } from '#modules/cart/delivery.ts'
import { formatPence } from '#modules/cart/money.ts'
import { type OrderGoods, unitsOf, withBuyer } from './goods-life.ts'
import type { Order } from './queries/orders.ts'
import { nextUnitsPence, owedForReturn, withRefunded } from './refundable.ts'
import { isOurFault, isReturnReason, type ReturnReason, type SentBack } from './return-life.ts'
import { POST_DAYS } from './return-terms.ts'

/** The three questions of whoever sends something back. */
export type ReturnStep = 'lines' | 'reason' | 'review'

/** What was answered so far, by the names of the fields. */
export type Asked = (field: string) => string | null

export interface ReturnAnswers {
  lines: SentBack[]
  reason: ReturnReason | null
  note: string
}

/** The question that is asked next. */
export interface AskedReturn {
  step: ReturnStep
  answers: ReturnAnswers
  problem: string | null
  review: ReturnReview | null
  /** What the return will be called: sent twice, it is one. */
  id: string
}

/** As long as a note may be. */
export const LONGEST_NOTE = 500

/** What the form of an order says; what it says of other products is not looked at. */
export function readAnswers(asked: Asked, order: Pick<Order, 'lines'>): ReturnAnswers {
  const lines = order.lines.flatMap(({ productId }): SentBack[] => {
    if (asked(`take-${productId}`) === null) return []
    const quantity = Number(asked(`packs-${productId}`) ?? 1)
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > 9999) return []
    return [{ productId, quantity, seal: asked(`seal-${productId}`) === 'opened' ? 'opened' : 'unbroken' }]
  })
  const reason = asked('reason')
  return {
    lines,
    reason: isReturnReason(reason) ? reason : null,
    note: (asked('note') ?? '').trim().slice(0, LONGEST_NOTE),
  }
}

/** What is shown before it is sent: what goes back, when, and who pays the postage. */
export interface ReturnReview {
  rows: { label: string; detail: string; amount: string }[]
  refund: string
  when: { title: string; words: string }[]
  wePay: boolean
  /** 'Send back 1 pack' */
  send: string
}

export function returnReview(
  order: Order,
  goods: OrderGoods,
  { lines, reason, note }: ReturnAnswers & { reason: ReturnReason },
  now: Date,
): ReturnReview {
  const today = dayIn(now, LONDON)
  const wanted = { ...NOT_YET, reason, note, requestedAt: now, lines: lines.map(line => ({ ...line, shelved: 0 })) }
  const owed = owedForReturn(order, withRefunded(goods, wanted), lines)
  const packs = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const before = owed.goodsPence + owed.deliveryPence - owed.pence
  const refund = formatPence(owed.pence)
  return {
    rows: [
      ...goodsRows(order, goods, lines),
      deliveryRow(order, owed, reason),
      ...(before > 0
        ? [
            {
              label: 'Refunded before',
              detail: 'A part of what you paid has gone back already',
              amount: `−${formatPence(before)}`,
            },
          ]
        : []),
    ],
    refund,
    when: [
      { title: `Today, ${oneDayText(today)}`, words: 'You tell us, by sending this.' },
      { title: `By ${oneDayText(addDays(today, POST_DAYS))}`, words: 'You post it. Keep the post office receipt.' },
      {
        title: 'Within 14 days of getting it back',
        words: `We refund ${refund}, sooner if you show us the receipt. Most banks show it 5 to 10 working days later.`,
      },
    ],
    wePay: isOurFault(reason),
    send: `Send back ${packsText(packs)}`,
  }
}

export const packsText = (packs: number): string => `${packs} ${packs === 1 ? 'pack' : 'packs'}`

const NOT_YET = {
  id: '',
  number: 0,
  state: 'requested',
  settlement: 'open',
  proof: null,
  labelLink: null,
  settledBecause: null,
  refundId: null,
  postedAt: null,
  arrivedAt: null,
  settledAt: null,
} as const

function goodsRows(order: Order, goods: OrderGoods, lines: readonly SentBack[]): ReturnReview['rows'] {
  const units = unitsOf(order.lines, goods)
  const paidFor = (rows: readonly SentBack[]) => nextUnitsPence(order.lines, goods, rows)
  return lines.map((line, index) => {
    const there = units.find(({ productId }) => productId === line.productId)
    const of = there ? withBuyer(there, goods) : line.quantity
    return {
      label: order.lines.find(({ productId }) => productId === line.productId)?.name ?? line.productId,
      detail: `${of > 1 ? `${line.quantity} of ${of} packs` : '1 pack'}, ${line.seal === 'opened' ? 'opened' : 'unopened'}`,
      amount: formatPence(paidFor(lines.slice(0, index + 1)) - paidFor(lines.slice(0, index))),
    }
  })
}

function deliveryRow(
  order: Order,
  { whole, deliveryPence }: ReturnType<typeof owedForReturn>,
  reason: ReturnReason,
): ReturnReview['rows'][number] {
  const paid = order.deliveryPence ?? 0
  const label = deliveryChoice(order.delivery ?? 'standard', order.subtotalPence).name
  const row = (detail: string) => ({ label, detail, amount: formatPence(deliveryPence) })
  if (paid === 0) return row('It was free and stays free')
  if (!whole) return row('It goes back when all of the order comes back')
  if (deliveryPence === paid) return row('All of the order comes back, and its delivery with it')
  return isOurFault(reason) || deliveryPence > 0
    ? row('What standard delivery cost; the rest was for express')
    : row('Standard delivery was free; the rest was for express')
}
