import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFits, test, visit } from './journey.ts'

/** How many the server counts for what is chosen. */
const countOf = async (page: Page, path: string) =>
  ((await (await page.request.get(path)).json()) as { total: number }).total

const sheet = (page: Page, name = 'Filters') => page.getByRole('dialog', { name })
const opener = (page: Page, words: string) => page.locator('summary', { hasText: words })

test.describe('filters on a phone', { tag: '@phone' }, () => {
  test('open in a sheet that counts while they are chosen, and show what was counted', { tag: '@core' }, async ({
    page,
  }) => {
    await visit(page, '/recipes')
    await opener(page, 'Filters').click()
    await expect(sheet(page).getByRole('button', { name: 'Show recipes' })).toBeVisible()
    await sheet(page).getByRole('checkbox', { name: 'Vegan' }).check()
    const vegan = await countOf(page, '/api/recipe-count?diet=vegan')
    await expect(sheet(page).getByRole('button', { name: `Show ${vegan} recipes` })).toBeVisible()
    await sheet(page).getByLabel('Time').selectOption('15 min or less')
    const quick = await countOf(page, '/api/recipe-count?diet=vegan&time=15')
    expect(quick).toBeLessThan(vegan)
    await expect(sheet(page).getByRole('status').first()).toHaveText(new RegExp(`^${quick} recipes?$`))
    await expectAccessible(page)
    await expectFits(page)
    await sheet(page)
      .getByRole('button', { name: `Show ${quick} recipe` })
      .click()
    await expect(page).toHaveURL('/recipes?diet=vegan&time=15')
    await expect(page.getByRole('heading', { name: `${quick} recipe` })).toBeVisible()
    await expect(sheet(page)).toHaveCount(0)
    await expect(opener(page, 'Filters, 2')).toBeVisible()
    // The sheet is no step on the way back.
    await page.goBack()
    await expect(page).toHaveURL('/recipes')
    await expect(opener(page, 'Filters')).toBeVisible()
  })

  test('what is closed without being shown changes nothing and asks for nothing; the focus comes back', async ({
    page,
  }) => {
    await visit(page, '/recipes?diet=vegan')
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    for (const close of [
      () => page.mouse.click(180, 10),
      () => page.keyboard.press('Escape'),
      () => sheet(page).getByRole('button', { name: 'Close without changing anything' }).click(),
    ]) {
      await opener(page, 'Filters, 1').click()
      await expect(sheet(page).getByRole('checkbox', { name: 'Vegan' })).toBeChecked()
      await sheet(page).getByRole('checkbox', { name: 'Vegetarian' }).check()
      await close()
      await expect(sheet(page)).toHaveCount(0)
      await expect(opener(page, 'Filters, 1')).toBeFocused()
      await expect(page).toHaveURL('/recipes?diet=vegan')
    }
    expect(asked.filter(path => path.endsWith('.data'))).toEqual([])
  })

  test('is gone through by keyboard, and the focus stays in it', async ({ page }) => {
    await visit(page, '/recipes')
    await opener(page, 'Filters').focus()
    await page.keyboard.press('Enter')
    const show = sheet(page).getByRole('button', { name: /^Show/ })
    await expect(show).toBeVisible()
    const stops = await sheet(page).locator('a, button, input:not([type=hidden]), select').count()
    // Once round, with the stop that a browser has for itself.
    for (let stop = 0; stop <= stops + 1; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer') ?? null)).toBeNull()
    }
    await sheet(page).getByRole('checkbox', { name: 'Vegan' }).focus()
    await page.keyboard.press('Space')
    await expect(show).toHaveText(`Show ${await countOf(page, '/api/recipe-count?diet=vegan')} recipes`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/recipes?diet=vegan')
  })

  test('clears all, says that nothing is left, and says in words that it cannot count', async ({ page, watch }) => {
    await visit(page, '/recipes?diet=vegan&meal=dinner')
    await opener(page, 'Filters, 2').click()
    await sheet(page).getByLabel('Without these ingredients').fill('onion')
    const clear = sheet(page).getByRole('button', { name: 'Clear all' })
    await clear.click()
    await expect(clear).toBeFocused()
    await expect(sheet(page).getByRole('checkbox', { name: 'Vegan' })).not.toBeChecked()
    await expect(sheet(page).getByLabel('Without these ingredients')).toHaveValue('')
    await expect(sheet(page).getByLabel('Meal')).toHaveValue('')

    await page.route('**/api/recipe-count*', route => route.fulfill({ json: { total: 0 } }))
    await sheet(page).getByLabel('Meal').selectOption('Breakfast')
    await expect(sheet(page).getByText('Nothing has all of this. Take something off.')).toBeVisible()
    await expect(sheet(page).getByRole('button', { name: 'Show 0 recipes' })).toBeVisible()

    watch.allow(/recipe-count/)
    watch.allow(/Failed to load resource/)
    await page.route('**/api/recipe-count*', route => route.fulfill({ status: 503, json: { error: 'no' } }))
    await sheet(page).getByLabel('Meal').selectOption('Dinner')
    await expect(sheet(page).getByText('We could not count these now. You can show them all the same.')).toBeVisible()
    await sheet(page).getByRole('button', { name: 'Show recipes' }).click()
    await expect(page).toHaveURL('/recipes?meal=dinner&eats=any')
  })

  test('of saved recipes and of the shelf too', async ({ page }) => {
    await visit(page, '/dashboard/saved-recipes')
    const all = await countOf(page, '/api/saved-count')
    await opener(page, 'Filters').click()
    await expect(sheet(page).getByRole('button', { name: `Show ${all} recipes` })).toBeVisible()
    await sheet(page).getByLabel('Meal').selectOption('Dinner')
    const dinners = await countOf(page, '/api/saved-count?meal=dinner')
    await sheet(page)
      .getByRole('button', { name: `Show ${dinners} recipe` })
      .click()
    await expect(page).toHaveURL(/saved-recipes\?meal=dinner$/)
    await expect(page.getByRole('heading', { name: new RegExp(`^All recipes\\s*${dinners} recipe`) })).toBeVisible()

    await visit(page, '/shop/supplements')
    const products = page.getByRole('article')
    const onShelf = await products.count()
    await opener(page, 'Filter and sort').click()
    const shelf = sheet(page, 'Filter and sort')
    await expect(shelf.getByRole('button', { name: `Show ${onShelf} supplements` })).toBeVisible()
    await shelf.getByLabel('Form').selectOption('Powder')
    await expect(shelf.getByRole('button', { name: `Show ${onShelf} supplements` })).toHaveCount(0)
    await expectAccessible(page)
    const words = await shelf.getByRole('button', { name: /^Show \d/ }).textContent()
    await shelf.getByRole('button', { name: /^Show \d/ }).click()
    await expect(page).toHaveURL('/shop/supplements?form=powder')
    await expect(products).toHaveCount(Number(/\d+/.exec(words ?? '')?.[0]))
    await expect(opener(page, 'Filter and sort, 1')).toBeVisible()
  })

  test('opens as the panel where the sheet cannot be fetched', async ({ page, watch }) => {
    watch.allow(/filter-sheet|Failed to load resource/)
    await page.route('**/filter-sheet*', route => route.abort('failed'))
    await visit(page, '/recipes')
    await opener(page, 'Filters').click()
    await expect(page.getByRole('checkbox', { name: 'Vegan' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
