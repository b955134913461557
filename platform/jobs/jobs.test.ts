import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { letJobsAge, type TestDatabase, testDatabase } from '#test/database.ts'
import { createJobs, type Jobs } from './jobs.ts'

let database: TestDatabase
const lines: string[] = []
const log = createLog({ write: line => lines.push(line) })
const running: Jobs[] = []

beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map(jobs => jobs.stop()))
})
afterAll(() => database.close())

function open(options = {}): Jobs {
  const jobs = createJobs(database.url, log, { retryDelaySeconds: 1, pollSeconds: 0.5, ...options })
  running.push(jobs)
  return jobs
}

it('does a job when its transaction commits, without looking for it, and never one that was rolled back', async () => {
  const jobs = open({ pollSeconds: 3_600 })
  const done: unknown[] = []
  await jobs.work('greet', async data => void done.push(data))
  await jobs.start()
  await database.db
    .transaction()
    .execute(async tx => {
      await jobs.enqueue(tx, 'greet', { who: 'nobody' })
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  await database.db.transaction().execute(tx => jobs.enqueue(tx, 'greet', { who: 'Ann' }))
  await expect.poll(() => done, { interval: 10 }).toEqual([{ who: 'Ann' }])
})

it('keeps no connection to hear of jobs for whoever only notes them, who is heard at once all the same', async () => {
  const listening = async () => {
    const { rows } = await database.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`,
    )
    return rows.length
  }
  const operator = open({ listens: false })
  await operator.open()
  expect(await listening()).toBe(0)
  const server = open({ pollSeconds: 3_600 })
  const done: unknown[] = []
  await server.work('told', async data => void done.push(data))
  await server.start()
  await operator.enqueue(database.db, 'told', { who: 'Ann' })
  await expect.poll(() => done, { interval: 10 }).toEqual([{ who: 'Ann' }])
  expect(await listening()).toBe(1)
})

it('costs the caller one statement', async () => {
  const jobs = open()
  await jobs.work('count', async () => undefined)
  await jobs.start()
  const { count, texts } = await database.statements.countStatements(() => jobs.enqueue(database.db, 'count', {}))
  expect(count, texts.join('\n')).toBe(1)
})

it('keeps only the first of several jobs with one key, also after it is done', async () => {
  const jobs = open()
  const done: unknown[] = []
  await jobs.work('once', async data => void done.push(data))
  await jobs.start()
  await Promise.all([1, 2, 3].map(() => jobs.enqueue(database.db, 'once', { order: 1 }, { key: 'order 1' })))
  await expect.poll(() => done.length).toBe(1)
  await jobs.enqueue(database.db, 'once', { order: 1 }, { key: 'order 1' })
  await jobs.enqueue(database.db, 'once', { order: 2 }, { key: 'order 2' })
  await expect.poll(() => done.length).toBe(2)
  expect(done).toEqual([{ order: 1 }, { order: 2 }])
})

it('tries again after a failure, alone among those fetched with it', async () => {
  const jobs = open()
  const tries: Record<string, number> = {}
  await jobs.work<{ who: string }>('retry', async ({ who }) => {
    tries[who] = (tries[who] ?? 0) + 1
    if (who === 'unlucky' && tries[who] < 2) throw new Error('not now')
  })
  await jobs.start()
  await database.db.transaction().execute(async tx => {
    for (const who of ['lucky', 'unlucky', 'happy']) await jobs.enqueue(tx, 'retry', { who })
  })
  await expect.poll(() => tries).toEqual({ lucky: 1, unlucky: 2, happy: 1 })
})

it('gives up in the end, keeps the job and says so', async () => {
  const jobs = open({ retryLimit: 0 })
  let tries = 0
  await jobs.work('doomed', async () => {
    tries++
    throw new Error('never works')
  })
  await jobs.work('refused', async () => {
    throw Object.assign(new Error('not this one'), { permanent: true })
  })
  await jobs.start()
  await jobs.enqueue(database.db, 'doomed', { order: 7 })
  await jobs.enqueue(database.db, 'refused', { order: 8 })
  const kept = async () => {
    const { rows } = await database.pool.query(
      `select data from pgboss.job where name = 'given-up' order by data->>'order'`,
    )
    return rows.map(row => row.data)
  }
  await expect.poll(kept).toEqual([{ order: 7 }, { order: 8 }])
  expect(tries).toBe(1)
  expect(
    lines
      .filter(line => line.includes('job given up'))
      .map(line => JSON.parse(line).job)
      .sort(),
  ).toEqual(['doomed', 'refused'])
})

it('goes on for a day at least, also with a queue that an earlier version made', async () => {
  const earlier = open({ retryLimit: 1 })
  await earlier.work('patient', async () => undefined)
  await earlier.start()
  const jobs = open({ retryDelaySeconds: 5 })
  await jobs.work('patient', async () => undefined)
  await jobs.start()
  const { rows } = await database.pool.query(`select * from pgboss.queue where name = 'patient'`)
  const { retry_limit: tries, retry_delay: first, retry_delay_max: longest, dead_letter: end } = rows[0]
  const pauses = Array.from({ length: tries }, (_, n) => Math.min(longest, first * 2 ** n))
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * 3_600)
  expect(end).toBe('given-up')
})

it('takes up at the next start what a killed server was doing', async () => {
  const killed = open()
  const hangs = Promise.withResolvers<void>()
  let begun = 0
  await killed.work('interrupted', async () => {
    begun++
    await hangs.promise
  })
  await killed.start()
  await killed.enqueue(database.db, 'interrupted', {})
  await expect.poll(() => begun).toBe(1)
  await letJobsAge(database.db)
  const next = open()
  let done = 0
  await next.work('interrupted', async () => void done++)
  await next.start()
  await expect.poll(() => done).toBe(1)
  hangs.resolve()
})

it('does not try a turn again, because the next one comes anyway', async () => {
  const jobs = open()
  let turns = 0
  await jobs.every('failing-turn', '0 3 * * *', async () => {
    turns++
    throw new Error('not this time')
  })
  await jobs.start()
  await jobs.enqueue(database.db, 'failing-turn', { turn: 1 })
  const states = async () =>
    (await database.pool.query(`select name, state from pgboss.job where data->>'turn' = '1'`)).rows
  await expect.poll(states).toEqual([{ name: 'failing-turn', state: 'failed' }])
  expect(turns).toBe(1)
})

it('waits with a job as long as it was asked to', async () => {
  const jobs = open()
  const done: string[] = []
  await jobs.work<{ n: string }>('later', async ({ n }) => void done.push(n))
  await jobs.start()
  await jobs.enqueue(database.db, 'later', { n: 'in an hour' }, { afterSeconds: 3600 })
  await jobs.enqueue(database.db, 'later', { n: 'in a second' }, { afterSeconds: 1 })
  await jobs.enqueue(database.db, 'later', { n: 'now' })
  await expect.poll(() => done).toEqual(['now', 'in a second'])
  const { rows } = await database.pool.query(
    `select state, start_after - created_on = interval '1 hour' as as_asked
     from pgboss.job where data->>'n' = 'in an hour'`,
  )
  expect(rows).toEqual([{ state: 'created', as_asked: true }])
})

it('says at a start what waits under a name that nobody works any more', async () => {
  const earlier = open()
  await earlier.work('of-an-earlier-version', async () => undefined)
  await earlier.open()
  await earlier.enqueue(database.db, 'of-an-earlier-version', {})
  await earlier.stop()
  const from = lines.length
  await open().start()
  expect(
    lines
      .slice(from)
      .map(line => JSON.parse(line))
      .filter(({ job }) => job === 'of-an-earlier-version'),
  ).toMatchObject([{ level: 'warn', event: 'jobs that nobody works', waiting: 1 }])
})

it('two servers share the work: each job is done once', async () => {
  const done: number[] = []
  const open2 = [open(), open()]
  for (const jobs of open2) {
    await jobs.work<{ n: number }>('shared', async ({ n }) => void done.push(n))
  }
  await Promise.all(open2.map(jobs => jobs.start()))
  const [first] = open2
  await database.db.transaction().execute(async tx => {
    for (let n = 0; n < 60; n++) await first?.enqueue(tx, 'shared', { n })
  })
  await expect.poll(() => done.length).toBe(60)
  expect(new Set(done).size).toBe(60)
})

it('notes what happens at set times, and forgets what no longer does', async () => {
  const times = async () => (await database.pool.query('select name, cron from pgboss.schedule order by name')).rows
  const first = open()
  await first.every('tidy', '*/5 * * * *', async () => undefined)
  await first.every('count-stock', '0 3 * * *', async () => undefined)
  await first.start()
  expect(await times()).toEqual([
    { name: 'count-stock', cron: '0 3 * * *' },
    { name: 'tidy', cron: '*/5 * * * *' },
  ])
  const second = open()
  await second.every('tidy', '*/10 * * * *', async () => undefined)
  await second.start()
  expect(await times()).toEqual([{ name: 'tidy', cron: '*/10 * * * *' }])
})

it('lets a running handler finish when it is stopped', async () => {
  const jobs = open()
  let state = 'idle'
  const work = Promise.withResolvers<void>()
  await jobs.work('slow', async () => {
    state = 'running'
    await work.promise
    state = 'finished'
  })
  await jobs.start()
  await jobs.enqueue(database.db, 'slow', {})
  await expect.poll(() => state, { interval: 10 }).toBe('running')
  const stopped = jobs.stop()
  work.resolve()
  await stopped
  expect(state).toBe('finished')
})
