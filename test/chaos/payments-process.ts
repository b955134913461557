import { createServer } from 'node:http'
import type { SeedPrice } from '#sandbox/stripe/catalogue.ts'
import type { DisputeStage } from '#sandbox/stripe/disputes.ts'
import { startStripeStandIn } from '#sandbox/stripe/stand-in.ts'

import { answerQuestions } from './child.ts'
import { KEYS } from './keys.ts'

/** The payment service in a process of its own: what it knows is on the disk, so that it may be killed as well. */

export interface PaymentsSettings {
  dataDir: string
  /** Where buyers pay; the same after it was killed, because their browsers have the address. */
  pagePort: number
  webhookUrl: string
  prices: SeedPrice[]
}

const SETTLEMENT_SECONDS = 2
const RETRY_MS = 100

const { dataDir, pagePort, webhookUrl, prices }: PaymentsSettings = JSON.parse(process.argv[2] ?? '')
const standIn = await startStripeStandIn({
  ...KEYS,
  dataDir,
  prices,
  webhookUrl: () => webhookUrl,
  webhookRetryMs: RETRY_MS,
  settlementSeconds: SETTLEMENT_SECONDS,
  pageUrl: session => `http://127.0.0.1:${pagePort}/sandbox/stripe/pay/${session.id}`,
})
const pages = createServer((request, response) => {
  standIn.handlePage(request, response).catch(() => request.socket.destroy())
})
await new Promise<void>((resolve, reject) => pages.once('error', reject).listen(pagePort, '127.0.0.1', resolve))

answerQuestions(
  { port: standIn.port },
  {
    pending: () => standIn.control.webhooks.pending(),
    dispute: (sessionId: string, stage: DisputeStage) => standIn.control.dispute(sessionId, stage),
  },
)
