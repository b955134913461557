import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cacheSlot } from '#app/middleware/page-rules.ts'
import routes from '#app/routes.ts'
import { MOVES } from '#app/shell/moved-paths.ts'
import { PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { MISSING, MOVED, PAGES } from './addresses.test-support.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'
import { canonicalOf, metaOf, titleOf } from './page-head.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

describe('every page', () => {
  test.each(PAGES)('$path', async ({ path, title, robots, caching }) => {
    const page = await shop.ask(path)
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['cache-control']).toBe(caching)
    expect(page.headers.vary).toMatch(/Accept-Encoding/)
    // A page that is the same for everybody does not differ by who asks.
    const isForEverybody = cacheSlot(shop.origin, 'GET', path, undefined)?.isOwnWithSession === false
    expect(page.headers.vary?.includes('Cookie')).toBe(!isForEverybody)
    expect(page.headers['set-cookie']).toBeUndefined()
    expect(titleOf(page.text)).toBe(title)
    expect(metaOf(page.text, 'robots')).toBe(robots)
    expect(canonicalOf(page.text)).toBe(shop.origin + path)
    expect(metaOf(page.text, 'description')?.length).toBeGreaterThan(20)
    expect(page.text.match(/<h1[ >]/g)).toHaveLength(1)
    expect(page.text).toMatch(/^<!DOCTYPE html><html lang="en-GB"/)
  })

  test.each([...PAGES.map(({ path }) => path), ...MISSING.map(([path]) => path), '/robots.txt', '/api/nowhere'])(
    'HEAD %s says what GET says, without a body',
    async path => {
      const [get, head] = [await shop.ask(path), await shop.ask(path, { method: 'HEAD' })]
      expect([head.status, head.bytes.length]).toEqual([get.status, 0])
      for (const name of ['content-type', 'cache-control', 'x-robots-tag', 'etag', 'content-length'] as const)
        expect(head.headers[name], name).toBe(get.headers[name])
      for (const token of String(get.headers.vary).split(', ')) expect(head.headers.vary).toContain(token)
    },
  )
})

describe('what is not there', () => {
  test.each(MISSING)('%s is %i', async (path, status, title) => {
    const page = await shop.ask(path)
    expect([page.status, titleOf(page.text)]).toEqual([status, title])
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(metaOf(page.text, 'robots')).toBe('noindex, nofollow')
    if (!path.startsWith('/payment')) expect(canonicalOf(page.text)).toBeNull()
    expect(page.text).toContain('<h1')
  })

  test.each([
    ['/nowhere', 'Page Not Found', 'The page you&#x27;re looking for doesn&#x27;t exist or has been moved.'],
    ['/index.php', 'Content Removed', 'This content has been permanently removed and is no longer available.'],
    ['/410', 'Content Removed', 'This content has been permanently removed and is no longer available.'],
    ['/recipes/1', 'Recipe Not Found', 'The recipe you&#x27;re looking for doesn&#x27;t exist in our database.'],
    ['/recipes/1', 'Red lentil dal', 'Here are some recipes you might like:'],
    ['/payment-success', 'No session ID found', 'Return to Home'],
  ])('%s says so in the words of the specification', async (path, heading, words) => {
    const { text } = await shop.ask(path)
    expect(text).toContain(heading)
    expect(text).toContain(words)
  })

  test('an order nobody may see is kept by nobody', async () => {
    const { headers } = await shop.ask('/payment-success?session_id=cs_test_nobodyhasthis')
    expect([headers['cache-control'], headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
      'private, no-store',
      'noindex, nofollow',
      'same-origin',
    ])
  })

  test.each([
    ['/api/nowhere', 'GET'],
    ['/api', 'GET'],
    ['/api/nowhere', 'POST'],
  ])('%s by %s is a 404 that programs can read', async (path, method) => {
    const answer = await shop.ask(path, { method })
    expect([answer.status, answer.text]).toEqual([404, '{"error":"There is nothing at this address."}'])
  })
})

