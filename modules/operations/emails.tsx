import { type EmailSender, SAMPLE_SENDER, senderLines } from '#modules/account/sender.ts'
import { email } from '#platform/mail/email.tsx'

interface Difference {
  name: string
  stock: number
  reserved: number
}

const signed = (units: number) => (units > 0 ? `${units} more` : `${-units} fewer`)

function differenceText({ name, stock, reserved }: Difference): string {
  const parts = [
    ...(stock === 0 ? [] : [`${signed(stock)} in stock than its movements add up to`]),
    ...(reserved === 0 ? [] : [`${signed(reserved)} kept aside`]),
  ]
  return `${name}: ${parts.join(', ')}`
}

/** To whoever runs the shop: the figures of the stock are not the sums of their ledger. */
const stockDifference = email<{ differences: readonly Difference[]; sender: EmailSender }>(
  'stock-difference',
  ({ differences, sender }) => ({
    from: senderLines(sender),
    subject: 'The stock and its ledger do not agree',
    preview: 'Nothing was corrected: somebody has to look.',
    blocks: [
      { kind: 'text', text: 'The recount of this night found a difference:' },
      { kind: 'list', items: differences.map(differenceText) },
      {
        kind: 'text',
        text: 'Something changed the stock without writing it down, a statement typed into the database perhaps. Nothing was corrected. This e-mail comes once for each difference.',
      },
      {
        kind: 'lines',
        lines: [
          'See what moved: npm run shop -- stock history PRODUCT',
          'After a count: npm run shop -- stock count PRODUCT PACKS',
        ],
      },
    ],
  }),
  { differences: [{ name: 'Biotin', stock: 2, reserved: -1 }], sender: SAMPLE_SENDER },
)

/** Every e-mail to whoever runs the shop. */
export const EMAILS = { stockDifference }
