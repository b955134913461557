import { createHash } from 'node:crypto'
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss, type UpdateQueueOptions } from 'pg-boss'
import type { Db, Tx } from '../db/database.ts'
import type { Log } from '../log/log.ts'

export interface JobOptions {
  /** Of several jobs with the same name and key only the first is kept, also when it is long done (30 days). */
  key?: string
  /** Not before so many seconds from now. */
  afterSeconds?: number
}

/** Work that is done later, in the background, at least once. */
export interface Jobs {
  /** Notes a job in the caller's transaction: it exists if, and only if, that transaction commits. One statement. */
  enqueue(tx: Db | Tx, name: string, data: object, options?: JobOptions): Promise<void>
  /**
   * Says who does the jobs of this name. A handler that throws is tried again, with growing pauses; an error with
   * `permanent: true` is not. What is given up lies in the queue `given-up` for a year.
   */
  work<T extends object>(name: string, handler: (data: T) => Promise<void>): Promise<void>
  /**
   * Does something at the times of a cron line (UTC), on one server only. A turn that fails is not tried again: the
   * next one comes anyway.
   */
  every(name: string, cron: string, handler: () => Promise<void>): Promise<void>
  start(): Promise<void>
  /** For whoever notes jobs and does none. */
  open(): Promise<void>
  /** Lets running handlers finish for a few seconds, then stops. */
  stop(): Promise<void>
}

export interface JobsOptions {
  /** Pause before the first second try; each further one is twice as long, up to an hour. */
  retryDelaySeconds?: number
  retryLimit?: number
  /** How often to look for jobs that nobody announced: those whose pause has ended. */
  pollSeconds?: number
  /** False for whoever does none: no connection is kept to hear of jobs, which could break while it is closed. */
  listens?: boolean
}

type Handler = (data: object) => Promise<void>

/** At most, beside the one that waits to hear of jobs. */
export const JOB_CONNECTIONS = 3
const GIVEN_UP = 'given-up'
const DAY = 86_400
/** With the pauses below two days: a mail server may be away for longer than a night. */
const RETRY_LIMIT = 60
/** A job whose server has not been heard of for so long was being done by one that was killed. */
const HEARTBEAT_SECONDS = 30
const BATCH = 20
const STOP_MS = 10_000

export function createJobs(url: string, log: Log, options: JobsOptions = {}): Jobs {
  // A listener wakes the workers when a job is committed, so that polling can be rare.
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'thymewell jobs',
    max: JOB_CONNECTIONS,
    useListenNotify: options.listens ?? true,
    cronWorkerIntervalSeconds: 15,
    persistWarnings: false,
  })
  boss.on('error', error => log.error('jobs failed', { error }))
  boss.on('warning', warning => log.warn('jobs warned', { warning: warning.message }))

  const handlers = new Map<string, Handler>()
  const crons = new Map<string, string>()
  const queues = new Map<string, Promise<void>>()
  let started = false

  const rulesOf = (name: string) => (name === GIVEN_UP ? KEPT : crons.has(name) ? TURNS : jobRules(options))
  const queue = (name: string) => {
    const known = queues.get(name)
    if (known) return known
    const made = makeQueue(boss, name, rulesOf(name))
    queues.set(name, made)
    made.catch(() => queues.delete(name))
    return made
  }
  const begin = async (name: string, handler: Handler) => {
    await queue(name)
    const pollSeconds = options.pollSeconds ?? 5
    await boss.work(
      name,
      {
        batchSize: BATCH,
        burstWhenBatchFull: true,
        perJobResults: true,
        includeMetadata: true,
        pollingIntervalSeconds: Math.min(2, pollSeconds),
        notifyPollingIntervalSeconds: pollSeconds,
      },
      (jobs: JobWithMetadata<object>[]) => Promise.all(jobs.map(job => settle(job, handler, log))),
    )
    const cron = crons.get(name)
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'UTC' })
  }

  /** What an earlier version noted under a name that nobody works any more would wait in silence. */
  const tellOfOthers = async () => {
    const { rows } = await boss
      .getDb()
      .executeSql(
        "select name, count(*)::int as waiting from pgboss.job where state in ('created', 'retry') group by name",
      )
    for (const { name, waiting } of rows as { name: string; waiting: number }[])
      if (name !== GIVEN_UP && !handlers.has(name) && !name.startsWith('__pgboss'))
        log.warn('jobs that nobody works', { job: name, waiting })
  }

  return {
    async enqueue(tx, name, data, { key, afterSeconds } = {}) {
      await queue(name)
      await boss.send(name, data, {
        db: fromKysely(tx),
        ...(key === undefined ? {} : { id: idOf(name, key) }),
        ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
      })
    },
    async work(name, handler) {
      if (handlers.has(name)) throw new Error(`The job ${name} has a handler already.`)
      handlers.set(name, handler as Handler)
      if (started) await begin(name, handler as Handler)
    },
    async every(name, cron, handler) {
      crons.set(name, cron)
      await this.work(name, handler)
    },
    async open() {
      await boss.start()
      started = true
      await queue(GIVEN_UP)
    },
    async start() {
      await this.open()
      await Promise.all([...handlers].map(([name, handler]) => begin(name, handler)))
      await forgetOldSchedules(boss, crons)
      await tellOfOthers()
      // What a killed server left undone is found at once, not with the next round of housekeeping.
      await boss.supervise()
    },
    async stop() {
      if (!started) return
      started = false
      await boss.stop({ graceful: true, timeout: STOP_MS, close: true })
    },
  }
}

const KEPT = { retentionSeconds: 365 * DAY, notify: false }
const TURNS = { notify: true, retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: DAY }
const jobRules = (options: JobsOptions) => ({
  notify: true,
  deadLetter: GIVEN_UP,
  retryLimit: options.retryLimit ?? RETRY_LIMIT,
  retryDelay: options.retryDelaySeconds ?? 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 120,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: 30 * DAY,
})

async function makeQueue(boss: PgBoss, name: string, rules: UpdateQueueOptions): Promise<void> {
  await boss.createQueue(name)
  // Making a queue that is there already changes nothing of it; the rules of today hold for it too.
  await boss.updateQueue(name, rules)
}

/** One job of a batch: the others neither wait for it nor fail with it. */
async function settle(job: JobWithMetadata<object>, handler: Handler, log: Log): Promise<JobResult> {
  try {
    await handler(job.data)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const permanent = error instanceof Error && 'permanent' in error && error.permanent === true
    const last = permanent || job.retryCount >= job.retryLimit
    const fields = { job: job.name, id: job.id, attempt: job.retryCount + 1, error }
    if (last) log.error('job given up', fields)
    else log.warn('job failed, will be tried again', fields)
    const output = { message: error instanceof Error ? error.message : String(error) }
    return { id: job.id, status: permanent ? 'deadletter' : 'failed', output }
  }
}

/** The same name and key give the same id, so the primary key makes a second one a no-op. */
function idOf(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\0${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** What is no longer in the code must not go on happening. */
async function forgetOldSchedules(boss: PgBoss, crons: Map<string, string>): Promise<void> {
  for (const { name } of await boss.getSchedules()) if (!crons.has(name)) await boss.unschedule(name)
}
