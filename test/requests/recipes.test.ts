import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from './built-shop.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ')
const search = async (query: string) => {
  const { status, text, headers } = await shop.ask(`/recipes${query}`)
  return { status, html: text, text: textOf(text), headers }
}
const cards = (html: string) => html.match(/<article/g)?.length ?? 0

describe('what is found', () => {
  test('before any search: Popular Recipes', async () => {
    const { status, html, text } = await search('')
    expect(status).toBe(200)
    expect(text).toContain('Popular Recipes')
    expect(cards(html)).toBeGreaterThan(8)
    expect(cards(html)).toBeLessThanOrEqual(40)
    expect(html).toContain('"@type":"ItemList"')
  })

  test('a search, with its count, and nothing for search engines', async () => {
    const { status, html, text } = await search('?q=lentil')
    expect(status).toBe(200)
    expect(text).toMatch(/\b\d+ recipes found/)
    expect(text).toContain('Red lentil dal')
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  })

  test('nothing, with something to cook all the same', async () => {
    const { status, html, text } = await search('?q=xylophone+zebra')
    expect(status).toBe(200)
    expect(text).toContain('No recipes found for "xylophone zebra". Here are some popular recipes to try:')
    expect(cards(html)).toBeGreaterThan(8)
  })

  test('what a slip was taken for', async () => {
    expect((await search('?q=lentl')).text).toContain('“lentil”')
  })

  test('every diet asked for, also when one key is there twice', async () => {
    const vegan = /(\d+) recipes found/.exec((await search('?diet=vegan')).text)?.[1]
    const both = /(\d+) recipes found/.exec((await search('?diet=vegan&diet=gluten-free')).text)?.[1]
    expect(Number(both)).toBeGreaterThan(0)
    expect(Number(both)).toBeLessThan(Number(vegan))
  })

  test('20 to a page, and a page past the end is the last', async () => {
    expect(cards((await search('?q=chicken')).html)).toBe(20)
    const { text, html } = await search('?q=chicken&page=999')
    expect(text).toMatch(/\b\d+ recipes found/)
    expect(cards(html)).toBeGreaterThan(0)
  })

  test('without nuts is without pine nuts too, unless the box was turned off', async () => {
    const count = async (query: string) => Number(/(\d+) recipes found/.exec((await search(query)).text)?.[1])
    expect(await count('?without=nuts&nuts=law')).toBeGreaterThan(await count('?without=nuts'))
    expect(await count('?without=nuts&nuts=law&nuts=all')).toBe(await count('?without=nuts'))
    expect((await search('?without=nuts')).text).toContain('No nuts, pine nuts or chestnuts')
  })

  test('every card says what may speak against it, the same for everybody', async () => {
    const { html } = await search('?q=tuna')
    expect(html).toContain('<span data-for="fish"> Contains fish </span>')
    expect(html).toContain('<span data-for="vegan"> Not vegan </span>')
  })

  test('foods that nobody knows are named', async () => {
    expect((await search('?no=moon+dust,onion')).text).toContain('We do not know: moon dust.')
  })
})

