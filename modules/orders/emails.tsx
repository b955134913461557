import { formatPence } from '#modules/cart/money.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { type Block, type EmailContent, email, mailOf } from '#platform/mail/email.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import {
  amounts,
  arrivalBlocks,
  boughtProducts,
  cancellationBlocks,
  goesToBlocks,
  greeting,
  heading,
  type OrderFacts,
  orderPageBlocks,
  pictureBlocks,
  productBlocks,
  sellerBlocks,
  text,
} from './email-blocks.ts'
import { type OrderGoods, type Parcel, unitsOf } from './goods-life.ts'
import { parcelBlocks, parcelContents, sentColumns, sentText, trackingBlocks } from './parcel-blocks.ts'
import type { Order } from './queries/orders.ts'
import { recallContent, sampleRecall } from './recall-content.ts'
import type { RefundTold } from './refund-words.ts'
import { RETURN_SUBJECTS, type ReturnFacts, returnBlocks, returnPreview, sendBackBlocks } from './return-blocks.ts'
import { sampleOrder, sampleParcel, sampleReturn, sampleSeller } from './sample-order.ts'

const SAMPLE: OrderFacts = {
  order: sampleOrder,
  catalogue: [
    { ...WORDS.biotin, pricePence: 565, vatRatePercent: 20, priceId: 'price_biotin', availableUnits: 9, onSale: true },
  ],
  seller: sampleSeller,
  shop: 'https://shop.example',
  orderPage: `https://shop.example/orders/${sampleOrder.id}?key=sample`,
}

const SAMPLE_PARCEL: ParcelFacts = {
  ...SAMPLE,
  parcel: sampleParcel,
  goods: { parcels: [sampleParcel], cancelled: [], refunds: [], returns: [] },
}

const DELIVERED_PARCEL: Parcel = { ...sampleParcel, state: 'delivered', deliveredAt: new Date('2026-11-23T11:48:00Z') }

/**
 * The confirmation on a durable medium (Consumer Contracts Regulations 2013, regulation 16): what was bought, every
 * price, when it comes, who sells, and the right to cancel with the form of Schedule 3 part B.
 */
const confirmation = email<OrderFacts>(
  'order-confirmation',
  facts => {
    const { order, seller } = facts
    return {
      subject: `Your Thymewell order ${order.number}`,
      preview: `Thank you. We have your payment of ${formatPence(order.chargedPence)} and are getting your order ready.`,
      title: order.customer?.name ? `Thank you, ${order.customer.name}` : 'Thank you',
      blocks: [
        text(`We have your payment of ${formatPence(order.chargedPence)} and are getting order ${order.number} ready.`),
        ...arrivalBlocks(order),
        ...orderPageBlocks(facts),
        ...pictureBlocks(boughtProducts(facts), facts.shop),
        { kind: 'amounts', rows: amounts(order) },
        ...goesToBlocks(facts),
      ],
      small: [
        ...productBlocks(facts),
        ...cancellationBlocks(order, seller),
        heading('If something is wrong'),
        text(
          'We are under a legal duty to supply goods that are in conformity with this contract. If something arrives faulty, damaged or not as described, you may reject it within 30 days for a full refund, whether or not you have opened it, and we pay for its return.',
        ),
        text(
          `To complain or to ask anything, write to ${seller.email} or call ${seller.phone}. We answer within five working days.`,
        ),
        ...sellerBlocks(seller),
      ],
    }
  },
  SAMPLE,
)

/** Only of delayed payments: a declined card is told on the payment page itself. */
const paymentFailed = email<OrderFacts>(
  'order-payment-failed',
  ({ order, seller, shop }) => {
    return {
      subject: `Your payment for order ${order.number} did not come through`,
      preview: 'No money was taken, and nothing will be sent.',
      blocks: [
        text(greeting(order)),
        text(
          `Your bank did not complete the payment of ${formatPence(order.totalPence ?? order.subtotalPence - order.discountPence)} for order ${order.number}. No money was taken. We have cancelled the order, and nothing will be sent.`,
        ),
        text('If you still want the products, you can order them again and pay another way.'),
        { kind: 'action', text: 'Go to the shop', url: `${shop}/shop/supplements` },
      ],
      small: sellerBlocks(seller),
    }
  },
  SAMPLE,
)

/** This refund, what it is for, and what all refunds of the order together come to. */
const refund = email<OrderFacts & { told: RefundTold }>(
  'order-refund',
  facts => {
    const { order, seller, told } = facts
    return {
      subject: `Your refund for order ${order.number}`,
      preview: `${formatPence(told.pence)} is on its way back to you.`,
      blocks: [
        text(greeting(order)),
        text(refundedText(order, told)),
        ...told.reasons.map(text),
        ...refundsTogether(order, told),
        ...(order.stock === 'none'
          ? [
              text(
                'We are sorry: we could not send this order, because the products were no longer in stock when your payment reached us. Nothing will be sent.',
              ),
            ]
          : []),
        text(
          'The money goes back to the card or account you paid with. Most banks show it within 5 to 10 working days.',
        ),
        { kind: 'action', text: 'See your order', url: facts.orderPage },
      ],
      small: sellerBlocks(seller),
    }
  },
  {
    ...SAMPLE,
    told: {
      pence: 565,
      beforePence: 200,
      reasons: ['It is for what was cancelled before we packed it: Biotin.'],
    },
  },
)

