import { expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { createRateLimit, DEAR_READS } from './rate-limit.ts'

const url = (path: string) => new URL(path, 'https://shop.example')

it('a search is turned away that is asked more often than anybody can, and nothing that is only looked at', async () => {
  const database: TestDatabase = await testDatabase()
  try {
    const limit = createRateLimit(database.pool, 'a secret')
    const ask = (path: string, address = 'one') => limit.waitToRead(url(path), address)
    const most = DEAR_READS.find(({ path }) => path.test('/recipes'))?.requests ?? 0
    for (let asked = 0; asked < most; asked++) expect(await ask(`/recipes?q=soup${asked}`)).toBe(0)
    expect(await ask('/recipes?q=more')).toBeGreaterThan(0)
    expect(await ask('/recipes.data?q=more')).toBeGreaterThan(0)
    expect(await ask('/recipes?q=more', 'another')).toBe(0)
    expect(await ask('/recipes')).toBe(0)
    expect(await ask('/shop/supplements?sort=price')).toBe(0)
  } finally {
    await database.close()
  }
})

it.each(['/recipes', '/find', '/find.data', '/api/site-search', '/api/recipe-suggestions', '/api/recipe-count'])(
  '%s is such a search, and may be asked twice a second',
  path => expect(DEAR_READS.find(rule => rule.path.test(path))?.requests).toBeGreaterThanOrEqual(120),
)
