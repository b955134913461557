import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { beGuest, beMember, type Present, type Query } from '#test/people.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'
import { broughtIn, keptOf, paidOrder, runningSubscription } from './records.test-support.ts'

/**
 * Every address of the shop is tried with what belongs to somebody else, as another member, as a guest and without a
 * session. An address with a part that varies is either public or named here with a record of Ben's; one that is on
 * neither list fails, so that no new address is forgotten.
 */

/** Addresses whose part names something that everybody may see. */
const PUBLIC = [
  '/recipes/:id',
  '/recipes/browse/:slug',
  '/learn/nutrients/:nutrient',
  '/learn/nutrients/:nutrient/foods.csv',
  '/learn/articles/:slug',
  '/learn/courses/:course',
  '/learn/courses/:course/:lesson',
  '/shop/supplements/:id',
  // Told to whoever is to use it; nothing of a person is in it.
  '/codes/:name',
  '/shop/supplements/:id/lots',
  '/shop/supplements/:id/lots/:lot',
  '/shop/supplements/:id/lots/:lot/certificate.pdf',
  // The product is public; whose review it is says the session alone.
  '/shop/supplements/:id/review',
  '/shop/supplements/:id/question',
  '/shop/supplements/:id/notice',
  '/shop/supplements/:id/subscribe',
  '/dashboard/supplements/:id',
  '/p/:address',
  '/recipes/shared/:token',
  // A secret that somebody gave away; what it opens is tried in tests of its own.
  '/lists/:token',
  '/records/:key',
  '/unsubscribe/:key',
  '/e-mail-choices/:key',
  '/newsletter/:key',
  '/stock-notices/:key',
  '/plans/:token',
  '/plans/:token/calendar.ics',
  // It names what is the asker's own; of others it knows nothing.
  '/dashboard/settings/devices/:service/:step',
  // The subject is public, the answer is for anyone who asks.
  '/api/cautions/:of/:id',
  '/api/ceilings/:id',
  '/api/*',
  '/*',
]

interface Ben extends Present {
  orderId: string
  orderNumber: string
  recipeId: string
  subscriptionId: string
}

/** What Ben has, put where the part of the address is. */
const PRIVATE: Record<string, (ben: Ben) => string> = {
  '/orders/:id': ben => `/orders/${ben.orderId}`,
  '/orders/:id/review/:product': ben => `/orders/${ben.orderId}/review/biotin`,
  '/orders/:id/receipt': ben => `/orders/${ben.orderId}/receipt`,
  '/dashboard/orders/:id': ben => `/dashboard/orders/${ben.orderId}`,
  '/dashboard/orders/:id/receipt': ben => `/dashboard/orders/${ben.orderId}/receipt`,
  '/dashboard/subscriptions/:id': ben => `/dashboard/subscriptions/${ben.subscriptionId}`,
  '/subscriptions/:id/end': ben => `/subscriptions/${ben.subscriptionId}/end`,
  '/recipes/private/:id': ben => `/recipes/private/${ben.recipeId}`,
  '/recipes/private/:id/correction': ben => `/recipes/private/${ben.recipeId}/correction`,
  '/api/private-recipes/:id': ben => `/api/private-recipes/${ben.recipeId}`,
}

/** It says that there is an order, to the person who has its random address, and nothing of what is in it. */
const STUBS = ['/orders/:id']

let shop: Shop
let ben: Ben
let others: [who: string, headers: { cookie?: string }][]
let before: string
beforeAll(async () => {
  shop = await openShop()
  const query: Query = (text, values) => shop.database.pool.query(text, values)
  const member = await beMember(query, 'ben')
  const order = await paidOrder(query, member.id, { name: 'Ben Okafor', email: member.email })
  const recipeId = 'be0be0be0be0be00'
  const subscriptionId = await runningSubscription(query, member.id)
  ben = { ...member, ...order, recipeId, subscriptionId }
  await shop.call('/api/private-recipes', { id: recipeId, recipe: broughtIn('Ben’s marker broth') }, ben.headers)
  others = [
    ['another member', (await beMember(query, 'ann')).headers],
    ['a guest', (await beGuest(query)).headers],
    ['a visitor', {}],
    ['a forged cookie', { cookie: `${ben.cookie.name}=${decodeURIComponent(ben.cookie.value).split('.')[0]}.forged` }],
  ]
  before = await keptOf(query, ben.id)
})
afterAll(() => shop.stop())

function patterns(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(entry => [
    ...(entry.index ? ['/'] : entry.path ? [`/${entry.path}`] : []),
    ...patterns(entry.children ?? []),
  ])
}
const ALL = patterns(routes)
const fixed = ALL.filter(pattern => !/[:*]/.test(pattern))

