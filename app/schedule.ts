import { checkPrices } from '#modules/orders/commands/prices.ts'
import { reconcileOrders } from '#modules/orders/jobs.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Services } from './services.ts'

/** All recurring work, one line each. Times are UTC; each is done by one server of a cluster. */
export async function schedule(jobs: Jobs, services: Services): Promise<void> {
  // Every two minutes: give back the stock of orders nobody paid, and find payments whose notice never came.
  await jobs.every('reconcile-orders', '*/2 * * * *', async () => {
    await reconcileOrders(services)
  })
  // Every night at 02:10: what is sold must cost the same in the catalogue and at the payment service.
  await jobs.every('check-prices', '10 2 * * *', async () => {
    await checkPrices(services)
  })
}
