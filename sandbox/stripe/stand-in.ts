import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Stripe } from 'stripe'
import { type Api, answerApi, type Exchange } from './api.ts'
import { type SeedPrice, seedCatalogue } from './catalogue.ts'
import type { Context } from './context.ts'
import { type Control, makeControl } from './control.ts'
import { FaultPort } from './faults.ts'
import { portalPath, servePage } from './hosted-page.ts'
import { forgetOldAnswers, RunningKeys } from './idempotency.ts'
import { settleWhatIsDue } from './payments.ts'
import { openStore } from './store.ts'
import { WebhookSender } from './webhooks.ts'

export interface StandInOptions {
  /** Everything is kept in `dataDir/stripe/`. */
  dataDir: string
  secretKey: string
  webhookSecret: string
  /** Where signed events are posted; asked at every delivery, so it may become known later. */
  webhookUrl(): string
  /** The shop's prices; imported at every start. */
  prices: readonly SeedPrice[]
  /** The public address of a session's page: the app's origin and `pagePath(session.id)`. */
  pageUrl(session: Stripe.Checkout.Session): string
  now?(): Date
  /** `live` is refused: test payments never stand in for real ones. */
  appEnv?: 'development' | 'live'
  merchantName?: string
  /** Seconds until a delayed payment settles by itself; 30 when not given. */
  settlementSeconds?: number
  /** Seconds for which the invoice of a renewal stays a draft; 10 when not given, where Stripe waits an hour. */
  draftSeconds?: number
  /** The public address of a page to change a card, by its id and where its visitor goes back to. */
  portalUrl?(sessionId: string, returnUrl: string): string
  /** Milliseconds before the first repeated delivery; 1000 when not given. */
  webhookRetryMs?: number
  /** The event types the endpoint wants; all when not given. */
  webhookTypes?: readonly string[]
  /** Keeps everything in memory only: for benches that want no disk in their figures. */
  instant?: boolean
  onExchange?(exchange: Exchange): void
}

export interface StripeStandIn {
  host: '127.0.0.1'
  port: number
  /** Where its API answers. */
  origin: string
  /** Answers requests under `/sandbox/stripe/`; false for any other address, with nothing read or written. */
  handlePage(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  control: Control
  stop(): Promise<void>
}

const TICK_MS = 1000
const HOUR_MS = 60 * 60 * 1000

/** Starts the stand-in on a free loopback port. The real SDK talks to it with `{ host, port, protocol: 'http' }`. */
export async function startStripeStandIn(options: StandInOptions): Promise<StripeStandIn> {
  if (options.appEnv === 'live')
    throw new Error('The Stripe stand-in takes no real payments: it does not start when live.')
  const store = openStore(options.dataDir, options.instant)
  const clock = { offset: 0 }
  const sender = new WebhookSender({
    store,
    secret: options.webhookSecret,
    url: () => options.webhookUrl(),
    retryBaseMs: options.webhookRetryMs ?? 1000,
    types: options.webhookTypes ?? null,
  })
  const context: Context = {
    store,
    seconds: () => Math.floor((options.now?.() ?? new Date()).getTime() / 1000) + clock.offset,
    pageUrl: session => options.pageUrl(session),
    merchantName: options.merchantName ?? 'Thymewell',
    settlementSeconds: options.settlementSeconds ?? 30,
    draftSeconds: options.draftSeconds ?? 10,
    portalUrl: (id, back) => options.portalUrl?.(id, back) ?? new URL(portalPath(id), back).href,
    wakeSender: () => sender.wake(),
  }
  const faults = new FaultPort()
  const api: Api = {
    context,
    secretKey: options.secretKey,
    faults,
    running: new RunningKeys(),
    onExchange: options.onExchange,
  }
  seedCatalogue(context, options.prices)
  forgetOldAnswers(context)
  settleWhatIsDue(context)
  const server = createServer(
    (request, response) => void answerApi(api, request, response).catch(() => response.destroy()),
  )
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const timers = startTimers(context)
  sender.wake()
  const { port } = server.address() as AddressInfo
  return {
    host: '127.0.0.1',
    port,
    origin: `http://127.0.0.1:${port}`,
    handlePage: (request, response) => servePage(context, request, response),
    control: makeControl(context, clock, faults, sender),
    async stop() {
      for (const timer of timers) clearInterval(timer)
      const closed = new Promise(resolve => server.close(resolve))
      server.closeAllConnections()
      await closed
      await sender.stop()
      store.close()
    },
  }
}

function startTimers(context: Context): NodeJS.Timeout[] {
  const timers = [every(TICK_MS, () => settleWhatIsDue(context)), every(HOUR_MS, () => forgetOldAnswers(context))]
  for (const timer of timers) timer.unref()
  return timers
}

/** A busy file (another process writes) is no reason to fall over: the next turn comes soon. */
function every(milliseconds: number, work: () => void): NodeJS.Timeout {
  return setInterval(() => {
    try {
      work()
    } catch {
      return
    }
  }, milliseconds)
}
