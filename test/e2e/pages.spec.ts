import { LATER_PAGES, MORE_PAGES, PUBLIC_PAGES } from './addresses.ts'
import { DESK, expect, expectAccessible, expectFits, isCore, PHONE, test, visit } from './journey.ts'
import { spaceOut } from './spaced-out.ts'

const PAGES: readonly string[] = [...PUBLIC_PAGES, ...LATER_PAGES, ...MORE_PAGES, '/kit']
const screenOf = (path: string) => path.split('?')[0]
/** The same screen as one before, with something else asked for in the address. */
const isAgain = (path: string) =>
  PAGES.some((other, place) => screenOf(other) === screenOf(path) && place < PAGES.indexOf(path))
/** So many share a window, in which the scripts that pages have in common are fetched once. */
const TOGETHER = 16

for (let first = 0; first < PAGES.length; first += TOGETHER) {
  const together = PAGES.slice(first, first + TOGETHER)
  test(`accessible in light and dark, and as wide as a phone and a desk: ${together.join(', ')}`, {
    tag: '@core',
  }, async ({ page, watch }) => {
    // The sheet of the kit shows what stands in for a picture that is not there.
    if (together.includes('/kit'))
      watch.allow(/\/pictures\/no-such-picture-\d+\.(avif|webp)$|^console error: .* status of 404/)
    for (const path of together) {
      if (isCore() && isAgain(path)) continue
      await test.step(path, async () => {
        await page.setViewportSize(PHONE)
        const answer = await visit(page, path)
        expect(answer?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectAccessible(page)
        await expectFits(page)
        if (isCore()) return
        await page.setViewportSize(DESK)
        await expectFits(page)
      })
    }
  })
}

// What is drawn on a desk alone: the row of links in the header, the sidebar, columns side by side.
for (const path of ['/', '/shop/supplements', '/cart', '/recipes', '/recipes/9000000301', '/dashboard', '/login']) {
  test(`${path} is accessible on a desk`, { tag: '@desktop' }, async ({ page }) => {
    await visit(page, path)
    await expectAccessible(page)
  })
}

test('at 320 px and with text spaced out nothing is lost', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [...PUBLIC_PAGES, ...LATER_PAGES]) {
    await visit(page, path)
    await spaceOut(page)
    await expectFits(page)
  }
})

test('every button and control is large enough: 44 px for a finger, 24 px for a mouse', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  const least = isMobile ? 44 : 24
  for (const path of ['/', '/shop/supplements', '/shop/supplements/biotin', '/cart']) {
    await visit(page, path)
    const small = await page.evaluate(
      size =>
        [...document.querySelectorAll('button, input:not([type=hidden]), select, summary, nav a, .button')]
          .filter(control => (control as HTMLElement).checkVisibility())
          .map(control => ({
            name: control.textContent || control.getAttribute('aria-label'),
            box: control.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 1 && box.height > 1 && Math.min(box.width, box.height) < size - 0.5)
          .map(({ name, box }) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`),
      least,
    )
    expect(small, path).toEqual([])
  }
})

test('the menu opens, traps nothing, and gives focus back', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/')
  const opener = page.getByRole('button', { name: /menu/i }).first()
  await opener.click()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await menu.getByRole('link', { name: 'Shop Supplements' }).click()
  await expect(page).toHaveURL(/\/shop\/supplements$/)
  await expect(menu).toBeHidden()
})

test('a message is seen and can be pressed while a dialog is open', async ({ page, watch }) => {
  watch.allow(/\/pictures\/no-such-picture-\d+\.(avif|webp)$|^console error: .* status of 404/)
  await visit(page, '/kit')
  await page.getByRole('button', { name: 'With an action' }).first().click()
  await page.getByRole('button', { name: 'Open dialog' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Clear the cart?' })
  const message = dialog.getByRole('status').getByText('Magnesium Complex added to cart!')
  await expect(message).toBeVisible()
  await expect(page.getByText('Magnesium Complex added to cart!')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await expect(message).toHaveCount(0)
  await expect(dialog).toBeVisible()
})

test('dark and light follow the system, and the choice is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, '/terms')
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await paper()
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  await page.reload()
  await expect.poll(paper).not.toBe(dark)
})

test.describe('addresses that are gone, moved or unknown', () => {
  test('an unknown page', async ({ page, watch }) => {
    watch.allow(/status (of )?404/)
    const answer = await visit(page, '/no-such-page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('a junk address answers 410 in place, and the browser shows /410', async ({ page, watch }) => {
    watch.allow(/status (of )?410/)
    const answer = await page.goto('/index.php?shopdetail=1')
    expect(answer?.status()).toBe(410)
    expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow')
    await expect(page).toHaveTitle(/404 - Page Not Found/)
    await expect(page.getByRole('heading', { name: 'Content Removed' })).toBeVisible()
    await expect(page).toHaveURL('/410')
    await expectAccessible(page)
  })

  test('an unknown product', async ({ page, watch }) => {
    watch.allow(/status (of )?404/)
    const answer = await visit(page, '/shop/supplements/moon-dust')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Supplement not found')).toBeVisible()
    await expectAccessible(page)
  })

  test('a recipe that is not there', async ({ page, watch }) => {
    watch.allow(/status (of )?404/)
    const answer = await visit(page, '/recipes/12345')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle('Recipe Not Found | Thymewell')
    await expect(page.getByRole('heading', { level: 1, name: 'Recipe Not Found' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Browse All Recipes' }).click()
    await expect(page).toHaveURL('/recipes')
  })

  test('addresses of old lead to those of today', async ({ page }) => {
    for (const [from, to] of [
      ['/products', '/shop/supplements'],
      ['/supplements/biotin', '/shop/supplements/biotin'],
      ['/dashboard/meals', '/dashboard/meal-planner'],
      ['/search?q=dal', '/recipes?q=dal'],
    ] as const) {
      await visit(page, from)
      await expect(page).toHaveURL(to)
    }
  })
})

test('the box of the header finds everything for everybody, and suggests with pictures', { tag: '@core' }, async ({
  page,
}) => {
  await visit(page, '/')
  const box = page.getByRole('banner').getByLabel('Search', { exact: true })
  const before = await page.getByRole('main').boundingBox()
  await box.click()
  await box.fill('magnes')
  const found = page.getByRole('listbox', { name: 'Found' })
  // A picture beside its name says nothing more: it has no role.
  await expect(found.getByRole('group', { name: 'Supplements' }).locator('img').first()).toBeVisible()
  await expect(found.getByRole('group', { name: 'Nutrients' })).toContainText('Magnesium')
  // It opens over the header, and nothing below it moves.
  expect(await page.getByRole('main').boundingBox()).toEqual(before)
  await expectAccessible(page)
  await box.press('ArrowDown')
  const first = found.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  expect(await box.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
  await box.press('Escape')
  await expect(found).toBeHidden()
  await box.fill('lentil soup')
  await box.press('Enter')
  await expect(page).toHaveURL('/find?q=lentil+soup')
  await expect(page.getByRole('region', { name: 'Recipes' }).getByRole('link').first()).toContainText(
    'Red lentil and carrot soup',
  )
  await expectAccessible(page)
})
