import { dayOfCharge, isReminderDue, REMIND_DAYS } from '../dates.ts'
import { subscriptionOf } from '../queries/subscriptions.ts'
import type { SubscriptionsDeps } from './deps.ts'
import { mailLater } from './history.ts'

const MOST_AT_ONCE = 200
const DAY_MS = 86_400_000

/** Puts the reminders of the charges of the coming days in line, each once, by however many servers. @returns how many */
export async function queueReminders(deps: Pick<SubscriptionsDeps, 'db' | 'jobs' | 'now'>): Promise<number> {
  const now = deps.now()
  return deps.db.transaction().execute(async tx => {
    const rows = await tx
      .selectFrom('subscription')
      .selectAll()
      .where('state', '=', 'active')
      .where('next_at', '>', now)
      .where('next_at', '<', new Date(now.getTime() + (REMIND_DAYS + 1) * DAY_MS))
      .where(({ eb, or }) => or([eb('reminded_for', 'is', null), eb('reminded_for', '<>', eb.ref('next_at'))]))
      .orderBy('next_at')
      .limit(MOST_AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute()
    const due = rows.map(subscriptionOf).filter(({ nextAt, remindedFor }) => isReminderDue(nextAt, remindedFor, now))
    for (const { id, nextAt } of due) {
      await tx.updateTable('subscription').set({ reminded_for: nextAt }).where('id', '=', id).execute()
      if (nextAt) await mailLater(deps, tx, { id, moment: 'reminder' }, dayOfCharge(nextAt))
    }
    return due.length
  })
}
