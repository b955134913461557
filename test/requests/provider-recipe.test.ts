import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from './built-shop.test-support.ts'
import { metaOf, structuredData, titleOf } from './page-head.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ env: { FATSECRET_CLIENT_ID: 'sandbox' } })
})
afterAll(() => shop.stop())

/** As it is read: without markup and what React puts between words. */
const readOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const recipe = async (id: string) => {
  const answer = await shop.ask(`/recipes/${id}`)
  return { ...answer, read: readOf(answer.text) }
}

describe('a recipe of the provider', () => {
  test('names its source, and is kept by nobody and no search engine', async () => {
    const { status, text, read, headers } = await recipe('101')
    expect([status, titleOf(text), metaOf(text, 'robots')]).toEqual([200, 'Red Lentil Soup | Thymewell', 'noindex'])
    expect(headers['cache-control']).toBe('no-store')
    expect(read).toContain('Powered by fatsecret Platform API')
    expect(read).toContain('246 kcal')
    expect(structuredData(text)).toEqual([])
  })

  test('shows what was assumed as an estimate, and what was given as it is', async () => {
    const { read } = await recipe('201')
    expect(read).toMatch(/about 30 min Total time|Total time about 30 min/)
    expect(read).toMatch(/about 4/)
    expect(read).toMatch(/about 300 kcal/)
    expect(read).toContain('1 portion crackers (estimated)')
    expect((await recipe('101')).read).not.toMatch(/about 35 min|about 246/)
  })

  test('that is incomplete says so, and offers others', async () => {
    const { status, read } = await recipe('203')
    expect(status).toBe(200)
    expect(read).toContain('Recipe Information Incomplete')
    expect(read).toContain('This recipe is missing ingredients or instructions.')
    expect(read).toContain('Red lentil dal')
    expect((await recipe('101')).read).not.toContain('Recipe Information Incomplete')
  })

  test('that names pork or has nothing in it is not found', async () => {
    for (const id of ['103', '202']) {
      const { status, read } = await recipe(id)
      expect([status, read.includes('Recipe Not Found')], id).toEqual([404, true])
    }
  })

  test('can bring no markup and no address of its own making', async () => {
    for (const id of ['105', '106']) {
      const { text } = await recipe(id)
      expect(text).not.toMatch(/<script>alert|<img src=x|src="javascript:/)
    }
    expect((await recipe('105')).read).not.toMatch(/-120|99999/)
  })

  test('leaves our own as they are', async () => {
    const { status, read, headers } = await recipe('9000000301')
    expect([status, headers['cache-control']]).toEqual([200, 'public, no-cache'])
    expect(read).toContain('Red lentil dal')
    expect(read).not.toContain('fatsecret')
  })
})

describe('a search with a provider', () => {
  const search = async (query: string) => {
    const answer = await shop.ask(`/recipes?${query}`)
    const read = readOf(answer.text)
    return { ...answer, read, count: Number(/(\d+) recipes? found/.exec(read)?.[1]) }
  }

  test('holds our own that match first, then its, with one count, and is kept for nobody', async () => {
    const { status, read, text, headers, count } = await search('q=lentil')
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(read).toContain('Powered by fatsecret Platform API')
    expect(read).toContain('Red lentil dal')
    const last = Math.ceil(count / 20)
    const end = last === 1 ? text : (await search(`q=lentil&page=${last}`)).text
    expect(end).toContain('href="/recipes/101"')
    expect(text.indexOf('href="/recipes/9')).toBeGreaterThan(0)
    expect(text.indexOf('href="/recipes/9')).toBeLessThan(
      end === text ? text.indexOf('href="/recipes/101"') : text.length,
    )
  })

  test('of a page past the end is the last page, never nothing', async () => {
    const { read, count } = await search('q=lentil&page=999')
    expect(count).toBeGreaterThan(0)
    expect(read).not.toContain('No recipes found')
    expect(read).toContain('Powered by fatsecret Platform API')
  })

  test('that it has nothing for is answered by our own', async () => {
    const { read, count } = await search('q=houmous')
    expect(count).toBeGreaterThan(0)
    expect(read).not.toContain('Our recipe provider does not answer')
  })
})
