import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PAGES } from './addresses.test-support.ts'
import { logText, openShop, type Shop, until } from './built-shop.test-support.ts'
import type { Answer } from './raw-request.test-support.ts'

let shop: Shop
let second: Shop
beforeAll(async () => {
  shop = await openShop()
  second = await openShop({ beside: shop })
})
afterAll(async () => {
  await second.stop()
  await shop.stop()
})

const SHARED = PAGES.filter(({ shared }) => shared).map(({ path }) => path)
/** Where a session leads to a page of one's own. */
const isOwnWithSession = (path: string) => /^\/(login$|find$|cart$|dashboard)/.test(path)
const SESSION = { cookie: 'theme=dark; thymewell-session=somebody' }
const rename = (text: string) => text.replaceAll(/127\.0\.0\.1:\d+/g, 'shop')
const setStock = (units: number) =>
  shop.database.pool.query("update product set stock_units = reserved_units + $1 where id = 'biotin'", [units])
/**
 * What is computed for a request is logged with its id; what comes from memory is not. A later request of the same
 * server that is certainly logged tells when everything before it was written, however busy the machine.
 */
async function fromMemory(answer: Answer, server = shop) {
  const later = await server.ask('/api/nothing-here')
  await until(async () => logText().includes(String(later.headers['x-request-id'])), 'the log')
  return !logText().includes(String(answer.headers['x-request-id']))
}
const kept = async (path: string, server = shop) => fromMemory(await server.ask(path), server)

describe('a page for everybody', () => {
  test.each(SHARED)('%s: the same bytes each time, and none when the browser has them', async path => {
    const [one, two] = [await shop.ask(path), await shop.ask(path)]
    expect(await fromMemory(two)).toBe(true)
    expect(one.headers.etag).toMatch(/^W\/"[\w-]{22}"$/)
    expect(two.bytes.equals(one.bytes)).toBe(true)
    expect(two.headers.etag).toBe(one.headers.etag)
    expect(Number(one.headers['content-length'])).toBe(one.bytes.length)

    const same = await shop.ask(path, { headers: { 'if-none-match': `"other", ${one.headers.etag}` } })
    expect([same.status, same.bytes.length, same.headers.etag]).toEqual([304, 0, one.headers.etag])
    for (const name of ['cache-control', 'vary', 'content-security-policy'] as const)
      expect(same.headers[name]).toBe(one.headers[name])
    expect((await shop.ask(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ])('for Accept-Encoding %s it comes as %s, and is the same page', async (accepts, encoding) => {
    const headers = accepts === undefined ? {} : { 'accept-encoding': accepts }
    const [packed, plain] = [await shop.ask('/', { headers }), await shop.ask('/')]
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers.vary).toBe('Accept-Encoding')
    expect(packed.text).toBe(plain.text)
    expect(packed.headers.etag).toBe(plain.headers.etag)
    if (encoding) expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3)
  })

  test('twenty who come at once, to a page nobody had yet, get the same', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => second.ask('/shop/supplements/biotin')))
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
    expect(answers.every(({ status, bytes }) => status === 200 && bytes.equals(answers[0]?.bytes as Buffer))).toBe(true)
  })

  test('a removed address is rendered once for all of them, and stays a 410 also for If-None-Match', async () => {
    const [one, two] = [await shop.ask('/wp-login.php'), await shop.ask('/a/index.php?x=1')]
    expect([one.status, two.status, two.headers.etag]).toEqual([410, 410, one.headers.etag])
    expect(await fromMemory(two)).toBe(true)
    const again = await shop.ask('/wp-login.php', { headers: { 'if-none-match': String(one.headers.etag) } })
    expect(again.status).toBe(410)
  })
})

const SESSIONS = ['thymewell-session=a', '__Host-thymewell-session=a', '__Secure-thymewell.session_token=a']

describe('for somebody with a session', () => {
  test.each(SHARED.filter(path => !isOwnWithSession(path)))(
    '%s is the same copy, and tells nobody apart',
    async path => {
      const visitors = await shop.ask(path)
      for (const cookie of SESSIONS) {
        const page = await shop.ask(path, { headers: { cookie } })
        expect(await fromMemory(page)).toBe(true)
        expect(page.bytes.equals(visitors.bytes)).toBe(true)
        expect([page.headers.etag, page.headers.vary, page.headers['set-cookie']]).toEqual([
          visitors.headers.etag,
          'Accept-Encoding',
          undefined,
        ])
      }
    },
  )

  test('the copy is made without them: what one with a session asked for first is what a visitor gets', async () => {
    const path = '/shop/supplements?q=magnesium'
    const own = await shop.ask(path, { headers: SESSION })
    expect(own.text).not.toContain(' nonce=')
    expect((await shop.ask(path)).bytes.equals(own.bytes)).toBe(true)
  })
})

