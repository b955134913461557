import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logText, openShop, type Shop } from './built-shop.test-support.ts'

const data = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
const HOSTILE = {
  '@type': 'Recipe',
  name: '<img src=x onerror=alert(1)>Pie',
  description: '<script>alert(1)</script>',
  recipeYield: '-4',
  recipeIngredient: ['200 g plain flour', '{"__proto__":{}}', '100 g bacon', 'x'.repeat(5_000)],
  recipeInstructions: [{ text: '<a href="javascript:alert(1)">Bake</a>' }],
  nutrition: { calories: '-1 kcal', fatContent: '1e99 g' },
}
const PAGES: Record<string, string> = {
  '/pie': data(HOSTILE).replace('</script>"', '&lt;/script&gt;"'),
  '/none': '<p>Nothing',
  '/large': 'x'.repeat(2 * 1024 * 1024 + 1),
}

let site: Server
let origin: string
let shop: Shop

beforeAll(async () => {
  site = createServer((request, response) => {
    if (request.url === '/inside') return response.writeHead(302, { location: 'http://localhost:80/' }).end()
    const html = PAGES[request.url ?? '']
    const type = request.url === '/picture' ? 'image/png' : 'text/html'
    response.writeHead(html === undefined && type === 'text/html' ? 404 : 200, { 'content-type': type }).end(html)
  })
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  shop = await openShop({ env: { IMPORT_TEST_ORIGIN: origin } })
})
afterAll(async () => {
  await shop?.stop()
  site.close()
})

const paste = (pasted: unknown) => shop.call('/api/recipe-import', { pasted })

describe('what is pasted', () => {
  test('nothing unsafe of a hostile page comes through', async () => {
    const { status, json, text } = await paste(`${origin}/pie`)
    expect(status).toBe(200)
    expect(json.source).toBe(`${origin}/pie`)
    expect(text).not.toMatch(/<|javascript:|onerror/)
    const [pie] = json.recipes
    expect(pie.name).toBe('Pie')
    expect(pie.steps).toEqual(['Bake'])
    expect(pie.stated).toEqual({ energyKcal: null, proteinG: null, carbohydrateG: null, fatG: null })
    expect(pie.lines[0]).toMatchObject({ grams: 200, foodName: expect.stringMatching(/flour/i) })
    expect(pie.lines[3].text).toHaveLength(240)
  })

  test.each<[string, unknown, number, RegExp]>([
    ['nothing', '', 400, /^Paste the address/],
    ['blank', ' \n\t ', 400, /^Paste the address/],
    ['no text', 7, 400, /^Paste the address/],
    ['a list', ['https://example.com'], 400, /^Paste the address/],
    ['a word', 'soup', 400, /^That is not the address/],
    ['emoji', '🍝', 400, /^That is not the address/],
    ['controls', '\u0007\u001b', 400, /^That is not the address/],
    ['no text at all', '\u0000', 400, /^This is not text/],
    ['SQL', "'; drop table product; --", 422, /^We cannot find any ingredients/],
    ['a script', 'javascript:alert(1)', 400, /^That is not the address/],
    ['a file', 'file:///etc/passwd', 400, /^That is not the address/],
    ['this machine', 'http://localhost/', 400, /^We only read recipes from the public web/],
    ['this machine without a scheme', '127.0.0.1/x', 400, /^We only read recipes from the public web/],
    ['the network of a cloud', 'http://169.254.169.254/latest/meta-data/', 400, /^We only read recipes/],
    ['too long', 'a\n'.repeat(15_001), 400, /^That is more than 30,000 characters/],
  ])('%s is turned away in words', async (_, pasted, status, words) => {
    const answer = await paste(pasted)
    expect(answer.status).toBe(status)
    expect(answer.json.error).toMatch(words)
  })

  test.each([
    ['/inside', 400, /^We only read recipes from the public web/],
    ['/nowhere', 422, /^That site does not give us the page/],
    ['/large', 422, /^That page is larger than 2 MB/],
    ['/picture', 422, /^That address is not a web page/],
    ['/none', 422, /^There is no recipe on that page/],
  ])('the page %s is turned away in words', async (path, status, words) => {
    const answer = await paste(`${origin}${path}`)
    expect(answer.status).toBe(status)
    expect(answer.json.error).toMatch(words)
  })

  test('what somebody cooks is in no log', async () => {
    await paste('Secret pie\n200 g flour')
    expect(logText()).not.toMatch(/Secret pie|\/pie/)
  })
})

