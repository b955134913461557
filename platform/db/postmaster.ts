import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readdir, readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Home, settle } from './embedded-home.ts'

const run = promisify(execFile)

export const OWNER = 'thymewell'
const PASSWORD_FILE = 'thymewell-password'

/** What postmaster.pid says about the server of a cluster. */
export interface Postmaster {
  pid: number
  port: number
  ready: boolean
}

/** Makes the data folder if there is none: in a place of its own first, so that nobody ever sees half of one. */
export async function ensureCluster(home: Home, durable: boolean): Promise<void> {
  await sweepNursery(home)
  if (await realpath(home.cluster).catch(() => null)) return
  const fresh = join(home.nursery, `postgres.new-${process.pid}-${randomBytes(4).toString('hex')}`)
  const password = randomBytes(24).toString('base64url')
  const passwordFile = `${fresh}.password`
  await mkdir(fresh, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (home.account) {
    await Promise.all([fresh, passwordFile].map(path => chown(path, home.account?.uid ?? 0, home.account?.gid ?? 0)))
  }
  try {
    const settings = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8']
    const access = [`--username=${OWNER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
    const flags = [...settings, ...access, '--text-search-config=english', '--no-instructions']
    if (!durable) flags.push('--no-sync')
    await run(join(home.programs, 'bin', 'initdb'), [`--pgdata=${fresh}`, ...flags], { ...home.account, cwd: '/' })
    await writeFile(join(fresh, PASSWORD_FILE), password, { mode: 0o600 })
    await settle(home, fresh)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    throw error
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/**
 * A process that was killed while it made a data folder left a part of one behind. Its program may still be writing
 * there, so that the folder cannot go yet: then a later start takes it away.
 */
async function sweepNursery({ nursery }: Home): Promise<void> {
  for (const name of await readdir(nursery)) {
    const pid = Number(/^postgres\.new-(\d+)-/.exec(name)?.[1])
    if (pid > 0 && !isAlive(pid)) await rm(join(nursery, name), { recursive: true, force: true }).catch(() => undefined)
  }
}

export async function readPassword(home: Home): Promise<string> {
  return (await readFile(join(home.cluster, PASSWORD_FILE), 'utf8')).trim()
}

/** What the pid file says, or null when there is none. */
export async function readPostmaster(home: Home): Promise<Postmaster | null> {
  const text = await readFile(join(home.cluster, 'postmaster.pid'), 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/**
 * Whether the process of a pid file is the PostgreSQL of this cluster. After a crash the number may belong to any
 * other program, in a container most easily to ourselves.
 */
export async function isServing(home: Home, pid: number): Promise<boolean> {
  if (!(pid > 0) || !isAlive(pid)) return false
  const cluster = await realpath(home.cluster).catch(() => null)
  if (cluster === null) return false
  if (process.platform === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.includes('postgres') && stdout.includes(cluster)
}

export async function removePidFile(home: Home): Promise<void> {
  await rm(join(home.cluster, 'postmaster.pid'), { force: true })
}

/**
 * Starts the server and waits until it takes connections. False: it ended instead, and the log says why.
 * @param wantedPort null: any that is free
 */
export async function launch(home: Home, durable: boolean, wantedPort: number | null): Promise<boolean> {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    // Statements and row values may hold personal data, so they stay out of the log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const port = wantedPort ?? (await freePort())
  // It tells of what went wrong inside: nobody else's to read, not even one that an earlier version left open.
  const log = await open(logFile(home), 'a', 0o600)
  await log.chmod(0o600)
  try {
    // A group of its own: Ctrl-C must reach us first, or the database would go while requests still run.
    const program = join(home.programs, 'bin', 'postgres')
    const server = spawn(program, ['-D', await realpath(home.cluster), '-p', String(port), ...flags], {
      ...home.account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    })
    server.unref()
    return await becomesReady(home, server)
  } finally {
    await log.close()
  }
}

async function becomesReady(home: Home, server: ReturnType<typeof spawn>): Promise<boolean> {
  let failure: Error | null = null
  let ended = false
  server.once('error', error => {
    failure = error
  })
  server.once('exit', () => {
    ended = true
  })
  for (;;) {
    if (failure !== null) throw failure
    if (ended) return false
    const postmaster = await readPostmaster(home)
    if (postmaster?.ready && postmaster.pid === server.pid) return true
    await sleep(10)
  }
}

type Step = [NodeJS.Signals, patienceMs: number]
const ORDERLY: Step[] = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 2_000],
]
const HUNG: Step[] = [
  ['SIGQUIT', 1_000],
  ['SIGKILL', 2_000],
]

/** Asks a server to end, ever more firmly, and waits until it is gone. Committed data are safe at any step. */
export async function shutDown(home: Home, pid: number, { hung = false } = {}): Promise<void> {
  for (const [signal, patienceMs] of hung ? HUNG : ORDERLY) {
    if (!(await isServing(home, pid))) return
    process.kill(pid, signal)
    const end = Date.now() + patienceMs
    while (Date.now() < end) {
      if (!(await isServing(home, pid))) return
      await sleep(10)
    }
  }
}

export const logFile = (home: Home) => join(dirname(home.cluster), 'postgres.log')

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
