import { randomUUID } from 'node:crypto'
import type { MemberId } from '#modules/account/member.ts'
import { reserveStock } from '#modules/catalogue/commands/stock.ts'
import type { AccountHolder } from '../account-holder.ts'
import type { OrderLine } from '../order.ts'
import { newOrder } from '../order-rows.ts'
import { type Order, orderByKey, orderOf, selectOrders } from '../queries/orders.ts'
import type { Recurring } from '../session-request.ts'
import { type CheckoutOutcome, endOthers, insertLines, newNumber, openPaymentPage, placeOrder } from './checkout.ts'
import { customerFor } from './customers.ts'
import type { OrdersDeps } from './deps.ts'

export interface FirstDelivery {
  memberId: MemberId
  account: AccountHolder
  origin: string
  fromAddress: string | null
  /** What was agreed, at its price. */
  lines: OrderLine[]
  recurring: Recurring & { deliveryPence: number }
}

/**
 * The first delivery of a subscription: an ordinary order whose page begins the renewals as well. The subscription is
 * its key, so that a press that comes twice finds the same page.
 */
export async function startSubscriptionCheckout(deps: OrdersDeps, input: FirstDelivery): Promise<CheckoutOutcome> {
  const key = input.recurring.subscriptionId
  const earlier = await orderByKey(deps.db, key)
  if (earlier)
    return earlier.status === 'pending' ? openPaymentPage(deps, earlier) : { ok: false, reason: 'another-cart' }
  if (!(await endOthers(deps, { memberId: input.memberId, key }))) return TRY_AGAIN
  const paymentCustomer = await customerFor(deps, input.memberId, input.account)
  // A stranger cannot be charged again.
  if (paymentCustomer === null) return TRY_AGAIN
  const { memberId, origin, fromAddress, recurring } = input
  const wanted = { key, memberId, isGuest: false, origin, fromAddress, paymentCustomer, recurring, discount: null }
  const placed = await placeOrder(deps, wanted, '', input.lines)
  return placed.ok ? openPaymentPage(deps, placed.order) : placed
}

const TRY_AGAIN = { ok: false, reason: 'try-again' } as const

/** Longer than the payment service holds a draft back that we have not heard of. */
const RENEWAL_HELD_HOURS = 76

export interface Renewal {
  invoiceId: string
  memberId: MemberId
  origin: string
  paymentCustomer: string
  lines: OrderLine[]
  recurring: Recurring & { deliveryPence: number }
  /** The money was taken before we heard of it. */
  isPaid: boolean
}

export type PlacedRenewal = { ok: true; order: Order } | { ok: false; reason: 'short' }

/**
 * The order of a renewal, with its goods kept aside until it is charged: once for each invoice, however often it is
 * asked for. Where the goods are short nothing is placed; only what is paid already gets an order all the same, which
 * then takes its goods or gives the money back.
 */
export async function placeRenewal(deps: OrdersDeps, renewal: Renewal): Promise<PlacedRenewal> {
  try {
    return await deps.db.transaction().execute(async tx => {
      const { invoiceId, memberId, origin, paymentCustomer, lines, recurring, isPaid } = renewal
      const known = { key: null, memberId, isGuest: false, origin, cart: '', fromAddress: null, paymentCustomer }
      const now = deps.now()
      const row = newOrder({ id: randomUUID(), number: newNumber(), ...known, recurring, code: null }, lines, now)
      const held = { session_id: invoiceId, reserved_until: new Date(now.getTime() + RENEWAL_HELD_HOURS * 3_600_000) }
      const placed = await tx
        .insertInto('orders')
        .values({ ...row, ...held })
        .onConflict(clash => clash.doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!placed) return { ok: true, order: await orderOfInvoice(tx, invoiceId) }
      const reserved = await reserveStock(tx, lines, { at: now, cause: 'subscription', orderId: row.id })
      if (!reserved.ok && !isPaid) throw new Short()
      if (!reserved.ok) {
        const without = { status: 'expired', stock: 'none' } as const
        await tx.updateTable('orders').set(without).where('id', '=', row.id).execute()
        Object.assign(placed, without)
      }
      await insertLines(tx, row.id, lines)
      return { ok: true, order: orderOf({ ...placed, lines }) }
    })
  } catch (error) {
    if (error instanceof Short) return { ok: false, reason: 'short' }
    throw error
  }
}

/** Undoes the transaction, and never leaves this file. */
class Short extends Error {}

async function orderOfInvoice(db: Parameters<typeof selectOrders>[0], invoiceId: string): Promise<Order> {
  return orderOf(await selectOrders(db).where('session_id', '=', invoiceId).executeTakeFirstOrThrow())
}
