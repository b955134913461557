import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#test/free-port.ts'
import type { Place } from './place.ts'
import { installed, startProgram, unprivileged } from './programs.ts'

/** Databases behind the shop, and what people put between. */

const SHELF = '/usr/lib/postgresql'
const STARTING_UP = '57P03'
const TRIES = 100

/** The programs of a version of PostgreSQL: Debian's, or those in the folder that POSTGRES_BIN names. */
export function postgresPrograms(version: number): string | null {
  const shelf = existsSync(SHELF) ? readdirSync(SHELF).map(name => join(SHELF, name, 'bin')) : []
  const folders = [...(process.env.POSTGRES_BIN ?? '').split(':'), ...shelf].filter(folder =>
    existsSync(join(folder, 'postgres')),
  )
  const said = (folder: string) => execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return folders.find(folder => said(folder).includes(` ${version}.`)) ?? null
}

export interface Postgres {
  url: string
  port: number
  /** As whoever runs the server. */
  ask(statement: string): Promise<void>
}

/** A server with an empty database that belongs to a role of no special rights. */
export async function startPostgres(place: Place, version: number, settings: readonly string[] = []) {
  const bin = postgresPrograms(version)
  if (!bin) throw new Error(`PostgreSQL ${version} is not installed`)
  const port = await freePort()
  const folder = join(place.folder, `postgres-${port}`)
  mkdirSync(folder)
  const as = unprivileged()
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  const access = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(join(bin, 'initdb'), [`--pgdata=${data}`, ...access], { ...as, cwd: '/', stdio: 'pipe' })
  const ours = ['listen_addresses=127.0.0.1', 'fsync=off', ...settings].flatMap(setting => ['-c', setting])
  const args = ['-D', data, '-p', String(port), '-k', folder, ...ours]
  const program = await startProgram(join(bin, 'postgres'), args, { port, as })
  place.closing(program.stop)
  const server: Postgres = {
    url: `postgres://thymewell@127.0.0.1:${port}/thymewell`,
    port,
    async ask(statement) {
      const client = await connected(`postgres://postgres@127.0.0.1:${port}/postgres`)
      await client.query(statement).finally(() => client.end())
    },
  }
  await server.ask('create role thymewell login')
  await server.ask('create database thymewell owner thymewell')
  return server
}

/** It answers at its port some moments before it lets anybody in. */
async function connected(url: string): Promise<pg.Client> {
  for (let tries = 1; ; tries++) {
    const client = new pg.Client({ connectionString: url })
    const problem = await client.connect().then(
      () => null,
      (error: pg.DatabaseError) => error,
    )
    if (!problem) return client
    if (problem.code !== STARTING_UP || tries === TRIES) throw problem
    await sleep(100)
  }
}

/** What the page on deploying tells people to write. */
const PASSED_OVER = 'ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout'

interface Pooling {
  mode: 'session' | 'transaction'
  passesOver?: boolean
}

/** @returns the address through the pooler */
export async function startPgbouncer(place: Place, server: Postgres, { mode, passesOver = true }: Pooling) {
  const path = installed('pgbouncer')
  if (!path) throw new Error('pgbouncer is not installed')
  const port = await freePort()
  const file = join(place.folder, `pgbouncer-${port}.ini`)
  const users = join(place.folder, `users-${port}.txt`)
  await writeFile(users, '"thymewell" ""\n')
  await writeFile(
    file,
    `[databases]
thymewell = host=127.0.0.1 port=${server.port} dbname=thymewell
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = ${mode === 'session' ? 20 : 8}
${passesOver ? PASSED_OVER : ''}
`,
  )
  const program = await startProgram(path, [file], { port, as: unprivileged() })
  place.closing(program.stop)
  return `postgres://thymewell@127.0.0.1:${port}/thymewell`
}
