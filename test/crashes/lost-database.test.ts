import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log/log.ts'
import { letJobsAge } from '#test/database.ts'
import { databasePid, until } from './server-process.ts'
import { openShop, type Shop } from './shop.ts'

// The database goes away under a server that lives on: again and again, while eight buyers shop.
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 4)
const BUYERS = 8
const LIMIT_MS = 120_000 + ROUNDS * 60_000

let shop: Shop

beforeAll(async () => {
  shop = await openShop({ durable: true })
  await shop.till.setFree('biotin', 5_000)
})
afterAll(() => shop.close())

/** Buys one thing after another until it is told to stop; who gets no answer presses again with the same key. */
async function buyer(goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const key = randomUUID()
    for (let page: string | null = null; page === null; ) {
      page = await shop.press(key).catch(() => null)
      if (page === null) await sleep(50)
      else await shop.till.pay(page)
    }
  }
}

/** What the next round of housekeeping does: a job whose end could not be noted is done again. */
async function jobsAreFound(): Promise<void> {
  const { database } = shop.till
  await letJobsAge(database.db)
  const jobs = createJobs(database.url, createLog({ write: () => undefined }))
  await jobs.start()
  await jobs.stop()
}

/** @returns how many orders were paid meanwhile */
async function whileBuyersShop(harm: () => Promise<void>): Promise<number> {
  const server = shop.server
  const before = (await shop.till.orders()).length
  let shopping = true
  const bought = Promise.all(Array.from({ length: BUYERS }, () => buyer(() => shopping)))
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await sleep(Math.random() * 400)
      await harm()
    }
  } finally {
    shopping = false
    await bought
  }
  expect(server.isRunning(), server.said()).toBe(true)
  expect(shop.server).toBe(server)
  await jobsAreFound()
  expect(await shop.audit()).toEqual([])
  const mine = (await shop.till.orders()).slice(before)
  expect(new Set(mine.map(({ status }) => status))).toEqual(new Set(['paid']))
  return mine.length
}

test(
  'every connection is cut, again and again: the server lives, and nothing charged is lost',
  async () => {
    const cut = async () => {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and application_name like 'thymewell%' and application_name <> 'thymewell test'
      `.execute(shop.till.database.db)
      return rows.length > 0
    }
    // A round that follows at once may find that nobody is connected again yet.
    const paid = await whileBuyersShop(() => until('there is a connection to be cut', cut))
    expect(paid).toBeGreaterThanOrEqual(BUYERS)
  },
  LIMIT_MS,
)

test(
  'the database is killed, again and again: the living server starts it again, and nothing charged is lost',
  async () => {
    const waits: number[] = []
    const paid = await whileBuyersShop(async () => {
      const pid = await databasePid(shop.dataDir)
      expect(pid).not.toBeNull()
      process.kill(pid ?? 0, 'SIGKILL')
      const killed = performance.now()
      await until('the server is ready again', async () => {
        const now = await databasePid(shop.dataDir)
        return now !== null && now !== pid && (await isReady())
      })
      waits.push(Math.round(performance.now() - killed))
    })
    expect(paid).toBeGreaterThanOrEqual(BUYERS)
    console.log(`The database was back after ${waits.join(', ')} ms; ${paid} orders were paid meanwhile.`)
  },
  LIMIT_MS,
)

const isReady = () =>
  fetch(`${shop.server.url}/readyz`).then(
    answer => answer.ok,
    () => false,
  )
