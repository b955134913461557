import type { Db } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log/log.ts'

/** How often somebody may guess, counted in the database for all servers together. */
export interface Attempts {
  /** Counts one more try and says how many seconds to wait, or 0. */
  take(kind: AttemptKind, key: string): Promise<number>
  /** The right answer came: the count starts again. */
  forget(kind: AttemptKind, key: string): Promise<void>
}

/** Guesses at one account's password, e-mails to one address, and messages to us by network and by their writer's address. */
export type AttemptKind = 'password' | 'mail' | 'message-network' | 'message-mailbox'

export interface AccountDeps {
  /** How dear a password is to guess, see `password-hash.ts`. */
  config: { readonly passwordCost: number }
  db: Db
  jobs: Jobs
  log: Log
  attempts: Attempts
  now(): Date
}