describe('never from memory', () => {
  test.each(SESSIONS)('a page of their own, for a visitor with the cookie %s', async cookie => {
    for (const path of SHARED.filter(isOwnWithSession)) {
      const visitors = await shop.ask(path)
      expect(visitors.headers.vary, path).toBe('Accept-Encoding, Cookie')
      const page = await shop.ask(path, { headers: { cookie } })
      expect(await fromMemory(page), path).toBe(false)
      expect([page.status, page.headers['cache-control'], page.headers.etag], path).toEqual([
        200,
        // An old name is nobody's session any more, and shows nothing of anybody.
        cookie.startsWith('__Secure-') ? 'private, no-cache' : 'private, no-store',
        undefined,
      ])
      const nonce = /nonce="([^"]+)"/.exec(page.text)?.[1]
      expect(nonce, path).toBeTruthy()
      expect((await shop.ask(path)).text, path).not.toContain(nonce)
    }
  })

  test.each([
    '/nowhere',
    '/recipes/12345',
    '/recipes/9999999999',
    '/shop/supplements/snake-oil',
    '/payment-success',
    '/healthz',
    '/api/x',
  ])('what answers something else than 200: %s', async path => {
    await shop.ask(path)
    expect(await kept(path)).toBe(false)
  })

  test.each([
    ['POST', 405],
    ['PUT', 405],
    ['DELETE', 405],
    ['OPTIONS', 204],
  ])('for %s', async (method, status) => {
    const answer = await shop.ask('/', { method })
    expect([await fromMemory(answer), answer.status]).toEqual([false, status])
  })
})

describe('query strings', () => {
  test('that change the page have pages of their own', async () => {
    const pages = await Promise.all(['', '?q=biotin', '?q=collagen', '?category=Biotin'].map(ask))
    expect(new Set(pages.map(page => page.headers.etag)).size).toBe(4)
    const shown = pages.map(({ text }) => /Only|\d of 8 supplements/.exec(text)?.[0] ?? 'all')
    expect(shown).toEqual(['all', expect.any(String), '2 of 8 supplements', expect.any(String)])
  })

  test('of others make no second copy, and never reach the page', async () => {
    const plain = await ask('?q=biotin')
    for (const search of ['?q=biotin&utm_source=mail', '?fbclid=%3Cscript%3E&q=biotin', '?q=biotin&q=other']) {
      const page = await ask(search)
      expect([await fromMemory(page), page.headers.etag], search).toEqual([true, plain.headers.etag])
    }
    expect((await shop.ask('/?q=biotin&category=x')).headers.etag).toBe((await shop.ask('/')).headers.etag)
    expect((await shop.ask('/?fbclid=unseen-word')).text).not.toContain('unseen-word')
  })

  test('in another order are the same page; one too long is nobody else’s', async () => {
    const [one, two] = [await ask('?q=a&category=Biotin'), await ask('?category=Biotin&q=a')]
    expect(two.headers.etag).toBe(one.headers.etag)
    expect(await kept(`/shop/supplements?q=${'x'.repeat(61)}`)).toBe(false)
  })

  test('written by an attacker stay text', async () => {
    const { text } = await ask(`?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(text).not.toContain('<script>alert(1)')
  })

  const ask = (search: string) => shop.ask(`/shop/supplements${search}`)
})

test('another name of the same machine has its own copy of a page, and a made-up public Host has none', async () => {
  const near = await shop.ask('/', { headers: { host: 'kitchen.local' } })
  expect(near.text).toContain('http://kitchen.local/')
  expect((await shop.ask('/')).text).not.toContain('kitchen.local')
  for (const host of ['evil.test', '8.8.8.8', 'localhost.evil.test:80']) {
    expect((await shop.ask('/', { headers: { host } })).status, host).toBe(421)
  }
  for (const host of ['evil.test/path', 'evil<script>', 'a b', 'user@evil.test']) {
    expect((await shop.ask('/', { headers: { host } })).status, host).toBe(400)
  }
})

describe('a change in the database', () => {
  beforeEach(() => setStock(50))

  test.each(['/', '/shop/supplements', '/shop/supplements/biotin', '/cart'])(
    'reaches %s on every server, and no page that does not show it',
    async path => {
      for (const server of [shop, second]) {
        for (const shown of [path, '/terms']) await until(() => kept(shown, server), `${shown} kept`)
      }
      const before = await Promise.all([shop, second].map(server => server.ask(path)))
      await shop.database.pool.query(
        "update product set price_pence = case price_pence when 565 then 599 else 565 end where id = 'biotin'",
      )
      for (const [index, server] of [shop, second].entries()) {
        const page = await until(async () => {
          const now = await server.ask(path)
          return now.headers.etag !== before[index]?.headers.etag && now
        }, `${path} with the new price`)
        expect(rename(page.text)).not.toBe(rename(before[index]?.text ?? ''))
      }
      expect(await kept('/terms')).toBe(true)
    },
  )

  test('of the stock is on the page at once; one that no page shows throws nothing away', async () => {
    const path = '/shop/supplements/biotin'
    const shows = (words: string) => until(async () => (await shop.ask(path)).text.includes(words), words)
    await shows('In stock')
    await setStock(3)
    await shows('Only 3 left')
    await setStock(0)
    await shows('Out of stock')
    await setStock(400)
    await shows('In stock')
    await until(() => kept(path), 'the page kept')
    await setStock(399)
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(await kept(path)).toBe(true)
  })

  test('is never missed: a server that cannot hear of changes keeps nothing until it can', async () => {
    await shop.ask('/')
    await shop.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'thymewell pages' and datname = current_database()",
    )
    await shop.database.pool.query("update product set price_pence = 611 where id = 'biotin'")
    const page = await until(async () => {
      const now = await shop.ask('/')
      return now.text.includes('£6.11') && now
    }, 'the new price without a notice')
    expect(page.status).toBe(200)
    await until(() => kept('/'), 'pages being kept again')
  })
})
