import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CHEAP_PASSWORDS } from '#test/people.ts'
import { answering, onlySettings, SERVE } from '#test/shop-process.ts'

const PATIENCE_MS = 120_000

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

/** @param program that of another version, where it is not this one's */
export function startServer(
  port: number,
  dataDir: string,
  settings: Record<string, string> = {},
  program = SERVE,
): ServerProcess {
  const child = spawn(process.execPath, [program], {
    env: onlySettings({ PORT: String(port), DATA_DIR: dataDir, PASSWORD_COST: String(CHEAP_PASSWORDS), ...settings }),
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
