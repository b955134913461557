import { type EmailSender, SAMPLE_SENDER, senderLines } from '#modules/account/sender.ts'
import { type Block, email } from '#platform/mail/email.tsx'
import { CONFIRM_DAYS } from './notice.ts'

const text = (words: string): Block => ({ kind: 'text', text: words })

/** To an address that was typed, perhaps a stranger's. */
const confirmation = email<{ product: string; confirmUrl: string; sender: EmailSender }>(
  'stock-notice-confirmation',
  ({ product, confirmUrl, sender }) => ({
    from: senderLines(sender),
    subject: 'Shall we e-mail you once?',
    preview: 'Confirm that you want one e-mail from us.',
    blocks: [
      text('Hello,'),
      text(`Someone asked us to e-mail this address, once, when ${product} can be bought. Was that you?`),
      { kind: 'action', text: 'Yes, e-mail me', url: confirmUrl },
      text(`If it was not you, do nothing: we delete the address after ${CONFIRM_DAYS} days.`),
    ],
  }),
  { product: 'Creatine', confirmUrl: 'https://shop.example/stock-notices/sample', sender: SAMPLE_SENDER },
)

/** The one that was asked for. Neither subject nor preview says what for. */
const here = email<{ product: string; productUrl: string; sender: EmailSender }>(
  'stock-notice',
  ({ product, productUrl, sender }) => ({
    from: senderLines(sender),
    subject: 'What you waited for is here',
    preview: 'You asked us to write to you once.',
    blocks: [
      text('Hello,'),
      text(`${product} is now available to buy. You asked us to tell you.`),
      { kind: 'action', text: 'See it in the shop', url: productUrl },
      text('We have not set one aside for you. This is the only e-mail: we have deleted your address from the list.'),
    ],
  }),
  { product: 'Creatine', productUrl: 'https://shop.example/shop/supplements/creatine', sender: SAMPLE_SENDER },
)

/** Every e-mail of notices. */
export const EMAILS = { confirmation, here }
