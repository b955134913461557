import { afterAll, beforeAll, expect, test } from 'vitest'
import { CACHED_PAGES } from '#app/middleware/page-rules.ts'
import { PAGES } from './addresses.test-support.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'

let shop: Shop
let asked = new Set<string>()
const spied = ['get', 'getAll', 'has'] as const
const original = Object.fromEntries(spied.map(name => [name, URLSearchParams.prototype[name]]))

beforeAll(async () => {
  shop = await openShop()
  for (const name of spied) {
    const ask = URLSearchParams.prototype[name] as (key: string, ...rest: unknown[]) => unknown
    Object.assign(URLSearchParams.prototype, {
      [name](this: URLSearchParams, key: string, ...rest: unknown[]) {
        asked.add(key)
        return ask.call(this, key, ...rest)
      },
    })
  }
})
afterAll(async () => {
  Object.assign(URLSearchParams.prototype, original)
  await shop.stop()
})

/** React Router's own: which routes a data request wants, which of two forms of one address was sent. */
const NOT_OURS = ['_routes', 'index']
/** Read, and yet of no weight to a page that is kept for everybody without a session. */
const NOT_FOR_ALL: Record<string, string[]> = {
  // The page's script reads it again in the browser.
  '/login': ['to'],
  '/recipes/import': ['url', 'text'],
  // Of members alone, whose page is rendered for them.
  '/dashboard/orders': ['page'],
  '/dashboard/profile': ['saved'],
  '/dashboard/settings': ['saved', 'device'],
  // The reader is that of all searches; collections take some of its keys.
  '/dashboard/saved-recipes': ['protein', 'without', 'nuts', 'eats', 'no', 'have', 'sort'],
}

test.each(PAGES.filter(({ shared }) => shared).map(({ path }) => path))(
  'what %s reads of its query is declared, so that the cache does not drop it',
  async path => {
    const rule = CACHED_PAGES.find(page => page.path.test(path))
    asked = new Set()
    // With every key that counts, so that no copy that is kept already answers in place of the page.
    const search = new URLSearchParams(Object.keys(rule?.query ?? {}).map(key => [key, 'x']))
    expect((await shop.ask(`${path}?${search}`)).status).toBeLessThan(500)
    const declared = [...Object.keys(rule?.query ?? {}), ...NOT_OURS, ...(NOT_FOR_ALL[path] ?? [])]
    const dropped = [...asked].filter(key => !declared.includes(key))
    expect(
      dropped.map(
        key => `${path} reads the query key "${key}": name it in the rule of the page in app/middleware/page-rules.ts`,
      ),
    ).toEqual([])
  },
)
