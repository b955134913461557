import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/**
 * Everything the stand-in knows, in one SQLite file. Write-ahead logging keeps every committed change through a
 * kill -9 (only a power cut could lose the last moments), and SQLite's own locks let two processes share the file.
 */
export interface Store {
  /** Runs `work` as one atomic write; a throw undoes all of it, and only it when called inside another. */
  transaction<T>(work: () => T): T
  run(sql: string, ...values: SQLInputValue[]): number
  row<T>(sql: string, ...values: SQLInputValue[]): T | null
  rows<T>(sql: string, ...values: SQLInputValue[]): T[]
  close(): void
}

const SCHEMA = `
  create table if not exists resource (
    seq integer primary key autoincrement,
    id text not null unique,
    kind text not null,
    created integer not null,
    parent text,
    tag text,
    due integer,
    body text not null
  ) strict;
  create index if not exists resource_kind on resource (kind, seq);
  create index if not exists resource_parent on resource (parent, kind);
  create index if not exists resource_due on resource (due) where due is not null;
  create table if not exists delivery (
    seq integer primary key autoincrement,
    event_id text not null,
    state text not null default 'pending',
    attempts integer not null default 0,
    due integer not null,
    claimed_until integer not null default 0,
    signed_at integer,
    last_answer text
  ) strict;
  create index if not exists delivery_due on delivery (due) where state = 'pending';
  create index if not exists delivery_event on delivery (event_id);
  create table if not exists idempotency (
    key text primary key,
    fingerprint text not null,
    status integer not null,
    body text not null,
    request_id text not null,
    created integer not null
  ) strict;
  create index if not exists idempotency_created on idempotency (created);
`

/** Opens `dataDir/stripe/stand-in.sqlite`, or a store in memory for a bench that wants no disk in its figures. */
export function openStore(dataDir: string, inMemory = false): Store {
  const folder = join(dataDir, 'stripe')
  if (!inMemory) {
    mkdirSync(folder, { recursive: true })
    // Names and addresses of buyers, even if made up: nobody else's to read, also where an earlier version made the folder.
    chmodSync(folder, 0o700)
  }
  const db = new DatabaseSync(inMemory ? ':memory:' : join(folder, 'stand-in.sqlite'), { timeout: 5000 })
  db.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma wal_autocheckpoint = 8000;')
  db.exec(SCHEMA)
  return storeOn(db)
}

function storeOn(db: DatabaseSync): Store {
  const prepared = new Map<string, StatementSync>()
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql)
    if (known) return known
    const made = db.prepare(sql)
    prepared.set(sql, made)
    return made
  }
  return {
    transaction(work) {
      const inner = db.isTransaction
      db.exec(inner ? 'savepoint part' : 'begin immediate')
      try {
        const result = work()
        db.exec(inner ? 'release part' : 'commit')
        return result
      } catch (error) {
        db.exec(inner ? 'rollback to part; release part' : 'rollback')
        throw error
      }
    },
    run: (sql, ...values) => Number(statement(sql).run(...values).changes),
    row: <T>(sql: string, ...values: SQLInputValue[]) => (statement(sql).get(...values) as T | undefined) ?? null,
    rows: <T>(sql: string, ...values: SQLInputValue[]) => statement(sql).all(...values) as T[],
    close: () => db.close(),
  }
}
