import type { Page } from '@playwright/test'
import { DESK, expect, PHONE, test, visit } from './journey.ts'

/** What engines do in unlike ways, asked so that the one that is at hand shows it. */

test('the home page’s heading has at most four lines, on a phone with letters a tenth wider too', async ({ page }) => {
  for (const width of [320, PHONE.width, 390, DESK.width]) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/')
    for (const isWider of width < DESK.width ? [false, true] : [false])
      expect(await linesOfHeading(page, isWider), `${width} px`).toBeLessThanOrEqual(4)
  }
})

/** A letter is about half an em wide. */
const linesOfHeading = (page: Page, isWider: boolean) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading, isWider) => {
    if (isWider) heading.style.letterSpacing = `calc(${getComputedStyle(heading).letterSpacing} + 0.05em)`
    const { height } = heading.getBoundingClientRect()
    return Math.round(height / Number.parseFloat(getComputedStyle(heading).lineHeight))
  }, isWider)

test('what is drawn of each part of the product stays in its tile, also where a ratio is not stretched', async ({
  page,
}) => {
  for (const width of [320, PHONE.width, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/')
    const drawn = page.locator('[data-drawing]')
    await expect(drawn).toHaveCount(4)
    const over = await drawn.evaluateAll(tiles =>
      (tiles as HTMLElement[]).map(tile => {
        // As in an engine that knows no least height of what has a ratio.
        Object.assign(tile.style, { minHeight: '0', minWidth: '0', letterSpacing: '0.05em' })
        const inside = tile.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
        const outside = tile.getBoundingClientRect()
        return Math.max(
          tile.scrollWidth - tile.clientWidth,
          outside.top - inside.top,
          inside.bottom - outside.bottom,
          inside.right - outside.right,
        )
      }),
    )
    // The corner of a picture that lies aslant may be rounded up.
    expect(Math.max(...over), `${width} px`).toBeLessThanOrEqual(1)
  }
})

const WITH_CHOICES = [
  '/tonight',
  '/recipes/9000000301',
  '/shop/supplements/biotin/subscribe',
  '/learn',
  '/learn/articles/how-much-fibre-is-in-a-day',
  '/dashboard/meal-planner',
  '/dashboard/profile?edit=yes',
  '/dashboard/shopping-list',
  '/dashboard/targets',
]
test('a choice is not smaller than 24 px, be it drawn by its label, and the arrow of a list is ours', async ({
  page,
}) => {
  for (const path of WITH_CHOICES) {
    await visit(page, path)
    const found = await page.getByRole('main').evaluate(main => {
      const small = [...main.querySelectorAll('[type=checkbox], [type=radio]')].filter(choice => {
        const { width, height } = choice.getBoundingClientRect()
        return width > 0 && Math.min(width, height) < 24
      })
      const native = [...main.querySelectorAll('select')].filter(list => getComputedStyle(list).appearance !== 'none')
      return [...small, ...native].map(each => `${each.tagName} ${each.getAttribute('name')}`)
    })
    expect(found, path).toEqual([])
  }
})
