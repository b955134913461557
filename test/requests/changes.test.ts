import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { batchOf } from '#test/changes.ts'
import { beGuest, beMember, type PersonName, type Query, session } from '#test/people.ts'
import { openTwo, type Shop, stopAll } from './built-shop.test-support.ts'

let shop: Shop
let second: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  ;[shop, second] = await openTwo()
})
afterAll(() => stopAll([second, shop]))

const at = '/api/changes'
const DAL = '9000000301'
const be = (who: PersonName) => beMember(query, who)
const marksOf = async (headers: object) =>
  JSON.parse((await shop.ask(`/api/recipe-marks?ids=${DAL}`, { headers: { ...headers } })).text).marks[DAL]
const collections = async (memberId: string) => {
  const { rows } = await shop.database.pool.query(
    'select name from recipe_collection where member_id = $1 and key is null order by position',
    [memberId],
  )
  return rows.map(({ name }) => name)
}

/** Made so many minutes ago, on a device whose clock is right. */
function made(minutesAgo: number, kind: string, body: object) {
  const batch = batchOf(kind, body)
  const then = new Date(Date.now() - minutesAgo * 60_000).toISOString()
  return { ...batch, changes: batch.changes.map(change => ({ ...change, at: then })) }
}

describe('a change that is sent twice', () => {
  test('from two tabs, on two servers, at the same moment is applied once, and both are told the same', async () => {
    const { headers, id } = await be('ann')
    const batch = batchOf('collection-created', { name: 'Picnics' })
    const both = await Promise.all([shop, second].map(server => server.call(at, batch, headers)))
    for (const { status, json } of both)
      expect([status, json]).toEqual([200, { outcomes: [{ ok: true, told: {} }], isNewGuest: false }])
    expect(await collections(id)).toEqual(['Picnics'])
  })

  test('because its answer was lost is answered as the first time, though it could not be made anew', async () => {
    const { headers, id } = await be('ann')
    const batch = batchOf('collection-created', { name: 'Picnics' })
    const first = await shop.call(at, batch, headers)
    expect((await second.call(at, batch, headers)).json).toEqual(first.json)
    expect((await shop.change('collection-created', { name: 'Picnics' }, headers)).status).toBe(409)
    expect(await collections(id)).toEqual(['Picnics'])
  })

  test('by a visitor makes one guest', async () => {
    const headers = { cookie: `thymewell-first-change=${randomUUID().replaceAll('-', '')}` }
    const batch = batchOf('recipe-mark', { id: DAL, saved: true })
    const before = await guests()
    const both = await Promise.all([shop, second].map(server => server.call(at, batch, headers)))
    for (const { json } of both) expect(json.outcomes).toMatchObject([{ ok: true, told: { mark: { saved: true } } }])
    expect(await guests()).toBe(before + 1)
  })

  const guests = async () =>
    Number((await shop.database.pool.query('select count(*) from member where is_guest')).rows[0].count)
})

describe('two devices', () => {
  test('of one member: the later press stands, whichever arrives first, each mark for itself', async () => {
    const ann = await be('ann')
    const phone = await session(query, ann.id)
    await shop.call(at, made(1, 'recipe-mark', { id: DAL, saved: true }), ann.headers)
    // Made before, without a connection, and sent now.
    const late = await second.call(at, made(9, 'recipe-mark', { id: DAL, saved: false, liked: true }), phone.headers)
    expect(late.json.outcomes[0].told.mark).toEqual({ saved: true, liked: true, stars: null })
    expect(await marksOf(ann.headers)).toEqual({ saved: true, liked: true, stars: null })
  })

  test('that change different lines of the cart both have their way', async () => {
    const ann = await be('ann')
    const phone = await session(query, ann.id)
    const line = (productId: string, quantity: number) => ({
      ...{ productId, priceId: `price_sandbox_${productId.replaceAll('-', '_')}`, quantity },
    })
    await shop.change('cart-lines', { lines: [line('biotin', 2), line('magnesium-complex', 1)] }, ann.headers)
    await second.change('cart-lines', { lines: [line('biotin', 0)] }, phone.headers)
    const last = await shop.change('cart-lines', { lines: [line('vitamin-d3-k2', 1)] }, ann.headers)
    const held = ({ cart }: { cart: { lines: { id: string; quantity: number }[] } }) =>
      Object.fromEntries(cart.lines.map(({ id, quantity }) => [id, quantity]))
    expect(held(last.json)).toEqual({ 'magnesium-complex': 1, 'vitamin-d3-k2': 1 })
    const own = JSON.parse((await shop.ask('/api/cart', { headers: phone.headers })).text).own
    expect(held(own)).toEqual({ 'magnesium-complex': 1, 'vitamin-d3-k2': 1 })
  })
})

