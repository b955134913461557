import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beGuest, beMember, type PersonName, type Query } from '#test/people.ts'
import { openShop, type Shop, until } from './built-shop.test-support.ts'

let shop: Shop
let withProvider: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
  withProvider = await openShop({ beside: shop, env: { FATSECRET_CLIENT_ID: 'sandbox' } })
})
afterAll(async () => {
  await withProvider.stop()
  await shop.stop()
})

const DAL = '9000000301'
const CHANA = '9000000331'
const at = '/api/recipe-marks'
const be = (who: PersonName) => beMember(query, who)
const marks = async (ids: string, headers = {}) => JSON.parse((await shop.ask(`${at}?ids=${ids}`, { headers })).text)
const guests = async () =>
  Number((await shop.database.pool.query('select count(*) from member where is_guest')).rows[0].count)

describe('marks of a member', () => {
  test('are kept, and found in another browser', async () => {
    const { headers } = await be('ann')
    const { status, json } = await shop.change('recipe-mark', { id: DAL, saved: true, liked: true, stars: 4 }, headers)
    expect(status).toBe(200)
    expect(json).toMatchObject({ mark: { saved: true, liked: true, stars: 4 }, isNewGuest: false })
    expect(await marks(`${DAL},${CHANA}`, headers)).toEqual({
      isKnown: true,
      marks: { [DAL]: { saved: true, liked: true, stars: 4 } },
    })
  })

  test('are nobody else’s: neither a visitor’s nor another member’s', async () => {
    const { headers } = await be('ann')
    await shop.change('recipe-mark', { id: CHANA, saved: true }, headers)
    expect(await marks(CHANA)).toEqual({ isKnown: false, marks: {} })
    expect(await marks(CHANA, (await be('ben')).headers)).toEqual({ isKnown: true, marks: {} })
  })

  test('are on no page that is kept for everybody, and kept by nobody on the way', async () => {
    const { headers } = await be('ann')
    await shop.change('recipe-mark', { id: DAL, saved: true }, headers)
    const page = await shop.ask(`/recipes/${DAL}`, { headers })
    expect(page.text).not.toContain('aria-pressed="true"')
    expect((await shop.ask(`${at}?ids=${DAL}`, { headers })).headers['cache-control']).toBe('no-store')
  })

  test('cost a bounded number of statements', async () => {
    const { headers } = await be('ann')
    const count = { ...headers, 'x-count-statements': '1' }
    const asked = await shop.ask(`${at}?ids=${DAL},${CHANA},101,102,103`, { headers: count })
    expect(asked.headers['server-timing']).toMatch(/^sql;desc="[12]"$/)
    const set = await shop.change('recipe-mark', { id: DAL, saved: true }, count)
    expect(set.headers['server-timing']).toMatch(/^sql;desc="([1-9]|1[01])"$/)
    const visitor = await shop.ask(`${at}?ids=${DAL}`, { headers: { 'x-count-statements': '1' } })
    expect(visitor.headers['server-timing']).toBe('sql;desc="0"')
  })
})

