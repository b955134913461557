import { deliveryChoice } from '#modules/cart/delivery.ts'
import { formatPence } from '#modules/cart/money.ts'
import type { Printed } from '#platform/pdf/printed.ts'
import { linePence, vatShares } from './order.ts'
import { addressOf, discountRows, hasReceipt, londonDate } from './order-view.ts'
import type { Order } from './queries/orders.ts'
import type { Seller } from './seller.ts'

/** Up to here a retailer's receipt may be a simplified invoice (VAT Regulations 1995, regulation 16). */
const SIMPLIFIED_UP_TO_PENCE = 25_000

/** The receipt of a paid order, with all that a UK invoice of a shop says; null when no money was taken for goods. */
export function receipt(order: Order, seller: Seller): Printed | null {
  const { paidAt } = order
  if (!hasReceipt(order) || !paidAt) return null
  const simplified = order.chargedPence <= SIMPLIFIED_UP_TO_PENCE
  const title = `Receipt for order ${order.number}`
  return {
    title,
    brand: 'Thymewell',
    subject: 'Receipt with VAT',
    made: paidAt,
    blocks: [
      {
        kind: 'title',
        text: title,
        under: [
          simplified ? 'Simplified VAT invoice for a retail sale' : 'Ask us for a full VAT invoice if you need one',
          `Date of sale and tax point: ${londonDate(paidAt)}`,
        ],
      },
      { kind: 'columns', columns: partiesOf(order, seller) },
      { kind: 'heading', text: 'What you bought' },
      goodsTable(order),
      { kind: 'heading', text: 'VAT' },
      vatTable(order),
      { kind: 'text', text: paymentText(order, paidAt) },
      ...refundBlocks(order),
    ],
    foot: `${seller.name}, ${seller.address.join(', ')}. Company number ${seller.companyNumber}, VAT number ${seller.vatNumber}.`,
  }
}

function partiesOf(order: Order, seller: Seller) {
  const address = addressOf(order)
  const buyer = address.length > 0 ? address : [order.customer?.name ?? ''].filter(Boolean)
  return [
    {
      heading: 'Sold by',
      lines: [seller.name, ...seller.address, seller.email, seller.phone, `VAT number ${seller.vatNumber}`],
    },
    ...(buyer.length > 0 ? [{ heading: 'Delivered to', lines: buyer }] : []),
  ]
}

function goodsTable(order: Order): Printed['blocks'][number] {
  const delivery = deliveryChoice(order.delivery ?? 'standard', order.subtotalPence)
  return {
    kind: 'table',
    summary: 'Goods and delivery with their prices, VAT included',
    columns: [
      { head: 'Item', share: 0.44, figure: false },
      { head: 'Quantity', share: 0.12, figure: true },
      { head: 'Unit price', share: 0.15, figure: true },
      { head: 'VAT rate', share: 0.12, figure: true },
      { head: 'Amount', share: 0.17, figure: true },
    ],
    rows: [
      ...order.lines.map(line => ({
        cells: [
          line.name,
          String(line.quantity),
          formatPence(line.unitPence),
          `${line.vatRatePercent} %`,
          formatPence(linePence(line)),
        ],
      })),
      ...discountRows(order).map(({ label, amount }) => ({ cells: [label, '', '', '', amount] })),
      { cells: [delivery.name, '1', formatPence(order.deliveryPence ?? 0), '', formatPence(order.deliveryPence ?? 0)] },
      { cells: ['Total paid, VAT included', '', '', '', formatPence(order.chargedPence)], strong: true },
    ],
  }
}

function vatTable(order: Order): Printed['blocks'][number] {
  return {
    kind: 'table',
    summary: 'VAT by rate',
    columns: [
      { head: 'Rate', share: 0.4, figure: false },
      { head: 'Without VAT', share: 0.2, figure: true },
      { head: 'VAT', share: 0.2, figure: true },
      { head: 'With VAT', share: 0.2, figure: true },
    ],
    rows: vatShares(order.lines, order.deliveryPence ?? 0).map(({ ratePercent, grossPence, vatPence }) => ({
      cells: [`${ratePercent} %`, formatPence(grossPence - vatPence), formatPence(vatPence), formatPence(grossPence)],
    })),
  }
}

function paymentText(order: Order, paidAt: Date): string {
  return `${formatPence(order.chargedPence)} was paid in pounds sterling on ${londonDate(paidAt)}. Nothing more is due. Delivery carries the VAT rate of the goods in the parcel.`
}

function refundBlocks(order: Order): Printed['blocks'] {
  if (order.refundedPence === 0) return []
  const left = order.chargedPence - order.refundedPence
  return [
    {
      kind: 'text',
      text: `Since then ${formatPence(order.refundedPence)} was refunded, so that ${formatPence(left)} of this sale remains.`,
    },
  ]
}
