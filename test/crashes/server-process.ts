import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const ROOT = join(import.meta.dirname, '../..')
const PATIENCE_MS = 15_000

/** The built shop in a process of its own. */
export interface ServerProcess {
  url: string
  /** All that it has said. */
  said(): string
  /** Resolves when it takes visitors. */
  ready(): Promise<void>
  signal(name: NodeJS.Signals): void
  isRunning(): boolean
  /** Its exit code; null after a kill. */
  ended: Promise<number | null>
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>
}

export function startServer(port: number, dataDir: string, settings: Record<string, string> = {}): ServerProcess {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/serve.mjs')], {
    env: { ...plainSettings(), NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = `http://127.0.0.1:${port}`
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  return {
    url,
    said: () => said,
    ready: () => answering(url, child, () => said),
    signal: name => void child.kill(name),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    ended,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** What a file .env beside the project says must not reach the shop under test: a blank counts as not set. */
function plainSettings() {
  const blank = [
    'APP_ENV',
    'APP_URL',
    'DATABASE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'HOST',
    'TRUST_PROXY',
    'STRIPE_API_BASE',
  ]
  return { ...process.env, ...Object.fromEntries(blank.map(name => [name, ''])) }
}

async function answering(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (child.exitCode === null && Date.now() < end) {
    const ok = await fetch(`${url}/readyz`).then(
      answer => answer.ok,
      () => false,
    )
    if (ok) return
    await sleep(15)
  }
  throw new Error(`The shop did not start:\n${said()}`)
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

/** The process of the embedded database, or null when none runs on these data. */
export async function databasePid(dataDir: string): Promise<number | null> {
  const text = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  return pid > 0 && isAlive(pid) ? pid : null
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export async function until(what: string, met: () => unknown): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await met())) {
    if (Date.now() > end) throw new Error(`Never happened: ${what}`)
    await sleep(10)
  }
}
