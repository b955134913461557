import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import type { PageCache } from './middleware/page-cache.ts'
import { hearPageChanges, sayIn } from './page-changes.ts'

/** Longer than an echo takes on a busy machine, where one is to come. */
const PATIENT_MS = 2000

let database: TestDatabase
let told: unknown[]
let lines: string[]
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => {
  told = []
  lines = []
})
afterAll(() => database.close())

interface More {
  say?: (words: string) => Promise<unknown>
  echoMs?: number
  againMs?: number
}

const hearing = ({ say = sayIn(database.pool), ...more }: More = {}) => {
  const cache = {
    drop: (what: unknown) => told.push(what),
    listen: (hears: boolean) => told.push(hears),
  } as unknown as PageCache
  const log = createLog({ write: line => lines.push(line) })
  return hearPageChanges({ url: database.url, say, cache, log, ...more })
}

/** As a pooler does with what comes while its connection is lent to somebody else. */
const unheard = () => Promise.resolve()

it('keeps pages once an echo has come, and drops what changed', async () => {
  const stop = hearing()
  await expect.poll(() => told).toEqual([true])
  await sql`select pg_notify('page_changed', 'product biotin')`.execute(database.db)
  await expect.poll(() => told).toEqual([true, 'product biotin'])
  await stop()
})

it('keeps no page where nothing is heard, and says it once', async () => {
  const stop = hearing({ say: unheard, echoMs: 20, againMs: 20 })
  await expect.poll(() => told.length).toBeGreaterThan(2)
  await stop()
  expect(new Set(told)).toEqual(new Set([false]))
  expect(lines.filter(line => line.includes('pages.no-echo'))).toHaveLength(1)
})

it('keeps no page any more when it stops hearing, and keeps them again when it does', async () => {
  let say: More['say'] = sayIn(database.pool)
  const stop = hearing({ say: words => say?.(words) ?? unheard(), echoMs: PATIENT_MS, againMs: 20 })
  await expect.poll(() => told).toEqual([true])
  say = unheard
  await expect.poll(() => told.slice(0, 2)).toEqual([true, false])
  say = sayIn(database.pool)
  await expect.poll(() => told.at(-1)).toBe(true)
  await stop()
})

it('goes on keeping pages while nothing can be said, as when the pool has no room', async () => {
  let refused = 0
  let say: More['say'] = sayIn(database.pool)
  const stop = hearing({ say: words => say?.(words) ?? unheard(), againMs: 20 })
  await expect.poll(() => told).toEqual([true])
  say = () => {
    refused++
    return Promise.reject(new Error('no room'))
  }
  await expect.poll(() => refused).toBeGreaterThan(2)
  expect(told).toEqual([true])
  await stop()
})
