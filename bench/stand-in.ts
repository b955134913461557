import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { EVENT_TYPES } from '#modules/orders/gateway.ts'
import { pagePath } from '#sandbox/stripe/hosted-page.ts'
import { type StandInOptions, startStripeStandIn } from '#sandbox/stripe/stand-in.ts'

/** The payment service in a process of its own, so that its work is not counted as the shop's. It answers at once. */

export type Asked = Pick<StandInOptions, 'dataDir' | 'secretKey' | 'webhookSecret' | 'prices'> & { shopUrl: string }

export interface Opened {
  apiPort: number
}

process.once('message', async ({ shopUrl, ...asked }: Asked) => {
  const pages = createServer((request, response) => void standIn.handlePage(request, response))
  await new Promise<void>(resolve => pages.listen(0, '127.0.0.1', resolve))
  const pagesUrl = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`
  const standIn = await startStripeStandIn({
    ...asked,
    instant: true,
    webhookUrl: () => `${shopUrl}/hooks/stripe`,
    webhookTypes: EVENT_TYPES,
    pageUrl: session => pagesUrl + pagePath(session.id),
  })
  process.send?.({ apiPort: standIn.port } satisfies Opened)
})
process.once('disconnect', () => process.exit(0))
