import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { AttemptKind, Attempts } from '#modules/account/commands/deps.ts'
import { siteOf } from './network.ts'

export interface RateRule {
  path: RegExp
  requests: number
  seconds: number
}

/** Calls that cost money or mail, or tell something, per visitor's address. Shared by all servers through PostgreSQL. */
export const RATE_RULES: readonly RateRule[] = [
  // Card testers open many payment pages; a shopper opens one, and a few more while changing their mind.
  { path: /^\/api\/create-checkout-session$/, requests: 20, seconds: 60 },
  // Whoever guesses codes tries many; a shopper has one, and asks about it with each look into the cart.
  { path: /^\/api\/discount-code$/, requests: 60, seconds: 600 },
  // Each may make a guest of its visitor; somebody who presses through the shelf makes a few.
  { path: /^\/cart(\.data)?$/, requests: 60, seconds: 60 },
  // Each sign-in costs a password check; people who share an address sign in from time to time, a guesser all the time.
  { path: /^\/api\/session$/, requests: 30, seconds: 60 },
  { path: /^\/login(\/[a-z]+)?(\.data)?$/, requests: 30, seconds: 60 },
  // Each may cost one of the recipe provider's 5,000 calls a day; a reader makes a few.
  { path: /^\/api\/fatsecret$/, requests: 30, seconds: 60 },
  // Each may read 2 MB of somebody else's site, in our name.
  { path: /^\/api\/recipe-import$/, requests: 10, seconds: 60 },
  // Asked at every correction and every few letters of a food's name.
  { path: /^\/api\/recipe-import\//, requests: 240, seconds: 60 },
  // Asked whenever somebody who types what they ate pauses for an eighth of a second.
  { path: /^\/api\/diary-(?:search|notes)$/, requests: 240, seconds: 60 },
  // Asked with every filter that is chosen on a phone.
  { path: /^\/api\/(?:recipe|saved)-count$/, requests: 240, seconds: 60 },
  // Pages whose words or recipe the provider may be asked for; counted only where there is one.
  { path: /^\/recipes(\/|$)/, requests: 60, seconds: 60 },
  // Each look-up of a postcode is paid for; somebody who moves makes a few. Counted only when something is looked up.
  { path: /^\/postcodes$/, requests: 15, seconds: 600 },
  // Each plans a week, which takes a thread the better part of a second.
  { path: /^\/api\/plan-week$/, requests: 12, seconds: 60 },
  // A cook who goes through a list presses quickly; a machine that fills the ratings presses quicker.
  { path: /^\/api\/(changes|recipe-marks|private-recipes)(\/|$)/, requests: 120, seconds: 60 },
  // Each reads everything that is kept of a member.
  { path: /^\/dashboard\/settings\/data\/export$/, requests: 6, seconds: 600 },
  // A password may be tried here.
  { path: /^\/dashboard\/settings\/data(\.data)?$/, requests: 10, seconds: 600 },
  // Nobody guesses a key of 256 bits; this only keeps trying cheap for us.
  { path: /^\/(records|unsubscribe|e-mail-choices|newsletter|stock-notices)\//, requests: 60, seconds: 600 },
  // Whatever somebody writes of a product is written slowly.
  { path: /^\/(orders|shop\/supplements)\/[^/]+\/(review|question|notice)(\/|\.data|$)/, requests: 60, seconds: 600 },
  { path: /^\/undo-deletion(\.data)?$/, requests: 20, seconds: 600 },
  // One for each page that is looked at; a reader who is quick must not use up their other calls.
  { path: /^\/api\/page-view$/, requests: 120, seconds: 60 },
  { path: /^\/api\//, requests: 60, seconds: 60 },
]

export interface RateLimit {
  /** Seconds to wait, or 0 when the call may go on; who calls is named by their network. */
  waitSeconds(path: string, network: string): Promise<number>
  /** The same for a page or an answer that is only read. */
  waitToRead(url: URL, network: string): Promise<number>
}

/** The same for what is counted by account or mailbox, wherever the visitor comes from. */
const ATTEMPT_RULES: Record<AttemptKind, { requests: number; seconds: number }> = {
  password: { requests: 10, seconds: 15 * 60 },
  mail: { requests: 5, seconds: 60 * 60 },
  // A household or an office shares a network, and few of them write to us in one hour.
  'message-network': { requests: 20, seconds: 60 * 60 },
  'message-mailbox': { requests: 5, seconds: 60 * 60 },
}

/**
 * Reads that cost as much as a form: each looks through all that we have for words that nobody asked for before. Somebody
 * who presses one filter after another asks once in a second or two, and a box that suggests asks as they pause.
 */
export const DEAR_READS: readonly RateRule[] = [
  { path: /^\/(?:recipes|find|tonight)(?:\.data)?$/, requests: 240, seconds: 60 },
  { path: /^\/api\/(?:site-search|recipe-suggestions|recipe-count|saved-count)$/, requests: 480, seconds: 60 },
]

/** An address of any kind is personal data: only a keyed hash of it is stored, and only for the window. */
export const hidden = (secret: string, key: string) =>
  createHmac('sha256', secret).update(key).digest('base64url').slice(0, 22)

export function createAttempts(pool: Pool, secret: string): Attempts {
  const limiters = Object.fromEntries(
    Object.entries(ATTEMPT_RULES).map(([kind, rule]) => [kind, limiterOf(pool, `a-${kind}`, rule)]),
  ) as Record<AttemptKind, RateLimiterPostgres>
  return {
    take: (kind, key) => waitAfter(limiters[kind], hidden(secret, key)),
    async forget(kind, key) {
      await limiters[kind].delete(hidden(secret, key))
    },
  }
}

function limiterOf(pool: Pool, keyPrefix: string, { requests, seconds }: { requests: number; seconds: number }) {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix,
    points: requests,
    duration: seconds,
    // When the database cannot be asked, each server still limits on its own: never fail open.
    insuranceLimiter: new RateLimiterMemory({ points: requests, duration: seconds }),
  })
}

/** Seconds to wait, or 0 when the call may go on. */
async function waitAfter(limiter: RateLimiterPostgres | RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw refused
  }
}

