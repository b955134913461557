import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type FormPost, postForm } from './post-form.ts'

let server: Server
let origin: string
let reached: string[]

const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  '/fine': response => response.writeHead(201, 'Made').end('{"a":"é"}'),
  '/large': response => response.end('x'.repeat(2_000)),
  '/elsewhere': response => response.writeHead(302, { Location: '/fine' }).end(),
  '/silent': () => undefined,
  '/broken': response => response.destroy(),
}

beforeAll(async () => {
  server = createServer((request, response) => {
    reached.push(request.url ?? '')
    ANSWERS[request.url ?? '']?.(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  reached = []
})

const post = (path: string, change: Partial<FormPost> = {}) =>
  postForm(`${origin}${path}`, {
    ...{ headers: {}, fields: { a: 'b' }, signal: AbortSignal.timeout(60_000), largestBytes: 1_000 },
    ...change,
  })

it('gives the answer whatever its status is', async () => {
  expect(await post('/fine')).toEqual({ ok: true, status: 201, statusText: 'Made', text: '{"a":"é"}' })
})

it('reads no more than it may', async () => {
  expect(await post('/large')).toEqual({ ok: false, why: 'more than 1000 bytes' })
  expect(await post('/large', { largestBytes: 2_000 })).toMatchObject({ ok: true })
})

it('goes nowhere else with what it holds', async () => {
  expect(await post('/elsewhere', { headers: { Authorization: 'Bearer x' } })).toMatchObject({ ok: false })
  expect(reached).toEqual(['/elsewhere'])
})

it('says why nothing came', async () => {
  expect(await post('/silent', { signal: AbortSignal.timeout(50) })).toEqual({ ok: false, why: 'TimeoutError' })
  expect(await post('/broken')).toMatchObject({ ok: false, why: expect.stringMatching(/^TypeError/) })
})
