import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { NO_THREADS } from '#modules/recipes/queries/no-threads.fixture.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beMember, type Query } from '#test/people.ts'
import { foundOnSite, searchSite } from './site-search.ts'
import {
  BLIND_QUESTIONS,
  LEARNED_QUESTIONS,
  PUT_AWAY_QUESTIONS,
  SECOND_BLIND_QUESTIONS,
  type SiteQuestion,
} from './site-searches.fixture.ts'

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

const OWN_ALONE = { search: () => Promise.reject(new Error('asked')), recipe: () => Promise.reject(new Error('asked')) }

/** 1 where the first thing of the first kind is what was asked for, less the further down it stands. */
async function answered({ q, wanted }: SiteQuestion): Promise<number> {
  const { groups } = await foundOnSite({ db: database.db, reading: NO_THREADS, recipes: OWN_ALONE }, q, null)
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
  expect(await mean(PUT_AWAY_QUESTIONS)).toBeGreaterThan(0.9)
  // 0.641 before anything was learned from the first set.
  expect(await mean(BLIND_QUESTIONS)).toBeGreaterThan(0.85)
  expect(await mean(SECOND_BLIND_QUESTIONS)).toBeGreaterThan(0.9)
})

test.each(['iron', 'foods with iron', 'Iron rich foods'])(
  '%s leads to its page and to the foods with most of it',
  async asked => {
    const found = await searchSite({ db: database.db, reading: NO_THREADS }, asked, 4, null)
    expect(found[0]).toMatchObject({ label: 'Nutrients', hits: [{ to: '/learn/nutrients/iron' }] })
    const foods = found.find(({ label }) => label === 'Foods')
    expect(foods?.hits).toHaveLength(4)
    const amounts = foods?.hits.map(({ note }) => Number(/^([\d.]+) mg in /.exec(note)?.[1])) ?? []
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
    expect(amounts.every(amount => amount > 3)).toBe(true)
  },
)

test.each([
  ['what is a reference intake', '/learn/glossary#'],
  ['stop getting emails', '/dashboard/settings'],
])('%s leads to %s first', async (asked, to) => {
  const { groups } = await foundOnSite({ db: database.db, reading: NO_THREADS, recipes: OWN_ALONE }, asked, null)
  expect(groups[0]?.hits[0]?.to).toContain(to)
})

test('each thing that was found has a picture or the sign of its kind', async () => {
  const found = await searchSite({ db: database.db, reading: NO_THREADS }, 'magnesium', 4, null)
  expect(found.map(({ label }) => label)).toEqual(expect.arrayContaining(['Nutrients', 'Supplements', 'Articles']))
  expect(found.flatMap(({ hits }) => hits).filter(({ picture, sign }) => !picture && !sign)).toEqual([])
  expect(found.find(({ label }) => label === 'Supplements')?.hits[0]?.picture).toMatch(
    /^\/pictures\/magnesium-complex-front-/,
  )
  expect(found[0]?.label).not.toBe('Foods')
})

test.each([
  ['dairy free pudding', 'milk'],
  ['nut-free flapjack', 'nuts'],
  ['eggless cake', 'eggs'],
  ['spinach but no egg', 'eggs'],
  ['fish free', 'fish'],
  ['gluten free birthday cake', 'gluten'],
  ['dessert for a nut allergy', 'nuts'],
])(
  'what is suggested for “%s” holds none of it, while one types and on the page of results',
  async (asked, allergen) => {
    const services = { db: database.db, reading: NO_THREADS, recipes: OWN_ALONE }
    const shown = [await searchSite(services, asked, 7, null), (await foundOnSite(services, asked, null)).groups]
    for (const groups of shown) {
      expect(groups.find(({ label }) => label === 'Recipes')?.hits.length).toBeGreaterThan(0)
      const hits = groups.flatMap(each => each.hits)
      expect(hits.filter(({ marks }) => marks?.some(mark => mark.for.split(' ').includes(allergen)))).toEqual([])
      expect(groups.flatMap(({ hits }) => hits).filter(({ name }) => /free sugars/i.test(name))).toEqual([])
    }
  },
)

test.each(['packed lunch for kids', 'high fibre breakfast', 'iron rich dinner', 'vegan pud', 'veggie curry'])(
  '“%s” is suggested what the page of results begins with',
  async asked => {
    const services = { db: database.db, reading: NO_THREADS, recipes: OWN_ALONE }
    const recipes = (groups: readonly { label: string; hits: readonly { name: string }[] }[]) =>
      groups.find(({ label }) => label === 'Recipes')?.hits.map(({ name }) => name)
    const suggested = recipes(await searchSite(services, asked, 4, null))
    expect(suggested).toHaveLength(4)
    expect(suggested).toEqual(recipes((await foundOnSite(services, asked, null)).groups)?.slice(0, 4))
  },
)

test('dishes that lack a word come before texts that only mention it, and what they lack is told', async () => {
  const services = { db: database.db, reading: NO_THREADS, recipes: OWN_ALONE }
  const { groups, recipes } = await foundOnSite(services, 'birthday cake', null)
  expect(groups[0]).toMatchObject({
    label: 'Recipes',
    hits: [{ name: expect.stringMatching(/cake/i) }, {}, {}, {}, {}, {}, {}, {}],
  })
  expect(recipes).toMatchObject({ said: [expect.stringMatching(/^Nothing with “birthday”; \d+ with “cake”\.$/)] })
})

test.each([
  ['creatine side effects', '/shop/supplements/creatine'],
  ['can i take magnesium with vitamin d', '/shop/supplements/magnesium'],
])('%s has the supplement that is named in it', async (asked, to) => {
  const services = { db: database.db, reading: NO_THREADS, recipes: OWN_ALONE }
  const { groups } = await foundOnSite(services, asked, null)
  expect(groups.find(({ label }) => label === 'Supplements')?.hits.map(hit => hit.to)).toEqual(
    expect.arrayContaining([expect.stringContaining(to)]),
  )
})

test('where pages are called as it was typed, no dish that is spelt nearly so is shown', async () => {
  const services = { db: database.db, reading: NO_THREADS, recipes: OWN_ALONE }
  const { groups, recipes } = await foundOnSite(services, 'track my order', null)
  expect(groups[0]?.label).toBe('Pages')
  expect([groups.some(({ label }) => label === 'Recipes'), recipes]).toEqual([false, null])
})

test.each([
  ['not spicy', /chilli|spic|harissa/i],
  ['no onion', /onion/i],
])('%s has neither what is called so nor the food', async (asked, unwanted) => {
  const services = { db: database.db, reading: NO_THREADS, recipes: OWN_ALONE }
  const { groups } = await foundOnSite(services, asked, null)
  expect(groups.map(({ label }) => label)).toEqual(['Recipes'])
  expect(groups[0]?.hits.filter(({ name }) => unwanted.test(name))).toEqual([])
})

test.each([
  ['how many calories in an egg', /^Egg/, /^per 100 g: \d+ kcal$/],
  ['how much potassium in a banana', /^Banana/, /^per 100 g: \d+ mg potassium$/],
])('%s has the food and its figure', async (asked, name, note) => {
  const services = { db: database.db, reading: NO_THREADS, recipes: OWN_ALONE }
  const { groups } = await foundOnSite(services, asked, null)
  const foods = groups.find(({ label }) => label === 'Foods')
  expect(foods?.hits[0]).toMatchObject({ name: expect.stringMatching(name), note: expect.stringMatching(note) })
})
