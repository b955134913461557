import { type Context, NOBODY } from './context.ts'
import { collect, saveInvoice } from './invoices.ts'
import { listResources } from './resources.ts'
import { endOf, needSubscription, saveSubscription, turnSubscription } from './subscriptions.ts'
import type { WireInvoice } from './wire.ts'

const MONTH = 30 * 86_400
/** However often a subscription renews, no more turns than this in a month. */
const MOST_TURNS = 100

/**
 * As if a month had passed for one subscription, for somebody who rehearses: its dates come a month nearer, and what
 * lies in that month happens on its day. A draft waits, as always, until the shop has taken its notice.
 */
export function passMonth(context: Context, id: string): void {
  const now = context.seconds()
  context.store.transaction(() => comeNearer(context, id))
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const next = nextOf(context, id)
    if (next === null || next.at > now) return
    const then: Context = { ...context, seconds: () => next.at }
    context.store.transaction(() => {
      if (next.invoice) collect(then, next.invoice, NOBODY)
      else turnSubscription(then, id)
    })
  }
}

const openOf = (context: Context, id: string) =>
  listResources<WireInvoice>(context.store, 'invoice', { parent: id, tags: ['open'], limit: 100 }).data.flatMap(
    invoice => (invoice.auto_advance && invoice.next_payment_attempt !== null ? [invoice] : []),
  )

function comeNearer(context: Context, id: string): void {
  const subscription = needSubscription(context, id)
  const data = subscription.items.data.map(item => ({
    ...item,
    current_period_start: item.current_period_start - MONTH,
    current_period_end: item.current_period_end - MONTH,
  }))
  saveSubscription(context, { ...subscription, items: { ...subscription.items, data } })
  for (const invoice of openOf(context, id)) {
    saveInvoice(context, { ...invoice, next_payment_attempt: (invoice.next_payment_attempt ?? 0) - MONTH })
  }
}

/** What happens next: a card is tried again, or a period ends. Null when it is over. */
function nextOf(context: Context, id: string): { at: number; invoice: WireInvoice | null } | null {
  const subscription = needSubscription(context, id)
  if (subscription.status === 'canceled') return null
  const [invoice] = openOf(context, id).toSorted((a, b) => at(a) - at(b))
  const ends = endOf(subscription)
  return invoice && at(invoice) <= ends ? { at: at(invoice), invoice } : { at: ends, invoice: null }
}

const at = (invoice: WireInvoice) => invoice.next_payment_attempt ?? 0