/** A site of IPv6 holds 256 lines: of one household that was given all of them, or of a town. */
const LINES_AT_ONCE = 4

interface Counted {
  path: RegExp
  line: RateLimiterPostgres | RateLimiterMemory
  site: RateLimiterPostgres | RateLimiterMemory
}

export function createRateLimit(pool: Pool, secret: string): RateLimit {
  const calls = RATE_RULES.map((rule, index) => ({
    path: rule.path,
    line: limiterOf(pool, `r${index}`, rule),
    site: limiterOf(pool, `s${index}`, ofSite(rule)),
  }))
  // What they wear out is the one thread of this server, so it counts by itself, and asks no database about a read.
  const reads = DEAR_READS.map(rule => ({ path: rule.path, line: inMemory(rule), site: inMemory(ofSite(rule)) }))

  async function wait(rules: readonly Counted[], path: string, network: string): Promise<number> {
    const match = rules.find(rule => rule.path.test(path))
    if (!match) return 0
    const alone = await waitAfter(match.line, hidden(secret, network))
    const site = siteOf(network)
    // Whoever is turned away uses nothing up of their neighbours'.
    return alone > 0 || site === null ? alone : waitAfter(match.site, hidden(secret, site))
  }

  return {
    waitSeconds: (path, network) => wait(calls, path, network),
    waitToRead: async ({ pathname, search }, network) => (search === '' ? 0 : wait(reads, pathname, network)),
  }
}

const ofSite = (rule: RateRule): RateRule => ({ ...rule, requests: rule.requests * LINES_AT_ONCE })

const inMemory = ({ requests, seconds }: RateRule) => new RateLimiterMemory({ points: requests, duration: seconds })