test('a change under an id that somebody else has used is refused in words, and theirs stays', async () => {
  const [ann, ben] = await Promise.all([be('ann'), be('ben')])
  const batch = batchOf('collection-created', { name: 'Picnics' })
  expect((await shop.call(at, batch, ann.headers)).json.outcomes).toMatchObject([{ ok: true }])
  const taken = await second.call(at, batch, ben.headers)
  expect([taken.status, taken.json.outcomes]).toMatchObject([200, [{ ok: false, status: 409 }]])
  expect([await collections(ann.id), await collections(ben.id)]).toEqual([['Picnics'], []])
})

describe('a sign-out between', () => {
  test('leaves the change to nobody: it is refused in words, and may be sent again after signing in', async () => {
    const [ann, ben] = await Promise.all([be('ann'), be('ben')])
    const batch = batchOf('collection-created', { name: 'Picnics' }, ann.id)
    const gone = await shop.call(at, batch)
    expect([gone.status, gone.headers['set-cookie']]).toEqual([401, undefined])
    expect(gone.json.error).toContain('You have been signed out')
    const other = await shop.call(at, batch, ben.headers)
    expect([other.status, other.json.error]).toEqual([409, expect.stringContaining('Another account is signed in')])
    expect([await collections(ann.id), await collections(ben.id)]).toEqual([[], []])
    expect((await shop.call(at, batch, ann.headers)).status).toBe(200)
    expect(await collections(ann.id)).toEqual(['Picnics'])
  })

  test('a visitor’s own becomes their guest’s, and no member’s', async () => {
    const [guest, ben] = await Promise.all([beGuest(query), be('ben')])
    const batch = batchOf('recipe-mark', { id: DAL, liked: true }, '')
    expect((await shop.call(at, batch, ben.headers)).status).toBe(409)
    expect((await shop.call(at, batch, guest.headers)).json.outcomes).toMatchObject([{ ok: true }])
    expect(await marksOf(guest.headers)).toMatchObject({ liked: true })
    expect(await marksOf(ben.headers)).toBeUndefined()
  })
})

describe('several at once', () => {
  test('are applied in their order, each with an outcome of its own', async () => {
    const { headers, id } = await be('ann')
    const one = batchOf('collection-created', { name: 'Picnics' })
    const [created] = one.changes
    const rest = [
      batchOf('collection-created', { name: 'Lunch' }),
      batchOf('recipe-placed', { ref: created?.id, recipe: DAL, isIn: true }),
      batchOf('collection-renamed', { ref: created?.id, name: 'Outings' }),
      batchOf('nonsense', {}),
    ].flatMap(({ changes }) => changes)
    const { json } = await shop.call(at, { ...one, changes: [created, ...rest] }, headers)
    expect(json.outcomes.map(({ ok, status }: { ok: boolean; status?: number }) => (ok ? 'done' : status))).toEqual([
      ...['done', 409, 'done', 'done', 400],
    ])
    expect(await collections(id)).toEqual(['Outings'])
  })

  test('a change that waited for a month is not made any more', async () => {
    const { headers } = await be('ann')
    const { json } = await shop.call(at, made(31 * 24 * 60, 'recipe-mark', { id: DAL, saved: true }), headers)
    expect(json.outcomes).toEqual([
      { ok: false, status: 410, error: 'This change waited for too long, so it was not made.' },
    ])
  })
})

