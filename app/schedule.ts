import type { Accounts } from '#modules/account/commands/accounts.ts'
import type { Attempts } from '#modules/account/commands/deps.ts'
import { purgeStale, staleMembers } from '#modules/account/commands/guests.ts'
import { purgeExpired } from '#modules/account/commands/proofs.ts'
import { SAMPLE_MEMBER } from '#modules/account/sample-member.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { endReductions } from '#modules/catalogue/commands/prices.ts'
import { purgeChanges } from '#modules/changes/commands.ts'
import { purgeMessages } from '#modules/contact/commands/messages.ts'
import { eraseDue, purgeFarewells } from '#modules/data-rights/commands/deletion.ts'
import { type DevicesDeps, disconnectAll, readAllServices } from '#modules/devices/commands.ts'
import { seedSampleDiary } from '#modules/food-log/seed.ts'
import { seedSampleGoals } from '#modules/goals/seed.ts'
import { settleNewsletters } from '#modules/notifications/commands/newsletter.ts'
import { queueMealReminders, queueSupplementReminders } from '#modules/notifications/jobs.ts'
import { purgeTasks } from '#modules/operations/commands/tasks.ts'
import { recountStock } from '#modules/operations/jobs.ts'
import { forgetTyped } from '#modules/orders/commands/act-on-order.ts'
import { forgetCustomers } from '#modules/orders/commands/customers.ts'
import type { OrdersDeps } from '#modules/orders/commands/deps.ts'
import { anonymiseOrders, purgeOldOrders } from '#modules/orders/commands/member-orders.ts'
import { checkPrices } from '#modules/orders/commands/prices.ts'
import { reconcileOrders } from '#modules/orders/jobs.ts'
import { purgeQuestions } from '#modules/questions/commands/asking.ts'
import { purgeRemoved } from '#modules/recipes/commands/collections.ts'
import { purgeProviderCache } from '#modules/recipes/commands/kept-answers.ts'
import { purgeRecordLinks } from '#modules/reports/commands.ts'
import { queueDigests } from '#modules/reports/jobs.ts'
import { purgeStockNotices, queueStockNotices } from '#modules/stock-notices/commands/sending.ts'
import { purgeBegun } from '#modules/subscriptions/commands/beginning.ts'
import type { SubscriptionsDeps } from '#modules/subscriptions/commands/deps.ts'
import { reconcileSubscriptions } from '#modules/subscriptions/commands/reconciling.ts'
import { queueReminders } from '#modules/subscriptions/commands/reminders.ts'
import { endWithdrawn } from '#modules/subscriptions/commands/withdrawal.ts'
import { seedSampleCabinet } from '#modules/supplements-log/seed.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { eraseAllPersonalData } from './personal-data.ts'

const QUARTER_MS = 15 * 60_000

export interface ScheduleDeps extends SubscriptionsDeps {
  accounts: Pick<Accounts, 'retryMoves'>
  attempts: Attempts
  devices: DevicesDeps
}

