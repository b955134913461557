import { AsyncResource } from 'node:async_hooks'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Db } from './database.ts'
import { createSilence, DatabaseSilent, type Silence } from './silence.ts'
import { counting, noteStatement, type StatementCounter, statements } from './statements.ts'

export interface OpenDatabase {
  db: Db
  pool: pg.Pool
  statements: StatementCounter
  close(): Promise<void>
}

export interface OpenOptions {
  /** Connections at most. */
  size?: number
  /** Milliseconds after which a connection that nobody uses is let go, beyond the few that are kept. */
  idleMs?: number
  /** Milliseconds after which the server gives up on a statement. A second later we give up on the server. */
  statementTimeoutMs?: number
  /** Shown in pg_stat_activity. */
  name?: string
  /** Told of a connection that broke, in use or idle; the pool has dropped it, and a statement on it has failed. */
  onLost?(error: Error): void
}

/** A page may wait in vain once, and is to answer within ten seconds all the same. */
const STATEMENT_MS = 7_000
const SILENT_AFTER_MS = 1_000
export const LONGEST_WAIT_MS = STATEMENT_MS + SILENT_AFTER_MS

const SIZE = 10
const IDLE_MS = 10_000
/** Kept open: greeting a new one takes a thread, which passwords and packing wait for too. */
const KEPT = 4

const INT8 = 20
const DATE = 1082

/** Days stay 'yyyy-MM-dd' strings, because a Date would shift them by the zone; counts become plain numbers. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format === 'binary') return pg.types.getTypeParser(oid, 'binary')
    if (oid === INT8) return parseInt8
    if (oid === DATE) return (value: string) => value
    return pg.types.getTypeParser(oid, 'text')
  },
}

function parseInt8(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError('An int8 from the database is too large for a number.')
  return number
}

/** Opens a pool on the database. It connects when first asked, so this never fails by itself. */
export function openDatabase(url: string, options: OpenOptions = {}): OpenDatabase {
  const statementMs = options.statementTimeoutMs ?? STATEMENT_MS
  const patienceMs = statementMs + SILENT_AFTER_MS
  const silence = createSilence(patienceMs)
  const size = options.size ?? SIZE
  const pool = new PatientPool(silence, {
    connectionString: url,
    max: size,
    min: Math.min(KEPT, size),
    idleTimeoutMillis: options.idleMs ?? IDLE_MS,
    application_name: options.name ?? 'thymewell',
    statement_timeout: statementMs,
    // Only a server that does not even refuse in time is waited for so long.
    query_timeout: patienceMs,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: patienceMs,
    keepAlive: true,
    Client: clientOf(silence, error => options.onLost?.(error)),
    types,
  })
  // The client has told it already; without a listener here the process would end.
  pool.on('error', () => undefined)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, statements, close: () => db.destroy() }
}

type Query = pg.Client['query']
type Done = (error: Error | undefined, ...rest: unknown[]) => unknown

const GAVE_UP = 'Query read timeout'

/** Connections that count their statements, survive their own end, and tell when the server is not heard. */
function clientOf(silence: Silence, onLost: (error: Error) => void): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      // While a connection is in use the pool does not listen, and an error nobody listens to ends the process.
      this.on('error', onLost)
    }

    override query: Query = ((...asks: unknown[]) => {
      const args = [nameless(asks[0]), ...asks.slice(1)]
      noteStatement(textOf(args[0]))
      const last = args.at(-1)
      if (typeof last === 'function') args[args.length - 1] = this.#noted(last as Done)
      const asked = pg.Client.prototype.query.apply(this, args as Parameters<Query>) as unknown
      if (asked instanceof Promise) asked.then(() => silence.heard(), this.#noted())
      return asked
    }) as Query

    #noted(done?: Done): Done {
      return (error, ...rest) => {
        if (error?.message === GAVE_UP) {
          silence.unheard()
          // The answer may still come, and must not be taken for that of the next statement.
          void this.end()
        } else if (!error || 'severity' in error) {
          silence.heard()
        }
        return done?.(error, ...rest)
      }
    }
  }
}

type Connected = (error?: Error, client?: pg.PoolClient, release?: () => void) => void

const TOO_LATE = 'Connection terminated due to connection timeout'

class PatientPool extends pg.Pool {
  readonly #silence: Silence

  constructor(silence: Silence, config: pg.PoolConfig) {
    super(config)
    this.#silence = silence
  }

  override connect: pg.Pool['connect'] = ((callback?: Connected) => {
    const connect = pg.Pool.prototype.connect as (this: pg.Pool, callback: Connected) => void
    if (!callback) {
      return new Promise((resolve, reject) =>
        this.connect((error, client) => (error ? reject(error) : resolve(client as pg.PoolClient))),
      )
    }
    if (this.#silence.turnsAway()) return void process.nextTick(callback, new DatabaseSilent())
    const told: Connected = (error, ...rest) => {
      if (error?.message === TOO_LATE) this.#silence.unheard()
      callback(error, ...rest)
    }
    // A waiting caller is served when somebody else gives a connection back, so its own scope has to be bound to it.
    return connect.call(this, counting() ? AsyncResource.bind(told) : told)
  }) as pg.Pool['connect']
}

/**
 * A named statement is kept by the server for the connection that named it, and a pooler may lend another one for the
 * next: the limits of calls are asked for with names, and what failed was counted by each server for itself.
 */
function nameless(query: unknown): unknown {
  const isNamed = typeof query === 'object' && query !== null && 'name' in query && !('submit' in query)
  return isNamed ? { ...query, name: undefined } : query
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : 'unnamed statement'
}
