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

/** `lost`: it ended under us. `back`: it runs again. `away`: it could not be started; it is tried again. */
export type Fate = 'lost' | 'back' | 'away'

export interface EmbeddedOptions {
  /** A server that is there but does not answer for so long is replaced. */
  silenceMs?: number
  /** False trades safety against power cuts for speed: for tests. */
  durable?: boolean
  /** Told what becomes of the server later on. */
  onFate?(fate: Fate, error?: unknown): void
}

export interface Embedded {
  /** Stays the same for as long as this process lives, also when the server has to be started again. */
  url: string
  /** Ends the server, unless another process still uses it. */
  stop(): Promise<void>
}

const DATABASE = 'thymewell'
const PATIENCE_MS = 60_000
const SILENCE_MS = 15_000
const LAUNCHES = 5
/** So often it is tried on the port of before: whoever uses this database already knows no other. */
const LAUNCHES_ON_OLD_PORT = 3
/** Every process that uses the server holds this advisory lock, shared; who ends the server takes it alone. */
const USERS_LOCK = 7_468_796

/**
 * Starts the PostgreSQL that comes with the shop, or adopts the one that already runs on these data: because another
 * process started it, or because a process that was killed left it behind. There is no lock file of ours to go stale:
 * the database itself knows who is connected, and forgets the dead. A server that dies later is started again.
 *
 * @param dataDir the data go to its folder `postgres`
 * @throws an Error whose message tells the person who starts the shop what is wrong
 */
export async function startEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<Embedded> {
  let home: Home | undefined
  try {
    home = await findHome(dataDir)
    await ensureCluster(home, options.durable ?? true)
    const cluster = { home, password: await readPassword(home), options }
    const held = await connect(cluster)
    await ensureDatabase(held.keeper)
    return inUse(cluster, held)
  } catch (error) {
    throw new Error(await explain(error, dataDir, home), { cause: error })
  }
}

interface Cluster {
  home: Home
  password: string
  options: EmbeddedOptions
}

/** A running server, and the connection by which it knows that we use it. */
interface Held {
  keeper: pg.Client
  postmaster: Postmaster
}

/**
 * Gets hold of a running server, starting one as often as it takes.
 * @param port the only one that will do; null: any, but rather the one of before
 * @param isOver whether nobody wants it any more
 */
async function connect(
  { home, password, options }: Cluster,
  port: number | null = null,
  isOver = () => false,
): Promise<Held> {
  const { durable = true, silenceMs = SILENCE_MS } = options
  const end = Date.now() + PATIENCE_MS
  let silentSince = Date.now()
  let launches = 0
  let before = port
  while (Date.now() < end && !isOver()) {
    const postmaster = await readPostmaster(home)
    if (postmaster === null) {
      // It ends at once when another process was quicker, when the port was taken meanwhile, or when workers of a
      // killed server have not all gone yet: a moment later each of these is over.
      const wanted = port ?? (launches < LAUNCHES_ON_OLD_PORT ? before : null)
      if (!(await launch(home, durable, wanted))) {
        if (++launches === LAUNCHES) throw new Error('PostgreSQL ended at once.')
        await sleep(200 * launches)
      }
      silentSince = Date.now()
    } else if (!(await isServing(home, postmaster.pid))) {
      before ??= postmaster.port || null
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

const AGAIN_MS = 500

/** Keeps a server in use: one that ends under us is started again on its port, by whichever process is quickest. */
function inUse(cluster: Cluster, first: Held): Embedded {
  const { home, password, options } = cluster
  const { port } = first.postmaster
  let keeper: pg.Client | null = null
  let stopping = false
  let reviving: Promise<void> = Promise.resolve()

  function use(client: pg.Client) {
    keeper = client
    client.once('end', () => {
      keeper = null
      if (!stopping) reviving = revive()
    })
  }

  async function revive() {
    options.onFate?.('lost')
    while (!stopping) {
      try {
        const held = await connect(cluster, port, () => stopping)
        use(held.keeper)
        if (held.postmaster.port === port) return options.onFate?.('back')
        throw new Error(`PostgreSQL now listens on port ${held.postmaster.port}; start the shop again to follow.`)
      } catch (error) {
        if (!stopping) options.onFate?.('away', error)
        if (keeper !== null) return
        await sleep(AGAIN_MS)
      }
    }
  }

  use(first.keeper)
  return {
    url: urlOf(first.postmaster, password, DATABASE),
    async stop() {
      if (stopping) return
      stopping = true
      await reviving
      const pid = (await readPostmaster(home))?.pid ?? 0
      if (keeper === null || (await isLastUser(keeper))) await shutDown(home, pid)
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