describe('a visitor’s first change', () => {
  test('makes a guest, whose cookie finds it again', async () => {
    const answer = await shop.change('recipe-mark', { id: DAL, saved: true })
    expect(answer.json).toMatchObject({ mark: { saved: true }, isNewGuest: true })
    expect(answer.headers['cache-control']).toBe('no-store')
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    expect(cookie).toMatch(/^thymewell-session=/)
    expect(await marks(DAL, { cookie })).toEqual({
      isKnown: true,
      marks: { [DAL]: { saved: true, liked: false, stars: null } },
    })
    const again = await shop.change('recipe-mark', { id: DAL, liked: true }, { cookie })
    expect(again.json).toMatchObject({ mark: { saved: true, liked: true }, isNewGuest: false })
  })

  test('that changes nothing, or is none, makes nobody', async () => {
    const before = await guests()
    for (const body of [{ id: DAL, saved: false }, { id: DAL, stars: null }, { id: '9999999999', saved: true }, {}])
      expect((await shop.change('recipe-mark', body)).headers['set-cookie']).toBeUndefined()
    expect(await guests()).toBe(before)
  })

  test('that takes something back without a session is told that nothing was changed', async () => {
    const answer = await shop.change('recipe-mark', { id: DAL, saved: false })
    expect([answer.status, answer.json.error]).toEqual([401, 'There is no session, so nothing was changed.'])
  })

  test('takes in what the browser kept before there were accounts', async () => {
    const moved = { saved: [DAL, 'x', '9999999999'], liked: [CHANA], ratings: { [CHANA]: 3, [DAL]: 9 } }
    const answer = await shop.change('recipe-marks-moved', moved)
    expect(answer.json).toMatchObject({ isNewGuest: true })
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    expect((await marks(`${DAL},${CHANA},9999999999`, { cookie })).marks).toEqual({
      [DAL]: { saved: true, liked: false, stars: null },
      [CHANA]: { saved: false, liked: true, stars: 3 },
    })
  })
})

describe('everybody’s rating', () => {
  const SOUP = '9000000601'
  const page = async () => (await shop.ask(`/recipes/${SOUP}`)).text

  test('is on the page that is kept for everybody, with its count, as soon as somebody has rated', async () => {
    expect(await page()).toContain('Nobody has rated it yet.')
    expect(await page()).not.toContain('AggregateRating')
    const [ann, ben] = await Promise.all([be('ann'), be('ben')])
    await shop.change('recipe-mark', { id: SOUP, stars: 5 }, ann.headers)
    await until(async () => (await page()).includes('5 out of 5, from 1 rating'), 'the first rating')
    await shop.change('recipe-mark', { id: SOUP, stars: 4 }, ben.headers)
    await until(async () => (await page()).includes('4.5 out of 5, from 2 ratings'), 'the average of two')
    expect(await page()).toContain(
      '"aggregateRating":{"@type":"AggregateRating","ratingValue":4.5,"ratingCount":2,"bestRating":5,"worstRating":1}',
    )
    for (const { headers } of [ann, ben]) await shop.change('recipe-mark', { id: SOUP, stars: null }, headers)
    await until(async () => (await page()).includes('Nobody has rated it yet.'), 'nobody’s rating')
    expect(await page()).not.toContain('aggregateRating')
  })

  test('is shown with a guest’s, and search engines are told of those with an account alone', async () => {
    const data = async () => /"aggregateRating":\{[^}]*\}/.exec(await page())?.[0]
    const guest = await beGuest(query)
    await shop.change('recipe-mark', { id: SOUP, stars: 1 }, guest.headers)
    await until(async () => (await page()).includes('1 out of 5, from 1 rating'), 'the guest’s rating')
    expect(await data()).toBeUndefined()
    const ann = await be('ann')
    await shop.change('recipe-mark', { id: SOUP, stars: 5 }, ann.headers)
    await until(async () => (await page()).includes('3 out of 5, from 2 ratings'), 'both')
    expect(await data()).toContain('"ratingValue":5,"ratingCount":1,')
    // An account of their own makes it count.
    await query('update recipe_rating set member_id = $1 where member_id = $2', [(await be('ben')).id, guest.id])
    await until(async () => (await data())?.includes('"ratingValue":3,"ratingCount":2,') === true, 'the moved rating')
    await query('delete from recipe_rating where recipe_id = $1', [SOUP])
    await until(async () => (await page()).includes('Nobody has rated it yet.'), 'nobody’s rating')
    expect(await data()).toBeUndefined()
  })

  test('of one recipe leaves the pages of the others alone', async () => {
    const { headers } = await be('ann')
    const other = async () => (await shop.ask(`/recipes/${DAL}`, { headers: { 'x-count-statements': '1' } })).headers
    await shop.ask(`/recipes/${DAL}`)
    const kept = (await shop.ask(`/recipes/${DAL}`)).headers
    await shop.change('recipe-mark', { id: SOUP, stars: 2 }, headers)
    await until(async () => (await page()).includes('2 out of 5, from 1 rating'), 'the rating')
    expect((await shop.ask(`/recipes/${DAL}`)).headers.etag).toBe(kept.etag)
    // From memory: nothing to count.
    expect((await other())['server-timing']).toBeUndefined()
    await shop.change('recipe-mark', { id: SOUP, stars: null }, headers)
  })
})

