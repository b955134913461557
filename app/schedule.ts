import type { OrdersDeps } from '#modules/orders/commands/deps.ts'
import { checkPrices } from '#modules/orders/commands/prices.ts'
import { reconcileOrders } from '#modules/orders/jobs.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'

const QUARTER_MS = 15 * 60_000

/** All recurring work, one line each. Returns what ends that which this server does for itself. */
export async function schedule(jobs: Jobs, services: OrdersDeps, pricesMs = QUARTER_MS): Promise<() => void> {
  // Every two minutes, by one server of a cluster: give back the stock of orders nobody paid, and find payments whose
  // notice never came.
  await jobs.every('reconcile-orders', '*/2 * * * *', async () => {
    await reconcileOrders(services)
  })
  // Every quarter of an hour: what is sold must cost the same in the catalogue and at the payment service.
  return onEveryServer(pricesMs, () => checkPrices(services), services.log)
}

/** For what each server knows for itself, such as the prices that it refuses to sell at. Returns what ends it. */
function onEveryServer(pauseMs: number, work: () => Promise<unknown>, log: OrdersDeps['log']): () => void {
  const timer = setInterval(() => void work().catch(error => log.error('schedule.failed', { error })), pauseMs)
  timer.unref()
  return () => clearInterval(timer)
}
