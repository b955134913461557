import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from './built-shop.test-support.ts'
import { endlessRequest } from './raw-request.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const FORMS = [
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

test.each(['/p/%00', '/p/%00.data', '/recipes/%00', '/shop/supplements/biotin%00'])('%s is no address', async path => {
  expect((await shop.ask(path)).status).toBe(404)
})

test('whoever does not end a request is hung up on, and nobody else waits', async () => {
  const { hostname, port } = new URL(shop.origin)
  const began = performance.now()
  const hungUp = Array.from({ length: 50 }, () => {
    const socket = connect(Number(port), hostname, () => socket.write('GET / HTTP/1.1\r\nHost: a'))
    socket.on('error', () => undefined).resume()
    return new Promise(resolve => socket.once('close', resolve))
  })
  expect((await shop.ask('/healthz')).status).toBe(200)
  await Promise.all(hungUp)
  // Node by itself would look after half a minute for the first time.
  expect(performance.now() - began).toBeLessThan(20_000)
}, 60_000)

async function rows() {
  const { rows: counts } = await shop.database.pool.query(
    'select (select count(*) from member) as members, (select count(*) from session) as sessions, (select count(*) from pending_proof) as proofs',
  )
  return counts
}
