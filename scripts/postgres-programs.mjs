import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { ROOT } from './prepare.mjs'
import { Failure, run } from './steps.mjs'

/** A PostgreSQL server of one's own, and the programs of this machine that fit it. Node 20. */

/** Where systems put programs of PostgreSQL that are not on the path, a folder for each version. */
const SHELVES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']

/** The address of the server that the shop is set to; null when it has the embedded database. */
export function serverUrl() {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
  return process.env.DATABASE_URL ? new URL(process.env.DATABASE_URL) : null
}

/** Where the database is, as PostgreSQL's own programs read it: a password is never among arguments. */
export function envOf(url) {
  return {
    PGHOST: url.hostname,
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(url.searchParams.has('sslmode') && { PGSSLMODE: url.searchParams.get('sslmode') }),
  }
}

/** Asks the server something; the first row of its answer. */
export async function ask(url, statement) {
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query(statement)
    return rows[0]
  } catch (error) {
    throw new Failure(`The database does not answer: ${error.message}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The newest program of that name, when it is not older than the server. */
export async function fittingProgram(name, url) {
  const { version } = await ask(url, "select current_setting('server_version_num')::integer / 10000 as version")
  const programs = programFolders()
    .map(folder => join(folder, name))
    .filter(path => existsSync(path))
  const found = await Promise.all(programs.map(async path => ({ path, version: await versionOf(path) })))
  const [newest] = found.sort((a, b) => b.version - a.version)
  if (newest && newest.version >= version) return newest.path
  const has = newest ? `The newest ${name} here is of version ${newest.version}.` : `There is no ${name} here.`
  throw new Failure(
    `The database is PostgreSQL ${version}, and an older ${name} does not fit it. ${has}\n` +
      `Install version ${version} or newer: docs/recipes/dump-and-restore.md says how.`,
  )
}

function programFolders() {
  if (process.env.PG_BIN) return [process.env.PG_BIN]
  const shelves = SHELVES.filter(shelf => existsSync(shelf))
  return [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    ...shelves.flatMap(shelf => readdirSync(shelf).map(name => join(shelf, name, 'bin'))),
  ]
}

async function versionOf(path) {
  const { code, output } = await run(path, ['--version'])
  return code === 0 ? Number(/\s(\d+)/.exec(output)?.[1] ?? 0) : 0
}
