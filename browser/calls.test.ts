import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from './calls.ts'

const asked = vi.fn<typeof fetch>()
afterEach(() => {
  vi.unstubAllGlobals()
  asked.mockReset()
})

function answering(answer: () => Response | Promise<Response>, onLine = true) {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal(
    'fetch',
    asked.mockImplementation(async () => answer()),
  )
}

/** As fetch does when its signal is over. */
const waitsForSignal = () =>
  asked.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  )

test('a body makes it a POST of JSON to our own server, past every cache', async () => {
  answering(() => Response.json({ kept: true }, { status: 201 }))
  const wanted = { ok: true, status: 201, body: { kept: true }, lost: null }
  expect(await call('/api/x', { body: { a: 1 }, headers: { 'Idempotency-Key': 'k' } })).toEqual(wanted)
  const [address, init] = asked.mock.calls[0] ?? []
  expect([address, init?.method, init?.body]).toEqual(['/api/x', 'POST', '{"a":1}'])
  expect(init).toMatchObject({ credentials: 'same-origin', cache: 'no-store' })
  expect(init?.headers).toMatchObject({ 'Content-Type': 'application/json', 'Idempotency-Key': 'k' })
})

test('a form keeps the type that the browser gives it, and without a body it is a GET', async () => {
  answering(() => Response.json({}))
  await call('/api/x', { body: new FormData() })
  await call('/api/x')
  expect(asked.mock.calls.map(([, init]) => init?.method)).toEqual(['POST', 'GET'])
  expect(asked.mock.calls[0]?.[1]?.headers).not.toHaveProperty('Content-Type')
})

test('an answer that is no JSON is an answer all the same', async () => {
  answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await call('/api/x')).toEqual({ ok: false, status: 502, body: null, lost: null })
})

test('without an answer it is said why', async () => {
  const fails = () => Promise.reject(new TypeError('Failed to fetch'))
  answering(fails)
  expect((await call('/api/x')).lost).toBe('unreachable')
  answering(fails, false)
  expect((await call('/api/x')).lost).toBe('offline')
  answering(() => Response.json({}))
  waitsForSignal()
  expect((await call('/api/x', { patienceMs: 1 })).lost).toBe('slow')
  const nobody = new AbortController()
  const stopped = call('/api/x', { wanted: nobody.signal })
  nobody.abort()
  expect((await stopped).lost).toBe('stopped')
})

test('a line that breaks within the answer is no answer', async () => {
  const torn = new ReadableStream({ start: controller => controller.error(new TypeError('terminated')) })
  answering(() => new Response(torn))
  expect((await call('/api/x')).lost).toBe('unreachable')
})

test('nobody else in the browser calls our server', () => {
  const root = dirname(import.meta.dirname)
  const calling = ['app', 'browser', 'kit', 'modules']
    .flatMap(part => readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map(path => join(part, path)))
    .filter(path => /\.tsx?$/.test(path) && !path.includes('.test.') && !/\/gateway\.ts$/.test(path))
    .filter(path => /(?<![\w.#])(?:window\.)?fetch\(/.test(readFileSync(join(root, path), 'utf8')))
  // A page that is older than the shop can fetch no part with which to ask.
  expect(calling).toEqual(['browser/calls.ts', 'browser/new-version.ts'])
})
