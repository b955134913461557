import type { Page } from '@playwright/test'
import { LATER_PAGES, MORE_PAGES, PUBLIC_PAGES } from './addresses.ts'
import { expect, expectFits, PHONE, test, visit } from './journey.ts'
import { lostWords } from './lost-words.ts'
import { asMember } from './people.ts'
import { storeCart } from './shop.ts'

const MEMBER_PAGES = [
  ...new Set([...PUBLIC_PAGES, ...LATER_PAGES, ...MORE_PAGES].filter(path => path.startsWith('/dashboard'))),
  '/login/security',
]
const PAGES = [...PUBLIC_PAGES, ...LATER_PAGES, ...MORE_PAGES]
/** So many share a window, in which the scripts that pages have in common are fetched once. */
const TOGETHER = 22

/** The letters of the whole page twice as large, as somebody has set them who reads them so. */
async function doubled(page: Page) {
  await page.evaluate(() => {
    // Through the object model: the policy forbids a style element of ours.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

async function expectReadable(page: Page, path: string) {
  await visit(page, path)
  await doubled(page)
  await expectFits(page)
  expect(await lostWords(page), path).toEqual([])
}

test.describe('letters twice as large on a phone: nothing is cut off, and nothing is scrolled sideways', () => {
  test.use({ viewport: PHONE })

  for (let first = 0; first < PAGES.length; first += TOGETHER) {
    const together = PAGES.slice(first, first + TOGETHER)
    test(`${together[0]} to ${together.at(-1)}`, async ({ page }) => {
      for (const path of together) await test.step(path, () => expectReadable(page, path))
    })
  }

  test('pages of a member who has just come', async ({ page }) => {
    await asMember(page, 'cleo')
    for (const path of MEMBER_PAGES) await test.step(path, () => expectReadable(page, path))
  })

  test('a full cart', async ({ page }) => {
    await storeCart(page, [
      { id: 'magnesium-complex', quantity: 2 },
      { id: 'biotin', quantity: 1 },
    ])
    await expectReadable(page, '/cart')
  })
})
