import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import pg from 'pg'
import { ROOT } from './prepare.mjs'
import { Failure, main, run } from './steps.mjs'

/**
 * `npm run dump -- FILE`: one moment of the whole database in a file, while the shop runs. Takes the newest `pg_dump`
 * of this machine (or the one in the folder PG_BIN), refuses one that is older than the server, and leaves no file
 * where it did not come to its end.
 */

/** Where systems put programs of PostgreSQL that are not on the path, a folder for each version. */
const SHELVES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']

await main(async () => {
  const file = resolve(process.argv[2] ?? 'thymewell.dump')
  if (existsSync(file)) throw new Failure(`${file} is there already. Name another file, or remove it first.`)
  const env = databaseEnv()
  const server = await serverVersion(env)
  const program = await fittingProgram(server)
  await dump(program, env, file)
  console.log(
    `Saved to ${file}.\nBring it back with ${program.replace(/pg_dump$/, 'pg_restore')}, as docs/recipes/dump-and-restore.md says.`,
  )
})

/** Where the database is, as PostgreSQL's own programs read it: a password is never among arguments. */
function databaseEnv() {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
  if (process.env.DATABASE_URL) return envOf(new URL(process.env.DATABASE_URL))
  const folder = resolve(ROOT, process.env.DATA_DIR ?? 'data', 'postgres')
  try {
    const port = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]
    const password = readFileSync(join(folder, 'thymewell-password'), 'utf8').trim()
    return { PGHOST: '127.0.0.1', PGPORT: port, PGUSER: 'thymewell', PGPASSWORD: password, PGDATABASE: 'thymewell' }
  } catch {
    throw new Failure(
      `The shop does not run on ${folder}, or belongs to another user. Start it, or set DATABASE_URL or DATA_DIR.`,
    )
  }
}

function envOf(url) {
  return {
    PGHOST: url.hostname,
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(url.searchParams.has('sslmode') && { PGSSLMODE: url.searchParams.get('sslmode') }),
  }
}

async function serverVersion(env) {
  const { PGHOST: host, PGPORT: port, PGUSER: user, PGPASSWORD: password, PGDATABASE: database } = env
  const where = process.env.DATABASE_URL
    ? { connectionString: process.env.DATABASE_URL }
    : { host, port: Number(port), user, password, database }
  const client = new pg.Client({ ...where, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query('show server_version_num')
    return Math.floor(Number(rows[0].server_version_num) / 10_000)
  } catch (error) {
    throw new Failure(`The database does not answer: ${error.message}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function fittingProgram(server) {
  const programs = programFolders()
    .map(folder => join(folder, 'pg_dump'))
    .filter(path => existsSync(path))
  const found = await Promise.all(programs.map(async path => ({ path, version: await versionOf(path) })))
  const [newest] = found.sort((a, b) => b.version - a.version)
  if (newest && newest.version >= server) return newest.path
  const has = newest ? `The newest pg_dump here is of version ${newest.version}.` : 'There is no pg_dump here.'
  throw new Failure(
    `The database is PostgreSQL ${server}, and an older pg_dump cannot read it. ${has}\n` +
      `Install version ${server} or newer (https://www.postgresql.org/download), or save without any program, as docs/recipes/dump-and-restore.md says.`,
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

async function dump(program, env, file) {
  const part = `${file}.part`
  const args = ['--format=custom', '--exclude-table-data=provider_cache', `--file=${part}`]
  const { code, output } = await run(program, args, { env })
  if (code === 0) return renameSync(part, file)
  rmSync(part, { force: true })
  throw new Failure(`pg_dump did not come to its end, and nothing was saved.\n${output.trim()}`)
}