describe('what has moved', () => {
  test('is all in the table', () => {
    const tried = MOVED.map(([path]) => path.split('?')[0])
    for (const { from } of MOVES)
      expect(tried).toContain(from.replace(':id', from.startsWith('/r') ? '12345' : 'biotin'))
  })

  test.each(MOVED)('%s: %i to %s', async (path, status, to) => {
    const answer = await shop.ask(path)
    expect([answer.status, answer.headers.location, answer.bytes.length]).toEqual([status, to, 0])
    // It must lead somewhere at once: an honest page or an honest 404, never a chain.
    expect((await shop.ask(to)).headers.location).toBeUndefined()
  })

  test.each(MOVED)('%s, followed by the script, goes the same way', async (path, status, to) => {
    const [pathname, search] = path.split('?')
    const answer = await shop.ask(`${pathname}.data${search ? `?${search}` : ''}`)
    expect(answer.status).toBe(202)
    expect(answer.text).toContain(`"redirect","${to}","status",${status}`)
  })
})

describe('client navigations', () => {
  test.each(MISSING.filter(([path]) => path.startsWith('/') && !path.startsWith('//') && !path.includes('%')))(
    '%s is %i there too',
    async (path, status) => {
      const [pathname, search] = path.split('?')
      const answer = await shop.ask(`${pathname}.data${search ? `?${search}` : ''}`)
      expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/x-script'])
      expect(answer.headers['cache-control']).toMatch(/^private/)
    },
  )

  test.each(['/_.data', '/shop/supplements.data', '/shop/supplements/biotin.data', '/cart.data'])(
    '%s brings the data and nothing else',
    async path => {
      const answer = await shop.ask(path)
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/x-script'])
      expect(answer.text).toContain('Biotin')
      expect(answer.text).not.toContain('<html')
    },
  )
})

describe('the same page under another spelling', () => {
  test.each(PAGES.filter(({ path }) => path !== '/'))('$path/ leads to the one without the slash', async ({ path }) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await shop.ask(`${path}/?a=1&b=%2F`, { method })
      expect([answer.status, answer.headers.location, answer.bytes.length]).toEqual([301, `${path}?a=1&b=%2F`, 0])
    }
  })

  test.each([
    ['/Recipes', '/recipes'],
    ['/RECIPES/?q=Dal', '/recipes?q=Dal'],
    ['/%72ecipes', '/recipes'],
    ['/recipes//', '/recipes'],
    ['/Recipes/9000000301/', '/recipes/9000000301'],
    ['/Shop/Supplements/biotin', '/shop/supplements/biotin'],
    // Of a secret link every letter counts.
    ['/Plans/AbCdEf/', '/plans/AbCdEf'],
    ['/Sitemap.xml', '/sitemap.xml'],
  ])('%s leads to %s', async (path, to) => {
    const answer = await shop.ask(path)
    expect([answer.status, answer.headers.location]).toEqual([301, to])
    expect((await shop.ask(to)).headers.location).toBeUndefined()
  })

  test.each([
    '//evil.example/',
    '//evil.example/recipes/',
    '/\\evil.example/',
    '/%2F%2Fevil.example/',
    '/recipes/%2Fevil.example/',
  ])('%s leads to nobody else', async path => {
    const { headers } = await shop.ask(path)
    if (headers.location) expect(headers.location).toMatch(/^\/(?![/\\])/)
  })

  test('what is sent there is taken as it was', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin }
    const posted = await shop.ask('/Contact/', { method: 'POST', headers, body: 'name=' })
    expect([posted.status, posted.headers.location]).toEqual([
      (await shop.ask('/contact', { method: 'POST', headers, body: 'name=' })).status,
      undefined,
    ])
    expect((await shop.call('/api/verify-payment/', {})).json).toEqual({ error: 'No session ID found' })
  })

  test.each([
    '/shop/supplements?q=biotin',
    '/shop/supplements?category=Biotin',
    '/shop/supplements/biotin?utm_source=x',
  ])('%s names the one without the query', async path => {
    expect(canonicalOf((await shop.ask(path)).text)).toBe(shop.origin + path.split('?')[0])
  })
})

