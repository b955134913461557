import { type EmailSender, SAMPLE_SENDER, senderLines } from '#modules/account/sender.ts'
import { type Block, email } from '#platform/mail/email.tsx'
import { REFUSALS } from './refusal.ts'

const text = (words: string): Block => ({ kind: 'text', text: words })

interface WaitingFacts {
  /** '12.1', as the command takes it. */
  version: string
  product: string
}

/** To the shop; the words are read where they are decided about. */
const waiting = email<WaitingFacts>(
  'review-waits',
  ({ version, product }) => ({
    subject: 'A review is waiting to be read',
    preview: 'We publish it once one of us has read it.',
    blocks: [
      text(`Somebody who bought ${product} has written a review, or changed theirs.`),
      {
        kind: 'lines',
        lines: [`npm run shop -- reviews show ${version}`, `npm run shop -- reviews publish ${version}`],
      },
      text('A critical one is published like any other.'),
    ],
  }),
  { version: '12.1', product: 'Biotin' },
)

interface DecidedFacts {
  product: string
  /** Where its writer can change it or take it back. */
  reviewUrl: string
  productUrl: string
  /** Why it is not shown; null where it is. */
  refusal: string | null
  sender: EmailSender
}

/** To its writer. Neither subject nor preview says what they bought. */
const published = email<DecidedFacts>(
  'review-published',
  facts => ({
    from: senderLines(facts.sender),
    subject: 'Your review has been published',
    preview: 'Thank you for taking the time.',
    blocks: [
      text('Hello,'),
      text(`Thank you. Your review of ${facts.product} is now on its page.`),
      { kind: 'action', text: 'See the page', url: facts.productUrl },
      { kind: 'link', text: 'Change it or withdraw it', url: facts.reviewUrl },
    ],
  }),
  {
    ...{ product: 'Biotin', refusal: null, sender: SAMPLE_SENDER },
    reviewUrl: 'https://shop.example/orders/1/review/biotin?key=sample',
    productUrl: 'https://shop.example/shop/supplements/biotin#reviews',
  },
)

const refused = email<DecidedFacts>(
  'review-refused',
  facts => ({
    from: senderLines(facts.sender),
    subject: 'Your review has not been published',
    preview: 'Why, and what you can do.',
    blocks: [
      text('Hello,'),
      text(
        `Thank you for writing about ${facts.product}. We cannot publish it as it is. We never refuse a review for being critical.`,
      ),
      text(facts.refusal ?? ''),
      { kind: 'action', text: 'Change it', url: facts.reviewUrl },
      text('If you think we are wrong, reply to this e-mail and a person will read it.'),
    ],
  }),
  {
    ...{ product: 'Biotin', refusal: REFUSALS['personal-data'].words, sender: SAMPLE_SENDER },
    reviewUrl: 'https://shop.example/orders/1/review/biotin?key=sample',
    productUrl: 'https://shop.example/shop/supplements/biotin#reviews',
  },
)

/** Every e-mail about reviews. */
export const EMAILS = { waiting, published, refused }
