import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { weekOf } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { beMember, type Present, type Query } from '#test/people.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'

let shop: Shop
let ann: Present
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  ann = await beMember(query, 'ann')
})
afterAll(() => shop.stop())

const API = '/api/shopping-list'
const THIS_WEEK = weekOf(dayIn(new Date(), LONDON), 'monday')
const WEEK = { from: THIS_WEEK.at(0), to: THIS_WEEK.at(-1) }
const NOTHING = { list: 'main', ...WEEK, edits: [], add: [], remove: [], restore: [], repeat: [] }
const add = (text: string) => ({ add: [{ id: randomUUID(), text }] })
const change = (body: object, headers: { cookie?: string } = ann.headers) =>
  shop.change('shopping-changed', { ...NOTHING, ...body }, headers)

describe('a list', () => {
  test('is told as it is now, of whoever asks', async () => {
    expect((await change(add('2 onions, foil'))).status).toBe(200)
    const { status, json } = await shop.call(API, { list: 'main' }, ann.headers)
    expect([status, json.name]).toEqual([200, 'Weekly shop'])
    const page = await shop.ask('/dashboard/shopping-list', { headers: ann.headers })
    expect(page.status).toBe(200)
    expect(page.text).toContain('Onions')
    expect(page.text).toMatch(/<meta name="robots" content="noindex"/)
  })

  test('of somebody else is not there, nor is one that never was', async () => {
    await change(add('foil'))
    const { json } = await shop.call(API, { list: 'main' }, ann.headers)
    const ben = await beMember(query, 'ben')
    expect((await shop.call(API, { list: json.list }, ben.headers)).status).toBe(404)
    expect((await change({ list: json.list, ...add('eggs') }, ben.headers)).status).toBe(404)
    for (const path of [`/dashboard/shopping-list?list=${json.list}`, '/dashboard/shopping-list?list=nowhere'])
      expect((await shop.ask(path, { headers: ben.headers })).status).toBe(404)
  })

  test('is made for a visitor with their first line', async () => {
    const made = await change(add('foil'), {})
    expect([made.status, made.json.isNewGuest]).toEqual([200, true])
  })

  test.each([
    [{}, 400],
    [{ list: 7 }, 400],
    [{ list: 'main', token: 'short' }, 400],
    [{ list: 'main', token: 'x'.repeat(30) }, 404],
    [{ list: 'main', typed: '1e9 onions' }, 400],
    [{ list: 'main', typed: 'x'.repeat(201) }, 400],
    [{ list: 'main', typed: 'x'.repeat(10_001) }, 400],
  ])('asked for with %j is answered %i in words', async (body, status) => {
    const answer = await shop.call(API, body, ann.headers)
    expect([answer.status, typeof answer.json.error]).toEqual([status, 'string'])
  })

  test.each([
    [{ from: '2026-02-30' }, 400],
    [{ from: '2026-11-29', to: '2026-11-23' }, 400],
    [{ ...add('') }, 400],
    [{ ...add('0000000 onions') }, 400],
    [{ edits: [{ key: 'food:onion', aspect: 'tick', value: { ticked: 'yes' } }] }, 400],
    [{ list: randomUUID() }, 404],
  ])('changed with %j is refused with %i, and nothing is lost', async (body, status) => {
    await change(add('foil'))
    const refused = await change(body)
    expect([refused.status, typeof refused.json.error]).toEqual([status, 'string'])
    const { json } = await shop.call(API, { list: 'main' }, ann.headers)
    expect(JSON.stringify(json)).toContain('Foil')
  })
})

test('what can be picked is told to anyone; what was bought before to whoever bought it', async () => {
  const key = 'food:feta'
  const value = { ticked: true, got: 200, name: 'Feta', away: false }
  await change({ edits: [{ key, aspect: 'tick', value }] })
  const own = await shop.call(API, { list: 'catalogue' }, ann.headers)
  expect([own.status, own.json.before]).toEqual([200, [{ key, name: 'Feta' }]])
  const { json } = await shop.call(API, { list: 'catalogue' }, {})
  expect(json.before).toEqual([])
  expect(json.aisles).toEqual(own.json.aisles)
})

test.each([
  { shop: 'no id', is: null },
  { shop: randomUUID(), is: { name: '', aisles: [] } },
  { shop: randomUUID(), is: { name: 'x'.repeat(61), aisles: [] } },
  { shop: randomUUID(), is: { name: 'Big shop', aisles: Array(41).fill('frozen') } },
])('a shop such as %j is refused in words', async body => {
  const answer = await shop.change('shopping-shop-set', body, ann.headers)
  expect([answer.status, typeof answer.json.error]).toEqual([400, 'string'])
})

describe('a link', () => {
  test('opens the list for anyone, is kept nowhere and found by no search engine', async () => {
    await change(add('foil'))
    const shared = await shop.change('shopping-list-shared', { list: 'main', shared: true }, ann.headers)
    const page = await shop.ask(`/lists/${shared.json.token}`)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Foil')
    expect(page.headers['cache-control']).toMatch(/no-store/)
    expect(page.headers['x-robots-tag']).toBe('noindex, nofollow')
    const ticked = await change({ token: shared.json.token, by: 'Tom', ...add('eggs') }, {})
    expect(ticked.status).toBe(200)
    await shop.change('shopping-list-shared', { list: 'main', shared: false }, ann.headers)
    expect((await shop.ask(`/lists/${shared.json.token}`)).status).toBe(404)
  })
})

test('a cupboard leads to a search with what is in it, an empty one to itself', async () => {
  const asked = () => shop.ask('/dashboard/cupboard/recipes', { headers: ann.headers })
  expect((await asked()).headers.location).toBe('/dashboard/cupboard')
  const item = { name: 'Celery', level: 'half', grams: null, since: '2026-11-20', useBy: null, isStaple: false }
  await shop.change('cupboard-set', { items: [{ key: 'food:celery', item }] }, ann.headers)
  expect((await asked()).headers.location).toBe('/recipes?have=celery')
})

test.each([[{ level: 'heaps' }], [{ grams: -1 }], [{ grams: 1e9 }], [{ since: '2026-02-30' }], [{ name: ' ' }]])(
  'a thing in the cupboard with %j is refused',
  async over => {
    const item = {
      name: 'Celery',
      level: 'half',
      grams: null,
      since: '2026-11-20',
      useBy: null,
      isStaple: false,
      ...over,
    }
    const answer = await shop.change('cupboard-set', { items: [{ key: 'food:celery', item }] }, ann.headers)
    expect(answer.status).toBe(400)
  },
)
