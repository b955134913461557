import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { NO_THREADS } from '#modules/recipes/queries/no-threads.fixture.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beMember, type Query } from '#test/people.ts'
import { searchSite } from './site-search.ts'

let database: TestDatabase
const query: Query = (text, values) => database.pool.query(text, values)
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('an import carries the marks of what is in it, and is found by its member alone', async () => {
  const ann = (await beMember(query, 'ann')).id as MemberId
  const ben = (await beMember(query, 'ben')).id as MemberId
  const recipe = {
    name: 'Zebra cheese pie',
    lines: [{ text: '200 g cheddar', group: '', foodId: 'cheddar', grams: 200 }],
  }
  await query(
    `insert into private_recipe (member_id, id, recipe, created_at, updated_at) values ($1, $2, $3, now(), now())`,
    [ann, 'a'.repeat(16), JSON.stringify(recipe)],
  )
  const [found] = await searchSite({ db: database.db, reading: NO_THREADS }, 'zebra', 5, ann)
  expect(found).toMatchObject({ label: 'Your imports', hits: [{ name: 'Zebra cheese pie' }] })
  const concerned = found?.hits[0]?.marks?.flatMap(mark => mark.for.split(' '))
  expect(concerned).toEqual(expect.arrayContaining(['milk', 'vegan', 'dairy-free']))
  expect(await searchSite({ db: database.db, reading: NO_THREADS }, 'zebra', 5, ben)).toEqual([])
})
