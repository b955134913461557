import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { freePort } from '#test/free-port.ts'
import { bringBack, type Landed, landedNames, readLanded, tablesOf, unpackFiles } from '#test/landed/landed.ts'
import { lostRows } from '#test/landed/lost-rows.ts'
import { startServer } from './server-process.ts'

// An upgrade of the oldest version is killed again and again, from its first moment to its last; then two servers do it
// at once.
const KILLS = 20

let landed: Landed
let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  const [oldest = ''] = await landedNames()
  landed = await readLanded(oldest)
  database = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'thymewell-killed-'))
  await unpackFiles(landed, dataDir)
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const start = async () => startServer(await freePort(), dataDir, { DATABASE_URL: database.url })
const version = async () => {
  const { rows } = await database.pool.query('select count(*)::int as made from kysely_migration')
  return rows[0].made as number
}

/** How long an upgrade takes that nobody disturbs, here and now. */
async function tookUndisturbed(): Promise<number> {
  await bringBack(landed, database.url)
  const began = performance.now()
  const server = await start()
  await server.ready()
  const tookMs = performance.now() - began
  await server.kill()
  return tookMs
}

test(`an upgrade that is killed ${KILLS} times loses nothing, and is done by the next start`, async () => {
  const tookMs = await tookUndisturbed()
  const upgraded = await version()
  await bringBack(landed, database.url)
  const before = await version()
  const seen = new Set<number>()
  for (let kill = 1; kill <= KILLS; kill++) {
    // Begins anew once it is done, so that every moment of an upgrade is met.
    if ((await version()) === upgraded) await bringBack(landed, database.url)
    const server = await start()
    await sleep((tookMs * kill) / KILLS)
    await server.kill()
    expect(lostRows(landed.tables, await tablesOf(database.url)), `after kill ${kill}`).toEqual([])
    seen.add(await version())
  }
  // All of it or nothing.
  expect(seen).toContain(before)
  expect([...seen].filter(made => made !== before && made !== upgraded)).toEqual([])

  await bringBack(landed, database.url)
  const both = await Promise.all([start(), start()])
  await Promise.all(both.map(server => server.ready()))
  for (const server of both) expect(server.said()).not.toMatch(/"level":"error"/)
  expect(await version()).toBe(upgraded)
  expect(lostRows(landed.tables, await tablesOf(database.url))).toEqual([])
  await Promise.all(both.map(server => server.kill()))
})
