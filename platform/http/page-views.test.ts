import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { tellPageViews } from './page-views.ts'

const closers: (() => unknown)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function service(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/event`
}

const views = (url: string, warn = vi.fn()) => ({
  warn,
  ...tellPageViews({ url, domain: 'shop.example' }, { warn }, () => new Date()),
})

test('a view is an event as Plausible takes it, with nothing of the visitor', async () => {
  const got: { message: IncomingMessage; body: string }[] = []
  const url = await service(async (message, answer) => {
    got.push({ message, body: await text(message) })
    answer.writeHead(202).end('ok')
  })
  views(url).tell('/recipes?page=2')
  await vi.waitFor(() => expect(got).toHaveLength(1), 60_000)
  const [{ message, body }] = got as [(typeof got)[0]]
  expect([message.method, message.url]).toEqual(['POST', '/api/event'])
  expect(JSON.parse(body)).toEqual({
    name: 'pageview',
    domain: 'shop.example',
    url: 'https://shop.example/recipes?page=2',
  })
  expect(message.headers['user-agent']).toBe('Mozilla/5.0 (compatible; Thymewell page views)')
  expect(Object.keys(message.headers)).not.toEqual(expect.arrayContaining(['x-forwarded-for']))
})

test('a service that fails is left alone after a few views, and nobody hears of the rest', async () => {
  let asked = 0
  const url = await service((_message, answer) => {
    asked += 1
    answer.writeHead(500).end()
  })
  const { warn, tell } = views(url)
  for (let nth = 1; nth <= 3; nth += 1) {
    tell('/')
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(nth), 60_000)
  }
  tell('/')
  await new Promise(resolve => setImmediate(resolve))
  expect([asked, warn.mock.calls.length]).toEqual([3, 3])
})

test('of a service that never answers no more than twenty are waited for', async () => {
  let asked = 0
  const url = await service(() => {
    asked += 1
  })
  const { tell } = views(url)
  for (let nth = 0; nth < 30; nth += 1) tell('/')
  await vi.waitFor(() => expect(asked).toBe(20), 60_000)
})