function refundedText({ number, chargedPence }: Order, { pence, beforePence }: RefundTold): string {
  const sum = formatPence(pence)
  if (beforePence > 0) return `We have refunded ${sum} for order ${number}.`
  if (pence >= chargedPence) return `We have refunded the whole ${sum} that you paid for order ${number}.`
  return `We have refunded ${sum} of the ${formatPence(chargedPence)} that you paid for order ${number}.`
}

/** With a second refund: what they come to. */
function refundsTogether({ chargedPence }: Order, { pence, beforePence }: RefundTold): Block[] {
  if (beforePence === 0) return []
  const before = `With the ${formatPence(beforePence)} that went back before, you have been refunded`
  const [all, charged] = [beforePence + pence, formatPence(chargedPence)]
  return [
    text(
      all >= chargedPence
        ? `${before} all of the ${charged} that you paid.`
        : `${before} ${formatPence(all)} of the ${charged} that you paid.`,
    ),
  ]
}

export interface ParcelFacts extends OrderFacts {
  parcel: Parcel
  goods: OrderGoods
}

/** A parcel has left the house: how to follow it, what is in it, and how to send something back. */
const sent = email<ParcelFacts>(
  'order-sent',
  facts => {
    const { order, goods, parcel, seller } = facts
    const rest = unitsOf(order.lines, goods).some(line => line.waiting + line.packed > 0)
    return {
      subject: rest ? 'A part of your order is on its way' : 'Your parcel is on its way',
      preview: sentText(order, parcel),
      blocks: [
        text(greeting(order)),
        text(sentText(order, parcel)),
        ...trackingBlocks(facts),
        ...pictureBlocks(
          boughtProducts(facts).filter(({ id }) => parcel.lines.some(({ productId }) => productId === id)),
          facts.shop,
        ),
        heading('In the parcel, and how to take it'),
        ...parcelBlocks(facts),
        ...(rest ? [text('What is not in it follows in a parcel of its own.')] : []),
        ...sentColumns(facts),
      ],
      small: [
        text(`Order ${order.number}. Your rights and the cancellation form are in your confirmation.`),
        ...sellerBlocks(seller),
      ],
    }
  },
  SAMPLE_PARCEL,
)

/** A parcel did not come: what happens now. */
const lost = email<ParcelFacts>(
  'order-lost',
  facts => {
    const { order, parcel, seller } = facts
    return {
      subject: `Your parcel for order ${order.number} seems to be lost`,
      title: 'Your parcel seems to be lost',
      preview: parcel.sentAgain ? 'We send its contents again.' : 'Your money for it is on its way back.',
      blocks: [
        text(greeting(order)),
        text('We are sorry: a parcel of your order did not reach you, and its carrier cannot find it.'),
        { kind: 'list', items: parcelContents(facts) },
        text(
          parcel.sentAgain
            ? 'We are packing the same again and will write to you when it leaves. You need not do anything.'
            : 'Your money for it goes back to the card or account you paid with, and we will write to you when it does. There is nothing you need to do. If the parcel does turn up, please tell us.',
        ),
        { kind: 'action', text: 'See your order', url: facts.orderPage },
      ],
      small: sellerBlocks(seller),
    }
  },
  { ...SAMPLE_PARCEL, parcel: { ...SAMPLE_PARCEL.parcel, state: 'lost', lostAt: sampleParcel.sentAt } },
)

const recall = email('order-recall', recallContent, sampleRecall)

/** A parcel has arrived: from now on the days to send something back are counted. */
const delivered = email<ParcelFacts>(
  'order-delivered',
  facts => {
    const { order, seller } = facts
    return {
      subject: `Your parcel for order ${order.number} has arrived`,
      title: 'Your parcel has arrived',
      preview: 'What to do if something is wrong, and until when it can be sent back.',
      blocks: [
        text(greeting(order)),
        text(`The carrier tells us that this parcel of order ${order.number} has arrived:`),
        { kind: 'list', items: parcelContents(facts) },
        text('If it has not reached you, or something is wrong with it, write to us and we will put it right.'),
        { kind: 'action', text: 'See your order', url: facts.orderPage },
        ...sendBackBlocks(facts),
      ],
      small: sellerBlocks(seller),
    }
  },
  { ...SAMPLE_PARCEL, parcel: DELIVERED_PARCEL, goods: { ...SAMPLE_PARCEL.goods, parcels: [DELIVERED_PARCEL] } },
)

/** One return: what to do now, or what has become of it. */
const back = email<ReturnFacts>(
  'order-return',
  facts => ({
    subject: RETURN_SUBJECTS[facts.moment](` from order ${facts.order.number}`),
    title: RETURN_SUBJECTS[facts.moment](''),
    preview: returnPreview(facts),
    blocks: [text(greeting(facts.order)), ...returnBlocks(facts)],
    small: sellerBlocks(facts.seller),
  }),
  { ...SAMPLE, goods: { ...SAMPLE_PARCEL.goods, returns: [sampleReturn] }, back: sampleReturn, moment: 'requested' },
)

/** Every e-mail about an order. */
export const EMAILS = { confirmation, paymentFailed, refund, sent, lost, delivered, back, recall }

/** The e-mail on its way to the buyer; null when there is nobody to write to. `about` tells it from every other. */
export function orderMail({ order, seller }: OrderFacts, content: EmailContent, about: string): Mail | null {
  if (!order.customer) return null
  const to = { name: order.customer.name, address: order.customer.email }
  return mailOf(content, { to, about: `order-${order.id}.${about}`, sender: seller })
}
