import type { Block, EmailContent } from '#platform/mail/email.tsx'
import { greeting, heading, type OrderFacts, sellerBlocks, text } from './email-blocks.ts'
import { sampleOrder, sampleSeller } from './sample-order.ts'

export interface RecallFacts extends Omit<OrderFacts, 'catalogue'> {
  productName: string
  lot: string
  /** Where everybody reads the same. */
  lotPage: string
  /** What to do, in one line, as an operator wrote it. */
  subject: string
  /** The rest; an address that begins with a stroke is the shop's. */
  words: readonly Block[]
}

/** A safety notice: it goes to whoever was sent such a pack, whatever e-mails they asked for. */
export const recallContent = ({
  order,
  seller,
  shop,
  productName,
  lot,
  lotPage,
  subject,
  words,
  orderPage,
}: RecallFacts): EmailContent => ({
  // A subject is read by whoever passes the screen, and what somebody takes is theirs.
  subject: `Safety notice about your Thymewell order ${order.number}`,
  title: 'Safety notice',
  preview: 'Please read it before you use what we sent you.',
  blocks: [
    text(greeting(order)),
    text(`This is about ${productName} with the lot ${lot}, which we sent you with order ${order.number}.`),
    heading(subject),
    ...words.map(block => atShop(block, shop)),
    { kind: 'link', text: 'Read the notice for this lot', url: lotPage },
    { kind: 'link', text: 'See your order', url: orderPage },
    text('We are writing to everyone who was sent a pack from this lot, because it is a matter of safety.'),
  ],
  small: sellerBlocks(seller),
})

export const sampleRecall: RecallFacts = {
  order: sampleOrder,
  seller: sampleSeller,
  shop: 'https://shop.example',
  orderPage: `https://shop.example/orders/${sampleOrder.id}?key=sample`,
  productName: 'Biotin',
  lot: 'L26-0402',
  lotPage: 'https://shop.example/shop/supplements/biotin/lots/L26-0402',
  subject: 'Please do not use Biotin of the lot L26-0402',
  words: [
    {
      kind: 'text',
      text: 'A label in this lot names the wrong number of tablets. Please do not take any more of it.',
    },
  ],
}

const atShop = (block: Block, shop: string): Block =>
  'url' in block && block.url.startsWith('/') ? { ...block, url: `${shop}${block.url}` } : block