describe('bad input', () => {
  test.each(['?q=', '?q=%20%20', '?page=0', '?page=-1', '?page=1e9', '?page=text', '?sort=__proto__', '?diet=%00'])(
    '%s shows the popular recipes',
    async query => {
      const { status, text } = await search(query)
      expect([status, /Popular Recipes/.test(text)]).toEqual([200, true])
    },
  )

  test.each([
    ['control characters', '%00%07%1b%7f'],
    ['SQL', '%27%3B%20drop%20table%20recipe%3B%20xyzzyqwv%20--'],
    ['an emoji of no food', '%F0%9F%9A%80'],
    ['Japanese', '%E3%81%94%E3%81%AF%E3%82%93'],
    ['half a character', '%F0%9F'],
    ['operators', '%27%20%7C%20%26%20%21%20%3A*%20%3C-%3E'],
    ['markup', '%3Cscript%3Ealert(1)%3C/script%3E'],
    ['per cent signs', '%25%25%25'],
  ])('%s finds nothing that was not asked for and harms nothing', async (_, typed) => {
    const { status, html, text } = await search(`?q=${typed}`)
    expect(status).toBe(200)
    expect(text).toMatch(/No recipes found|Nothing with/)
    expect(html).not.toContain('<script>alert')
    expect((await search('?q=lentil')).text).toContain('Red lentil dal')
  })

  test('the search of everything says too what was left out of what was typed', async () => {
    const { text } = await shop.ask('/find?q=something+with+leftover+rice')
    expect(textOf(text)).toMatch(/Nothing with “leftover”; \d+ with “rice”/)
  })

  test.each([101, 3_000])('%d characters are too many, and that is said', async length => {
    const { status, text } = await search(`?q=${'x'.repeat(length)}`)
    expect(status).toBe(400)
    expect(text).toContain('Search Error')
    expect(text).toContain('Please try again with different search terms.')
    // Nothing of ours is away: who counts is told the same.
    expect((await shop.ask(`/api/recipe-count?q=${'x'.repeat(length)}`)).status).toBe(400)
  })

  test('a page beyond the last is the last', async () => {
    const { status, text } = await search('?sort=name&page=999999')
    expect(status).toBe(200)
    const [, page, last] = /Page (\d+) of (\d+)/.exec(text) ?? []
    expect(page).toBe(last)
  })

  test.each(['', '?q=', '?q=l', `?q=${'x'.repeat(3000)}`, '?q=%00', '?page=1'])(
    'suggestions for %s are none',
    async query => {
      const { status, text } = await shop.ask(`/api/recipe-suggestions${query}`)
      expect([status, JSON.parse(text)]).toEqual([200, { recipes: [] }])
    },
  )

  test('suggestions are recipes of ours', async () => {
    const { recipes } = JSON.parse((await shop.ask('/api/recipe-suggestions?q=red+lentil+d')).text)
    expect(recipes[0]).toMatchObject({ id: expect.stringMatching(/^9\d{9}$/), name: 'Red lentil dal' })
  })
})

describe('with a recipe provider', () => {
  let answering: Shop
  let away: Shop
  beforeAll(async () => {
    const nobody = 'http://127.0.0.1:9/'
    answering = await openShop({ env: { FATSECRET_CLIENT_ID: 'sandbox' }, beside: shop })
    const keys = { FATSECRET_CLIENT_ID: 'id', FATSECRET_CLIENT_SECRET: 'secret' }
    away = await openShop({ env: { ...keys, FATSECRET_API_URL: nobody, FATSECRET_TOKEN_URL: nobody }, beside: shop })
  })
  afterAll(async () => {
    await away.stop()
    await answering.stop()
  })

  test('words are looked for there, its name is beside them, and no page of them is kept', async () => {
    const { text, headers } = await answering.ask('/recipes?q=lentil')
    expect(textOf(text)).toContain('Powered by fatsecret')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('filters look through our own recipes, and that is said', async () => {
    const { text } = await answering.ask('/recipes?q=lentil&diet=vegan')
    expect(textOf(text)).toContain('Filters look through Thymewell’s own recipes.')
    expect(textOf(text)).not.toContain('Powered by fatsecret')
    expect(textOf(text)).toContain('Red lentil dal')
  })

  test('while it is away our own answer, and that is said', async () => {
    // Words that the other server did not ask it for: what it said is kept for both.
    const { status, text, headers } = await away.ask('/recipes?q=lentil+dal')
    expect(status).toBe(200)
    expect(textOf(text)).toContain('Our recipe provider does not answer at the moment.')
    expect(textOf(text)).toContain('Red lentil dal')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('what nobody can answer is an error for the moment', async () => {
    const { status, text, headers } = await away.ask('/recipes?q=xylophone')
    expect(status).toBe(503)
    expect(textOf(text)).toContain('Search Error')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('anyone who searches very often gets our own for the rest of the minute, and that is said', async () => {
    const one = { headers: { 'x-forwarded-for': '10.9.9.8' } }
    const asked = await Promise.all(Array.from({ length: 61 }, () => answering.ask('/recipes.data?q=lentil', one)))
    expect(asked.every(({ status }) => status === 200)).toBe(true)
    const { text, headers } = await answering.ask('/recipes?q=lentil+soup', one)
    expect(textOf(text)).toContain('That was a lot of searching in one minute.')
    expect(textOf(text)).not.toContain('Powered by fatsecret')
    expect(headers['cache-control']).toBe('no-store')
    expect((await answering.ask('/recipes/12345678', one)).status).toBe(429)
  })
})
