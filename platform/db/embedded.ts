import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findHome, type Home, isCode } from './embedded-home.ts'
import {
  ensureCluster,
  isServing,
  launch,
  logFile,
  OWNER,
  type Postmaster,
  readPassword,
  readPostmaster,
  removePidFile,
  shutDown,
} from './postmaster.ts'

export interface Embedded {
  url: string
  /** Ends the server, unless another process still uses it. */
  stop(): Promise<void>
}

const DATABASE = 'thymewell'
const PATIENCE_MS = 60_000
const SILENCE_MS = 15_000
const LAUNCHES = 5
/** Every process that uses the server holds this advisory lock, shared; who ends the server takes it alone. */
const USERS_LOCK = 7_468_796

/**
 * Starts the PostgreSQL that comes with the shop, or adopts the one that already runs on these data: because another
 * process started it, or because a process that was killed left it behind. There is no lock file of ours to go stale:
 * the database itself knows who is connected, and forgets the dead.
 *
 * @param dataDir the data go to its folder `postgres`
 * @param options.silenceMs a server that is there but does not answer for so long is replaced
 * @param options.durable false trades safety against power cuts for speed: for tests
 * @throws an Error whose message tells the person who starts the shop what is wrong
 */
export async function startEmbedded(
  dataDir: string,
  { durable = true, silenceMs = SILENCE_MS } = {},
): Promise<Embedded> {
  let home: Home | undefined
  try {
    home = await findHome(dataDir)
    await ensureCluster(home, durable)
    const password = await readPassword(home)
    const { keeper, postmaster } = await connect(home, password, durable, silenceMs)
    await ensureDatabase(keeper)
    return inUse(home, keeper, postmaster, password)
  } catch (error) {
    throw new Error(await explain(error, dataDir, home), { cause: error })
  }
}

/** Gets hold of a running server, starting one as often as it takes. */
async function connect(home: Home, password: string, durable: boolean, silenceMs: number) {
  const end = Date.now() + PATIENCE_MS
  let silentSince = Date.now()
  let launches = 0
  while (Date.now() < end) {
    const postmaster = await readPostmaster(home)
    if (postmaster === null) {
      // It ends at once when another process was quicker, when the port was taken meanwhile, or when workers of a
      // killed server have not all gone yet: a moment later each of these is over.
      if (!(await launch(home, durable))) {
        if (++launches === LAUNCHES) throw new Error('PostgreSQL ended at once.')
        await sleep(200 * launches)
      }
      silentSince = Date.now()
    } else if (!(await isServing(home, postmaster.pid))) {
      await removePidFile(home)
    } else {
      const keeper = await hold(urlOf(postmaster, password, 'postgres'))
      if (keeper !== null) return { keeper, postmaster }
      if (Date.now() - silentSince > silenceMs) await shutDown(home, postmaster.pid, { hung: true })
      await sleep(30)
    }
  }
  throw new Error('PostgreSQL did not answer within a minute.')
}

/** Connects and counts us among the users; null when the server does not take connections now. */
async function hold(url: string): Promise<pg.Client | null> {
  const keeper = new pg.Client({
    connectionString: url,
    application_name: 'thymewell keeper',
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
  })
  keeper.on('error', () => undefined)
  try {
    await keeper.connect()
    // Waits if somebody is about to end the server, and fails when it then goes.
    await keeper.query('select pg_advisory_lock_shared($1)', [USERS_LOCK])
    return keeper
  } catch (error) {
    await keeper.end().catch(() => undefined)
    if (isCode(error, '28P01', '28000')) throw error
    return null
  }
}

async function ensureDatabase(keeper: pg.Client): Promise<void> {
  const { rowCount } = await keeper.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (rowCount !== 0) return
  await keeper.query(`create database ${DATABASE}`).catch(error => {
    // 42P04, 23505: another process made it at the same moment.
    if (!isCode(error, '42P04', '23505')) throw error
  })
}

function inUse(home: Home, first: pg.Client, postmaster: Postmaster, password: string): Embedded {
  let keeper: pg.Client | null = first
  let stopping = false
  const watch = (client: pg.Client) => client.once('end', () => void again())
  /** PostgreSQL ends every connection when one of its own processes crashes: be counted again once it is back. */
  const again = async () => {
    keeper = null
    while (!stopping && keeper === null && (await isServing(home, postmaster.pid))) {
      await sleep(1_000, undefined, { ref: false })
      keeper = await hold(urlOf(postmaster, password, 'postgres')).catch(() => null)
    }
    if (keeper !== null) watch(keeper)
  }
  watch(first)
  return {
    url: urlOf(postmaster, password, DATABASE),
    async stop() {
      if (stopping) return
      stopping = true
      if (keeper === null || (await isLastUser(keeper))) await shutDown(home, postmaster.pid)
      await keeper?.end().catch(() => undefined)
    },
  }
}

async function isLastUser(keeper: pg.Client): Promise<boolean> {
  try {
    await keeper.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK])
    const { rows } = await keeper.query('select pg_try_advisory_lock($1) as alone', [USERS_LOCK])
    return rows[0]?.alone === true
  } catch {
    return false
  }
}

function urlOf({ port }: Postmaster, password: string, database: string): string {
  return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`
}

async function explain(error: unknown, dataDir: string, home?: Home): Promise<string> {
  const said = error instanceof Error ? error.message.trim() : String(error)
  const log = home ? await readFile(logFile(home), 'utf8').catch(() => '') : ''
  const lines = [`The embedded PostgreSQL could not start on the data in ${join(dataDir, 'postgres')}.`, said]
  if (isCode(error, 'EACCES', 'EPERM')) lines.push('These data, or the folder, belong to another user of this machine.')
  if (isCode(error, 'ENOSPC') || log.includes('No space left')) lines.push('The disk is full.')
  if (log.includes('incompatible with server')) lines.push('Another version of PostgreSQL made these data.')
  if (log !== '') lines.push(`The end of its log: ${log.trim().split('\n').slice(-4).join(' / ')}`)
  lines.push('To use a PostgreSQL server of yours instead, set DATABASE_URL.')
  return lines.join('\n')
}
