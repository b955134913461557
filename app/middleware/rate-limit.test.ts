import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { createRateLimit, DEAR_READS } from './rate-limit.ts'

const url = (path: string) => new URL(path, 'https://shop.example')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('a search is turned away that is asked more often than anybody can, and nothing that is only looked at', async () => {
  const limit = createRateLimit(database.pool, 'a secret')
  const ask = (path: string, address = 'one') => limit.waitToRead(url(path), address)
  const most = DEAR_READS.find(({ path }) => path.test('/recipes'))?.requests ?? 0
  for (let asked = 0; asked < most; asked++) expect(await ask(`/recipes?q=soup${asked}`)).toBe(0)
  expect(await ask('/recipes?q=more')).toBeGreaterThan(0)
  expect(await ask('/recipes.data?q=more')).toBeGreaterThan(0)
  expect(await ask('/recipes?q=more', 'another')).toBe(0)
  expect(await ask('/recipes')).toBe(0)
  expect(await ask('/shop/supplements?sort=price')).toBe(0)
})

it.each(['/recipes', '/find', '/find.data', '/api/site-search', '/api/recipe-suggestions', '/api/recipe-count'])(
  '%s is such a search, and may be asked twice a second',
  path => expect(DEAR_READS.find(rule => rule.path.test(path))?.requests).toBeGreaterThanOrEqual(120),
)

it('a site of IPv6 cannot call for ever from one of its lines after another, and one line does not use it up', async () => {
  const limit = createRateLimit(database.pool, 'a secret')
  const most = DEAR_READS.find(({ path }) => path.test('/find'))?.requests ?? 0
  const ask = (line: number) => limit.waitToRead(url('/find?q=soup'), `2001:db8:1:${line.toString(16)}00::/56`)
  for (let asked = 0; asked < most * 5; asked++) await ask(1)
  expect(await ask(1)).toBeGreaterThan(0)
  expect(await ask(2)).toBe(0)
  for (let asked = 0; asked < most * 3; asked++) await ask(3 + (asked % 200))
  expect(await ask(210)).toBeGreaterThan(0)
  expect(await limit.waitToRead(url('/find?q=soup'), '2001:db8:2::/56')).toBe(0)
})

it('calls that change something are counted so too, in the database', async () => {
  const limit = createRateLimit(database.pool, 'a secret')
  const ask = (network: string) => limit.waitSeconds('/api/plan-week', network)
  for (let asked = 0; asked < 48; asked++) expect(await ask(`2001:db8:9:${asked % 16}00::/56`)).toBe(0)
  expect(await ask('2001:db8:9:ff00::/56')).toBeGreaterThan(0)
  expect(await ask('203.0.113.7')).toBe(0)
})
