import { type ChildProcess, fork, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#platform/db/embedded.ts'

export interface BenchShop {
  url: string
  databaseUrl: string
  /** From the first byte of the process to the first page served. */
  startMs: number
  memoryMb(): Promise<number>
  stop(): Promise<void>
}

const ROOT = join(import.meta.dirname, '..')

/** The built shop in a process of its own, on a fresh database, with its sandboxes. */
export async function startShop(): Promise<BenchShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thymewell-bench-'))
  const database = await startEmbedded(dataDir)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, [join(ROOT, 'scripts/serve.mjs')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      // Every bench client names an address of its own, so that rate limits do not end the run.
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answering(url, child)
  const startMs = performance.now() - started
  return {
    url,
    databaseUrl: database.url,
    startMs,
    memoryMb: () => residentMb(child),
    async stop() {
      const gone = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export interface Bare {
  url: string
  stop(): void
}

/** The least that node:http can do with the same answer. */
export async function startBare(page: { body: Buffer; headers: Record<string, string> }): Promise<Bare> {
  const child = fork(join(import.meta.dirname, 'bare-server.mjs'))
  const port = await new Promise<number>(resolve => {
    child.once('message', message => resolve((message as { port: number }).port))
    child.send({ body: page.body.toString('base64'), headers: page.headers })
  })
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.disconnect() }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const ok = await fetch(`${url}/readyz`).then(
      answer => answer.ok,
      () => false,
    )
    if (ok) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error('The shop did not start')
}

async function residentMb({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
