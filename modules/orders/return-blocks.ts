import { oneDayText } from '#modules/calendar/words.ts'
import { formatPence } from '#modules/cart/money.ts'
import type { Block } from '#platform/mail/email.tsx'
import { heading, type OrderFacts, text } from './email-blocks.ts'
import type { ReturnMoment } from './follow-ups.ts'
import { type OrderGoods, type Parcel, unitsOf } from './goods-life.ts'
import { owedForReturn, withRefunded } from './refundable.ts'
import { isOurFault, type OrderReturn } from './return-life.ts'
import { postBy, refundBy, returnPeriod } from './return-terms.ts'
import { addressLines, sendBackView } from './return-view.ts'
import { backText } from './return-words.ts'

/** What an e-mail about a return is written from. */
export interface ReturnFacts extends OrderFacts {
  goods: OrderGoods
  back: OrderReturn
  moment: ReturnMoment
}

/** `of`: ' from order TW-7KQ2-M0XA', or nothing where the order has been named. */
export const RETURN_SUBJECTS: Record<ReturnMoment, (of: string) => string> = {
  requested: of => `How to send your return${of}`,
  labelled: of => `A label for your return${of}`,
  posted: of => `Your return${of} is on its way`,
  kept: of => `Your return${of} is called off`,
  arrived: of => `Your return${of} has reached us`,
  refused: of => `Your return${of} was not refunded`,
}

/** The one sentence that matters. */
export function returnPreview({ order, goods, back, moment }: ReturnFacts): string {
  const sum = formatPence(owedForReturn(order, withRefunded(goods, back), back.lines).pence)
  switch (moment) {
    case 'requested':
      return `You would like to send this back. Please post it by ${oneDayText(postBy(back))}.`
    case 'labelled':
      return `We pay the postage. Please post it by ${oneDayText(postBy(back))}.`
    case 'posted':
    case 'arrived': {
      const by = refundBy(back)
      return `Thank you. We will refund ${sum}${by ? ` by ${oneDayText(by)}` : ''}.`
    }
    case 'kept':
      return 'You are keeping it: there is nothing to post, and no money goes back for it.'
    case 'refused':
      return back.settledBecause ?? ''
  }
}

export function returnBlocks(facts: ReturnFacts): Block[] {
  const { order, goods, back, moment, seller } = facts
  const names = new Map(order.lines.map(({ productId, name }) => [productId as string, name]))
  const page = { kind: 'action', text: 'See your return', url: `${facts.orderPage}&return=${back.number}` } as const
  const goodsLines: Block[] = [
    text(`${returnPreview(facts)} It is from order ${order.number}:`),
    { kind: 'list', items: [backText(back.lines, names)] },
  ]
  switch (moment) {
    case 'requested':
      return [
        ...goodsLines,
        page,
        heading('Write this on the parcel'),
        { kind: 'lines', lines: addressLines(order, back, seller) },
        text(isOurFault(back.reason) ? WE_PAY : YOU_PAY),
        text(
          `We will refund ${formatPence(owedForReturn(order, withRefunded(goods, back), back.lines).pence)} within 14 days of getting it back, or sooner if you give us the tracking number or the details on your receipt.`,
        ),
        text('Would you rather keep it? Just say so on the return page, at any time before you post it.'),
      ]
    case 'labelled':
      return [...goodsLines, back.labelLink ? { kind: 'action', text: 'Print the label', url: back.labelLink } : page]
    case 'refused':
      return [
        ...goodsLines,
        page,
        text(`If you do not agree, write to ${seller.email}: a person will look at it again.`),
      ]
    default:
      return [...goodsLines, page]
  }
}

const WE_PAY =
  'We pay the postage: wait for our e-mail with a label to print, which usually comes by the next working day.'
const YOU_PAY = 'You pay the postage, and any carrier will do. Keep the receipt from the post office.'

type WithParcel = OrderFacts & { goods: OrderGoods; parcel: Parcel }

/** Whether the page of the order offers it when the parcel leaves or arrives: not where all of its money went back. */
export function canSendBack({ order, goods, parcel }: WithParcel): boolean {
  const at = parcel.deliveredAt ?? parcel.sentAt ?? parcel.packedAt
  const view = sendBackView(order, goods, unitsOf(order.lines, goods), at)
  return view !== null && view !== 'over'
}

/** The question on that page. */
export const sendBackLink = ({ orderPage }: OrderFacts) => ({
  text: 'Send something back',
  url: `${orderPage}&ask=return`,
})

/** Until when something can be sent back, in the e-mail that says that it came. */
export function sendBackBlocks(facts: WithParcel): Block[] {
  if (!canSendBack(facts)) return []
  const { order, goods } = facts
  const { untilForAnyReason: until } = returnPeriod(order, goods)
  const last = until ? `until ${oneDayText(until)}` : 'for 14 days from the day on which the last parcel reaches you'
  return [
    heading('Sending something back'),
    text(`You may send back anything with an unbroken seal ${last}, without giving a reason.`),
    { kind: 'link', ...sendBackLink(facts) },
  ]
}
