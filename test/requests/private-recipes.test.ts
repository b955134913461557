import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beGuest, beMember, type Query } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { logText, openShop, type Shop } from './built-shop.test-support.ts'
import { broughtIn } from './records.test-support.ts'

let shop: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const API = '/api/private-recipes'
const ID = '0123456789abcdef'
const SOUP = broughtIn('Ann’s soup')
const count = async (memberId: string) => {
  const { rows } = (await query('select 1 from private_recipe where member_id = $1', [memberId])) as { rows: object[] }
  return rows.length
}
const guests = async () => {
  const { rows } = (await query('select count(*)::int as n from member where is_guest', [])) as {
    rows: { n: number }[]
  }
  return rows[0]?.n
}

describe('what is sent to be kept', () => {
  test('makes a visitor somebody, who finds it again', async () => {
    const kept = await shop.call(API, { id: ID, recipe: SOUP })
    expect([kept.status, kept.json]).toEqual([200, { isNewGuest: true }])
    const cookie = [kept.headers['set-cookie'] ?? []]
      .flat()
      .map(line => line.split(';')[0])
      .join('; ')
    const page = await shop.ask(`/recipes/private/${ID}`, { headers: { cookie } })
    expect([page.status, page.text.includes('Ann’s soup'), page.text.includes('Nutrition Facts')]).toEqual([
      200,
      true,
      true,
    ])
    expect(page.text).toMatch(/<meta name="robots" content="noindex, nofollow"/)
    expect((await shop.ask(`/recipes/private/${ID}`)).status).toBe(404)
  })

  test('twice is one recipe', async () => {
    const ann = await beMember(query, 'ann')
    const answers = await Promise.all([1, 2, 3].map(() => shop.call(API, { id: ID, recipe: SOUP }, ann.headers)))
    expect(answers.map(({ status, json }) => [status, json.isNewGuest])).toEqual(Array(3).fill([200, false]))
    expect(await count(ann.id)).toBe(1)
  })

  test.each<[string, unknown, string | RegExp]>([
    ['nothing', {}, 'This recipe cannot be kept.'],
    ['an id of its own kind', { id: '9000000301', recipe: SOUP }, 'This recipe cannot be kept.'],
    ['no name', { id: ID, recipe: { ...SOUP, name: ' ' } }, 'Give the recipe a name.'],
    ['no ingredients', { id: ID, recipe: { ...SOUP, lines: [] } }, 'A recipe needs at least one ingredient.'],
    [
      'long directions',
      { id: ID, recipe: { ...SOUP, steps: ['x'.repeat(2001)] } },
      /^Directions can have up to 100 steps/,
    ],
    ['too much of it', { id: ID, recipe: { ...SOUP, steps: Array(50).fill('x'.repeat(1500)) } }, /too long to be kept/],
  ])('%s is refused in words, and makes nobody somebody', async (_, body, words) => {
    const before = await guests()
    const { status, json, headers } = await shop.call(API, body)
    expect([status, headers['set-cookie']]).toEqual([400, undefined])
    expect(json.error).toMatch(words)
    expect(await guests()).toBe(before)
  })

  test('is turned away from another site, as no JSON, and when it is huge', async () => {
    const foreign = await shop.call(API, { id: ID, recipe: SOUP }, { origin: 'https://elsewhere.test' })
    const form = await shop.call(API, 'id=1', { 'content-type': 'application/x-www-form-urlencoded' })
    const huge = await shop.call(API, { id: ID, recipe: { ...SOUP, more: 'x'.repeat(500_000) } })
    expect([foreign.status, form.status, huge.status]).toEqual([403, 415, 413])
  })

  test('is on the page as words, whatever it says', async () => {
    const ann = await beMember(query, 'ann')
    const hostile = { ...SOUP, name: '<img src=x onerror=alert(1)>', source: 'javascript:alert(1)' }
    await shop.call(API, { id: ID, recipe: hostile }, ann.headers)
    for (const path of ['', '/correction']) {
      const { text } = await shop.ask(`/recipes/private/${ID}${path}`, { headers: ann.headers })
      expect(text).not.toMatch(/<img src=x|javascript:alert/)
    }
    expect(logText()).not.toContain('onerror')
  })
})

test('it is changed, deleted and put back by its owner, and by nobody else', async () => {
  const [ann, ben, guest] = await Promise.all([beMember(query, 'ann'), beMember(query, 'ben'), beGuest(query)])
  await shop.call(API, { id: ID, recipe: SOUP }, ann.headers)
  const at = `${API}/${ID}`
  for (const headers of [ben.headers, guest.headers, {}]) {
    for (const body of [{ recipe: broughtIn('Stolen') }, { deleted: true }, { deleted: false }, {}]) {
      expect((await shop.call(at, body, headers)).status).toBe(404)
    }
  }
  const status = async () => (await shop.ask(`/recipes/private/${ID}`, { headers: ann.headers })).status
  expect((await shop.call(at, { recipe: broughtIn('Better') }, ann.headers)).status).toBe(200)
  expect((await shop.ask(`/recipes/private/${ID}`, { headers: ann.headers })).text).toContain('Better')
  expect([(await shop.call(at, { deleted: true }, ann.headers)).status, await status()]).toEqual([200, 404])
  expect([(await shop.call(at, { deleted: false }, ann.headers)).status, await status()]).toEqual([200, 200])
  expect((await shop.call(at, { recipe: { ...SOUP, name: '' } }, ann.headers)).json.error).toBe(
    'Give the recipe a name.',
  )
})

test('an account that is full says so', async () => {
  const ann = await beMember(query, 'ann')
  await query(
    `insert into private_recipe (member_id, id, recipe, created_at, updated_at)
     select $1, lpad(to_hex(place), 16, '0'), $2, ${sqlNow()}, ${sqlNow()} from generate_series(1, 500) as place`,
    [ann.id, JSON.stringify({ ...SOUP, lines: [] })],
  )
  const { status, json } = await shop.call(API, { id: ID, recipe: SOUP }, ann.headers)
  expect([status, json.error]).toEqual([409, expect.stringContaining('up to 500 recipes')])
})

test('it goes out with everything else that is kept, as JSON and as a table', async () => {
  const ann = await beMember(query, 'ann')
  await shop.call(API, { id: ID, recipe: SOUP }, ann.headers)
  const { allPersonalData } = await import('#app/personal-data.ts')
  const told = await allPersonalData(shop.database.db, ann.id as never)
  expect(told.recipes).toMatchObject({
    imported_recipes: [{ id: ID, recipe_name: 'Ann’s soup', recipe_steps: ['Boil.'] }],
  })
})
