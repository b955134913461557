import type { Parcel } from './goods-life.ts'
import type { Order } from './queries/orders.ts'
import type { OrderReturn } from './return-life.ts'
import type { Seller } from './seller.ts'

export const sampleSeller: Seller = {
  name: 'Thymewell Ltd',
  address: ['12 Orchard Row', 'Bristol BS1 1AA'],
  email: 'hello@thymewell.example',
  phone: '020 7946 0100',
  companyNumber: '01234567',
  vatNumber: 'GB 123 4567 89',
}

/** A line of an order, whatever its name says. */
export const orderLine = (
  name: string,
  quantity: number,
  unitPence: number,
  vatPence: number,
  vatRatePercent = 20,
) => ({
  productId: 'biotin' as const,
  priceId: 'price_biotin',
  name,
  quantity,
  unitPence,
  discountPence: 0,
  vatRatePercent,
  vatPence,
})

/** Ann bought two bottles of biotin as a guest, paid, and had them sent by express. */
export const sampleOrder: Order = {
  id: '0b8f3d5e-0000-4000-8000-000000000001',
  number: 'TW-7KQ2-M0XA',
  memberId: null,
  status: 'paid',
  stock: 'sold',
  dispute: 'none',
  goods: 'to-pack',
  isGuest: true,
  checkoutKey: null,
  cart: 'price_biotin:2',
  origin: 'https://shop.example',
  attempt: 1,
  paymentCustomer: null,
  recurring: null,
  reservedUntil: new Date('2026-11-20T10:35:00Z'),
  subtotalPence: 1130,
  discountCode: null,
  discountPence: 0,
  promotionId: null,
  askedEmail: null,
  standardDeliveryPence: 295,
  expressDeliveryPence: 495,
  delivery: 'express',
  deliveryPence: 495,
  totalPence: 1625,
  vatPence: 271,
  sessionId: 'cs_test_1',
  sessionUrl: null,
  paymentIntent: 'pi_1',
  chargedPence: 1625,
  refundedPence: 0,
  reviewReason: null,
  customer: { email: 'ann@example.com', name: 'Ann Teal' },
  shipTo: { name: 'Ann Teal', lines: ['1 Mill Lane'], city: 'Leeds', county: '', postcode: 'LS1 1AA', country: 'GB' },
  lines: [orderLine('Biotin', 2, 565, 188)],
  createdAt: new Date('2026-11-20T10:00:00Z'),
  paidAt: new Date('2026-11-20T10:05:00Z'),
  confirmationSentAt: null,
  anonymisedAt: null,
}

/** Her parcel, as it left the same afternoon. */
export const sampleParcel: Parcel = {
  id: '0b8f3d5e-0000-4000-8000-000000000002',
  number: 1,
  state: 'sent',
  carrier: 'royal-mail',
  trackingNumber: 'KQ482913605GB',
  trackingLink: 'https://www.royalmail.com/track-your-item#/tracking-results/KQ482913605GB',
  packedAt: new Date('2026-11-20T13:20:00Z'),
  sentAt: new Date('2026-11-20T16:05:00Z'),
  deliveredAt: null,
  lostAt: null,
  sentAgain: false,
  lines: [{ productId: 'biotin', quantity: 2, lot: '26-0402' }],
}

/** She sends one of the two back, as it came. */
export const sampleReturn: OrderReturn = {
  id: '0b8f3d5e-0000-4000-8000-000000000003',
  number: 1,
  state: 'requested',
  settlement: 'open',
  reason: 'changed-mind',
  note: '',
  proof: null,
  labelLink: null,
  settledBecause: null,
  refundId: null,
  requestedAt: new Date('2026-11-25T19:12:00Z'),
  postedAt: null,
  arrivedAt: null,
  settledAt: null,
  lines: [{ productId: 'biotin', quantity: 1, seal: 'unbroken', shelved: 0 }],
}
