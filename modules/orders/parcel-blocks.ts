import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { arrivalFrom, arrivalText } from '#modules/cart/delivery.ts'
import { labelFacts } from '#modules/catalogue/label.ts'
import type { Block } from '#platform/mail/email.tsx'
import { carrierName } from './carriers.ts'
import { heading, type OrderFacts, text } from './email-blocks.ts'
import type { Parcel } from './goods-life.ts'
import { addressOf } from './order-view.ts'
import type { Order } from './queries/orders.ts'

type WithParcel = OrderFacts & { parcel: Parcel }

/** 'It left us with Royal Mail and should reach you Mon 23 to Tue 24 November.' */
export function sentText({ delivery }: Pick<Order, 'delivery'>, { carrier, sentAt }: Parcel): string {
  const left = `It left us with ${carrier === null || carrier === 'other' ? 'our carrier' : carrierName(carrier)}`
  if (!sentAt || !delivery) return `${left}.`
  return `${left} and should reach you ${arrivalText(arrivalFrom(dayIn(sentAt, LONDON), delivery))}.`
}

export function trackingBlocks({ trackingLink, trackingNumber }: Parcel): Block[] {
  return [
    ...(trackingLink ? [{ kind: 'action', text: 'Track parcel', url: trackingLink } as const] : []),
    ...(trackingNumber ? [text(`Tracking number ${trackingNumber}`)] : []),
  ]
}

/** '2 × Biotin', one for each product of the parcel. */
export function parcelContents({ order, parcel }: WithParcel): string[] {
  return order.lines.flatMap(({ productId, name }) => {
    const quantity = parcel.lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0)
    return quantity > 0 ? [`${quantity} × ${name}`] : []
  })
}

/** What is in the parcel, how to take it, and what to mind: once more with the goods themselves. */
export function parcelBlocks(facts: WithParcel): Block[] {
  const { parcel, catalogue, shop } = facts
  const ids = new Set(parcel.lines.map(({ productId }) => productId))
  const inside = catalogue.filter(({ id }) => ids.has(id))
  return [
    { kind: 'list', items: parcelContents(facts) },
    ...inside.flatMap((product): Block[] => [
      text(`${product.name}: ${labelFacts(product).howToTake} ${product.cautions.join(' ')}`.trim()),
      { kind: 'link', text: `All about ${product.name}`, url: `${shop}/shop/supplements/${product.id}` },
    ]),
    ...lotBlocks(parcel),
  ]
}

function lotBlocks({ lines }: Parcel): Block[] {
  const lots = [...new Set(lines.map(({ lot }) => lot).filter(lot => lot !== ''))]
  return lots.length > 0 ? [text(`${lots.length === 1 ? 'Lot' : 'Lots'} ${lots.join(', ')}.`)] : []
}

export function goesToBlocks(order: Order): Block[] {
  const address = addressOf(order)
  return address.length > 0 ? [heading('Goes to'), { kind: 'lines', lines: address }] : []
}
