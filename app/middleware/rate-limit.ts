import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

export interface RateRule {
  path: RegExp
  requests: number
  seconds: number
}

/** Calls that cost money or mail, or tell something, per visitor's address. Shared by all servers through PostgreSQL. */
export const RATE_RULES: readonly RateRule[] = [
  // Card testers open many payment pages; a shopper opens one, and a few more while changing their mind.
  { path: /^\/api\/create-checkout-session$/, requests: 20, seconds: 60 },
  { path: /^\/api\//, requests: 60, seconds: 60 },
]

export interface RateLimit {
  /** Seconds to wait, or 0 when the call may go on. */
  waitSeconds(path: string, address: string): Promise<number>
}

export function createRateLimit(pool: Pool, secret: string): RateLimit {
  const limiters = RATE_RULES.map((rule, index) => ({
    rule,
    limiter: new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: `r${index}`,
      points: rule.requests,
      duration: rule.seconds,
      // When the database cannot be asked, each server still limits on its own: never fail open.
      insuranceLimiter: new RateLimiterMemory({ points: rule.requests, duration: rule.seconds }),
    }),
  }))
  return {
    async waitSeconds(path, address) {
      const match = limiters.find(({ rule }) => rule.path.test(path))
      if (!match) return 0
      // An address is personal data: only a keyed hash of it is stored, and only for the window.
      const key = createHmac('sha256', secret).update(address).digest('base64url').slice(0, 22)
      try {
        await match.limiter.consume(key)
        return 0
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
        throw refused
      }
    },
  }
}
