import type { Context } from './context.ts'
import { NOBODY } from './context.ts'
import { collect, finalizeWhenDue } from './invoices.ts'
import { dueOf, findResource } from './resources.ts'
import { turnSubscription } from './subscriptions.ts'
import type { WireInvoice } from './wire.ts'

/** However far the clock jumped, no more turns than this at once. */
const MOST_TURNS = 100

/** What time alone brings about with subscriptions: announcements, renewals, drafts that become due, cards tried again. */
export function billWhatIsDue(context: Context): number {
  let done = 0
  let before = ''
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const due = dueOf(context.store, ['subscription', 'invoice'], context.seconds())
    const now = JSON.stringify(due)
    // What waits for the shop to take a notice is due until it has.
    if (due.length === 0 || now === before) break
    before = now
    for (const { id, kind } of due) {
      context.store.transaction(() => (kind === 'subscription' ? turnSubscription(context, id) : bill(context, id)))
    }
    done += due.length
  }
  return done
}

function bill(context: Context, id: string): void {
  const invoice = findResource<WireInvoice>(context.store, 'invoice', id)
  if (invoice?.status === 'draft') finalizeWhenDue(context, invoice)
  else if (invoice?.status === 'open' && invoice.auto_advance) collect(context, invoice, NOBODY)
}
