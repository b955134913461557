import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beGuest, beMember, type PersonName, type Present, type Query } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'

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

const PAGE = '/dashboard/saved-recipes'
const NEW = 'collection-created'
const NOTE = 'recipe-note'
const MARK = 'recipe-mark'
const DAL = '9000000301'
const be = (who: PersonName) => beMember(query, who)
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const see = async ({ headers }: Pick<Present, 'headers'>, search = '', at = shop) => {
  const answer = await at.ask(PAGE + search, { headers })
  return { ...answer, words: textOf(answer.text) }
}
const articles = (html: string) => html.match(/<article/g)?.length ?? 0

/** A collection of hers with the dal in it and a note beside it, shared. */
async function annsPicnics() {
  const ann = await be('ann')
  const { ref } = (await shop.change(NEW, { name: 'Picnics' }, ann.headers)).json
  await shop.change('recipe-placed', { ref, recipe: DAL, isIn: true }, ann.headers)
  await shop.change(NOTE, { id: DAL, note: 'her secret note' }, ann.headers)
  const { token } = (await shop.change('collection-shared', { ref, shared: true }, ann.headers)).json
  return { ann, ref, token }
}

describe('the page', () => {
  test('of a visitor is the sample member’s, kept for everybody by each search', async () => {
    const first = await shop.ask(PAGE)
    expect(first.status).toBe(200)
    const words = textOf(first.text)
    expect(words).toContain('This is a sample member’s data.')
    expect(words).toContain('Sign Up Free')
    for (const shown of ['All recipes 23', 'Favorites 12', 'Breakfast 8', 'Lunch 5', 'Dinner 7', 'Desserts 3'])
      expect(words).toContain(shown)
    expect((await shop.ask(PAGE)).headers.etag).toBe(first.headers.etag)
    expect(articles((await shop.ask(`${PAGE}?collection=lunch`)).text)).toBe(5)
    expect(articles((await shop.ask(`${PAGE}?collection=favorites&utm_source=x`)).text)).toBe(12)
    expect((await shop.ask(PAGE)).headers['cache-control']).toBe('public, no-cache')
  })

  test('of a member is theirs alone, and nobody else’s after it', async () => {
    const { ann } = await annsPicnics()
    const mine = await see(ann)
    expect(mine.words).toContain('her secret note')
    expect(mine.words).not.toContain('sample member')
    expect(mine.headers['cache-control']).toMatch(/private|no-store/)
    for (const { text } of [await shop.ask(PAGE), await see(await be('ben')), await see(await beGuest(query))])
      expect(text).not.toMatch(/her secret note|Picnics/)
  })

  test('draws a provider’s recipes with its name, from what was fetched within a day, and keeps it nowhere', async () => {
    const ann = await be('ann')
    for (const id of ['101', '102']) await withProvider.change(MARK, { id, saved: true }, ann.headers)
    const page = await see(ann, '', withProvider)
    expect(articles(page.text)).toBe(2)
    expect(page.words).toMatch(/fatsecret/i)
    expect(page.headers['cache-control']).toBe('no-store')
    const again = await withProvider.ask(PAGE, { headers: { ...ann.headers, 'x-count-statements': '1' } })
    expect(again.headers['server-timing']).toMatch(/^sql;desc="[1-6]"$/)
    // Without the provider they stay saved and say why they are not seen.
    expect((await see(ann)).words).toContain('This recipe no longer exists.')
    const { rows } = await shop.database.pool.query('select * from saved_recipe where member_id = $1', [ann.id])
    expect(JSON.stringify(rows)).not.toMatch(/lentil|patties/i)
  })

  test.each([
    '?collection=nothing',
    '?collection=__proto__',
    '?collection=%27%20or%200=1',
    '?page=0',
    '?page=1e9',
    '?page=999',
    '?q=%00%1b',
    `?q=${'x'.repeat(3000)}`,
    '?meal=brunch&diet=air&time=1&kcal=-1',
    '?q=%3Cscript%3Ealert(1)%3C/script%3E',
  ])('%s is answered', async search => {
    const { headers } = await be('ann')
    await shop.change(MARK, { id: DAL, saved: true }, headers)
    for (const asked of [{}, headers]) {
      const { status, text } = await shop.ask(PAGE + search, { headers: asked })
      expect(status).toBe(200)
      expect(text).not.toContain('<script>alert(1)')
    }
  })
})

