import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { NO_THREADS } from '#modules/recipes/queries/no-threads.fixture.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beMember, type Query } from '#test/people.ts'
import { foundOnSite, searchSite } from './site-search.ts'
import { LEARNED_QUESTIONS, PUT_AWAY_QUESTIONS, type SiteQuestion } from './site-searches.fixture.ts'

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

/** 1 where the first thing of the first kind is what was asked for, less the further down it stands. */
async function answered({ q, wanted }: SiteQuestion): Promise<number> {
  const recipes = { search: () => Promise.reject(new Error('asked')), recipe: () => Promise.reject(new Error('asked')) }
  const { groups } = await foundOnSite({ db: database.db, reading: NO_THREADS, recipes }, q, null)
  const places = groups.flatMap(({ hits }, nth) =>
    hits.flatMap(({ to }, place) => (wanted.test(to) ? [1 / Math.log2(nth + place + 2)] : [])),
  )
  return Math.max(0, ...places)
}

test('questions lead to the pages that answer them, also those that nobody had tuned for', async () => {
  const mean = async (questions: readonly SiteQuestion[]) => {
    const all: number[] = []
    for (const question of questions) all.push(await answered(question))
    return all.reduce((sum, one) => sum + one, 0) / all.length
  }
  expect(await mean(LEARNED_QUESTIONS)).toBeGreaterThan(0.85)
  expect(await mean(PUT_AWAY_QUESTIONS)).toBeGreaterThan(0.7)
})

test('each thing that was found has a picture or the sign of its kind', async () => {
  const found = await searchSite({ db: database.db, reading: NO_THREADS }, 'magnesium', 4, null)
  expect(found.map(({ label }) => label)).toEqual(expect.arrayContaining(['Nutrients', 'Supplements', 'Articles']))
  expect(found.flatMap(({ hits }) => hits).filter(({ picture, sign }) => !picture && !sign)).toEqual([])
  expect(found[0]?.label).not.toBe('Foods')
})
