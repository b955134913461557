import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/**
 * In a Firefox that runs no script at all. There the tool waits for a frame that never comes, before it presses anything
 * and while it looks for what is expected: all is done by keys, and asked for again and again.
 */

test('is searched, opened and read', async ({ page }) => {
  await page.goto('/recipes')
  await typeAndSend(page, page.getByLabel('Search recipes'), 'lentil')
  await expect.poll(() => page.url()).toMatch(/q=lentil/)
  await expectSeen(page.getByRole('heading', { name: /\d+ recipes? found/ }))
  await press(page, page.getByRole('article').getByRole('link', { name: 'Red lentil dal' }))
  await expectSeen(page.getByRole('heading', { level: 1, name: 'Red lentil dal' }))
})

const expectSeen = (what: Locator) => expect.poll(() => what.isVisible()).toBe(true)

async function press(page: Page, control: Locator) {
  await control.focus()
  await page.keyboard.press('Enter')
}

async function typeAndSend(page: Page, field: Locator, words: string) {
  await field.focus()
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}
