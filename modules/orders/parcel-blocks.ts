import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { arrivalFrom, arrivalText } from '#modules/cart/delivery.ts'
import { daysInPack, doseText, type Product } from '#modules/catalogue/product.ts'
import type { Block } from '#platform/mail/email.tsx'
import { carrierName } from './carriers.ts'
import { type OrderFacts, text } from './email-blocks.ts'
import type { OrderGoods, Parcel, Units } from './goods-life.ts'
import { addressOf } from './order-view.ts'
import type { Order } from './queries/orders.ts'
import { canSendBack, sendBackLink } from './return-blocks.ts'

type WithParcel = OrderFacts & { parcel: Parcel }
type WithGoods = WithParcel & { goods: OrderGoods }

/** 'It left us with Royal Mail and should reach you Mon 23 to Tue 24 November.' */
export function sentText({ delivery }: Pick<Order, 'delivery'>, { carrier, sentAt }: Parcel): string {
  const left = `It left us with ${carrier === null || carrier === 'other' ? 'our carrier' : carrierName(carrier)}`
  if (!sentAt || !delivery) return `${left}.`
  return `${left} and should reach you ${arrivalText(arrivalFrom(dayIn(sentAt, LONDON), delivery))}.`
}

/** The one button: the carrier's page, or the order's where the carrier has none. */
export function trackingBlocks({ parcel: { trackingLink, trackingNumber }, orderPage }: WithParcel): Block[] {
  return [
    trackingLink
      ? { kind: 'action', text: 'Track parcel', url: trackingLink }
      : { kind: 'action', text: 'See your order', url: orderPage },
    ...(trackingNumber ? [{ kind: 'note', text: `Tracking number ${trackingNumber}` } as const] : []),
  ]
}

interface Packs extends Units {
  name: string
}

/** How many packs of each product are in the parcel, in the order of its order. */
function packsIn({ order, parcel }: WithParcel): Packs[] {
  return order.lines.flatMap(({ productId, name }) => {
    const quantity = parcel.lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0)
    return quantity > 0 ? [{ productId, name, quantity }] : []
  })
}

/** '2 × Biotin', one for each product of the parcel. */
export const parcelContents = (facts: WithParcel): string[] =>
  packsIn(facts).map(({ quantity, name }) => `${quantity} × ${name}`)

/** What is in the parcel, how to take it, and what to mind first: once more with the goods themselves. */
export function parcelBlocks(facts: WithParcel): Block[] {
  const { catalogue, shop } = facts
  const inside = packsIn(facts).flatMap(({ productId }) => catalogue.find(({ id }) => id === productId) ?? [])
  return [
    { kind: 'amounts', rows: packsIn(facts).map(packs => packRow(packs, catalogue)) },
    ...(inside.length > 0
      ? [text(['Do not exceed the recommended daily dose.', ...inside.map(({ askFirst }) => askFirst)].join(' '))]
      : []),
    ...inside.map(
      ({ id, name }): Block => ({ kind: 'link', text: `All about ${name}`, url: `${shop}/shop/supplements/${id}` }),
    ),
    ...lotBlocks(facts.parcel),
  ]
}

function packRow({ productId, name, quantity }: Packs, catalogue: readonly Product[]) {
  const product = catalogue.find(({ id }) => id === productId)
  const days = product ? `${daysInPack(product)} days${quantity > 1 ? ' each' : ''}` : ''
  const detail = product ? `${doseText(product)} ${product.dose.when}` : ''
  return { label: `${quantity} × ${name}`, detail, amount: days, strong: false }
}

function lotBlocks({ lines }: Parcel): Block[] {
  const lots = [...new Set(lines.map(({ lot }) => lot).filter(lot => lot !== ''))]
  return lots.length > 0 ? [text(`${lots.length === 1 ? 'Lot' : 'Lots'} ${lots.join(', ')}.`)] : []
}

/** Where it goes, and the way back: told where the page of the order offers it, and led to the very question there. */
export function sentColumns(facts: WithGoods): Block[] {
  const address = addressOf(facts.order)
  const back = {
    title: 'Sending something back',
    lines: [
      'On your order page, for 14 days from the day the last of it arrives, as long as the seal is unbroken. If something is wrong with it, you have 30 days, whatever the seal.',
    ],
    link: sendBackLink(facts),
  }
  const columns = [
    ...(address.length > 0 ? [{ title: 'Goes to', lines: address }] : []),
    ...(canSendBack(facts) ? [back] : []),
  ]
  return columns.length > 0 ? [{ kind: 'columns', columns }] : []
}
