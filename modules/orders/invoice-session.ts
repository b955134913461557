import { oneLine } from './one-line.ts'
import type { PaymentSession, ShipTo } from './payment.ts'

interface Address {
  line1: string | null
  line2: string | null
  city: string | null
  state: string | null
  postal_code: string | null
  country: string | null
}
interface Parcel {
  address?: Address | null
  name?: string | null
}

/** What of an invoice of the payment service we look at. */
interface Invoice {
  id: string
  status: string | null
  livemode: boolean
  currency: string
  total: number
  metadata: Record<string, string> | null
  customer_email: string | null
  customer_name: string | null
  customer_shipping: Parcel | null
  shipping_details: Parcel | null
  payments?: { data: { payment: { payment_intent?: string | { id: string } } }[] }
}
interface Intent {
  id: string
  latest_charge: string | { amount_refunded: number } | null
}

/** A renewal is paid by an invoice of the payment service, where a first delivery is paid on a page. */
export const isInvoiceId = (id: string): boolean => id.startsWith('in_')

/** What the payment of an invoice is filed under at the payment service; null while nobody tried. */
export function intentOf({ payments }: Pick<Invoice, 'payments'>): string | null {
  const intent = payments?.data[0]?.payment.payment_intent
  return typeof intent === 'object' ? intent.id : (intent ?? null)
}

/** Goods and delivery are two lines of one sum there: which part is the delivery, we noted ourselves. */
export const deliveryIn = (metadata: Record<string, string> | null): number => Number(metadata?.delivery_pence ?? 0)

/** An invoice, in the same words as a visit to the payment page, so that an order has one life whoever pays it. */
export function invoiceSession(invoice: Invoice, intent: Intent | null): PaymentSession {
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  const delivery = deliveryIn(invoice.metadata)
  const over = invoice.status === 'void' || invoice.status === 'uncollectible'
  const paid = invoice.status === 'paid'
  return {
    id: invoice.id,
    url: null,
    state: paid ? 'complete' : over ? 'expired' : 'open',
    paid,
    failed: false,
    livemode: invoice.livemode,
    currency: invoice.currency,
    subtotalPence: invoice.total - delivery,
    discountPence: 0,
    shippingPence: delivery,
    totalPence: invoice.total,
    orderId: invoice.metadata?.order_id ?? null,
    paymentIntent: intent?.id ?? null,
    refundedPence: charge?.amount_refunded ?? 0,
    payer: paid && invoice.customer_email ? payerOf(invoice, invoice.customer_email) : null,
  }
}

function payerOf(invoice: Invoice, email: string) {
  const shipping = invoice.shipping_details ?? invoice.customer_shipping
  const name = shipping?.name ?? invoice.customer_name ?? ''
  return {
    email,
    name: oneLine(invoice.customer_name ?? name),
    shipTo: shipping?.address ? shipToOf(name, shipping.address) : null,
  }
}

export function shipToOf(name: string, address: Address): ShipTo {
  return {
    name: oneLine(name),
    lines: [address.line1, address.line2].map(line => oneLine(line ?? '')).filter(line => line !== ''),
    city: oneLine(address.city ?? ''),
    county: oneLine(address.state ?? ''),
    postcode: oneLine(address.postal_code ?? ''),
    country: oneLine(address.country ?? ''),
  }
}

/** The address of a parcel in the payment service's fields. */
export function shippingFields({ name, lines, city, county, postcode, country }: ShipTo) {
  const [line1 = '', ...rest] = lines
  const address = { line1, line2: rest.join(', '), city, state: county, postal_code: postcode, country }
  return { name, address }
}
