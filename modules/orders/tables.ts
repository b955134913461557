import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { MaybeMoment, Moment } from '#platform/db/moment.ts'
import type { GoodsState, HistoryDetail, ParcelState, RefundReason } from './goods-life.ts'
import type { Dispute, HeldStock, OrderStatus } from './order-life.ts'
import type { DeliveryId, ShipTo } from './payment.ts'
import type { ReturnReason, ReturnSettlement, ReturnState, Seal } from './return-life.ts'

export interface OrdersTables {
  orders: OrdersTable
  order_line: OrderLineTable
  order_history: OrderHistoryTable
  order_key: OrderKeyTable
  parcel: ParcelTable
  parcel_line: ParcelLineTable
  order_refund: OrderRefundTable
  cancelled_line: CancelledLineTable
  recall_letter: RecallLetterTable
  order_command: OrderCommandTable
  order_return: OrderReturnTable
  return_line: ReturnLineTable
  payment_dispute: PaymentDisputeTable
  payment_event: PaymentEventTable
  payment_without_order: PaymentWithoutOrderTable
  payment_customer: PaymentCustomerTable
  customer_to_forget: CustomerToForgetTable
}

interface PaymentCustomerTable {
  member_id: MemberId
  making_key: Generated<string>
  customer_id: string | null
  told: string | null
  made_at: Moment
}

interface CustomerToForgetTable {
  customer_id: string
  since: Generated<Date>
}

interface OrdersTable {
  id: string
  number: string
  member_id: ColumnType<MemberId | null, MemberId | null | undefined, MemberId | null>
  status: Generated<OrderStatus>
  stock: Generated<HeldStock>
  dispute: Generated<Dispute>
  goods: Generated<GoodsState>
  is_guest: boolean
  checkout_key: string | null
  cart: string
  origin: string
  /** Where an unpaid order was begun, as a keyed hash; null once it is settled. */
  from_address: ColumnType<string | null, string | null | undefined, null>
  attempt: Generated<number>
  reserved_until: Moment
  currency: Generated<'gbp'>
  subtotal_pence: number
  /** The code that its buyer gave, what it took off, and what the payment service calls it. */
  discount_code: ColumnType<string | null, string | null | undefined, never>
  discount_pence: Generated<number>
  promotion_id: ColumnType<string | null, string | null | undefined, never>
  /** Of a guest, where a code is for one buyer; null once it is settled. */
  asked_email: ColumnType<string | null, string | null | undefined, null>
  standard_delivery_pence: number
  express_delivery_pence: number
  delivery: DeliveryId | null
  delivery_pence: number | null
  total_pence: GeneratedAlways<number | null>
  vat_pence: number | null
  session_id: string | null
  session_url: string | null
  payment_intent: string | null
  /** Who the payment service knows the buyer as; null for one it is told nothing about. */
  payment_customer: ColumnType<string | null, string | null | undefined, string | null>
  charged_pence: Generated<number>
  refunded_pence: Generated<number>
  review_reason: string | null
  /** Which subscription it is a delivery of. */
  subscription_id: ColumnType<string | null, string | null | undefined, never>
  every_days: ColumnType<number | null, number | null | undefined, never>
  customer_email: string | null
  customer_name: string | null
  ship_to: JSONColumnType<ShipTo> | null
  created_at: Moment
  updated_at: Moment
  checked_at: Moment
  paid_at: MaybeMoment
  confirmation_sent_at: MaybeMoment
  anonymise_from: MaybeMoment
  anonymised_at: MaybeMoment
}

interface OrderLineTable {
  order_id: string
  product_id: ProductId
  price_id: string
  name: string
  quantity: number
  unit_pence: number
  discount_pence: Generated<number>
  vat_rate_percent: number
  vat_pence: number
}

interface OrderHistoryTable {
  id: GeneratedAlways<number>
  order_id: string
  at: Moment
  fact: string
  from_status: OrderStatus
  to_status: OrderStatus
  charged_pence: number
  refunded_pence: number
  cause: string
  /** What was done with it beside its payment: which parcel, which goods, how much, and why. */
  detail: JSONColumnType<HistoryDetail> | null
}

interface PaymentEventTable {
  id: string
  type: string
  session_id: string | null
  payment_intent: string | null
  order_id: string | null
  payment_subscription: string | null
  invoice_id: string | null
  dispute: Exclude<Dispute, 'none'> | null
  received_at: Moment
  deliveries: Generated<number>
  processed_at: MaybeMoment
  error: string | null
}

interface PaymentWithoutOrderTable {
  session_id: string
  order_id: string
  payment_intent: string | null
  pence: number
  noted_at: Moment
}

interface OrderKeyTable {
  key_hash: Buffer
  order_id: string
  made_at: Moment
}

interface ParcelTable {
  id: string
  order_id: string
  number: number
  state: Generated<ParcelState>
  carrier: string | null
  tracking_number: string | null
  tracking_link: string | null
  packed_at: Moment
  sent_at: MaybeMoment
  delivered_at: MaybeMoment
  lost_at: MaybeMoment
  sent_again: Generated<boolean>
}

interface ParcelLineTable {
  parcel_id: string
  product_id: ProductId
  lot: Generated<string>
  quantity: number
}

interface OrderRefundTable {
  id: string
  order_id: string
  pence: number
  reason: RefundReason
  state: Generated<'wanted' | 'made' | 'failed'>
  wanted_at: Moment
  made_at: MaybeMoment
  problem: string | null
}

interface CancelledLineTable {
  id: string
  order_id: string
  refund_id: string | null
  product_id: ProductId
  quantity: number
  cancelled_at: Moment
}

interface RecallLetterTable {
  order_id: string
  product_id: ProductId
  lot: string
  noted_at: Moment
}

interface OrderCommandTable {
  order_id: string
  digest: string
  typed_at: Date
}

interface PaymentDisputeTable {
  id: string
  order_id: string
  state: Exclude<Dispute, 'none'>
  reason: string
  pence: number
  opened_at: Moment
  evidence_by: MaybeMoment
  noted_at: Moment
  decided_at: MaybeMoment
}

interface OrderReturnTable {
  id: string
  order_id: string
  number: number
  state: Generated<ReturnState>
  settlement: Generated<ReturnSettlement>
  reason: ReturnReason
  note: Generated<string>
  proof: string | null
  label_link: string | null
  settled_because: string | null
  refund_id: string | null
  requested_at: Moment
  posted_at: MaybeMoment
  arrived_at: MaybeMoment
  kept_at: MaybeMoment
  settled_at: MaybeMoment
}

interface ReturnLineTable {
  return_id: string
  product_id: ProductId
  seal: Seal
  quantity: number
  shelved: Generated<number>
  asked_at: Moment
}
