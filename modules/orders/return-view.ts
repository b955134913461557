import type { Day } from '#modules/calendar/day.ts'
import { oneDayText } from '#modules/calendar/words.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { momentText } from '#modules/calendar/zone-words.ts'
import { formatPence } from '#modules/cart/money.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import { type LineUnits, type OrderGoods, type OrderRefund, withBuyer } from './goods-life.ts'
import type { StatusTone } from './order-words.ts'
import type { Order } from './queries/orders.ts'
import { nextUnitsPence, owedForReturn, withRefunded } from './refundable.ts'
import { isOurFault, type OrderReturn, RETURN_LIFE } from './return-life.ts'
import { postBy, refundBy, returnPeriod } from './return-terms.ts'
import { backText, type DayWords, periodWords, returnWords } from './return-words.ts'
import type { Seller } from './seller.ts'
import type { Station } from './stations.ts'

/** What can be sent back of an order, as the first of the three questions asks it. */
export interface SendBackView {
  until: DayWords
  lines: { productId: ProductId; name: string; packs: number; each: string }[]
  /** Only what was wrong can still come back. */
  onlyWrong: boolean
  /** It has come: sending something back is the next thing that can be done. */
  isNext: boolean
}

/** What can be sent back; `over` when it could be, if the days for it were not over; null when there is nothing. */
export function sendBackView(
  order: Order,
  goods: OrderGoods,
  units: readonly LineUnits[],
  now: Date,
): SendBackView | 'over' | null {
  const isPaid = order.status === 'paid' || order.status === 'partly-refunded'
  if (!isPaid || order.anonymisedAt !== null) return null
  const lines = order.lines.flatMap(({ productId, name }) => {
    const line = units.find(unit => unit.productId === productId)
    const packs = line ? withBuyer(line, goods) : 0
    const each = formatPence(nextUnitsPence(order.lines, goods, [{ productId, quantity: 1 }]))
    return packs > 0 ? [{ productId, name, packs, each }] : []
  })
  if (lines.length === 0) return null
  const today = dayIn(now, LONDON)
  const period = returnPeriod(order, goods)
  const until = periodWords(period, today)
  if (!until) return 'over'
  const onlyWrong = period.untilForAnyReason !== null && today > period.untilForAnyReason
  return { until, lines, onlyWrong, isNext: order.goods === 'delivered' }
}

export interface ReturnView {
  number: number
  label: string
  tone: StatusTone
  title: string
  /** '1 × Vitamin D3 + K2, unopened' */
  goods: string
  /** What is to be done now, or what has become of it. */
  words: DayWords
  stations: Station[]
  /** What is written on the parcel; null when nothing is to be posted. */
  parcel: { lines: string[]; wePay: boolean; labelLink: string | null } | null
  canPost: boolean
  canKeep: boolean
  proof: string | null
}

/** One return, in words and finished figures. */
export function returnView(order: Order, goods: OrderGoods, back: OrderReturn, seller: Seller): ReturnView {
  const refund = goods.refunds.find(({ id }) => id === back.refundId)
  const pence = refund?.pence ?? owedForReturn(order, withRefunded(goods, back), back.lines).pence
  const names = new Map(order.lines.map(({ productId, name }) => [productId as string, name]))
  const isOpen = back.settlement === 'open'
  const toPost = isOpen && back.state === 'requested'
  return {
    number: back.number,
    ...returnWords(back, refund),
    goods: backText(back.lines, names),
    words: wordsOf(back, refund, formatPence(pence)),
    stations: stationsOf(back, refund, formatPence(pence)),
    parcel: toPost
      ? { lines: addressLines(order, back, seller), wePay: isOurFault(back.reason), labelLink: back.labelLink }
      : null,
    canPost: isOpen && (back.state === 'requested' || back.state === 'posted'),
    canKeep: isOpen && RETURN_LIFE[back.state].keep !== undefined,
    proof: back.proof,
  }
}

/** What is written on a parcel that comes back: the order and the return, so that it is known when it is opened. */
export function addressLines({ number }: Pick<Order, 'number'>, back: Pick<OrderReturn, 'number'>, seller: Seller) {
  return ['Thymewell Returns', `${number} / ${back.number}`, seller.name, ...seller.address]
}

const BANKS = 'Most banks show it 5 to 10 working days later.'

function wordsOf(back: OrderReturn, refund: OrderRefund | undefined, sum: string): DayWords {
  const said = (before: string, day: Day | null = null, after = '') => ({
    before,
    day: day ? oneDayText(day) : '',
    after,
  })
  if (back.settlement === 'refused') return said(back.settledBecause ?? '')
  if (back.settlement === 'refunded') {
    const less = back.settledBecause ? ` It is less than you paid for it: ${back.settledBecause}` : ''
    if (refund?.state === 'failed') return said('We found no way to your account. Please write to us.')
    if (refund?.state === 'wanted') return said(`${sum} are on their way to the way you paid.${less}`)
    return said(`${sum} went back to the way you paid. ${BANKS}${less}`)
  }
  switch (back.state) {
    case 'requested':
      return said('Post it by ', postBy(back), '. This is also in your e-mail.')
    case 'posted':
      return said(`We refund ${sum} by `, refundBy(back), ', or sooner when it is here.')
    case 'arrived':
      return said(`We refund ${sum} by `, refundBy(back), '.')
    case 'kept':
      return said('Nothing is to be posted, and no money goes back for it.')
  }
}

function stationsOf(back: OrderReturn, refund: OrderRefund | undefined, sum: string): Station[] {
  const when = (at: Date | null) => (at ? momentText(at, LONDON) : '')
  const rows: Omit<Station, 'state'>[] = [
    { name: 'Requested', when: when(back.requestedAt), detail: '' },
    { name: 'Posted', when: when(back.postedAt), detail: back.proof ?? '' },
    { name: 'Back with us', when: when(back.arrivedAt), detail: '' },
  ]
  if (back.state === 'kept') return [...past(rows.slice(0, 1)), { name: 'Kept', when: '', detail: '', state: 'ended' }]
  const reached = back.state === 'arrived' ? 2 : back.state === 'posted' ? 1 : 0
  const way = rows.map((row, index): Station => {
    // What was refunded before it came, or came without a word, skipped what lies between.
    const open = back.settlement === 'open'
    return { ...row, state: index > reached ? 'to-come' : index === reached && open ? 'now' : 'past' }
  })
  const last = { name: `Refunded ${sum}`, when: when(back.settledAt), detail: '' }
  if (back.settlement === 'refused') return [...way, { ...last, name: 'Not refunded', state: 'ended' }]
  return [...way, { ...last, state: refund?.state === 'made' ? 'past' : refund ? 'now' : 'to-come' }]
}

const past = (rows: readonly Omit<Station, 'state'>[]): Station[] => rows.map(row => ({ ...row, state: 'past' }))
