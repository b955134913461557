import type { Pool } from 'pg'
import type { Accounts } from '#modules/account/commands/accounts.ts'
import type { Attempts } from '#modules/account/commands/deps.ts'
import type { PostcodeLookup } from '#modules/address-book/gateway.ts'
import type { DevicesDeps } from '#modules/devices/commands.ts'
import type { Payments } from '#modules/orders/gateway.ts'
import type * as Balance from '#modules/planner/balance.worker.ts'
import type * as Reading from '#modules/recipes/import/reading.worker.ts'
import type { RecipeSource } from '#modules/recipes/provider/recipe-source.ts'
import type { Billing } from '#modules/subscriptions/gateway.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/database.ts'
import type { PageAnswer } from '#platform/http/guarded-page.ts'
import type { PageViews } from '#platform/http/page-views.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log/log.ts'
import type { OpenMailer } from '#platform/mail/mailer.ts'
import type { Threads } from '#platform/threads/threads.ts'

/** Everything a route may reach beyond its own request. */
export interface Services {
  config: Config
  db: Db
  pool: Pool
  accounts: Accounts
  devices: DevicesDeps
  /** How often somebody may guess a password, or have an e-mail sent. */
  attempts: Attempts
  /** Null where nothing is counted. */
  pageViews: PageViews | null
  payments: Payments
  billing: Billing
  recipes: RecipeSource
  /** Null where addresses are typed. */
  postcodes: PostcodeLookup | null
  /** Reads a page of the public web that a visitor named. */
  readPage(address: string): Promise<PageAnswer>
  /** Reads recipes that strangers wrote, on threads of its own. */
  reading: Threads<typeof Reading>
  /** Plans weeks for pages without a script, on a thread of its own. */
  planning: Threads<typeof Balance>
  jobs: Jobs
  /** The key that our own signatures are made with. */
  secret: string
  mailer: OpenMailer
  log: Log
  now(): Date
  /** Whether this server should be sent visitors. */
  ready(): Promise<boolean>
}