describe('a provider’s recipe', () => {
  test('is kept by its id where there is a provider, and is unknown where there is none', async () => {
    const { headers, id } = await be('ann')
    expect((await shop.change('recipe-mark', { id: '101', saved: true }, headers)).status).toBe(404)
    expect((await withProvider.change('recipe-mark', { id: '101', saved: true, stars: 5 }, headers)).status).toBe(200)
    const { rows } = await shop.database.pool.query('select * from saved_recipe where member_id = $1', [id])
    expect(rows).toMatchObject([{ recipe_id: '101', note: '' }])
    expect(Object.keys(rows[0]).sort()).toEqual(['member_id', 'note', 'recipe_id', 'removed_at', 'saved_at'])
  })
})

describe('bad input', () => {
  test.each([
    ['no change', { id: DAL }],
    ['a rating of six', { id: DAL, stars: 6 }],
    ['half a star', { id: DAL, stars: 2.5 }],
    ['text for a flag', { id: DAL, saved: 'true' }],
    ['an id in words', { id: 'dal', saved: true }],
    ['a huge id', { id: '9'.repeat(400), saved: true }],
    ['SQL', { id: "1'; drop table saved_recipe; --", saved: true }],
    ['a list', [{ id: DAL, saved: true }]],
    ['nothing', null],
    ['a mark of nothing', { id: DAL, __proto__: { saved: true } }],
  ])('%s is refused', async (_, body) => {
    const { headers } = await be('ann')
    const { status, json } = await shop.change('recipe-mark', body, headers)
    expect([status, typeof json.error]).toEqual([400, 'string'])
  })

  test.each([
    ['ids in words', '?ids=dal'],
    ['SQL', '?ids=1%27%20or%201=1'],
    ['more than a page shows', `?ids=${Array.from({ length: 101 }, (_, id) => id + 1).join()}`],
  ])('%s is refused', async (_, search) => expect((await shop.ask(at + search)).status).toBe(400))

  test('no ids are no marks', async () => {
    for (const search of ['', '?ids=', '?ids=,,'])
      expect(JSON.parse((await shop.ask(at + search)).text)).toEqual({ isKnown: false, marks: {} })
  })

  test('a form of another site, another type and another method are refused', async () => {
    const { headers } = await be('ann')
    const body = { id: DAL, saved: true }
    expect((await shop.change('recipe-mark', body, { ...headers, origin: 'https://evil.example' })).status).toBe(403)
    expect((await shop.change('recipe-mark', body, { ...headers, 'content-type': 'text/plain' })).status).toBe(415)
    expect((await shop.ask(at, { method: 'DELETE', headers: { ...headers, origin: shop.origin } })).status).toBe(405)
  })

  test('whose session is forged is a visitor', async () => {
    const forged = { cookie: 'thymewell-session=somebody.signature' }
    expect(await marks(DAL, forged)).toEqual({ isKnown: false, marks: {} })
  })

  test('forty at once from one member end in one state', async () => {
    const { headers } = await be('ann')
    const all = Array.from({ length: 40 }, (_, nth) => ({ id: DAL, saved: nth % 2 === 0, stars: 1 + (nth % 5) }))
    const statuses = await Promise.all(all.map(async body => (await shop.change('recipe-mark', body, headers)).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
    const { rows } = await shop.database.pool.query(
      `select (select count(*)::integer from recipe_rating where recipe_id = $1) as real,
        (select ratings from recipe_rating_total where recipe_id = $1) as counted`,
      [DAL],
    )
    expect(rows[0].counted).toBe(rows[0].real)
  })
})
