import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordsRunTogether } from '../read-as-text.ts'
import { MISSING, PAGES } from './addresses.test-support.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const SEARCHED = [
  '/find?q=dal',
  '/recipes?q=soup',
  '/shop/supplements?q=biotin',
  '/shop/compare?one=biotin&two=creatine',
]

test.each([...PAGES.map(({ path }) => path), ...MISSING.map(([path]) => path), ...SEARCHED])(
  'no words of %s run together where it is read as text',
  async path => {
    const { text } = await shop.ask(path)
    expect([...new Set(wordsRunTogether(text.slice(text.indexOf('<body'))))]).toEqual([])
  },
)

test('the space between the two units of energy is hidden with the one that is not chosen', async () => {
  const { text } = await shop.ask('/tonight')
  expect(text).toMatch(/<span class="kcal">[\d,]+(?:<!-- -->)? kcal<\/span><span class="kj"> [\d,]+ kJ<\/span>/)
})

test('a product promises nothing that is not so, and a cart counts nothing that it does not know', async () => {
  const said = (html: string) => html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, '')
  const product = said((await shop.ask('/shop/supplements/biotin')).text)
  expect(product).toContain('Arrives in ')
  expect(product).not.toMatch(/28 September|Adding…/)
  expect(product.match(/days to change your mind/g)).toHaveLength(1)
  expect(said((await shop.ask('/cart')).text)).not.toContain('(0 items)')
})