describe('a form of a page without script', () => {
  const form = (change: object, more: Record<string, string> = {}) =>
    new URLSearchParams({ change: JSON.stringify(change), ...more }).toString()
  const post = (body: string, headers: object = {}) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin }
    return shop.ask(at, { method: 'POST', body, headers: { ...type, ...headers } })
  }
  const creation = () => ({ id: randomUUID(), day: '2026-11-20', kind: 'collection-created', body: {} })

  test('reaches the same command with the same id: pressed twice, it is one change', async () => {
    const { headers, id } = await be('ann')
    const sent = form(creation(), { 'body.name': 'Picnics', to: '/dashboard/saved-recipes' })
    for (const answer of [await post(sent, headers), await post(sent, headers)])
      expect([answer.status, answer.headers.location]).toEqual([303, '/dashboard/saved-recipes'])
    expect(await collections(id)).toEqual(['Picnics'])
  })

  test('is on the page of saved recipes, made with the page, and leads back to it', async () => {
    const { headers, id } = await be('ann')
    const { text } = await shop.ask('/dashboard/saved-recipes', { headers })
    const written = /<noscript>(.*?)<\/noscript>/s.exec(text.slice(text.indexOf('New collection') - 2000))?.[1] ?? ''
    const [action] = /(?<=action=")[^"]*/.exec(written) ?? []
    const fields = [...written.matchAll(/name="(change|by|to)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value.replaceAll('&quot;', '"')],
    )
    const sent = new URLSearchParams([...fields, ['body.name', 'Picnics']]).toString()
    expect([action, fields.map(([name]) => name)]).toEqual([at, ['change', 'by', 'to']])
    for (const answer of [await post(sent, headers), await post(sent, headers)])
      expect([answer.status, answer.headers.location]).toEqual([303, '/dashboard/saved-recipes'])
    expect(await collections(id)).toEqual(['Picnics'])
    expect((await shop.ask('/dashboard/saved-recipes')).text).not.toContain('New collection')
  })

  test('is told in words why not, and leads nowhere else', async () => {
    const [ann, ben] = await Promise.all([be('ann'), be('ben')])
    const refused = await post(form(creation(), { 'body.name': ' ' }), ann.headers)
    expect([refused.status, refused.text]).toEqual([400, 'Give it a name.\n'])
    const other = await post(form(creation(), { 'body.name': 'Picnics', by: ann.id }), ben.headers)
    expect([other.status, other.text]).toEqual([409, expect.stringContaining('Another account')])
    const away = await post(form(creation(), { 'body.name': 'x', to: '//evil.example' }), ann.headers)
    expect([away.status, away.headers.location]).toEqual([303, '/'])
    for (const body of ['', 'change=nonsense', 'change=null', form({ ...creation(), id: 'x' })])
      expect((await post(body, ann.headers)).status).toBe(400)
  })
})

test.each([
  ['nothing', null],
  ['no changes', { ...batchOf('recipe-mark', {}), changes: [] }],
  ['too many', { ...batchOf('recipe-mark', {}), changes: Array(51).fill(batchOf('recipe-mark', {}).changes[0]) }],
  ['no time', { changes: batchOf('recipe-mark', {}).changes }],
  ['an id in words', { ...batchOf('x', {}), changes: [{ ...batchOf('x', {}).changes[0], id: 'x' }] }],
  ['a day that is none', { ...batchOf('x', {}), changes: [{ ...batchOf('x', {}).changes[0], day: '2026-02-30' }] }],
])('%s is refused', async (_, body) => {
  const { headers } = await be('ann')
  expect((await shop.call(at, body, headers)).status).toBe(400)
})
