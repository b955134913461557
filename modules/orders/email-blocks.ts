import files from '#content/pictures.json' with { type: 'json' }
import { arrivalText, arrivalWindow, deliveryChoice } from '#modules/cart/delivery.ts'
import { formatPence } from '#modules/cart/money.ts'
import { labelFacts } from '#modules/catalogue/label.ts'
import { type Product, packText, pictureNames } from '#modules/catalogue/product.ts'
import type { Block } from '#platform/mail/email.tsx'
import { linePence } from './order.ts'
import { discountRows } from './order-view.ts'
import type { Order } from './queries/orders.ts'
import type { Seller } from './seller.ts'

const FILES: Partial<Record<string, { file: string }>> = files

export interface OrderFacts {
  order: Order
  /** Today's catalogue, for what food law requires to be said of each product. */
  catalogue: readonly Product[]
  seller: Seller
  /** The shop's address without a slash at the end. */
  shop: string
  /** Where anyone who has this e-mail sees the order, with the key to it. */
  orderPage: string
}

export const heading = (text: string): Block => ({ kind: 'heading', text })
export const text = (text: string): Block => ({ kind: 'text', text })
const list = (items: string[]): Block => ({ kind: 'list', items })
const lines = (lines: string[]): Block => ({ kind: 'lines', lines })

export function greeting({ customer }: Order): string {
  return customer?.name ? `Hello ${customer.name},` : 'Hello,'
}

export function amounts(order: Order) {
  const row = (label: string, detail: string, pence: number, strong = false) => ({
    label,
    detail,
    amount: pence === 0 ? 'Free' : formatPence(pence),
    strong,
  })
  const delivery = deliveryChoice(order.delivery ?? 'standard', order.subtotalPence)
  return [
    ...order.lines.map(line =>
      row(`${line.quantity} × ${line.name}`, `${formatPence(line.unitPence)} each`, linePence(line)),
    ),
    ...discountRows(order),
    row(delivery.name, '', order.deliveryPence ?? 0),
    row('Total paid', `including ${formatPence(order.vatPence ?? 0)} VAT`, order.chargedPence, true),
  ]
}

/** The order's own page, with what can be done there. */
export function orderPageBlocks({ orderPage }: OrderFacts): Block[] {
  return [
    { kind: 'action', text: 'See your order', url: orderPage },
    {
      kind: 'note',
      text: 'There you can change the address or cancel until we pack it, and download your receipt. Anyone with the link can see the order with your name and address, so please do not pass it on.',
    },
  ]
}

/** What was bought, as on its own page. */
export function pictureBlocks(products: readonly Product[], shop: string): Block[] {
  const pictures = products.flatMap(product => {
    const file = pictureFile(product)
    return file ? [{ url: `${shop}${file}`, alt: product.name, note: packText(product) }] : []
  })
  return pictures.length > 0 ? [{ kind: 'pictures', pictures }] : []
}

/** A JPEG, which every program for e-mail shows (assets/cut.mjs); null where there is none. */
function pictureFile(product: Product): string | null {
  const [front] = pictureNames(product)
  const picture = front ? FILES[front] : undefined
  return picture ? `/pictures/${picture.file}-mail.jpg` : null
}

export const boughtProducts = ({ order, catalogue }: Pick<OrderFacts, 'order' | 'catalogue'>) =>
  order.lines.flatMap(line => catalogue.find(product => product.id === line.productId) ?? [])

export function arrivalBlocks({ delivery, paidAt }: Order): Block[] {
  if (!delivery || !paidAt) return []
  return [text(`It should reach you ${arrivalText(arrivalWindow(paidAt, delivery))}.`)]
}

/** Where it goes, and beside it what a buyer without an account may want. */
export function goesToBlocks({ order, shop }: Pick<OrderFacts, 'order' | 'shop'>): Block[] {
  const { shipTo, memberId } = order
  if (!shipTo) return []
  const { name, lines: street, city, county, postcode } = shipTo
  const columns = [{ title: 'Goes to', lines: [name, ...street, city, county, postcode].filter(line => line !== '') }]
  const account = {
    title: 'Bought without an account?',
    lines: ['The link above always opens your order. Create an account with this address and it will be there too.'],
    link: { text: 'Keep it in an account', url: `${shop}/login?mode=sign-up` },
  }
  return [{ kind: 'columns', columns: memberId === null ? [...columns, account] : columns }]
}

/** The particulars of each food once more, as they are on its page (FIC article 14), with a link there. */
export function productBlocks(facts: OrderFacts): Block[] {
  const { shop } = facts
  const bought = boughtProducts(facts)
  if (bought.length === 0) return []
  return [
    heading('About your products'),
    ...bought.flatMap((product): Block[] => {
      const label = labelFacts(product)
      return [
        text(`${product.name}, ${packText(product)}. ${label.whatItIs}. ${label.howToTake} ${label.allergens}`),
        list([...product.cautions, label.warnings]),
        { kind: 'link', text: `All about ${product.name}`, url: `${shop}/shop/supplements/${product.id}` },
      ]
    }),
  ]
}

export function cancellationBlocks(order: Order, seller: Seller): Block[] {
  return [
    heading('Your right to cancel'),
    text(
      'You have the right to cancel this contract within 14 days without giving any reason. The cancellation period ends 14 days after the day on which you, or somebody you named other than the carrier, receive the goods (the last of them, if they come separately).',
    ),
    text(
      `To cancel, tell us so in a clear statement, by e-mail to ${seller.email}, by telephone on ${seller.phone} or by post to the address below. You may use the form below, but you do not have to. It is enough that you send your message before the period ends.`,
    ),
    text(
      'We then refund all you paid, standard delivery included, the same way you paid, without undue delay and at the latest 14 days after we have the goods back or you show us that you posted them. We may take off what the goods lost in value by handling beyond what is needed to see what they are.',
    ),
    text(
      'Send the goods back within 14 days of telling us. You pay the postage for returning goods that you simply changed your mind about; we pay when something was wrong.',
    ),
    text(
      'Food supplements are sealed for health protection and hygiene: once you have broken the seal of a product, the right to cancel no longer covers that product. Your rights for faulty goods stay as they are.',
    ),
    heading('Cancellation form'),
    text('Fill in and send this only if you wish to cancel.'),
    lines([
      `To ${[seller.name, ...seller.address].join(', ')}, ${seller.email}:`,
      'I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract of sale of the following goods [*]:',
      `Ordered on [*]/received on [*]: order ${order.number}`,
      'Name of consumer(s):',
      'Address of consumer(s):',
      'Signature of consumer(s) (only if this form is notified on paper):',
      'Date:',
      '[*] Delete as appropriate',
    ]),
  ]
}

export function sellerBlocks(seller: Seller): Block[] {
  return [
    heading('Who we are'),
    lines([
      seller.name,
      ...seller.address,
      `${seller.email}, ${seller.phone}`,
      `Company number ${seller.companyNumber}, VAT number ${seller.vatNumber}`,
    ]),
  ]
}
