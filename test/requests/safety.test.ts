import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { MISSING, PAGES } from './addresses.test-support.ts'
import { logLines, logText, openShop, type Shop, until } from './built-shop.test-support.ts'
import { canonicalOf, inlineScripts, policyOf } from './page-head.test-support.ts'

let shop: Shop
let second: Shop
let secure: Shop
beforeAll(async () => {
  shop = await openShop()
  second = await openShop({ beside: shop })
  secure = await openShop({ beside: shop, env: { APP_URL: 'https://shop.test' } })
})
afterAll(async () => {
  await secure.stop()
  await second.stop()
  await shop.stop()
})

const SESSION = { cookie: 'thymewell-session=somebody' }
const SHARED = PAGES.filter(({ shared }) => shared).map(({ path }) => path)
const EVERY_PAGE = [...PAGES.map(({ path }) => path), ...MISSING.map(([path]) => path)]
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const CLOSED = {
  'default-src': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}

describe('the content security policy', () => {
  test.each([...SHARED, '/410', '/index.php', '/shop/supplements/snake-oil'])(
    'of %s, the same for everybody, names exactly the scripts and styles in it',
    async path => {
      const page = await shop.ask(path)
      const scripts = inlineScripts(page.text)
      const styles = [...page.text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, body]) => body ?? '')
      expect(scripts.length).toBeGreaterThan(2)
      expect(policyOf(page.headers['content-security-policy'])).toEqual({
        ...CLOSED,
        'script-src': ["'self'", ...new Set(scripts.map(({ body }) => sha256(body)))],
        'style-src': ["'self'", ...new Set(styles.map(sha256))],
      })
      expect(page.text).not.toContain('nonce=')
    },
  )

  test.each(['/dashboard', '/dashboard/supplements/biotin', '/login', '/nowhere', '/recipes/1', '/payment-success'])(
    'of %s, made for one visitor, has a nonce that is on every script and style, and never comes twice',
    async path => {
      const [one, two] = [await shop.ask(path, { headers: SESSION }), await shop.ask(path, { headers: SESSION })]
      const nonce = /'nonce-([\w+/=]{22,})'/.exec(String(one.headers['content-security-policy']))?.[1]
      const allowed = ["'self'", `'nonce-${nonce}'`]
      expect(policyOf(one.headers['content-security-policy'])).toEqual({
        ...CLOSED,
        'script-src': allowed,
        'style-src': allowed,
      })
      const inside = [...one.text.matchAll(/<(?:script|style)\b([^>]*)>/g)].map(([, attributes]) => attributes ?? '')
      const bare = inside.filter(text => !text.includes('application/') && !text.includes(`nonce="${nonce}"`))
      expect([inside.length > 3, bare]).toEqual([true, []])
      expect(two.text).not.toContain(nonce)
    },
  )

  test.each(EVERY_PAGE)('%s has no script in an attribute, no style in one, and loads only from here', async path => {
    const { text, headers } = await shop.ask(path)
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe-|\*|https?:/)
    const tags = text.replaceAll(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g, '<$1$2>').match(/<[a-z][^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThan(50)
    expect(tags.filter(tag => /\s(on[a-z]+|style)=|javascript:/i.test(tag))).toEqual([])
    const loads = tags.filter(tag =>
      /^<(script|img|source|iframe|link rel="(stylesheet|preload|modulepreload|icon))/.test(tag),
    )
    expect(loads.filter(tag => /\s(src|href|srcset)="(?!\/(?!\/))/i.test(tag))).toEqual([])
  })

  test.each(['/sandbox/mailbox', '/sandbox/stripe/payments'])('of %s is closed too', async path => {
    const policy = policyOf((await shop.ask(path)).headers['content-security-policy'])
    expect(policy).toMatchObject({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })
    expect(JSON.stringify(policy)).not.toContain('unsafe')
  })
})

const KINDS = [
  '/',
  '/nowhere',
  '/index.php',
  '/icon.svg',
  '/api/nowhere',
  '/robots.txt',
  '/healthz',
  '/_.data',
  '/products',
]

test('a picture may be shown elsewhere, in mail above all, and a script may not', async () => {
  const html = (await shop.ask('/shop/supplements')).text
  const sharedBy = async (path: RegExp) => {
    const address = path.exec(html)?.[0] ?? 'none on the page'
    const { status, headers } = await shop.ask(address)
    return [status, headers['cross-origin-resource-policy']]
  }
  expect(await sharedBy(/\/pictures\/[\w.-]+\.webp/)).toEqual([200, 'cross-origin'])
  expect(await sharedBy(/\/assets\/[\w.-]+\.js/)).toEqual([200, 'same-origin'])
})

test.each(KINDS)('%s carries the safety headers', async path => {
  const { headers } = await shop.ask(path)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  // Over plain http it would lock visitors out of a local copy.
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers.server).toBeUndefined()
  const https = await secure.ask(path)
  expect(https.headers['strict-transport-security']).toBe('max-age=31536000')
})

test('behind https the shop has one address, whatever Host is claimed', async () => {
  for (const path of ['/', '/terms']) {
    const page = await secure.ask(path, { headers: { host: 'evil.test' } })
    expect(canonicalOf(page.text)).toBe(`https://shop.test${path}`)
    expect(policyOf(page.headers['content-security-policy'])).toHaveProperty('upgrade-insecure-requests')
    expect(page.text).not.toContain('evil.test')
  }
  // As a proxy calls it inside its own network.
  expect((await secure.ask('/', { headers: { host: 'shop_app:3000' } })).status).toBe(200)
})

describe('a request from another site', () => {
  const CALLS = [
    '/api/create-checkout-session',
    '/api/verify-payment',
    '/api/send-order-confirmation',
    '/api/fatsecret',
    '/',
    '/cart.data',
  ]
  const FOREIGN: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  test.each(CALLS.flatMap(path => FOREIGN.map(headers => ({ path, headers }))))(
    'is refused: POST $path with $headers',
    async ({ path, headers }) => {
      const answer = await shop.ask(path, { method: 'POST', body: '{}', headers })
      expect([answer.status, answer.text]).toEqual([403, '{"error":"This request came from another site."}'])
    },
  )

  test('is let through by the router too where a page of ours tells nobody its address', async () => {
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' }
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    // Nobody is signed in: that is said, and not that the request is bad.
    expect((await shop.ask('/dashboard/settings/data', { method: 'POST', body: 'a=b', headers: form })).status).toBe(
      401,
    )
    expect(
      (
        await shop.ask('/dashboard/settings/data', {
          method: 'POST',
          body: 'a=b',
          headers: { ...form, 'sec-fetch-site': 'cross-site' },
        })
      ).status,
    ).toBe(403)
  })

  test('is refused in words where a person without a script reads them', async () => {
    const headers = { origin: 'https://evil.test', accept: 'text/html,*/*;q=0.8' }
    const answer = await shop.ask('/login', { method: 'POST', body: 'email=ann', headers })
    expect([answer.status, answer.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
    expect(answer.text).toContain('>This request came from another site.</p>')
  })

  test('is read only from the address in the settings when there is one', async () => {
    const post = (origin: string) =>
      secure.ask('/api/verify-payment', {
        method: 'POST',
        body: '{}',
        headers: { origin, 'content-type': 'application/json' },
      })
    expect((await post('https://shop.test')).status).toBe(400)
    expect((await post(shop.origin)).status).toBe(403)
  })

  test('may still be a link', async () => {
    const headers = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }
    expect((await shop.ask('/', { headers })).status).toBe(200)
    expect((await shop.ask('/', { headers })).headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('methods', () => {
  test.each([
    ['/', 'GET, HEAD, OPTIONS'],
    ['/nowhere', 'GET, HEAD, OPTIONS'],
    ['/healthz', 'GET, HEAD, OPTIONS'],
    ['/sitemap.xml', 'GET, HEAD, OPTIONS'],
    ['/icon.svg', 'GET, HEAD, OPTIONS'],
    ['/contact', 'GET, HEAD, POST, OPTIONS'],
    ['/login.data', 'GET, HEAD, POST, OPTIONS'],
    ['/cart', 'GET, HEAD, POST, OPTIONS'],
    ['/api/cart', 'GET, HEAD, POST, OPTIONS'],
    ['/api/verify-payment', 'POST, OPTIONS'],
    ['/dashboard/settings/data/export', 'POST, OPTIONS'],
    ['/hooks/stripe', 'POST, OPTIONS'],
  ])('%s takes %s and answers any other with 405 and which it takes', async (path, allow) => {
    const told = await shop.ask(path, { method: 'OPTIONS' })
    expect([told.status, told.headers.allow, told.text]).toEqual([204, allow, ''])
    const wrong = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE'].filter(method => !allow.includes(method))
    for (const method of wrong) {
      const answer = await shop.ask(path, { method })
      expect([answer.status, answer.headers.allow], method).toEqual([
        405,
        method === 'TRACE' ? 'GET, HEAD, POST, OPTIONS' : allow,
      ])
      expect(answer.text).not.toContain('Server Error')
      // In words, and not the page: a form's fields are on none of them.
      expect(answer.text.length, method).toBeLessThan(100)
    }
    // Anyone who tries methods must not be able to fill the log with alarms.
    expect(logLines().filter(({ level }) => level === 'error')).toEqual([])
  })
})

describe('the rate limit', () => {
  const from = (server: Shop, path: string, address: string) => server.call(path, {}, { 'x-forwarded-for': address })
  const refused = { status: 429, json: { error: 'Too many attempts. Please wait a moment and try again.' } }

  test('of the payment page is shared by all servers, and counts the address that our own proxy saw', async () => {
    const path = '/api/create-checkout-session'
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => from(n % 2 ? shop : second, path, `${n}.9.9.9, 203.0.113.7`)),
    )
    expect(statuses.map(({ status }) => status)).toEqual(Array(20).fill(400))
    for (const server of [shop, second]) {
      const answer = await from(server, path, '1.1.1.1, 203.0.113.7')
      expect(answer).toMatchObject(refused)
      expect(answer.headers['retry-after']).toMatch(/^([1-9]|[1-5]\d|60)$/)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    // Other visitors, other calls and reading go on.
    expect((await from(shop, path, '203.0.113.8')).status).toBe(400)
    expect((await from(shop, '/api/verify-payment', '203.0.113.7')).status).toBe(400)
    expect((await shop.ask('/', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(200)
    const { rows } = await shop.database.pool.query('select key from rate_limit')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
  })

  test('of the other calls is 60 a minute', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, (_, n) => from(n % 2 ? shop : second, '/api/verify-payment', '203.0.113.9')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(60).fill(400), 429])
  })
})

describe('request ids', () => {
  test('are new each time, ours, and in the log beside what was asked, without the query', async () => {
    const asked = { headers: { 'x-request-id': 'mine' } }
    const answers = [await shop.ask('/nowhere?e=ann@example.com', asked), await shop.ask('/nowhere', asked)]
    const ids = answers.map(({ headers }) => headers['x-request-id'])
    expect(new Set([...ids, 'mine']).size).toBe(3)
    const line = await until(
      async () => logLines().find(({ requestId }) => requestId === ids[0]),
      'the line in the log',
    )
    expect(line).toMatchObject({ level: 'info', event: 'request', method: 'GET', path: '/nowhere', status: 404 })
    expect(Number.isInteger(line.ms)).toBe(true)
    expect(logText()).not.toContain('ann@')
  })

  test('nothing is written beside the log, whatever is in the address', async () => {
    const beside = vi.spyOn(console, 'warn')
    expect((await shop.ask('/ann@example.com/50%')).status).toBe(404)
    expect(beside).not.toHaveBeenCalled()
    beside.mockRestore()
  })
})
