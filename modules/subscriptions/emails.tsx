import { type EmailSender, SAMPLE_SENDER, senderLines } from '#modules/account/sender.ts'
import { formatPence } from '#modules/cart/money.ts'
import { type Block, type EmailContent, email } from '#platform/mail/email.tsx'
import { REMIND_DAYS } from './dates.ts'
import { rhythmText, type Terms, totalText } from './offer.ts'
import type { EndedBecause } from './subscription-life.ts'

/** What every e-mail of a subscription is written from. Days are written out. */
export interface MailFacts {
  product: string
  terms: Terms
  /** When the next delivery is charged; null where none is. */
  next: string | null
  /** When a refused card is tried again; null where it is not. */
  again: string | null
  because: EndedBecause | null
  /** Where it is changed, and where it is ended; the second opens without signing in. */
  ownPage: string
  endPage: string
  sender: EmailSender
}

const SAMPLE: MailFacts = {
  product: 'Biotin',
  terms: { packs: 1, everyDays: 90, unitPence: 851, goodsPence: 851, deliveryPence: 295, totalPence: 1146 },
  next: '21 December 2026',
  again: '24 December 2026',
  because: 'member',
  ownPage: 'https://shop.example/dashboard/subscriptions/sample',
  endPage: 'https://shop.example/subscriptions/sample/end?key=sample',
  sender: SAMPLE_SENDER,
}

const text = (words: string): Block => ({ kind: 'text', text: words })

const amounts = ({ terms, product }: MailFacts): Block => ({
  kind: 'amounts',
  rows: [
    {
      label: product,
      detail: `${terms.packs} × ${formatPence(terms.unitPence)}`,
      amount: formatPence(terms.goodsPence),
      strong: false,
    },
    {
      label: 'Standard delivery',
      detail: '',
      amount: terms.deliveryPence === 0 ? 'Free' : formatPence(terms.deliveryPence),
      strong: false,
    },
    { label: 'Each delivery, VAT included', detail: '', amount: formatPence(terms.totalPence), strong: true },
  ],
})

/** In every e-mail of one that runs: leaving is as near as staying. */
const waysOut = ({ ownPage, endPage }: MailFacts): Block[] => [
  { kind: 'action', text: 'Skip, move or change it', url: ownPage },
  { kind: 'link', text: 'End this subscription', url: endPage },
]

const COOLING_OFF =
  'You can change your mind about a delivery within 14 days of receiving it and get your money back, standard delivery included, as long as its seals are unopened. If you end the subscription within that time, we cancel anything that has not left us yet and refund it straight away.'

type Written = Omit<EmailContent, 'from'>
const made = (name: string, write: (facts: MailFacts) => Written) =>
  email<MailFacts>(`subscription-${name}`, facts => ({ from: senderLines(facts.sender), ...write(facts) }), SAMPLE)

/** The agreement on a durable medium. */
const started = made('started', facts => ({
  subject: 'Your subscription has begun',
  preview: `Each delivery costs ${totalText(facts.terms)}.`,
  blocks: [
    text('Thank you for subscribing. This is what we agreed:'),
    text(`${facts.product}: ${rhythmText(facts.terms)}.`),
    amounts(facts),
    text(
      `We charge the same amount every ${facts.terms.everyDays} days until you end the subscription, the next time on ${facts.next}. Its price stays as it is unless you agree to another. We write to you ${REMIND_DAYS} days before each charge.`,
    ),
    ...waysOut(facts),
    { kind: 'heading', text: 'Changing your mind' },
    text(COOLING_OFF),
  ],
}))

const reminder = made('reminder', facts => ({
  subject: 'We charge for your next delivery soon',
  preview: `${formatPence(facts.terms.totalPence)} on ${facts.next}, unless you skip, move or end it.`,
  blocks: [
    text(`On ${facts.next} we charge your card and send the next delivery of your subscription.`),
    text(`${facts.product}: ${rhythmText(facts.terms)}.`),
    amounts(facts),
    text('Until then you can skip it, move it, change it or end the subscription. It costs nothing to do so.'),
    ...waysOut(facts),
  ],
}))

