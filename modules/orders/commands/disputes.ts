import { type Dispute, worstDispute } from '../order-life.ts'
import type { PaymentDispute, PaymentEvent } from '../payment.ts'
import type { Order } from '../queries/orders.ts'
import type { OrdersDeps } from './deps.ts'

type Deps = Pick<OrdersDeps, 'db' | 'payments' | 'log' | 'now'>

/**
 * Notes what a payer's bank asks back. The notice says that there is something; how much it is about, why, and until
 * when it can be answered is asked of the payment service, which knows it at any time.
 * @throws when it could not be asked, so that the notice stays on the list
 */
export async function noteDispute(
  deps: Deps,
  order: Order,
  event: Pick<PaymentEvent, 'id' | 'dispute'>,
): Promise<void> {
  if (!event.dispute || !order.paymentIntent) return
  const asked = await deps.payments.disputes(order.paymentIntent)
  if (!asked.ok) throw new Error(`The dispute could not be asked about: ${asked.problem.words}`)
  const heard = asked.value.reduce<Dispute>((worst, { state }) => worstDispute(worst, state), event.dispute)
  const known = await deps.db.transaction().execute(async tx => {
    const row = await tx
      .selectFrom('orders')
      .select('dispute')
      .where('id', '=', order.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const now = worstDispute(row.dispute, heard)
    if (now !== row.dispute) await tx.updateTable('orders').set({ dispute: now }).where('id', '=', order.id).execute()
    for (const dispute of asked.value) {
      await tx
        .insertInto('payment_dispute')
        .values(rowOf(dispute, order.id, deps.now()))
        .onConflict(same =>
          same.column('id').doUpdateSet(row => ({
            state: row.ref('excluded.state'),
            reason: row.ref('excluded.reason'),
            pence: row.ref('excluded.pence'),
            evidence_by: row.ref('excluded.evidence_by'),
            decided_at: row.fn.coalesce('payment_dispute.decided_at', 'excluded.decided_at'),
          })),
        )
        .execute()
    }
    return row.dispute
  })
  if (known !== heard) deps.log.error('payment.dispute', { orderId: order.id, dispute: heard, eventId: event.id })
}

const rowOf = ({ id, state, reason, pence, openedAt, evidenceBy }: PaymentDispute, orderId: string, now: Date) => ({
  id,
  order_id: orderId,
  state,
  reason,
  pence,
  opened_at: openedAt,
  evidence_by: state === 'open' ? evidenceBy : null,
  noted_at: now,
  decided_at: state === 'open' ? null : now,
})

/**
 * Money that was given back and could not be paid out comes back to us: its refund is listed until a person has found
 * another way to the payer.
 * @throws when the payment service could not be asked
 */
export async function noteFailedRefunds(deps: Deps, paymentIntent: string): Promise<void> {
  const asked = await deps.payments.refunds(paymentIntent)
  if (!asked.ok) throw new Error(`The refunds could not be asked about: ${asked.problem.words}`)
  for (const { refundId, failed } of asked.value) {
    if (failed === null) continue
    await deps.db
      .updateTable('order_refund')
      .set({ state: 'failed', made_at: null, problem: failed })
      .where('id', '=', refundId)
      .where('state', '<>', 'failed')
      .execute()
  }
}
