import { nextStep, type OrderLife } from './order-life.ts'
import { lookAt } from './order-rows.ts'
import { isUuid, type PaymentSession } from './payment.ts'
import type { Order } from './queries/orders.ts'

/** What a page, asked about now, says beyond what is known here. */
export type Beyond =
  /** Nothing: it is unpaid, no order of a shop like this, given back, or known. */
  | { kind: 'nothing' }
  /** It is paid, and its order is not in this database. */
  | { kind: 'order-missing' }
  /** Its order would come to be as it says there. */
  | { kind: 'order-behind'; life: OrderLife }

export function beyond(order: Order | null, session: PaymentSession, livemode: boolean): Beyond {
  if (order === null) {
    const isHeld = session.paid && session.refundedPence < (session.totalPence ?? 0)
    const isOurs = session.orderId !== null && isUuid(session.orderId) && session.livemode === livemode
    return { kind: isHeld && isOurs ? 'order-missing' : 'nothing' }
  }
  let life: OrderLife | null = null
  for (const fact of lookAt(order, session, livemode)?.facts ?? []) life = nextStep(life ?? order, fact)?.life ?? life
  return life === null ? { kind: 'nothing' } : { kind: 'order-behind', life }
}
