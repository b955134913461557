import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RECIPES } from '#content/recipes.ts'
import { nutrientPages } from '#modules/nutrition/ranking/nutrient-pages.ts'
import { type Json, openShop, type Shop } from './built-shop.test-support.ts'
import { canonicalOf, metaOf, structuredData, titleOf } from './page-head.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const html = async (path: string) => {
  const answer = await shop.ask(path)
  expect(answer.status, path).toBe(200)
  return answer.text
}
const ofType = (data: Json[], type: string) => data.filter(object => object['@type'] === type)
const linksOf = (text: string) => [...text.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, to]) => to ?? '')

describe('nutrient pages', () => {
  test.each(nutrientPages().map(({ slug }) => slug))('%s has a head of its own and thirty foods', async slug => {
    const path = `/learn/nutrients/${slug}`
    const text = await html(path)
    expect(canonicalOf(text)).toBe(shop.origin + path)
    expect(metaOf(text, 'robots')).toBeNull()
    const [crumbs] = ofType(structuredData(text), 'BreadcrumbList')
    expect(crumbs.itemListElement.at(-1).item).toBe(shop.origin + path)
    const [list] = ofType(structuredData(text), 'ItemList')
    expect(list.itemListElement).toHaveLength(30)
    // What a search engine is told is what the page shows.
    for (const { name } of list.itemListElement) expect(text).toContain(name.replaceAll("'", '&#x27;'))
    expect(linksOf(text)).not.toContain('/shop/supplements/magnesium-complex')
  })

  test('switches rank anew, and are no other page to a search engine', async () => {
    const text = await html('/learn/nutrients/iron?eat=plants&for=men')
    expect(canonicalOf(text)).toBe(`${shop.origin}/learn/nutrients/iron`)
    expect(metaOf(text, 'robots')).toBe('noindex, follow')
    expect(text).not.toContain('liver</span>')
    expect(text).toContain('8.7 mg, men 19 to 49')
  })

  test('what is not asked for in our words is as if it were not there', async () => {
    const odd = await html('/learn/nutrients/iron?eat=constructor&for=toString')
    expect(canonicalOf(odd)).toBe(`${shop.origin}/learn/nutrients/iron`)
    expect(metaOf(odd, 'robots')).toBeNull()
  })

  test('the list is a file with every food that is ranked', async () => {
    const { text, headers } = await shop.ask('/learn/nutrients/iron/foods.csv?eat=plants')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="thymewell-iron-in-foods.csv"')
    const [head, ...rows] = text.trimEnd().split('\r\n')
    // Spreadsheets take it for another alphabet without the mark.
    expect(head).toBe('\ufeffrank,food,portion,portion_g,raw_weight,iron_mg,plant,added_by_maker,source')
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.every(row => row.includes(',yes,'))).toBe(true)
    expect((await shop.ask('/learn/nutrients/unobtainium/foods.csv')).status).toBe(404)
  })
})

describe('browse pages', () => {
  test('page two is a page of its own, reached by a link', async () => {
    const first = await html('/recipes/browse/dinners')
    expect(linksOf(first)).toContain('/recipes/browse/dinners?page=2')
    const second = await html('/recipes/browse/dinners?page=2')
    expect(canonicalOf(second)).toBe(`${shop.origin}/recipes/browse/dinners?page=2`)
    expect(titleOf(second)).toMatch(/^Dinners, page 2 of \d+ \| Thymewell$/)
    expect(metaOf(second, 'robots')).toBeNull()
    const positions = ofType(structuredData(second), 'ItemList')[0].itemListElement.map((item: Json) => item.position)
    expect(positions[0]).toBe(21)
    expect(linksOf(second)).toContain('/recipes/browse/dinners')
  })

  test('a list says the same to search engines as to readers', async () => {
    const text = await html('/recipes/browse/vegan-dinners-in-30-minutes')
    const [list] = ofType(structuredData(text), 'ItemList')
    const shown = linksOf(text)
    for (const { url } of list.itemListElement) expect(shown).toContain(url.slice(shop.origin.length))
    expect(metaOf(text, 'og:image')).toMatch(/^http.*\/pictures\//)
    // Filters beyond the page are a search, which is not indexed.
    expect(shown).toContain('/recipes?meal=dinner&amp;diet=vegan&amp;time=30')
  })

  test('every recipe of ours is within three links of home', async () => {
    const seen = new Set(['/'])
    const unseen = () => RECIPES.filter(({ id }) => !seen.has(`/recipes/${id}`)).map(({ name }) => name)
    let ring = ['/']
    for (let links = 0; links < 3; links += 1) {
      const next: string[] = []
      for (const path of ring) {
        // The way to recipes alone: a walk of the whole shop would find no other. It ends when all have been met.
        if (links > 0 && (!/^\/(recipes(\/browse.*)?|learn\/nutrients)$/.test(path) || unseen().length === 0)) continue
        const found = linksOf(await html(path)).filter(to => !seen.has(to))
        for (const to of found) seen.add(to)
        next.push(...new Set(found))
      }
      ring = next
    }
    expect(unseen()).toEqual([])
  })
})