/** What may be on no page of anybody else. The id is in the address that was asked, so it is not looked for there. */
const markers = () => [
  ben.email,
  'Ben Okafor',
  ben.orderNumber,
  '7 Marker Mews',
  'marker broth',
  decodeURIComponent(ben.cookie.value),
]
const marked = (text: string) => markers().filter(marker => text.includes(marker))

test('every address with a part that varies is public, or has a record of somebody else to be tried with', () => {
  const varying = ALL.filter(pattern => /[:*]/.test(pattern))
  expect(varying.filter(pattern => !PUBLIC.includes(pattern) && !(pattern in PRIVATE))).toEqual([])
  expect(Object.keys(PRIVATE).filter(pattern => !varying.includes(pattern))).toEqual([])
})

test('Ben himself sees what is his, so that looking for it elsewhere means something', async () => {
  const own = await shop.ask(`/dashboard/orders/${ben.orderId}`, { headers: ben.headers })
  expect([own.status, marked(own.text).length > 2]).toEqual([200, true])
  const list = await shop.ask('/dashboard/orders', { headers: ben.headers })
  expect(list.text).toContain(ben.orderNumber)
  const subscription = await shop.ask(`/dashboard/subscriptions/${ben.subscriptionId}`, { headers: ben.headers })
  expect([subscription.status, subscription.text.includes('7 Marker Mews')]).toEqual([200, true])
  const file = await shop.ask(`/dashboard/orders/${ben.orderId}/receipt`, { headers: ben.headers })
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  for (const path of ['', '/correction']) {
    const recipe = await shop.ask(`/recipes/private/${ben.recipeId}${path}`, { headers: ben.headers })
    expect([recipe.status, marked(recipe.text).includes('marker broth')]).toEqual([200, true])
    expect([recipe.headers['cache-control'], recipe.headers['x-robots-tag']]).toEqual([
      'private, no-store',
      'noindex, nofollow',
    ])
  }
  for (const path of ['/dashboard/saved-recipes', '/find?q=broth', '/api/site-search?q=broth']) {
    expect((await shop.ask(path, { headers: ben.headers })).text, path).toContain('marker broth')
  }
})

describe.each(Object.keys(PRIVATE))('%s with the id of somebody else', pattern => {
  test('is not there, as a page, as data or as a change', async () => {
    const path = PRIVATE[pattern]?.(ben) ?? ''
    const refused = STUBS.includes(pattern) ? [403, 404, 405] : [401, 404, 405]
    for (const [who, headers] of others) {
      for (const address of [path, `${path}.data`]) {
        for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']) {
          const answer = await shop.ask(address, { method, headers: { origin: shop.origin, ...headers } })
          const said = `${method} ${address} as ${who}: ${answer.status}`
          expect(refused, said).toContain(answer.status)
          expect(marked(answer.text), said).toEqual([])
          expect(String(answer.headers['cache-control']), said).toMatch(/no-store|private/)
        }
      }
    }
  })

  test('answers as for an id that nobody has', async () => {
    const path = PRIVATE[pattern]?.(ben) ?? ''
    const unknown = path
      .replace(ben.orderId, '00000000-0000-4000-8000-000000000000')
      .replace(ben.subscriptionId, '00000000-0000-4000-8000-000000000000')
      .replace(ben.recipeId, '0000000000000000')
    const method = pattern.startsWith('/api/') ? 'POST' : 'GET'
    const [, ann] = others[0] ?? []
    const asked = { method, headers: { origin: shop.origin, ...ann } }
    const [theirs, nobodys] = [await shop.ask(path, asked), await shop.ask(unknown, asked)]
    expect([theirs.status, nobodys.status]).toEqual([STUBS.includes(pattern) ? 403 : 404, 404])
  })
})

test.each(fixed)('%s holds nothing of somebody else, whoever asks', async pattern => {
  for (const [who, headers] of others) {
    for (const address of [pattern, pattern === '/' ? '/_.data' : `${pattern}.data`]) {
      const answer = await shop.ask(address, { headers })
      expect(answer.status, `${address} as ${who}`).toBeLessThan(500)
      expect(marked(answer.text), `${address} as ${who}`).toEqual([])
    }
  }
})

test.each(['/find?q=broth', '/api/site-search?q=broth', '/dashboard/saved-recipes?collection=imports'])(
  '%s finds nobody else’s recipe',
  async path => {
    for (const [who, headers] of others) {
      const answer = await shop.ask(path, { headers })
      expect([answer.status, marked(answer.text)], `${path} as ${who}`).toEqual([200, []])
    }
  },
)

test('after all that, everything of Ben is as it was', async () => {
  expect(await keptOf((text, values) => shop.database.pool.query(text, values), ben.id)).toBe(before)
})