describe('another member', () => {
  test('changes nothing of it, whatever is tried', async () => {
    const { ann, ref } = await annsPicnics()
    const ben = await be('ben')
    const guest = await beGuest(query)
    for (const { headers } of [ben, guest, { headers: {} }]) {
      for (const [kind, body] of [
        ['collection-renamed', { name: 'Stolen' }],
        ['collection-moved', { place: 0 }],
        ['collection-deleted', { deleted: true }],
        ['collection-deleted', { deleted: false }],
        ['recipe-placed', { recipe: DAL, isIn: false }],
        ['collection-shared', { shared: true, named: true }],
        ['collection-shared', { shared: false }],
      ] as const)
        expect((await shop.change(kind, { ref, ...body }, headers)).status).toBe(404)
    }
    await shop.change(NOTE, { id: DAL, note: '' }, ben.headers)
    expect((await see(ann)).words).toMatch(/Picnics 1 .*her secret note/)
    expect((await see(ben, `?collection=${ref}`)).words).toContain('There is no such collection')
  })
})

describe('a shared collection', () => {
  test('is read by the person who has the link, without notes and without a name that was not chosen', async () => {
    const { ann, ref, token } = await annsPicnics()
    const at = `/recipes/shared/${token}`
    const page = await shop.ask(at)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Red lentil dal')
    expect(page.text).not.toMatch(/her secret note|Ann Teal/)
    expect(page.text).not.toContain(ann.id)
    expect(page.headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(page.headers['cache-control']).toBe('no-store')
    await shop.change('collection-shared', { ref, shared: true, named: true }, ann.headers)
    expect((await shop.ask(at)).text).toContain('shared by Ann Teal')
    await shop.change('collection-shared', { ref, shared: false }, ann.headers)
    expect((await shop.ask(at)).status).toBe(404)
  })

  test.each(['x', 'a'.repeat(24), `${'a'.repeat(300)}`, '%27%20or%200=1', '12345678901234567890123456'])(
    'is not found by %s',
    async token => expect((await shop.ask(`/recipes/shared/${token}`)).status).toBe(404),
  )

  test('of a guest has no name to show', async () => {
    const guest = await beGuest(query)
    await shop.change(MARK, { id: DAL, liked: true }, guest.headers)
    const { token } = (
      await shop.change('collection-shared', { ref: 'favorites', shared: true, named: true }, guest.headers)
    ).json
    expect((await shop.ask(`/recipes/shared/${token}`)).text).toContain('shared with you')
  })
})

describe('bad input', () => {
  test.each([
    ['no name', { name: '' }, 400],
    ['a blank name', { name: ' \u200b\u0007 ' }, 400],
    ['a long name', { name: 'x'.repeat(61) }, 400],
    ['a huge name', { name: 'x'.repeat(10_000) }, 400],
    ['a number', { name: 7 }, 400],
    ['a name of the five', { name: 'lunch' }, 409],
    ['nothing', null, 400],
  ])('a collection with %s is refused', async (_, body, status) => {
    const { headers } = await be('ann')
    expect((await shop.change(NEW, body, headers)).status).toBe(status)
  })

  test('five hundred collections are a hundred, and all the rest is told', async () => {
    const { headers, id } = await be('ann')
    await shop.database.pool.query(
      `insert into recipe_collection (id, member_id, name, position, created_at)
       select gen_random_uuid(), $1, 'own ' || nth, 10 + nth, ${sqlNow()} from generate_series(1, 99) as nth`,
      [id],
    )
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => shop.change(NEW, { name: `more ${nth}` }, headers)),
    )
    expect(made.filter(({ status }) => status === 200).length).toBe(1)
    expect(made.find(({ status }) => status === 409)?.json.error).toBe('That is as many as one account can keep.')
    expect((await see({ headers })).status).toBe(200)
  })

  test('two of one name at once are one', async () => {
    const { headers } = await be('ann')
    const made = await Promise.all(['Picnics', 'PICNICS'].map(name => shop.change(NEW, { name }, headers)))
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test.each([
    ['collection-painted', { colour: 'red' }],
    ['constructor', {}],
    ['collection-moved', { place: 'first' }],
    ['collection-moved', { place: -1 }],
    ['collection-moved', { place: 1e12 }],
    ['recipe-placed', { recipe: 'dal', isIn: true }],
    ['recipe-placed', { recipe: '9'.repeat(400), isIn: true }],
    ['recipe-placed', { recipe: DAL }],
  ])('%s of %o is refused', async (kind, body) => {
    const { headers } = await be('ann')
    expect((await shop.change(kind, { ref: 'lunch', ...body }, headers)).status).toBe(400)
  })

  test.each([
    ['a recipe that there is not', 'recipe-placed', { recipe: '9999999999', isIn: true }, 404],
    ['a provider’s recipe where there is no provider', 'recipe-placed', { recipe: '101', isIn: true }, 404],
    ['a new name for one of the five', 'collection-renamed', { name: 'Supper' }, 409],
    ['the end of one of the five', 'collection-deleted', { deleted: true }, 409],
  ])('%s is refused', async (_, kind, body, status) => {
    const { headers } = await be('ann')
    expect((await shop.change(kind, { ref: 'lunch', ...body }, headers)).status).toBe(status)
  })

  test.each([
    ['nothing', 400],
    ['__proto__', 400],
    ['../member', 400],
    ['0190a5f0-1111-4222-8333-444455556666', 404],
    ["x' or 1=1", 400],
  ])('the collection %s is none', async (ref, status) => {
    const { headers } = await be('ann')
    expect((await shop.change('collection-moved', { ref, place: 0 }, headers)).status).toBe(status)
  })

  test.each([
    ['a note that is too long', { id: DAL, note: 'x'.repeat(2001) }, 400],
    ['a huge note', { id: DAL, note: 'x'.repeat(12_000) }, 400],
    ['a note in figures', { id: DAL, note: 7 }, 400],
    ['a note to nothing', { id: 'dal', note: 'x' }, 400],
    ['a note to a recipe that there is not', { id: '9999999999', note: 'x' }, 404],
  ])('%s is refused', async (_, body, status) => {
    const { headers } = await be('ann')
    expect((await shop.change(NOTE, body, headers)).status).toBe(status)
  })

  test('what is written is shown as it was written, and does nothing', async () => {
    const { headers } = await be('ann')
    const name = '<img src=x onerror=alert(1)> & "quotes"'
    const { ref } = (await shop.change(NEW, { name }, headers)).json
    await shop.change('recipe-placed', { ref, recipe: DAL, isIn: true }, headers)
    await shop.change(NOTE, { id: DAL, note: '</script><script>alert(2)</script>' }, headers)
    const { text } = await see({ headers })
    expect(text).not.toMatch(/<img src=x|<script>alert\(2\)/)
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;')
  })

  test('another site’s form is refused', async () => {
    const { headers } = await be('ann')
    const elsewhere = { ...headers, origin: 'https://evil.example' }
    expect((await shop.change(NEW, { name: 'x' }, elsewhere)).status).toBe(403)
    expect((await shop.change(NOTE, { id: DAL, note: 'x' }, elsewhere)).status).toBe(403)
  })
})

test('a visitor’s first collection makes a guest, whose cookie finds it', async () => {
  const made = await shop.change(NEW, { name: 'Picnics' })
  expect(made.json).toMatchObject({ isNewGuest: true })
  const cookie = String(made.headers['set-cookie']).split(';')[0] ?? ''
  expect((await see({ headers: { cookie } })).words).toContain('Picnics 0')
})

test('a page whose session ended, or that is somebody else’s now, changes nothing and is told so', async () => {
  const { ann, ref } = await annsPicnics()
  const ben = await be('ben')
  const calls: [kind: string, body: object][] = [
    ['collection-renamed', { ref, name: 'Not hers' }],
    [NOTE, { id: DAL, note: 'not hers' }],
    [NEW, { name: 'Nobody’s' }],
    [MARK, { id: DAL, saved: false }],
  ]
  for (const [kind, body] of calls) {
    const gone = await shop.change(kind, body, {}, ann.id)
    expect([gone.status, gone.headers['set-cookie']], kind).toEqual([401, undefined])
    expect(gone.json.error).toContain('You have been signed out')
    expect((await shop.change(kind, body, ben.headers, ann.id)).status, kind).toBe(409)
  }
  const { words } = await see(ann)
  expect(words).toContain('her secret note')
  expect(words).toContain('Picnics')
})
