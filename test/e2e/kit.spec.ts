import { expect, test, visit } from './journey.ts'
import { asMember } from './people.ts'

test('a dialog covers the whole window, and the page behind stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/recipes/9000000331')
  const left = () => page.getByRole('heading', { level: 1 }).evaluate(element => element.getBoundingClientRect().left)
  const before = await left()
  await page.getByRole('button', { name: 'Cook mode' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate(element => element.getBoundingClientRect().width)).toBe(1440)
  expect(await left()).toBeCloseTo(before, 0)
})

test('the foot of a short page is at the foot of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2400 })
  for (const path of ['/login', '/contact', '/cookies']) {
    await visit(page, path)
    const foot = await page.getByRole('contentinfo').evaluate(element => element.getBoundingClientRect().bottom)
    expect(foot, path).toBeGreaterThanOrEqual(2400)
  }
})

test('the header marks the page that somebody is within', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [path, name] of [
    ['/recipes/9000000331', 'Find Recipes'],
    ['/shop/supplements/biotin', 'Shop Supplements'],
  ] as const) {
    await visit(page, path)
    await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
})

test('what is a member’s own is behind one button of the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const ann = await asMember(page, 'ann')
  await visit(page, '/recipes')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: 'Logout' })).toBeHidden()
  await banner.getByRole('button', { name: 'Your account' }).click()
  await expect(banner.getByText(ann.email)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(banner.getByText(ann.email)).toBeHidden()
  await banner.getByRole('button', { name: 'Your account' }).click()
  await banner.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/dashboard/settings')
})

test('the colours are chosen at the foot of the page', async ({ page }) => {
  await visit(page, '/recipes')
  const foot = page.getByRole('contentinfo')
  await foot.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('saved recipes begin on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/dashboard/saved-recipes')
  const card = await page.locator('main').getByRole('img').or(page.locator('main article')).first().boundingBox()
  expect(card?.y).toBeLessThan(500)
})

test('a switch can be told from its state where the system chooses the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, '/recipes/9000000331')
  await page.getByRole('button', { name: 'Cook mode' }).click()
  const sound = page.getByRole('switch', { name: 'Sound when a clock ends' })
  const look = () => sound.evaluate(element => getComputedStyle(element).backgroundColor)
  const on = await look()
  await sound.uncheck()
  await expect.poll(look).not.toBe(on)
})
