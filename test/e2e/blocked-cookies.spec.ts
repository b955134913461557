import type { BrowserContext, Page } from '@playwright/test'
import { person } from '../people.ts'
import { PUBLIC_PAGES } from './addresses.ts'
import { expect, expectAccessible, expectSaid, test, visit } from './journey.ts'

/** As Firefox does where somebody blocks all cookies: whatever could keep something says no, each in its own way. */
async function blockCookies(context: BrowserContext) {
  await context.addInitScript(() => {
    const denied = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: denied })
    Object.defineProperty(window, 'BroadcastChannel', {
      value: function Channel() {
        denied()
      },
    })
    const refuses = { request: async () => denied(), register: async () => denied() }
    for (const name of ['locks', 'serviceWorker']) Object.defineProperty(Navigator.prototype, name, { value: refuses })
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { value: false })
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
  })
}

test.beforeEach(async ({ context, watch, browserName }) => {
  if (browserName === 'firefox') watch.allow(/^console error: Error$/)
  else await blockCookies(context)
  // The router's own script in the head, which asks where the page was scrolled to.
  watch.allow(/^page error: The operation is insecure\.$|Failed to read|SecurityError/)
})

const SAYS_SO = /Your browser blocks cookies/

async function expectWhole(page: Page, path: string) {
  // Nothing waits to be sent where nothing is kept.
  await visit(page, path, { leaving: true })
  // What is fetched once somebody moves must stand too.
  await page.mouse.move(20, 20)
  await page.mouse.wheel(0, 200)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').getByText('Something went wrong'), path).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  await expect(page.getByText(SAYS_SO), path).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said), path).toEqual([])
}

const [FIRST, ...OTHERS] = [
  ['/', '/find?q=lentil', '/recipes', '/recipes/9000000301', '/learn/nutrients/iron', '/learn'],
  PUBLIC_PAGES.filter((_, place) => place % 2 === 0),
  PUBLIC_PAGES.filter((_, place) => place % 2 === 1),
]
test('a browser that keeps nothing is shown pages of each kind', { tag: ['@core', '@firefox'] }, async ({ page }) => {
  for (const path of FIRST ?? []) await expectWhole(page, path)
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/learn\/./)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})

for (const [place, paths] of OTHERS.entries())
  test(`and every other page (${place + 1})`, async ({ page }) => {
    for (const path of paths) await expectWhole(page, path)
  })

test('who fills a cart is told once why it will not stay', async ({ page }) => {
  await visit(page, '/shop/supplements')
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' })
  await add.first().click()
  await expectSaid(page, 'Your browser blocks cookies')
  await page.getByRole('dialog').getByRole('link', { name: 'View Cart (1)' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (1 item)')
  // The drawer may still be on its way out.
  await page.getByRole('main').getByRole('button', { name: 'One more' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (2 items)')
})

for (const [path, button] of [
  ['/login', 'Sign In'],
  ['/login?mode=sign-up', 'Create Account'],
] as const)
  test(`who wants to come in is told why it cannot be (${button})`, async ({ page }) => {
    const { name, email, password } = person('ann')
    await visit(page, path)
    const form = page.getByRole('main')
    if (path !== '/login') await form.getByLabel('Name').fill(name)
    await form.getByLabel('E-mail').fill(email)
    await form.getByLabel('Password').fill(password)
    await form.getByRole('button', { name: button, exact: true }).click()
    await expect(form.getByText(SAYS_SO)).toHaveCount(1)
    await expect(form.getByRole('button', { name: button, exact: true })).toBeEnabled()
    await expectAccessible(page)
  })