describe('corrections', () => {
  test('a line is read, or weighed as the food that was chosen', async () => {
    const line = { text: '2 tbsp glimmerberry', group: null }
    const read = await shop.call('/api/recipe-import/line', line)
    expect(read.json.lines).toMatchObject([{ foodId: null, grams: null }])
    const weighed = await shop.call('/api/recipe-import/line', { ...line, foodId: 'olive-oil' })
    expect(weighed.json.lines).toMatchObject([{ foodId: 'olive-oil', grams: 27.4 }])
    const none = await shop.call('/api/recipe-import/line', { ...line, foodId: 'glimmerberry' })
    expect(none.status).toBe(404)
  })

  test('foods are found by what is typed', async () => {
    const { json } = await shop.call('/api/recipe-import/foods', { words: 'golden syr' })
    expect(json.foods[0]).toMatchObject({ name: 'Golden syrup' })
  })

  test.each<[string, unknown]>([
    ['no servings', { serves: 0, lines: [] }],
    ['servings in words', { serves: 'four', lines: [] }],
    ['endless servings', { serves: 1e9, lines: [] }],
    ['no lines', { serves: 1 }],
    ['lines without words', { serves: 1, lines: [{ foodId: 'butter', grams: 1 }] }],
    ['very many lines', { serves: 1, lines: Array.from({ length: 201 }, () => ({ text: 'x' })) }],
    ['a list', []],
    ['nothing', null],
  ])('%s cannot be worked out', async (_, body) => {
    const { status, json } = await shop.call('/api/recipe-import/nutrition', body)
    expect(status).toBe(400)
    expect(json.error).toMatch(/^That cannot be worked out/)
  })

  test('weights that cannot be, and foods that are none, count as unknown', async () => {
    const lines = [
      { text: 'a', foodId: 'butter', grams: -5 },
      { text: 'b', foodId: 'butter', grams: 1e12 },
      { text: 'c', foodId: '__proto__', grams: 5 },
      { text: 'd', foodId: 'butter', grams: 100 },
    ]
    const { json } = await shop.call('/api/recipe-import/nutrition', { serves: 1, lines })
    expect(json).toMatchObject({ known: 1, of: 4 })
  })
})

describe('who may ask', () => {
  const PATHS = ['', '/line', '/foods', '/nutrition'].map(path => `/api/recipe-import${path}`)

  test.each(PATHS)('%s takes POST from our own pages alone', async path => {
    expect((await shop.ask(path)).status).toBe(405)
    expect((await shop.call(path, {}, { origin: 'https://elsewhere.test' })).status).toBe(403)
    expect((await shop.call(path, {}, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await shop.call(path, '{')).status).toBe(400)
    expect((await shop.call(path, { pasted: 'x'.repeat(300_000) })).status).toBe(413)
  })

  test('one visitor reads ten pages a minute', async () => {
    const from = { 'x-forwarded-for': '10.9.9.9' }
    const ask = () => shop.call('/api/recipe-import', { pasted: '' }, from)
    for (let call = 0; call < 10; call++) expect((await ask()).status).toBe(400)
    expect((await ask()).status).toBe(429)
    expect((await shop.call('/api/recipe-import/foods', { words: 'oil' }, from)).status).toBe(200)
  })
})

test('as many lines as there may be, each as long as it may be, are added up like any others', async () => {
  const line = { text: 'egg with milk and butter or '.repeat(8), group: null, foodId: 'red-lentils-dried', grams: 10 }
  const lines = Array.from({ length: 200 }, (_, nth) => ({ ...line, text: `${line.text}${nth}` }))
  const { status, json } = await shop.call('/api/recipe-import/nutrition', { lines, serves: 4 })
  expect([status, json.known, json.of]).toEqual([200, 200, 200])
})
