import type { Page } from '@playwright/test'
import { expect, expectSaid, hydrated, test, visit } from './journey.ts'

/**
 * The shop is upgraded while this page is open, and the files that it may ask for later are gone. Pages that are loaded
 * from now on are of the new version.
 *
 * @returns every page that is loaded from now on
 */
async function upgrade(page: Page, { stillGone }: { stillGone?: RegExp } = {}): Promise<string[]> {
  const loaded: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
  })
  await page.route(/\/assets\/.+\.(?:js|css)$/, route => {
    const isGone = loaded.length === 0 || stillGone?.test(route.request().url())
    return isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback()
  })
  return loaded
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const DAL = '/recipes/9000000301'

test.describe('a tab that was open before an upgrade', { tag: '@both' }, () => {
  test.beforeEach(({ watch }) => watch.allow(/404/))

  test('follows a link to its address, with a whole page', async ({ page }) => {
    await visit(page, '/shop/supplements')
    const loaded = await upgrade(page)
    await page.getByRole('link', { name: 'Magnesium Complex' }).first().click()
    await expect(page).toHaveURL('/shop/supplements/magnesium-complex')
    await expect(page.getByRole('heading', { level: 1, name: 'Magnesium Complex' })).toBeVisible()
    expect(loaded).toEqual(['/shop/supplements/magnesium-complex'])
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Magnesium Complex')
  })

  test('is not loaded anew by a look at a link', async ({ page }) => {
    await visit(page, '/recipes')
    const loaded = await upgrade(page)
    const link = page.getByRole('main').locator('a[href^="/recipes/9"]').first()
    const href = await link.getAttribute('href')
    const missing = page.waitForResponse(answer => answer.status() === 404)
    await link.focus()
    await link.hover()
    await missing
    await page.waitForTimeout(500)
    expect(loaded).toEqual([])
    await link.click()
    await expect(page).toHaveURL(href ?? '')
    expect(loaded).toEqual([href])
  })

  test('puts in the cart what was chosen, once', async ({ page }) => {
    await visit(page, '/shop/supplements/magnesium-complex')
    const loaded = await upgrade(page)
    await page.getByRole('button', { name: 'One more' }).first().click()
    await button(page, 'Add to Cart').first().click()
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeAttached()
    expect(loaded).toEqual(['/shop/supplements/magnesium-complex'])
    await visit(page, '/cart')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (2 items)')
  })

  test('saves a recipe', async ({ page }) => {
    await visit(page, DAL)
    const loaded = await upgrade(page)
    await button(page, 'Save').click()
    await expectSaid(page, 'Recipe saved to your collection')
    await expect(button(page, 'Saved')).toHaveAttribute('aria-pressed', 'true')
    expect(loaded).toEqual([DAL])
  })

  test('opens what was pressed first on a recipe', async ({ page }) => {
    await visit(page, DAL)
    const loaded = await upgrade(page)
    await button(page, 'Cook mode').click()
    await expect(page.getByRole('button', { name: 'Leave cook mode' })).toBeVisible()
    expect(loaded).toEqual([DAL])
  })

  test('loses nothing that was typed', async ({ page }) => {
    await visit(page, '/recipes/import')
    const loaded = await upgrade(page)
    await page
      .getByLabel('Address or text of the recipe')
      .fill('Toast\n\n2 slices bread\n10 g butter\n\nToast the bread.')
    await button(page, 'Read Recipe').click()
    await expect(page.getByRole('heading', { name: 'Toast' })).toBeFocused()
    expect(loaded).toEqual(['/recipes/import'])
  })

  test('is left as it is where something typed would be lost', { tag: '@phone' }, async ({ page }) => {
    await visit(page, '/login')
    const loaded = await upgrade(page)
    await page.getByLabel('Password', { exact: true }).fill('a long secret')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page).toHaveURL('/login#site-links')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a long secret')
    expect(loaded).toEqual([])
  })

  test('is loaded once where that does not help, and says so', async ({ page }) => {
    await visit(page, DAL)
    const loaded = await upgrade(page, { stillGone: /\/kitchen-/ })
    for (const times of ['once', 'again']) {
      await button(page, 'Cook mode').click()
      await expect(page.getByText('That could not be opened.'), times).toBeVisible()
      await hydrated(page)
      expect(loaded).toEqual([DAL])
    }
    await page.reload()
    await hydrated(page)
    await page.waitForTimeout(500)
    expect(loaded).toEqual([DAL, DAL])
  })

  test('follows a link with a whole page where its files are kept and the answer is of the new version', async ({
    page,
  }) => {
    await visit(page, '/shop/supplements')
    await page.route(/\.data(?:\?|$)/, async route => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, headers: { ...answer.headers(), 'x-build': 'another' } })
    })
    const loaded: string[] = []
    page.on('request', request => {
      if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
    })
    await page.getByRole('link', { name: 'Magnesium Complex' }).first().click()
    await expect(page).toHaveURL('/shop/supplements/magnesium-complex')
    await expect(page.getByRole('heading', { level: 1, name: 'Magnesium Complex' })).toBeVisible()
    expect(loaded).toEqual(['/shop/supplements/magnesium-complex'])
  })

  test('loads a page again that broke on what the new version answered, and no other', async ({ page, watch }) => {
    watch.allow(/console error|page error/)
    await visit(page, '/shop/supplements')
    let build = ''
    await page.route(/\.data(?:\?|$)/, async route => {
      const answer = await route.fetch()
      build ||= answer.headers()['x-build'] ?? ''
      await route.fulfill({ response: answer, body: 'not what was expected' })
    })
    await page.route('/healthz', route => route.fulfill({ headers: { 'x-build': build }, body: '' }))
    await page.getByRole('link', { name: 'Magnesium Complex' }).first().click()
    await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
    await visit(page, '/shop/supplements')
    build = 'another'
    await page.getByRole('link', { name: 'Magnesium Complex' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Magnesium Complex' })).toBeVisible()
  })
})
