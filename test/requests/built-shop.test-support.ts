import { mkdtemp, rm } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { createRequire, enableCompileCache, registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenServices } from '#app/open-services.ts'
import type * as server from '#app/server.ts'
import { batchOf, changed } from '#test/changes.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { freePort } from '#test/free-port.ts'
import { CHEAP_PASSWORDS, TEST_SECRET } from '#test/people.ts'
import { type Answer, type Asked, rawRequest } from './raw-request.test-support.ts'

/** The whole shop as it is sold: the build, with its listener, on a database and data of its own. */
export interface Shop {
  /** As its pages and links name it. */
  origin: string
  open: OpenServices
  database: TestDatabase
  /** Every request comes from a network address of its own, unless the headers name one. */
  ask(path: string, asked?: Asked): Promise<Answer>
  /** Posts as the shop's own pages do. */
  call(path: string, body: unknown, headers?: OutgoingHttpHeaders): Promise<Answer & { json: Json }>
  /** Sends one change, and answers with its outcome. */
  change(kind: string, body: unknown, headers?: OutgoingHttpHeaders, by?: string): Promise<Answer & { json: Json }>
  stop(): Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the test is about
export type Json = any

type Start = typeof server.start

/** Where the served shop keeps what the engine made of its sources: each test file would make it again. */
const COMPILED = join(import.meta.dirname, '../../build/.compiled')

let starter: Start | null = null
let visitors = 0
const lines: string[] = []

/** Loaded once in a test file, by Node itself: it is the build that is tested, not what Vitest would make of it. */
function built(): Start {
  if (starter) return starter
  serveAsSold()
  keepLogLines()
  enableCompileCache(COMPILED)
  const load = createRequire(import.meta.url)
  starter = (load('../../build/server/index.js') as { start: Start }).start
  return starter
}

/** Vitest's workers prefer the development builds of React and React Router; the shop is never served with those. */
function serveAsSold() {
  Object.assign(process.env, { NODE_ENV: 'production' })
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, { ...context, conditions: context.conditions.filter(name => name !== 'development') }),
  })
}

/** What the shop logs goes to standard output, one line of JSON each; everything else passes. */
function keepLogLines() {
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = ((chunk: string | Uint8Array, ...rest: []) => {
    if (typeof chunk !== 'string' || !chunk.startsWith('{"level"')) return write(chunk, ...rest)
    lines.push(chunk)
    return true
  }) as typeof process.stdout.write
}

/** Everything logged so far by the shops of this test file. */
export const logText = () => lines.join('')
export const logLines = (): Json[] => lines.map(line => JSON.parse(line))

interface Opening {
  env?: Record<string, string>
  /** Another server on the same database. */
  beside?: Shop
}

/** Two servers on one database. */
export async function openTwo(): Promise<[first: Shop, second: Shop]> {
  const first = await openShop()
  return [first, await openShop({ beside: first })]
}

/** Those that were opened last are named first. */
export async function stopAll(shops: readonly Shop[]): Promise<void> {
  for (const shop of shops) await shop.stop()
}

export async function openShop({ env = {}, beside }: Opening = {}): Promise<Shop> {
  const start = built()
  const database = beside?.database ?? (await testDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'thymewell-requests-'))
  const port = await freePort()
  const at = `http://127.0.0.1:${port}`
  const settings = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: database.url }
  const secret = { APP_SECRET: TEST_SECRET, PASSWORD_COST: String(CHEAP_PASSWORDS) }
  const started = await start({ ...settings, ...secret, TRUST_PROXY: '1', ...env })
  if (!started.ok) throw new Error(started.problems.join('\n'))
  const { running } = started
  const ask: Shop['ask'] = (path, asked = {}) => {
    const headers = { 'x-forwarded-for': `10.0.${++visitors >> 8}.${visitors & 255}`, ...asked.headers }
    return rawRequest(at, path, { ...asked, headers })
  }
  const call: Shop['call'] = async (path, body, headers = {}) => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body)
    const type = { 'content-type': 'application/json', origin: running.url }
    const answer = await ask(path, { method: 'POST', body: sent, headers: { ...type, ...headers } })
    return { ...answer, json: parsed(answer.text) }
  }
  return {
    origin: running.url,
    open: running.open,
    database,
    ask,
    call,
    async change(kind, body, headers, by) {
      const batch = batchOf(kind, body, by)
      return changed(await call('/api/changes', batch, headers), batch.changes[0]?.id ?? '')
    },
    async stop() {
      await running.stop()
      if (!beside) await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Longer than a busy machine needs: what takes so long never happens. */
const PATIENCE_MS = 60_000

/** Waits for what other hands do: a webhook, a job, a notice from PostgreSQL. */
export async function until<T>(look: () => Promise<T | false | null | undefined>, words: string): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const seen = await look()
    if (seen) return seen
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error(`This never happened: ${words}`)
}
