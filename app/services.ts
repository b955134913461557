import type { Pool } from 'pg'
import type { Payments } from '#modules/orders/gateway.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log/log.ts'
import type { Mailer } from '#platform/mail/mailer.ts'

/** Everything a route may reach beyond its own request. */
export interface Services {
  config: Config
  db: Db
  pool: Pool
  payments: Payments
  jobs: Jobs
  mailer: Mailer
  log: Log
  now(): Date
  /** Whether this server should be sent visitors. */
  ready(): Promise<boolean>
}