const changed = made('changed', facts => ({
  subject: 'Your subscription has changed',
  preview: `The next delivery is charged on ${facts.next}.`,
  blocks: [
    text('You changed your subscription. From now on it is:'),
    text(`${facts.product}: ${rhythmText(facts.terms)}.`),
    amounts(facts),
    text(`The next delivery is charged on ${facts.next}.`),
    ...waysOut(facts),
  ],
}))

const soldOut = made('sold-out', facts => ({
  subject: 'Your delivery has to wait',
  preview: 'We have charged nothing.',
  blocks: [
    text(
      `Your next delivery was due, but we do not have enough ${facts.product} to send it. Nothing was charged. We try again on ${facts.next}, and tell you if it still cannot be sent.`,
    ),
    ...waysOut(facts),
  ],
}))

const cardRefused = made('card-refused', facts => ({
  subject: 'Your card was refused',
  preview: 'Nothing was charged. You can pay with another card.',
  blocks: [
    text(
      `Your bank did not let us charge ${formatPence(facts.terms.totalPence)} for your next delivery. We try again on ${facts.again}. If the payment still fails, the subscription ends by itself and you owe us nothing.`,
    ),
    { kind: 'action', text: 'Use another card', url: facts.ownPage },
    { kind: 'link', text: 'End this subscription', url: facts.endPage },
  ],
}))

const paused = made('paused', facts => ({
  subject: 'Your subscription pauses',
  preview: 'Nothing is charged or sent until you go on.',
  blocks: [
    text(`We will not charge for or send any ${facts.product} until you resume it.`),
    { kind: 'action', text: 'Resume it', url: facts.ownPage },
    { kind: 'link', text: 'End this subscription', url: facts.endPage },
  ],
}))

const resumed = made('resumed', facts => ({
  subject: 'Your subscription goes on',
  preview: `The next delivery is charged on ${facts.next}.`,
  blocks: [
    text(`Your subscription has resumed: ${rhythmText(facts.terms)}. The next delivery is charged on ${facts.next}.`),
    amounts(facts),
    ...waysOut(facts),
  ],
}))

const WHY: Record<EndedBecause, string> = {
  member: 'You ended your subscription.',
  operator: 'We ended your subscription.',
  card: 'No card could be charged for your last delivery, so your subscription has ended. You owe us nothing.',
  account: 'You asked us to delete your account, so your subscription has ended with it.',
  'payment-service': 'Your subscription has ended.',
  withdrawn: 'We no longer sell this product, so your subscription has ended.',
}

const WHAT_COMES_BACK =
  'Anything paid for and on its way will still arrive. Refunds are sent within 14 days, usually straight away.'
const NOT_SENT_ANY_MORE =
  'A delivery that you have paid for and that we had not packed is cancelled, and its money goes back to the way you paid; another e-mail says how much. What has left us still comes.'

/** The acknowledgement of the end on a durable medium. */
const ended = made('ended', facts => ({
  subject: 'Your subscription has ended',
  preview: 'Nothing more is charged or sent.',
  blocks: [
    text(`${WHY[facts.because ?? 'member']} We will not charge for or send any more ${facts.product}.`),
    text(COOLING_OFF),
    text(facts.because === 'withdrawn' ? NOT_SENT_ANY_MORE : WHAT_COMES_BACK),
    { kind: 'link', text: 'See what was delivered', url: facts.ownPage },
  ],
}))

/** Every e-mail of subscriptions. Neither subject nor preview names what is taken. */
export const EMAILS = {
  started,
  reminder,
  changed,
  'sold-out': soldOut,
  'card-refused': cardRefused,
  paused,
  resumed,
  ended,
}
