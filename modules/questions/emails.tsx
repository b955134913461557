import { type EmailSender, SAMPLE_SENDER, senderLines } from '#modules/account/sender.ts'
import { type Block, email } from '#platform/mail/email.tsx'
import { QUESTION_REFUSALS } from './question.ts'

const text = (words: string): Block => ({ kind: 'text', text: words })
const lines = (words: string): Block[] =>
  words.split(/\n{2,}/).map((part): Block => ({ kind: 'lines', lines: part.split('\n') }))

/** To the shop. What somebody asks may be about their health: it is read where it is answered. */
const asked = email<{ number: string; product: string }>(
  'question-asked',
  ({ number, product }) => ({
    subject: 'A question about a product',
    preview: 'It is shown once it has an answer.',
    blocks: [
      text(`A visitor has asked something about ${product}.`),
      {
        kind: 'lines',
        lines: [`npm run shop -- questions show ${number}`, `npm run shop -- questions answer ${number} "…"`],
      },
    ],
  }),
  { number: '7', product: 'Biotin' },
)

interface AnswerFacts {
  product: string
  productUrl: string
  /** Our answer, or why there is none. */
  words: string
  sender: EmailSender
}

const SAMPLE = { product: 'Biotin', productUrl: 'https://shop.example/shop/supplements/biotin#questions' }

/** To an address that was typed, perhaps a stranger's: it says nothing that was typed. */
const answered = email<AnswerFacts>(
  'question-answered',
  ({ product, productUrl, words, sender }) => ({
    from: senderLines(sender),
    subject: 'Your question has an answer',
    preview: 'You asked us to write to you.',
    blocks: [
      text('Hello,'),
      text(`You asked us about ${product}. This is our answer:`),
      ...lines(words),
      { kind: 'action', text: 'See it on the page', url: productUrl },
      text(
        'This is the only e-mail about it: we have deleted your address. If you did not ask, someone entered your address, perhaps by mistake.',
      ),
    ],
  }),
  { ...SAMPLE, words: 'Yes: the shell is made of a plant fibre.', sender: SAMPLE_SENDER },
)

const refused = email<AnswerFacts>(
  'question-refused',
  ({ product, words, sender }) => ({
    from: senderLines(sender),
    subject: 'Your question to us',
    preview: 'Why we have not published it.',
    blocks: [
      text('Hello,'),
      text(`You asked us about ${product}. We have not published your question, because:`),
      ...lines(words),
      text(
        'This is the only e-mail about it: we have deleted your address. If you did not ask, someone entered your address, perhaps by mistake.',
      ),
    ],
  }),
  { ...SAMPLE, words: QUESTION_REFUSALS.medical.words, sender: SAMPLE_SENDER },
)

/** Every e-mail about questions. */
export const EMAILS = { asked, answered, refused }
