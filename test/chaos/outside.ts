import { join } from 'node:path'
import { SHELF } from '#content/products/shelf.ts'
import { PRODUCT_IDS, unmadePriceId } from '#modules/catalogue/product.ts'
import type { SeedPrice } from '#sandbox/stripe/catalogue.ts'
import { freePort } from '#test/free-port.ts'
import { LOAD_CLOCK } from '#test/load-clock.ts'
import { type Child, startChild } from './child.ts'
import type { MailSettings } from './mail-process.ts'
import type { PaymentsSettings } from './payments-process.ts'

/** Those whom the shop deals with: the payment service and the mail server, which may be killed as well. */
export interface Outsider {
  now(): Child
  /** Kills it, and starts it again on what it had written down. @param env what is new in its surroundings */
  again(afterMs?: number, env?: Record<string, string>): Promise<void>
  kill(): Promise<void>
}

export const PRICES: SeedPrice[] = PRODUCT_IDS.map(id => ({
  id: unmadePriceId(id),
  productId: `prod_${id}`,
  name: SHELF[id].words.name,
  pricePence: SHELF[id].openingPence,
}))

export async function startPayments(dataDir: string, webhookUrl: string, come: (child: Child) => void) {
  const settings: PaymentsSettings = { dataDir, pagePort: await freePort(), webhookUrl, prices: PRICES }
  return outsider('payments-process.ts', settings, come)
}

export function startMail(file: string, servers: string[], come: (child: Child) => void) {
  const settings: MailSettings = { file, servers }
  return outsider('mail-process.ts', settings, come)
}

async function outsider(program: string, settings: object, come: (child: Child) => void): Promise<Outsider> {
  let env: Record<string, string> = {}
  const start = async () => {
    const child = await startChild(join(import.meta.dirname, program), settings, { env })
    come(child)
    return child
  }
  let child = await start()
  let turn = Promise.resolve()
  return {
    now: () => child,
    again(afterMs = 0, more = {}) {
      env = { ...env, ...more }
      turn = turn.then(async () => {
        await child.kill()
        await new Promise(resolve => setTimeout(resolve, afterMs))
        child = await start()
      })
      return turn
    },
    async kill() {
      await turn
      await child.kill()
    },
  }
}

/** For a process whose clock is ahead of the machine's. */
export const aheadBy = (minutes: number): Record<string, string> => ({
  NODE_OPTIONS: LOAD_CLOCK,
  CLOCK_STARTS_AT: new Date(Date.now() + minutes * 60_000).toISOString(),
  CLOCK_STARTED: '',
})