/** All recurring work, one line each. Returns what ends that which this server does for itself. */
export async function schedule(jobs: Jobs, services: ScheduleDeps, pricesMs = QUARTER_MS): Promise<() => void> {
  // Every two minutes, by one server of a cluster: give back the stock of orders nobody paid, and find payments whose
  // notice never came.
  await jobs.every('reconcile-orders', '*/2 * * * *', async () => {
    await reconcileOrders(services)
  })
  // Every five minutes: the payment service forgets the members who have gone since.
  await jobs.every('forget-customers', '*/5 * * * *', () => forgetCustomers(services))
  // Every hour at :07: the recipe provider lets us keep its content for a day at most.
  await jobs.every('purge-provider-cache', '7 * * * *', async () => {
    await purgeProviderCache(services)
  })
  // Every hour at :17: a guest's records that could not be moved to their member are tried again.
  await jobs.every('retry-guest-moves', '17 * * * *', () => services.accounts.retryMoves())
  // Every six hours at :37: what connected health services have measured since.
  await jobs.every('read-devices', '37 */6 * * *', () => readAllServices(services.devices))
  // Every night at 03:27: guests whose last session ran out, and accounts whose address was never confirmed and whose
  // visitor has been away as long, with all they kept; sessions and links out of date.
  await jobs.every('purge-guests', '27 3 * * *', async () => {
    const now = services.now()
    await purgeExpired(services.db, now)
    for (const memberId of await staleMembers(services, now)) await disconnectAll(services.devices, memberId)
    const purged = await purgeStale(services, now)
    if (purged > 0) services.log.info('accounts.stale-purged', { purged })
  })
  // Every hour at :37: what members took out of their recipes and did not put back within an hour.
  await jobs.every('purge-removed-recipes', '37 * * * *', async () => {
    await purgeRemoved(services.db, services.now())
  })
  // Every hour at :01: the sample member's diary, cabinet and goals go on with the day in London, whose midnight moves in summer.
  await jobs.every('sample-diary', '1 * * * *', async () => {
    const now = services.now()
    await seedSampleDiary(services.db, SAMPLE_MEMBER.id, dayIn(now, LONDON), now)
    await seedSampleCabinet(services.db, SAMPLE_MEMBER.id, dayIn(now, LONDON), now)
    await seedSampleGoals(services.db, SAMPLE_MEMBER.id, dayIn(now, LONDON), now)
  })
  // Every night at 3:33: the ids of changes that no browser can send again.
  await jobs.every('purge-changes', '33 3 * * *', () => purgeChanges(services.db, services.now()))
  // Every hour at :11: digests of the weeks that have just ended, in the morning of wherever their readers are.
  await jobs.every('weekly-digests', '11 * * * *', () => queueDigests({ ...services, jobs }))
  // Every five minutes: reminders of what is due about now, wherever its takers are, and not ticked yet.
  await jobs.every('supplement-reminders', '*/5 * * * *', () => queueSupplementReminders({ ...services, jobs }))
  // The same for plans of a day, in the morning of wherever their readers are.
  await jobs.every('meal-reminders', '*/5 * * * *', () => queueMealReminders({ ...services, jobs }))
  // Every ten minutes: the newsletter is asked for at addresses that were proved or changed since it was switched on, and
  // what nobody confirmed within a week ends.
  await jobs.every('newsletter-confirmations', '*/10 * * * *', () => settleNewsletters({ ...services, jobs }))
  // Every night at 3:47: links to a record that ended a quarter of a year ago.
  await jobs.every('purge-record-links', '47 3 * * *', () => purgeRecordLinks(services.db, services.now()))
  // Every night at 3:53: messages that came through the contact form two years ago.
  await jobs.every('purge-messages', '53 3 * * *', () => purgeMessages(services.db, services.now()))
  // Every five minutes: an e-mail for whoever waits for what can be bought now, at most 200 at a turn.
  await jobs.every('stock-notices', '*/5 * * * *', async () => {
    await queueStockNotices({ ...services, jobs })
  })
  // Every hour at :19: subscriptions to what is not sold any more end, what is about to be charged is announced seven days
  // ahead, and what the payment service did not tell of a subscription is asked for.
  await jobs.every('subscriptions', '19 * * * *', async () => {
    await endWithdrawn(services)
    await queueReminders({ ...services, jobs })
    await reconcileSubscriptions(services)
  })
  // Every night at 3:59: subscriptions whose first delivery was never paid.
  await jobs.every('purge-begun-subscriptions', '59 3 * * *', () => purgeBegun(services.db, services.now()))
  // Every night at 3:57: addresses that nobody confirmed, and questions that stayed without an answer for half a year.
  await jobs.every('purge-questions', '57 3 * * *', async () => {
    await purgeStockNotices(services.db, services.now())
    await purgeQuestions(services.db, services.now())
  })
  // Every hour at :23: erase the accounts whose seven days are over, and forget the addresses of those who are gone.
  await jobs.every('erase-accounts', '23 * * * *', async () => {
    await eraseDue(services, eraseAllPersonalData)
    await purgeFarewells(services)
  })
  // Every night at 3:41: orders of those who asked to be forgotten lose name and address once nothing of them can be sent back; orders
  // without an account go after six years.
  await jobs.every('anonymise-orders', '41 3 * * *', async () => {
    await anonymiseOrders(services.db, services.now())
    await purgeOldOrders(services.db, services.now())
  })
  // Every night at 2:13: the stock is compared with its ledger, and a difference told once. Nothing corrects itself.
  await jobs.every('recount-stock', '13 2 * * *', async () => {
    const differences = await recountStock({ ...services, jobs })
    if (differences.length > 0) services.log.error('stock.differs-from-ledger', { differences })
    await purgeTasks(services.db, services.now())
    await forgetTyped(services.db, services.now())
  })
  // Every hour at :29: prices that were lowered 30 days ago are no news any more.
  await jobs.every('end-reductions', '29 * * * *', () => endReductions(services.db, services.now()))
  // Every quarter of an hour: what is sold must cost the same in the catalogue and at the payment service.
  return onEveryServer(pricesMs, () => checkPrices(services), services.log)
}

/** For what each server knows for itself, such as the prices that it refuses to sell at. Returns what ends it. */
function onEveryServer(pauseMs: number, work: () => Promise<unknown>, log: OrdersDeps['log']): () => void {
  const timer = setInterval(() => void work().catch(error => log.error('schedule.failed', { error })), pauseMs)
  timer.unref()
  return () => clearInterval(timer)
}
