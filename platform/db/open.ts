import { AsyncResource } from 'node:async_hooks'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Db } from './database.ts'
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
  /** Milliseconds after which the server gives up on a statement. */
  statementTimeoutMs?: number
  /** Shown in pg_stat_activity. */
  name?: string
  /** Told of a connection that broke while it lay idle; the pool has already dropped it. */
  onIdleError?(error: Error): void
}

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
  const pool = new CountedPool({
    connectionString: url,
    max: options.size ?? 10,
    application_name: options.name ?? 'thymewell',
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    Client: CountedClient,
    types,
  })
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', error => options.onIdleError?.(error))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, statements, close: () => db.destroy() }
}

type Query = pg.Client['query']

class CountedClient extends pg.Client {
  override query: Query = ((...args: Parameters<Query>) => {
    noteStatement(textOf(args[0]))
    return pg.Client.prototype.query.apply(this, args)
  }) as Query
}

class CountedPool extends pg.Pool {
  override connect: pg.Pool['connect'] = ((callback?: (...args: unknown[]) => void) => {
    const connect = pg.Pool.prototype.connect as (this: pg.Pool, callback?: unknown) => unknown
    // A waiting caller is served when somebody else gives a connection back, so its own scope has to be bound to it.
    return connect.call(this, callback && counting() ? AsyncResource.bind(callback) : callback)
  }) as pg.Pool['connect']
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : 'unnamed statement'
}
