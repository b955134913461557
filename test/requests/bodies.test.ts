import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from './built-shop.test-support.ts'
import { endlessRequest, overTheLine } from './raw-request.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const FORMS = [
  '/cart',
  '/login',
  '/login/google',
  '/login/forgotten',
  '/login/reset',
  '/login/confirm',
  '/login/change',
  '/dashboard/profile',
  '/dashboard/settings',
  '/login/security',
  '/dashboard/settings/data',
]

describe.each(FORMS)('the form at %s', path => {
  test('is no place for anything else', async () => {
    const before = await rows()
    for (const type of ['text/plain', 'application/json', 'multipart/form-data', 'image/png']) {
      expect((await shop.call(path, '{"email":"ann@example.com"}', { 'content-type': type })).status, type).toBe(415)
    }
    expect(await rows()).toEqual(before)
  })

  test.each([
    ['application/x-www-form-urlencoded', 'email=ann%00@example.com'],
    ['multipart/form-data; boundary=b', 'no part of it'],
  ])('takes nothing that is no text: %s', async (type, body) => {
    expect((await shop.call(path, body, { 'content-type': type })).status).toBe(400)
  })

  test('without a single field is answered, and does not break', async () => {
    const { status } = await shop.ask(path, { method: 'POST', headers: { origin: shop.origin } })
    expect(status).toBeLessThan(500)
  })

  test('is not read to an end that never comes', async () => {
    expect(await endlessRequest(shop.origin, path)).toBe(413)
  })
})

test('whoever sent a form that is no text is told so on a page, with a way back to the form', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin, accept: 'text/html' }
  const answer = await shop.ask('/contact', { method: 'POST', body: 'name=Ann%00&message=Hello', headers })
  expect([answer.status, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  expect(answer.text).toContain('This is not text that we can read.')
  expect(answer.text).toContain('href="/contact"')
  const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(answer.text) ?? []
  expect((await shop.ask(style)).status).toBe(200)
})

test.each(['/p/%00', '/p/%00.data', '/recipes/%00', '/shop/supplements/biotin%00'])('%s is no address', async path => {
  expect((await shop.ask(path)).status).toBe(404)
})

test.each([
  ['said its length', 'Content-Length: 9000000\r\n\r\n'],
  ['did not say its length', 'Transfer-Encoding: chunked\r\n\r\n895440\r\n'],
])('anyone who hears the answer only when all is sent, and %s, hears it', async (_, head) => {
  const { host } = new URL(shop.origin)
  // More than the line holds by itself: hung up on at once, they would see it break while they write.
  const sent = `POST /login HTTP/1.1\r\nHost: ${host}\r\n${head}${'x'.repeat(8_999_999)}`
  expect(await overTheLine(shop.origin, sent, /\r\n\r\n./)).toContain('HTTP/1.1 413 ')
})

// As a proxy asks by its defaults: the line ends with the answer, and what breaks before is its 502 in our name.
test.each([
  ['a form', 'POST /login HTTP/1.0', 413],
  ['a form, for the proxy of another kind', 'POST /login HTTP/1.1', 413],
  ['a call', 'POST /api/changes HTTP/1.0', 413],
  ['what is no address', 'POST /assets/nothing.js HTTP/1.0', 404],
  ['a method that is not taken', 'TRACE /login HTTP/1.1', 405],
])('%s of nine megabytes on a line that ends with the answer is answered', async (_, first, status) => {
  const { host } = new URL(shop.origin)
  const head = `Host: ${host}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 9000000\r\n\r\n`
  const began = performance.now()
  const came = await overTheLine(shop.origin, `${first}\r\n${head}${'x'.repeat(9_000_000)}`)
  expect(came).toContain(`HTTP/1.1 ${status} `)
  // Nothing more comes, and the line does not hang.
  expect(performance.now() - began).toBeLessThan(4_000)
})

test('anyone who goes on sending after the answer is hung up on', async () => {
  const { host, hostname, port } = new URL(shop.origin)
  const line = connect(Number(port), hostname)
  const ended = new Promise(resolve => line.once('close', resolve))
  line.on('error', () => undefined).resume()
  line.write(`POST /login HTTP/1.0\r\nHost: ${host}\r\nConnection: close\r\nContent-Length: 900000000\r\n\r\n`)
  const sending = setInterval(() => line.write('x'.repeat(1_000)), 20)
  await ended
  clearInterval(sending)
})

test('anyone who does not end a request is hung up on long before Node would do it, and nobody else waits', async () => {
  const plain = createServer(() => undefined)
  await new Promise<void>(resolve => plain.listen(0, '127.0.0.1', resolve))
  const { port } = plain.address() as AddressInfo
  const half = 'GET / HTTP/1.1\r\nHost: a'
  const patient = overTheLine(`http://127.0.0.1:${port}`, half).catch(() => '')
  const hungUp = Promise.all(Array.from({ length: 50 }, () => overTheLine(shop.origin, half)))
  expect((await shop.ask('/healthz')).status).toBe(200)
  const first = await Promise.race([hungUp.then(() => 'the shop'), patient.then(() => 'Node by itself')])
  expect(first).toBe('the shop')
  plain.closeAllConnections()
  plain.close()
})

async function rows() {
  const { rows: counts } = await shop.database.pool.query(
    'select (select count(*) from member) as members, (select count(*) from session) as sessions, (select count(*) from pending_proof) as proofs',
  )
  return counts
}
