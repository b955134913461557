import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import * as serverBuild from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { bankHolidayNotice } from '#modules/cart/bank-holiday-notice.ts'
import { PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { PRICED_LATER_IDS } from '#modules/catalogue/words.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import { describeConfig } from '#platform/config/describe-config.ts'
import { createAnswerer } from './answer.ts'
import { answerBroken, answerConnect, answerExpecting } from './broken-requests.ts'
import { builtFiles, createListener, headersOfAll, type ListenerParts } from './http-listener.ts'
import { createPageCache } from './middleware/page-cache.ts'
import { createRateLimit } from './middleware/rate-limit.ts'
import { machineNow, type OpenServices, openServices } from './open-services.ts'
import type * as operator from './operator/shop-command.ts'
import { ownAddress } from './own-address.ts'
import { hearPageChanges, sayIn } from './page-changes.ts'

/** `npm run shop -- …`: what it brings, a shop that serves does without. */
export const runShop: typeof operator.runShop = async call => (await import('./operator/shop-command.ts')).runShop(call)

export interface Running {
  url: string
  /** What runs as a sandbox and what is to be looked at, in words. */
  said: string[]
  open: OpenServices
  stop(): Promise<void>
}

export type Started = { ok: true; running: Running } | { ok: false; problems: string[] }

interface StartOptions {
  build?: ServerBuild
  mode?: 'production' | 'development'
  files?: ListenerParts['files']
}

const DRAIN_MS = 10_000
/**
 * Anyone who opens a request and does not end it keeps a connection from others. Node looks every half minute by
 * itself.
 */
const HEAD_MS = 6_000
const WHOLE_MS = 20_000
const CHECK_MS = 1_000

/** Brings the whole shop up: database, sandboxes, jobs, listener. Problems with the settings come back in words. */
export async function start(env: Record<string, string | undefined>, options: StartOptions = {}): Promise<Started> {
  const read = readConfig(env, {
    ...{ priceSlugs: PRODUCT_IDS, laterSlugs: PRICED_LATER_IDS },
    today: dayIn(machineNow(), LONDON),
  })
  if (!read.ok) return { ok: false, problems: read.problems }
  const { config } = read
  // A version that is running already must not find its database changed under it.
  await refusePort(config)
  const open = await openServices(config)
  try {
    const { server, stopHearing } = listening(open, options)
    await listen(server, config)
    open.opened(addressOf(server, config))
    return { ok: true, running: running(server, stopHearing, open, config) }
  } catch (error) {
    await open.close()
    throw error
  }
}

function listening(open: OpenServices, { build, mode = 'production', files }: StartOptions) {
  const { services, directUrl, mounts } = open
  const cache = createPageCache(() => services.now().getTime(), headersOfAll(services))
  const stopHearing = hearPageChanges({ url: directUrl, say: sayIn(services.pool), cache, log: services.log })
  const rateLimit = createRateLimit(services.pool, services.secret)
  const answer = createAnswerer({ services, build: build ?? serverBuild, mode, cache, rateLimit })
  const beside = (path: string) => join(import.meta.dirname, path)
  const server = createServer(
    {
      connectionsCheckingInterval: CHECK_MS,
      headersTimeout: HEAD_MS,
      requestTimeout: WHOLE_MS,
      keepAliveTimeout: 65_000,
    },
    createListener({
      services,
      cache,
      answer,
      mounts,
      files: files ?? builtFiles(beside('../client'), beside('../../earlier-builds')),
    }),
  )
  server.on('clientError', answerBroken).on('connect', answerConnect).on('checkExpectation', answerExpecting)
  return { server, stopHearing }
}

/** @throws where somebody else listens, or nobody may, before anything is changed for a start that would end there */
async function refusePort(config: Config) {
  const tried = createServer()
  await listen(tried, config)
  await new Promise(resolve => tried.close(resolve))
}

function listen(server: Server, { port, host }: Config) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

const addressOf = (server: Server, config: Config) => ownAddress(config, (server.address() as AddressInfo).port)

function running(server: Server, stopHearing: () => Promise<void>, open: OpenServices, config: Config): Running {
  let stopping: Promise<void> | undefined
  return {
    url: addressOf(server, config),
    said: [...describeConfig(config), bankHolidayNotice(open.services.now()) ?? []].flat(),
    open,
    // Once: a second Ctrl-C while stopping waits for the same end.
    stop: () => (stopping ??= stop(server, stopHearing, open)),
  }
}

/** New visitors are turned away first, those being served are finished, then everything behind them is closed. */
async function stop(server: Server, stopHearing: () => Promise<void>, open: OpenServices) {
  open.leaving()
  const drained = new Promise<void>(resolve => server.close(() => resolve()))
  // Browsers keep a connection open after their answer, so those that were busy become idle one by one.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await drained
  clearInterval(idle)
  clearTimeout(cut)
  await stopHearing()
  await open.close()
}
