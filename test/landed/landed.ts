import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import pg from 'pg'

/**
 * A shop as a landed version left it when it was stopped: the tables that it made, every row of them, and what lies
 * beside the database. Made by that version itself (`make.ts`), so that no later thought gets in.
 */
export interface Landed {
  /** The commit that made it. */
  version: string
  /** When it was stopped, as an instant. */
  madeAt: string
  /** Makes its tables and those of its queue, in order. */
  schema: string[]
  tables: LandedTable[]
  sequences: { name: string; value: string }[]
  /** The files of DATA_DIR beside the database, in base64, by path. */
  files: Record<string, string>
  story: Story
}

export interface LandedTable {
  name: string
  columns: string[]
  primaryKey: string[]
  /** A list of objects as PostgreSQL writes JSON: read by nothing else, no figure is rounded. */
  rows: string
}

/** Who was there, and what they were in the middle of. */
export interface Story {
  ann: { name: string; email: string; password: string; cookie: string }
  /** Paid, and nobody has sent it. */
  toPack: { number: string; link: string }
  /** Hers as a member, paid as well. */
  ofAnn: { number: string }
  /** Sent with a number; null in versions that could not send. */
  sent: { number: string } | null
  /** Of what was sent: one pack is to come back, and a review waits to be read. Later than the first versions. */
  after?: { number: string; title: string } | null
  /** Hers, paid once. Later than the first versions. */
  subscription?: { path: string } | null
  /** The path of a payment page that is open in a browser. */
  open: string
  /** To whom an e-mail waits, since no mail server answered. */
  waits: string
  /** A batch of changes that a browser keeps until it has a connection; null in versions that kept none. */
  batch: { sentAt: string; changes: { id: string }[] } | null
  /** What her pages show, by path. */
  shown: Record<string, string[]>
}

const FOLDER = import.meta.dirname
const ENDING = '.json.br'

/** The versions that are kept, by when they landed, the oldest first. */
export async function landedNames(): Promise<string[]> {
  const names = (await readdir(FOLDER)).filter(name => name.endsWith(ENDING))
  return names.map(name => name.slice(0, -ENDING.length)).sort()
}

export async function readLanded(name: string): Promise<Landed> {
  const packed = await readFile(join(FOLDER, `${name}${ENDING}`))
  return JSON.parse((await promisify(brotliDecompress)(packed)).toString())
}

export async function writeLanded(name: string, landed: Landed): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
  const packed = await promisify(brotliCompress)(JSON.stringify(landed), { params })
  await writeFile(join(FOLDER, `${name}${ENDING}`), packed)
  return packed.length
}

/** What stood beside the database. */
export async function unpackFiles({ files }: Landed, dataDir: string): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true })
    await writeFile(join(dataDir, path), Buffer.from(content, 'base64'), { mode: 0o600 })
  }
}

/**
 * Makes a database the one that was left, as it was, whatever day it is: `now()` in it goes on from when it was stopped.
 *
 * @param url an empty database, or one whose tables may go
 */
export async function bringBack(landed: Landed, url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public')
    await standAt(client, landed.madeAt)
    for (const statements of landed.schema) await client.query(statements)
    // Rows come in any order, and nothing that they set off happens again.
    await client.query('set session_replication_role = replica')
    for (const { name } of landed.tables) await client.query(`truncate ${name} cascade`)
    for (const { name, columns, rows } of landed.tables) {
      const list = columns.map(column => `"${column}"`).join(', ')
      await client.query(
        `insert into ${name} (${list}) overriding system value
           select ${list} from json_populate_recordset(null::${name}, $1::json)`,
        [rows],
      )
    }
    for (const { name, value } of landed.sequences) await client.query('select setval($1, $2)', [name, value])
  } finally {
    await client.end()
  }
}

/** A function of ours is found before PostgreSQL's own of that name where the path says so. */
async function standAt(client: pg.Client, instant: string): Promise<void> {
  const { rows } = await client.query('select current_database() as name, extract(epoch from $1 - now()) as seconds', [
    instant,
  ])
  await client.query(`create function public.now() returns timestamptz language sql stable
    as 'select pg_catalog.now() + interval ''${Number(rows[0].seconds)} seconds'''`)
  await client.query(`alter database "${rows[0].name}" set search_path = public, pg_catalog`)
  await client.query('set search_path = public, pg_catalog')
}

/** Every table in which a row stands, as it is now. */
export async function tablesOf(url: string): Promise<LandedTable[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows: found } = await client.query<Omit<LandedTable, 'rows'>>(TABLES)
    const tables: LandedTable[] = []
    for (const table of found) {
      const list = table.columns.map(column => `"${column}"`).join(', ')
      const { rows } = await client.query(
        `select coalesce(json_agg(row), '[]')::text as rows from (select ${list} from only ${table.name}) as row`,
      )
      if (rows[0].rows !== '[]') tables.push({ ...table, rows: rows[0].rows })
    }
    return tables
  } finally {
    await client.end()
  }
}

const TABLES = `
  select table_.oid::regclass::text as name,
    (select array_agg(attname::text order by attnum) from pg_attribute
      where attrelid = table_.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    coalesce((select array_agg(attname::text order by attnum) from pg_attribute
      where attrelid = table_.oid and attnum = any (key.conkey)), '{}') as "primaryKey"
  from pg_class as table_
    join pg_namespace on pg_namespace.oid = relnamespace
    left join pg_constraint as key on key.conrelid = table_.oid and key.contype = 'p'
  where relkind = 'r' and nspname in ('public', 'pgboss')
  order by 1`
