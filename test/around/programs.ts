import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Other people's programs: which of them are here, and how they are started and ended. */

export interface Program {
  said(): string
  stop(): Promise<void>
}

const PATIENCE_MS = 30_000
/** Where Debian puts servers, which is not on everybody's path. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

/** Where a program is; null: it is not installed. */
export const installed = (name: string): string | null =>
  FOLDERS.map(folder => join(folder, name)).find(path => existsSync(path)) ?? null

/** Some programs refuse to run as root: whom they run as then. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: number('-u'), gid: number('-g') }
}

interface Starting {
  /** It is there when somebody answers at this port. */
  port: number
  env?: NodeJS.ProcessEnv
  as?: { uid?: number; gid?: number }
}

export async function startProgram(path: string, args: readonly string[], { port, env, as }: Starting) {
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], ...as })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  const program: Program = { said: () => said, stop: () => stop(child, ended) }
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(50)) {
    if (child.exitCode !== null) break
    if (await answers(port)) return program
  }
  await program.stop()
  throw new Error(`${path} did not start. ${said}`)
}

async function stop(child: ChildProcess, ended: Promise<void>) {
  if (child.exitCode !== null || child.signalCode !== null) return
  // A fast end for PostgreSQL; the same as any other for the rest.
  child.kill('SIGINT')
  const cut = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(cut)
}

function answers(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const line = connect(port, '127.0.0.1', () => {
      line.destroy()
      resolve(true)
    })
    line.once('error', () => resolve(false))
  })
}
