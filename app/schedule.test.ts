import { afterEach, expect, it } from 'vitest'
import { checkPrices } from '#modules/orders/commands/prices.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { openTill, type Till } from '#test/till.ts'
import { schedule } from './schedule.ts'

let till: Till
afterEach(() => till.close())

it('checks the prices again when the payment service was away at the start, on every server', async () => {
  till = await openTill()
  const price = till.priceOf('biotin')
  till.standIn.control.changePrice(price, { unitAmount: 999 })
  till.standIn.control.fault({ fault: { kind: 'status', status: 429 }, path: '/v1/prices', times: 8 })
  await checkPrices(till.deps)
  expect(till.deps.payments.refusedPrices).toEqual(new Set())

  const end = await schedule(till.jobs, till.deps, 50)
  await expect.poll(() => till.deps.payments.refusedPrices).toEqual(new Set([price]))

  till.standIn.control.changePrice(price, { unitAmount: 565 })
  await expect.poll(() => till.deps.payments.refusedPrices).toEqual(new Set())
  end()
})

it('puts the orders right every two minutes', async () => {
  till = await openTill()
  const turns: Record<string, string> = {}
  const jobs = {
    ...till.jobs,
    async every(name: string, cron: string) {
      turns[name] = cron
    },
  } satisfies Jobs
  const end = await schedule(jobs, till.deps)
  end()
  expect(turns).toEqual({ 'reconcile-orders': '*/2 * * * *' })
})
