import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startEmbedded } from '#platform/db/embedded.ts'
import { type OpenDatabase, openDatabase } from '#platform/db/open.ts'
import { freePort } from '#test/free-port.ts'
import { aServerWaits, heldOpen, withStockLocked } from './locks.ts'
import { databasePid, type ServerProcess, startServer, until } from './server-process.ts'

// A server that is killed while it starts, or told to stop, leaves data that the next start makes good by itself.
let dataDir: string
let port: number
let server: ServerProcess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thymewell-starts-'))
  // Root runs the database as another account, which must be able to enter.
  await chmod(dataDir, 0o755)
  port = await freePort()
})
afterEach(() => server.kill())
afterAll(async () => {
  const embedded = await startEmbedded(dataDir)
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
})

function start(): ServerProcess {
  server = startServer(port, dataDir)
  return server
}

const unfinished = async () => (await readdir(dataDir)).filter(name => name.startsWith('postgres.new-'))

/** The database of the shop, without counting as one of those who use it. */
async function lookInside<T>(look: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded(dataDir)
  const database = openDatabase(embedded.url, { name: 'thymewell test' })
  try {
    if (server.isRunning()) await embedded.stop()
    return await look(database)
  } finally {
    await database.close()
    await embedded.stop()
  }
}

test('killed while the database is made, while it starts and while the tables are made', async () => {
  start()
  await until('the database is being made', async () => (await unfinished()).length > 0)
  await server.kill()
  start()
  await until('the database starts', async () => (await databasePid(dataDir)) !== null)
  await server.kill()
  await lookInside(async database => {
    // A table of the same name, not yet committed, stops the making of ours half-way.
    await database.db
      .transaction()
      .execute(async tx => {
        await heldOpen(tx)
        await sql`create table orders (id int)`.execute(tx)
        start()
        await aServerWaits(database.db)
        await server.kill()
        throw new Error('not wanted')
      })
      .catch(() => undefined)
    const { rows } = await sql`select 1 from pg_tables where tablename = 'product'`.execute(database.db)
    expect(rows).toEqual([])
  })
  await start().ready()
  expect(await (await fetch(`${server.url}/shop/supplements/biotin`)).text()).toContain('Biotin')
  expect(await unfinished()).toEqual([])
})

test('a start whose port is taken ends before it opens a database', async () => {
  const taken = createServer()
  await new Promise<void>(resolve => taken.listen(port, resolve))
  const untouched = await mkdtemp(join(tmpdir(), 'thymewell-untouched-'))
  try {
    server = startServer(port, untouched)
    expect(await server.ended).toBe(1)
    expect(await readdir(untouched)).toEqual([])
  } finally {
    await new Promise(resolve => taken.close(resolve))
    await rm(untouched, { recursive: true })
  }
})

test('the database of a killed server is taken over, and ended with the next one', async () => {
  await start().ready()
  const orphan = await databasePid(dataDir)
  await server.kill()
  expect(await databasePid(dataDir)).toBe(orphan)
  await start().ready()
  expect(await databasePid(dataDir)).toBe(orphan)
  server.signal('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(await databasePid(dataDir)).toBeNull()
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s lets a request under way end, and leaves no process', async signal => {
  await start().ready()
  await lookInside(async database => {
    const pressed = await withStockLocked(database.db, async () => {
      const answer = press()
      await aServerWaits(database.db)
      server.signal(signal)
      await until('no more visitors are taken', async () => !(await isOpen()))
      return { answer }
    })
    expect(await pressed.answer).toMatchObject({ url: expect.stringContaining('/sandbox/stripe/pay/') })
  })
  expect(await server.ended).toBe(0)
  expect(await databasePid(dataDir)).toBeNull()
})

async function press() {
  const answer = await fetch(`${server.url}/api/create-checkout-session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), Origin: server.url },
    body: JSON.stringify({ items: [{ priceId: 'price_sandbox_biotin', quantity: 1 }], isGuest: true }),
  })
  return answer.json()
}

const isOpen = () =>
  fetch(`${server.url}/healthz`, { headers: { Connection: 'close' } }).then(
    () => true,
    () => false,
  )

test('told to stop while it starts: it stops, and leaves no process', async () => {
  start()
  await until('the database starts', async () => (await databasePid(dataDir)) !== null)
  server.signal('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(await databasePid(dataDir)).toBeNull()
})

test('a server whose database does not answer says that it is not ready, at once, and is again when it does', async () => {
  await start().ready()
  const ready = async () => (await fetch(`${server.url}/readyz`)).status
  await lookInside(async ({ db }) => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where application_name = 'thymewell'
    `.execute(db)
    const tell = (signal: NodeJS.Signals) => {
      for (const { pid } of rows) process.kill(pid, signal)
    }
    tell('SIGSTOP')
    try {
      // It answers while the database still does not.
      expect(await ready()).toBe(503)
    } finally {
      tell('SIGCONT')
    }
    await until('it is ready again', async () => (await ready()) === 200)
  })
})
