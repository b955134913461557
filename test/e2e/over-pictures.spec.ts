import { expect, test, visit } from './journey.ts'
import { contrastOf, wordsOverPictures } from './over-pictures.ts'

const PAGES = [
  '/',
  '/recipes',
  '/shop/supplements',
  '/shop/supplements/magnesium-complex',
  '/shop/supplements/lions-mane',
  '/learn',
  '/dashboard/saved-recipes',
]

test('words over pictures can be read in both themes, pixel by pixel', { tag: '@both' }, async ({ page }) => {
  let seen = 0
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of PAGES) {
      await visit(page, path)
      const found = await wordsOverPictures(page)
      seen += found.length
      const faint = found.filter(({ contrast, least }) => contrast < least)
      expect(
        faint.map(({ words, contrast }) => `${words} ${contrast.toFixed(2)}`),
        `${path} ${colorScheme}`,
      ).toEqual([])
    }
  }
  // Each card has its badge: a check that finds nothing proves nothing.
  expect(seen).toBeGreaterThan(40)
})

test('words that are faint are found, and how faint', async ({ page }) => {
  await visit(page, '/recipes')
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      'article * { background: transparent !important; color: #999 !important; box-shadow: none !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  const found = await wordsOverPictures(page)
  expect(found.filter(({ contrast, least }) => contrast < least).length).toBeGreaterThan(3)
})
