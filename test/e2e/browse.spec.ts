import { expect, expectAccessible, test, visit } from './journey.ts'

const VEGAN = '/recipes/browse/vegan-dinners-in-30-minutes'
const IRON = '/learn/nutrients/iron'

test.describe('browsing recipes', () => {
  test('goes from the home page to a kind, a page of it, and a dish', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Recipes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Browse recipes' })).toBeVisible()
    await page.getByRole('link', { name: /^Dinners \d+$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dinners' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Pages of Dinners' }).getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\/recipes\/browse\/dinners\?page=2$/)
    await expect(page.getByRole('navigation', { name: 'Pages of Dinners' })).toContainText('Page 2 of')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/recipes\/9\d{9}$/)
  })

  test('a kind says what it has in common, what just misses it and what is near, and is accessible', async ({
    page,
  }) => {
    await visit(page, VEGAN)
    await expect(page.getByRole('heading', { name: 'A few minutes more' })).toBeVisible()
    await expect(page.getByText('Minutes, and where they go')).toBeVisible()
    const table = page.getByRole('table', { name: 'One serving of each' })
    await expect(table.getByRole('row').nth(1)).toContainText(/\d+ kcal/)
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Vegan recipes in 30 minutes, \d+$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vegan recipes in 30 minutes' })).toBeVisible()
  })

  test('the hub is accessible', async ({ page }) => {
    await visit(page, '/recipes/browse')
    await expectAccessible(page)
  })

  test('every filter is one link away, set to what the page is about', async ({ page }) => {
    await visit(page, VEGAN)
    await page.getByRole('link', { name: 'All filters' }).click()
    await expect(page).toHaveURL(/\/recipes\?meal=dinner&diet=vegan&time=30$/)
    await expect(page.getByRole('heading', { name: /^\d+ recipes found$/ })).toBeVisible()
  })
})

test.describe('a nutrient', () => {
  test('is ranked by the portion, anew for plants, and for whoever reads', async ({ page }) => {
    await visit(page, IRON)
    const foods = page.getByRole('region', { name: /Foods with iron/ })
    await expect(foods.getByRole('listitem').first()).toContainText(/ mg/)
    await expect(foods).toContainText('14.8 mg, women 19 to 49')
    await foods.getByRole('link', { name: 'Plants only' }).click()
    await expect(page).toHaveURL(/\/iron\?eat=plants$/)
    await expect(foods).not.toContainText('liver')
    await foods.getByRole('link', { name: 'Men', exact: true }).click()
    await expect(page).toHaveURL(/\/iron\?eat=plants&for=men$/)
    await expect(foods).toContainText('8.7 mg, men 19 to 49')
    await expectAccessible(page)
  })

  test('leads to dishes, to its file and to the others', async ({ page }) => {
    await visit(page, IRON)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the list as CSV' }).click()
    expect((await download).suggestedFilename()).toBe('thymewell-iron-in-foods.csv')
    await page.getByRole('link', { name: 'Recipes high in iron' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Recipes high in iron' })).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'All nutrients' }).click()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Free sugars' }).click()
    await expect(page.getByRole('main')).toContainText('at most 30 g')
    await expectAccessible(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  // The browser does not fetch the scripts that it will not run.
  test.beforeEach(({ watch }) => watch.allow(/^request failed: .*\/assets\//))

  test('switches, pages and neighbours are links', async ({ page }) => {
    await page.goto(IRON)
    await page.getByRole('link', { name: 'Without fish or shellfish' }).click()
    await expect(page.getByRole('region', { name: /Foods with iron/ })).not.toContainText('Cockles')
    await page.goto('/recipes/browse/dinners')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dinners' })).toBeVisible()
    await page.getByRole('link', { name: /^Lunches, \d+$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lunches' })).toBeVisible()
  })
})
