import { subscriptionOf } from '../queries/subscriptions.ts'
import type { SubscriptionsDeps } from './deps.ts'
import { takeNews } from './news.ts'

const HOUR_MS = 3_600_000
/** One whose charge is due is looked at every hour, any other once a day. */
const LOOK_EVERY_HOURS = 24
const MOST_AT_ONCE = 100

/** Makes up for notices that never came: what is due, or was not looked at for a day, is asked about. */
export async function reconcileSubscriptions(deps: SubscriptionsDeps): Promise<void> {
  const now = deps.now()
  const rows = await deps.db
    .selectFrom('subscription')
    .selectAll()
    .where('state', 'in', ['active', 'paused'])
    .where(({ eb, and, or }) =>
      or([
        eb('looked_at', '<', new Date(now.getTime() - LOOK_EVERY_HOURS * HOUR_MS)),
        and([eb('next_at', '<', now), eb('looked_at', '<', new Date(now.getTime() - HOUR_MS))]),
      ]),
    )
    .orderBy('looked_at')
    .limit(MOST_AT_ONCE)
    .execute()
  for (const { id, paymentId } of rows.map(subscriptionOf)) {
    try {
      if (paymentId !== null) await lookAt(deps, paymentId)
    } catch (error) {
      deps.log.warn('subscription.not-reconciled', { subscriptionId: id, error })
    }
  }
}

async function lookAt(deps: SubscriptionsDeps, subscription: string): Promise<void> {
  const found = await deps.billing.invoices(subscription)
  const open = found.ok ? found.value.filter(({ status, isRenewal }) => isRenewal && status !== 'void') : []
  // The latest is enough: an earlier one had its turn when it was the latest.
  await takeNews(deps, { subscription, invoice: open[0]?.id ?? null })
}
