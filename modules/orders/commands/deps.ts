import type { Db } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log/log.ts'
import type { Payments } from '../gateway.ts'

/** What orders need of a server; the app's services are one such. */
export interface OrdersDeps {
  db: Db
  payments: Payments
  jobs: Pick<Jobs, 'enqueue'>
  log: Pick<Log, 'info' | 'warn' | 'error'>
  now(): Date
}
