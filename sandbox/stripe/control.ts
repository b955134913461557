import { type SeedPrice, savePrice, saveProduct, seedCatalogue } from './catalogue.ts'
import type { Context } from './context.ts'
import { type DisputeStage, moveDispute } from './disputes.ts'
import { listEvents } from './events.ts'
import type { FaultPort, FaultRule } from './faults.ts'
import { settleDebit, settleWhatIsDue } from './payments.ts'
import { failRefund } from './refunds.ts'
import { findResource } from './resources.ts'
import type { WebhookSender } from './webhooks.ts'
import type { WireEvent, WirePrice, WireProduct } from './wire.ts'

/** The hand that tests and benches reach in with. */
export interface Control {
  /** Makes the next calls go wrong, see FaultRule. */
  fault(rule: FaultRule): void
  clearFaults(): void
  /** Moves the clock by this many seconds from now on and does at once what then is due. */
  moveClock(seconds: number): void
  settle(sessionId: string, outcome: 'paid' | 'refused'): void
  /** The payer's bank asks the payment back, or decides. */
  dispute(sessionId: string, stage: DisputeStage): void
  /** The latest refund of the payment could not be paid out. */
  failRefund(sessionId: string): void
  /** Changes a price as its owner could: archived, dearer, other currency. */
  changePrice(id: string, change: { active?: boolean; unitAmount?: number; currency?: string }): void
  archiveProduct(id: string): void
  seed(prices: readonly SeedPrice[]): void
  /** All events so far, oldest first, 100 at most. */
  events(): WireEvent[]
  webhooks: {
    hold(): void
    release(arrange?: (events: WireEvent[]) => WireEvent[]): Promise<void>
    resend(eventId: string, forged?: { signedAt?: number; secret?: string }): Promise<number>
    setCopies(copies: number): void
    /** How many are still to be delivered. */
    pending(): number
  }
}

export function makeControl(
  context: Context,
  clock: { offset: number },
  faults: FaultPort,
  sender: WebhookSender,
): Control {
  return {
    fault: rule => faults.add(rule),
    clearFaults: () => faults.clear(),
    moveClock(seconds) {
      clock.offset += seconds
      settleWhatIsDue(context)
    },
    settle: (sessionId, outcome) => void settleDebit(context, sessionId, outcome),
    dispute: (sessionId, stage) => void moveDispute(context, sessionId, stage),
    failRefund: sessionId => void failRefund(context, sessionId),
    changePrice(id, change) {
      const price = findResource<WirePrice>(context.store, 'price', id)
      if (!price) throw new Error(`There is no price ${id}`)
      const amount = change.unitAmount ?? price.unit_amount
      const next = { active: change.active ?? price.active, currency: change.currency ?? price.currency }
      savePrice(context, { ...price, ...next, unit_amount: amount, unit_amount_decimal: String(amount) }, false)
    },
    archiveProduct(id) {
      const product = findResource<WireProduct>(context.store, 'product', id)
      if (!product) throw new Error(`There is no product ${id}`)
      saveProduct(context, { ...product, active: false, updated: context.seconds() }, false)
    },
    seed: prices => seedCatalogue(context, prices),
    events: () => listEvents(context.store, { limit: 100 }).data.reverse(),
    webhooks: {
      hold: () => sender.hold(),
      release: arrange => sender.release(arrange),
      resend: (eventId, forged) => sender.resend(eventId, forged),
      setCopies(copies) {
        sender.copies = copies
      },
      pending: () =>
        context.store.row<{ n: number }>("select count(*) as n from delivery where state = 'pending'")?.n ?? 0,
    },
  }
}