test('no address of routes.ts is left out', () => {
  const tried = [...PAGES.map(({ path }) => path), ...MISSING.map(([path]) => path), ...MOVED.map(([path]) => path)]
  const others = [
    '/robots.txt',
    '/sitemap.xml',
    '/site.webmanifest',
    '/products.xml',
    '/.well-known/security.txt',
    '/healthz',
    '/readyz',
    '/hooks/stripe',
    '/dashboard/progress.csv',
  ]
  const payments = ['create-checkout-session', 'verify-payment', 'send-order-confirmation']
  const imports = ['', '/line', '/foods', '/nutrition'].map(path => `recipe-import${path}`)
  const calls = [
    ...payments,
    ...imports,
    'fatsecret',
    'recipe-suggestions',
    'recipe-count',
    'saved-count',
    'plan-choices',
    ...['diary-search', 'diary-usual', 'diary-dish', 'diary-imported', 'diary-notes'],
    ...['plan-days', 'plan-dishes', 'plan-before', 'plan-ingredients', 'plan-week'],
    'shopping-list',
    'nowhere',
    'session',
    'cart',
    'auth/callback/google',
    'site-search',
    'cautions/recipe/1',
    ...['ceilings', 'ceilings/biotin', 'supplement-facts'],
    ...['changes', 'member-parts', 'own-day', 'own-reader', 'recipe-marks', 'supplement-standings'],
    ...['private-recipes', 'private-recipes/1'],
    ...['contact', 'page-view', 'learning', 'beside-cart', 'discount-code'],
  ]
  // Tried in tests of their own.
  const files = [
    '/codes/SPRING10',
    '/orders/1/receipt',
    '/shop/supplements/biotin/lots/L1/certificate.pdf',
    '/plans/1/calendar.ics',
    '/lists/1',
    '/dashboard/cupboard/recipes',
    '/learn/nutrients/iron/foods.csv',
    '/learn/feed.xml',
    '/dashboard/orders/1/receipt',
    '/dashboard/settings/data/export',
  ]
  const own = ['profile/consent-withdrawal', 'settings/devices/fitbit/connect'].map(path => `/dashboard/${path}`)
  const known = [...tried, ...others, ...files, ...own, ...calls.map(name => `/api/${name}`)]
  const shapes = addresses(routes).map(path => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`))
  expect(shapes.length).toBeGreaterThan(30)
  const untried = shapes.filter(shape => !known.some(path => shape.test(path.split('?', 1)[0] ?? '')))
  expect(untried.map(String)).toEqual([])
})

function addresses(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path === undefined ? above : `${above}/${path}`
    return [...(index ? [above || '/'] : path === undefined ? [] : [own]), ...addresses(children ?? [], own)]
  })
}

test('a step of a health service that there is not is answered in words, read or pressed', async () => {
  const at = '/dashboard/settings/devices/nobody/connect'
  const pressed = {
    method: 'POST',
    headers: { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' },
  }
  for (const asked of [{}, { ...pressed, body: 'a=1' }]) {
    const { status, text } = await shop.ask(at, asked)
    expect([status, text]).toEqual([404, 'There is nothing at this address.\n'])
  }
})

test('signing up has a title of its own', async () => {
  for (const [path, title] of [
    ['/login?mode=sign-up', 'Create Account'],
    ['/login?mode=sign-up&to=%2Fdashboard', 'Create Account'],
    ['/login?mode=elsewhere', 'Sign In'],
  ] as const) {
    const { text } = await shop.ask(path)
    expect(titleOf(text), path).toBe(`${title} | Thymewell`)
    expect(text.replaceAll(/<[^>]+>/g, '|'), path).toContain(`|${title}|`)
  }
})

test('each card of the shelf tells the daily dose, of what comes soon too', async () => {
  for (const path of ['/shop/supplements', '/dashboard/supplements?view=all']) {
    const cards = (await shop.ask(path)).text.split('<article').slice(1)
    expect(cards).toHaveLength(PRODUCT_IDS.length)
    for (const [nth, card] of cards.entries())
      expect(card.replaceAll(/<!-- -->/g, ''), String(nth)).toMatch(
        />Thymewell · [^<]*\b(capsule|tablet|drop|g|scoop|softgel|sachet)s?\b[^<]*<\/p>/,
      )
  }
})
