import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectSaid, reload, test, visit } from './journey.ts'
import { providerShopPort } from './ports.ts'

// One provider answers all of these, and the last ones bring it down.
test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://127.0.0.1:${providerShopPort(Number(process.env.E2E_PORT ?? 4187))}` })

// The stand-in names pictures that lie nowhere: what shows is the dish's initials.
test.beforeEach(({ watch }) => watch.allow(/pictures\.fatsecret\.example/))

const attribution = (page: Page) => page.getByRole('link', { name: /Powered by fatsecret/ })

/** Its findings, and whether it goes over the edge, on a phone as on a desk. */
async function expectFine(page: Page) {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
    await expectAccessible(page)
  }
}

async function search(page: Page, words: string) {
  await page.getByRole('combobox', { name: 'Search recipes' }).fill(words)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}

test.describe('with a recipe provider @desktop', () => {
  test('words are looked for there, and what is found is opened and saved', async ({ page }) => {
    await visit(page, '/recipes')
    await search(page, 'lentil')
    await expect(page.getByRole('heading', { name: /recipes? found/ })).toBeVisible()
    await expect(attribution(page).first()).toBeVisible()
    await expectFine(page)
    await page.getByRole('link', { name: 'Red Lentil Soup' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Red Lentil Soup' })).toBeVisible()
    await expect(attribution(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectSaid(page, 'Recipe saved to your collection')
    await reload(page)
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
    await expectFine(page)
  })

  test('what was assumed is an estimate', async ({ page }) => {
    await visit(page, '/recipes/201')
    await expect(page.getByText('1 portion crackers (estimated)')).toBeVisible()
    await expectFine(page)
  })

  test('an incomplete recipe says so, and offers others', async ({ page }) => {
    await visit(page, '/recipes/203')
    await expect(page.getByText('Recipe Information Incomplete')).toBeVisible()
    await expect(page.getByText('This recipe is missing ingredients or instructions.')).toBeVisible()
    await expectFine(page)
  })

  test('one that names pork is not there', async ({ page, watch }) => {
    watch.allow(/status (of )?404/)
    await visit(page, '/recipes/103')
    await expect(page.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible()
    await expectFine(page)
  })

  // What a reader sees of a failure; that each kind is understood is in gateway.test.ts.
  for (const fault of ['slow', 'garbage', 'error 11']) {
    test(`${fault}: an error in words, and the page goes on`, async ({ page, watch }) => {
      watch.allow(/status (of )?503/)
      await visit(page, '/recipes')
      await search(page, `sandbox ${fault}`)
      await expect(page.getByRole('heading', { name: 'Search Error' })).toBeVisible({ timeout: 90_000 })
      await expect(page.getByText('Please try again with different search terms.')).toBeVisible()
      if (fault === 'slow') await expectFine(page)
      await search(page, 'lentil')
      await expect(page.getByRole('heading', { name: /recipes? found/ })).toBeVisible()
    })
  }

  test('while it is away our own library answers, and that is said', async ({ page }) => {
    await visit(page, '/recipes?q=chickpea+curry')
    await expect(page.getByText('Our recipe provider does not answer at the moment.')).toBeVisible()
    await expect(page.getByRole('heading', { name: /recipes? found/ })).toBeVisible()
    await expectFine(page)
  })
})
