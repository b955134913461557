import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answering, onlySettings, SERVE, SERVE_FLAGS } from '#test/shop-process.ts'
import type { Answer } from './answer.ts'
import type { Asked, Opened } from './stand-in.ts'

/** Whatever is measured is a process of its own, and ends with the bench: the channel to it is its life line. */

const live = new Set<ChildProcess>()

function start(program: string, options: ForkOptions = {}): ChildProcess {
  const child = fork(program, options)
  live.add(child)
  child.once('exit', () => live.delete(child))
  return child
}

/** Ends all that still run, those too that have not yet answered. */
export async function endAll(): Promise<void> {
  await Promise.all([...live].map(ended))
}

export interface Server {
  url: string
  pid: number
  stop(): Promise<void>
}

export interface Shop extends Server {
  /** From the first byte of the process to the first answer. */
  startMs: number
  memory(): Promise<{ nowMb: number; mostMb: number }>
}

/** The built shop as production runs it. */
export async function startShop(dataDir: string, port: number, settings: Record<string, string> = {}): Promise<Shop> {
  const url = `http://127.0.0.1:${port}`
  const log = await open(join(dataDir, 'shop.log'), 'a')
  const began = performance.now()
  const child = start(SERVE, {
    execArgv: SERVE_FLAGS,
    env: onlySettings({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      // Every buyer names an address of its own, as behind a proxy: the rate limits stay on.
      TRUST_PROXY: '1',
      ...settings,
    }),
    stdio: ['ignore', log.fd, 'inherit', 'ipc'],
  })
  await log.close()
  await answering(url, child)
  return {
    url,
    pid: child.pid ?? 0,
    startMs: performance.now() - began,
    memory: () => memoryOf(child),
    stop: () => ended(child),
  }
}

export function startStandIn(asked: Asked): Promise<Opened> {
  return reply<Opened>(start(join(import.meta.dirname, 'stand-in.ts')), asked)
}

/** The least that node:http can do with the same answer. */
export async function startBare({ status, headers, body }: Answer): Promise<Server> {
  const child = start(join(import.meta.dirname, 'bare-server.mjs'))
  const { port } = await reply<{ port: number }>(child, { status, headers, body: body.toString('base64') })
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => ended(child) }
}

/** Runs a program of the bench that answers one message and ends. */
export async function ask<Answered>(program: string, asked: object): Promise<Answered> {
  const child = start(program)
  const answered = await reply<Answered>(child, asked)
  await ended(child)
  return answered
}

function reply<Answered>(child: ChildProcess, asked: object): Promise<Answered> {
  return new Promise((resolve, reject) => {
    child.once('message', answered => resolve(answered as Answered))
    child.once('exit', code => reject(new Error(`${child.spawnargs.at(-1)} ended with ${code}`)))
    child.send(asked)
  })
}

/** Its end of the channel gone, each of them ends by itself. */
function ended(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    if (child.connected) child.disconnect()
  })
}

/** Only Linux tells it without another program; elsewhere the figure is left out. */
async function memoryOf({ pid }: ChildProcess) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { nowMb: megabytes('VmRSS'), mostMb: megabytes('VmHWM') }
}

const TICKS_PER_SECOND = 100

/** Time on a processor so far, in milliseconds; null where the system does not tell. */
export async function cpuMsOf({ pid }: Server): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (stat === null) return null
  // After the name, which may hold blanks: state is the 3rd field, user and system time are the 14th and 15th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
}
