import { LATER_PAGES, PUBLIC_PAGES } from './addresses.ts'
import { expect, test } from './journey.ts'

test.use({ javaScriptEnabled: false })
// The browser does not fetch the scripts that it will not run.
test.beforeEach(({ watch }) => watch.allow(/^request failed: .*\/assets\//))

test('every page reads and links without JavaScript', async ({ page }) => {
  for (const path of [...PUBLIC_PAGES, ...LATER_PAGES]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(80)
      const shop = page.getByRole('link', { name: 'Shop Supplements' }).last()
      await expect(shop).toHaveAttribute('href', '/shop/supplements')
    })
  }
})

test('the shop can be searched and walked without JavaScript', async ({ page }) => {
  await page.goto('/shop/supplements')
  await page.getByRole('searchbox').fill('biotin')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/q=biotin/)
  // A chip above the products has the same name.
  await page.getByRole('article').getByRole('link', { name: 'Biotin', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Biotin' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('£5.65')
})

test('recipes can be searched, filtered and walked without JavaScript', { tag: '@core' }, async ({ page }) => {
  await page.goto('/recipes')
  await page.getByText('Filters', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Vegan' }).check()
  await page.getByRole('combobox', { name: 'Search recipes' }).fill('lentil')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/q=lentil/)
  await expect(page.getByRole('heading', { name: /\d+ recipes? found/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Vegan (remove)' })).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: 'Red lentil dal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Red lentil dal' })).toBeVisible()
})

test('four answers on the home page lead to a dinner and its recipe without JavaScript', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel('Eating').selectOption('Vegan')
  await page.getByLabel('Without').selectOption('Soya')
  await page.getByLabel('Time tonight').selectOption('45 minutes')
  await page.getByRole('button', { name: 'Plan tonight' }).click()
  await expect(page).toHaveURL(/\/tonight\?eats=vegan&without=soya&people=2&time=45$/)
  const dinner = page.getByRole('heading', { level: 2 }).first()
  const first = (await dinner.textContent()) ?? ''
  await expect(page.getByText('It is vegan, without soya')).toBeVisible()
  await page.getByRole('link', { name: 'Another one' }).click()
  await expect(dinner).not.toHaveText(first)
  const second = (await dinner.textContent()) ?? ''
  await page.getByRole('link', { name: 'Cook tonight' }).click()
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible()
})

test('the questions of a lesson are answered one after the other, and lead to the next lesson without JavaScript', async ({
  page,
}) => {
  await page.goto('/learn/courses/nutrition-from-the-ground-up/protein')
  const check = page.getByRole('region', { name: 'Check yourself' })
  await check.getByRole('radio', { name: 'By body weight' }).check()
  await check.getByRole('button', { name: 'Answer' }).click()
  await expect(check).toContainText('Right.')
  for (const place of [2, 3, 4, 5]) {
    await check.getByRole('button', { name: 'Next question' }).click()
    await expect(check).toContainText(`${place} of 5`)
    await check.getByRole('radio').last().check()
    await check.getByRole('button', { name: 'Answer' }).click()
    await expect(check.getByRole('link', { name: 'Read that part again' })).toBeVisible()
  }
  // The page does not know who reads it until it is asked.
  await page.goto('/learn/courses/nutrition-from-the-ground-up/protein')
  await expect(check).toContainText('1 of 5')
  await check.getByRole('button', { name: 'Go on where I was' }).click()
  await expect(page.getByRole('heading', { name: 'Lesson done' })).toBeVisible()
  await page.getByRole('link', { name: 'Go on', exact: true }).click()
  await expect(page.getByText('Lesson 4 of 12')).toBeVisible()
  await page.getByRole('link', { name: /^Next lesson/ }).click()
  await expect(page.getByText('Lesson 5 of 12')).toBeVisible()
})

test('an article is marked as read without JavaScript', async ({ page }) => {
  await page.goto('/learn/articles/how-much-fibre-is-in-a-day')
  await page.getByRole('button', { name: 'Mark as read' }).click()
  await expect(page.getByText('You have read this')).toBeVisible()
})
