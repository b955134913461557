import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Answer } from './answer.ts'
import type { Asked, Opened } from './stand-in.ts'

/** Whatever is measured is a process of its own, and ends with the bench: the channel to it is its life line. */

const ROOT = join(import.meta.dirname, '..')
const PATIENCE_MS = 60_000

export interface Shop {
  url: string
  /** From the first byte of the process to the first answer. */
  startMs: number
  memory(): Promise<{ nowMb: number; mostMb: number }>
  stop(): Promise<void>
}

/** The built shop as production runs it. Its own settings file counts for nothing here: nobody is to be charged. */
export async function startShop(dataDir: string, port: number, settings: Record<string, string> = {}): Promise<Shop> {
  const url = `http://127.0.0.1:${port}`
  const log = await open(join(dataDir, 'shop.log'), 'a')
  const began = performance.now()
  const child = fork(join(ROOT, 'scripts', 'serve.mjs'), {
    env: {
      ...withoutSettings(process.env),
      ...(await settingsOff()),
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      // Every buyer names an address of its own, as behind a proxy: the rate limits stay on.
      TRUST_PROXY: '1',
      ...settings,
    },
    stdio: ['ignore', log.fd, 'inherit', 'ipc'],
  })
  await log.close()
  await answering(url, child)
  return {
    url,
    startMs: performance.now() - began,
    memory: () => memoryOf(child),
    stop: () => ended(child, () => child.disconnect()),
  }
}

/** Only what a process needs of the machine. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { PATH: env.PATH, HOME: env.HOME, TMPDIR: env.TMPDIR, LANG: env.LANG, NODE_OPTIONS: env.NODE_OPTIONS }
}

/** A name that is set already is not read from the settings file, and an empty one counts as not set. */
async function settingsOff(): Promise<Record<string, string>> {
  const file = join(ROOT, '.env')
  if (!existsSync(file)) return {}
  const names = (await readFile(file, 'utf8')).matchAll(/^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=/gm)
  return Object.fromEntries([...names].map(([, name = '']) => [name, '']))
}

export async function startStandIn(asked: Asked): Promise<{ apiPort: number; stop(): Promise<void> }> {
  const child = fork(join(import.meta.dirname, 'stand-in.ts'))
  const { apiPort } = (await reply(child, asked)) as Opened
  return { apiPort, stop: () => ended(child, () => child.disconnect()) }
}

/** The least that node:http can do with the same answer. */
export async function startBare({ status, headers, body }: Answer): Promise<{ url: string; stop(): Promise<void> }> {
  const child = fork(join(import.meta.dirname, 'bare-server.mjs'))
  const { port } = (await reply(child, { status, headers, body: body.toString('base64') })) as { port: number }
  return { url: `http://127.0.0.1:${port}`, stop: () => ended(child, () => child.disconnect()) }
}

function reply(child: ChildProcess, asked: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', code => reject(new Error(`${child.spawnfile} ended with ${code}`)))
    child.send(asked)
  })
}

function ended(child: ChildProcess, end: () => void): Promise<void> {
  return new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    end()
  })
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (child.exitCode === null && performance.now() < end) {
    const ready = await fetch(`${url}/readyz`).then(
      answer => answer.ok,
      () => false,
    )
    if (ready) return
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  throw new Error('The shop did not start.')
}

/** Only Linux tells it without another program; elsewhere the figure is left out. */
async function memoryOf({ pid }: ChildProcess) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { nowMb: megabytes('VmRSS'), mostMb: megabytes('VmHWM') }
}
