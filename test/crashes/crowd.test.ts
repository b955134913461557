import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type Asked, rawRequest } from '#test/requests/raw-request.test-support.ts'
import { until } from './server-process.ts'
import { openShop, type Shop } from './shop.ts'

// Readers of pages that nobody has kept, beside a crawler and people who sign in: each passes the other's work by.
const CROWDS = [10, 30, 100]
const PAGES_EACH = 3
const SIGNING_IN = 4
const WORDS = ['soup', 'bean', 'rice', 'egg', 'chicken', 'tofu', 'pasta', 'bread', 'curry', 'salad']
const DASHBOARD = ['daily-log', 'meal-planner', 'nutrients', 'shopping-list', 'progress']

let shop: Shop
let addresses: string[]
beforeAll(async () => {
  // What a password costs in a shop that is open.
  shop = await openShop({ settings: () => ({ PASSWORD_COST: '15' }) })
  const { text } = await ask('/sitemap.xml')
  addresses = [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path)
})
afterAll(() => shop.close())

let visitors = 0
const ask = (path: string, asked: Asked = {}): Promise<Answer> => {
  const from = `10.1.${++visitors >> 8}.${visitors & 255}`
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': from, ...asked.headers }
  return rawRequest(shop.server.url, path, { ...asked, headers })
}

/** Each is asked for once. A visitor's dashboard is never kept. */
function pageOfNobody(nth: number): string {
  if (nth % 3 === 0) return addresses[nth % addresses.length] ?? '/'
  const day = String(1 + (nth % 28)).padStart(2, '0')
  if (nth % 3 === 1) return `/dashboard/${DASHBOARD[nth % DASHBOARD.length]}?day=2026-10-${day}`
  return `/recipes?q=${WORDS[nth % WORDS.length]}+${nth}`
}

const signIn = (nth: number) => {
  const body = JSON.stringify({ mode: 'sign-in', email: `nobody-${nth}@example.com`, password: 'lentils, 1973 and on' })
  return ask('/api/session', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', origin: shop.server.url },
  })
}

/** Whoever cannot be served is told so, and when to come again. */
function expectServedOrToldWhen({ status, headers, text }: Answer, path: string, served = 200) {
  if (status === served) return
  expect([path, status, headers['retry-after']]).toEqual([path, 503, expect.stringMatching(/^\d+$/)])
  expect(text).toContain('try again')
}

let read = 0
test.each(CROWDS)('%i readers at once, a crawler and people who sign in are all answered', async readers => {
  let isCrowded = true
  const whileCrowded = async (one: (nth: number) => Promise<void>) => {
    for (let nth = 0; isCrowded; nth++) await one(nth)
  }
  const beside = [
    whileCrowded(async nth => {
      const path = addresses[(nth * 7) % addresses.length] ?? '/'
      expectServedOrToldWhen(await ask(path), path)
    }),
    ...Array.from({ length: SIGNING_IN }, (_, who) =>
      whileCrowded(async nth => {
        expectServedOrToldWhen(await signIn(readers * 10_000 + nth * SIGNING_IN + who), 'sign in', 400)
      }),
    ),
  ]
  try {
    await Promise.all(
      Array.from({ length: readers }, async () => {
        for (let page = 0; page < PAGES_EACH; page++) {
          const path = pageOfNobody(read++)
          expectServedOrToldWhen(await ask(path), path)
        }
      }),
    )
  } finally {
    isCrowded = false
    await Promise.all(beside)
  }
  expect((await ask('/readyz')).status).toBe(200)
})

test('readers of what one statement holds for longer than anybody waits are told when to come again', async () => {
  // A page for somebody with a session is made for them alone.
  const readProduct = () => ask('/shop/supplements/biotin', { headers: { cookie: 'thymewell-session=somebody' } })
  const holder = await shop.till.database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('lock table product in access exclusive mode')
    const answers = await Promise.all(Array.from({ length: 30 }, readProduct))
    expect(answers.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
      answers.map(() => [503, expect.stringMatching(/^\d+$/)]),
    )
    for (const { text } of answers) expect(text).toContain('try again')
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  await until('it is served again', async () => (await readProduct()).status === 200)
})
