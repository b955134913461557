import type { Page } from '@playwright/test'
import { person } from '../people.ts'
import { expect, expectAccessible, test, visit } from './journey.ts'
import { asMember } from './people.ts'

const FLAPJACKS = `Flapjacks
Makes 8
Ingredients
250 g porridge oats
125 g butter
2-3 tbsp golden syrup
salt and pepper
Method
Heat the oven to 180°C (fan 160°C, gas 4).
Bake for 25 minutes.`

const IMPORTS = '/dashboard/saved-recipes?collection=imports'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Reads the flapjacks and keeps them; the page is theirs afterwards. */
async function keepFlapjacks(page: Page, name = 'Flapjacks') {
  await visit(page, '/recipes/import')
  await page.getByLabel('Address or text of the recipe').fill(FLAPJACKS)
  await page.getByRole('button', { name: 'Read Recipe' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Save Recipe' }).click()
  await expect(heading(page, name)).toBeVisible()
  return page.url()
}

test('a guest keeps a recipe, signs up, and finds it from another browser', { tag: '@core' }, async ({
  page,
  browser,
}) => {
  const address = await keepFlapjacks(page)
  await expect(page.getByText('Kept in this browser as a guest.')).toBeVisible()
  const ann = person('ann')
  await visit(page, '/login?mode=sign-up')
  await page.getByLabel('Name').fill(ann.name)
  await page.getByLabel('E-mail').fill(ann.email)
  await page.getByLabel('Password', { exact: true }).fill(ann.password)
  await page.getByRole('button', { name: /^(Create Account|Sign Up)/ }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await visit(page, IMPORTS)
  await expect(page.getByRole('article').filter({ hasText: 'Flapjacks' })).toBeVisible()
  await expect(page.getByText('This is sample data.')).toHaveCount(0)

  // Another browser of hers sees it; one of nobody's does not.
  const cookies = await page.context().cookies()
  const other = await browser.newContext()
  const stranger = await browser.newContext()
  await other.addCookies(cookies)
  const [hers, nobodys] = [await other.newPage(), await stranger.newPage()]
  await visit(hers, address)
  await expect(heading(hers, 'Flapjacks')).toBeVisible()
  expect((await nobodys.goto(address))?.status()).toBe(404)
  await expect(heading(nobodys, 'This recipe is not in your account')).toBeVisible()
  await Promise.all([other.close(), stranger.close()])
})

test('the page has what every recipe’s has: servings, measures, ticks, cook mode and lights', async ({ page }) => {
  await asMember(page, 'ann')
  await keepFlapjacks(page)
  const main = page.getByRole('main')
  await expect(main.getByText('2-3 tbsp golden syrup')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Servings' }).fill('16')
  await page.keyboard.press('Enter')
  await expect(main.getByText('500 g porridge oats')).toBeVisible()
  await expect(main.getByText('4–6 tbsp golden syrup')).toBeVisible()
  await expect(main.getByText('Salt and pepper')).toHaveCount(1)
  await main.getByText('500 g porridge oats').click()
  await expect(page.getByRole('checkbox', { name: '500 g porridge oats' })).toBeChecked()
  await main.getByText('US', { exact: true }).click()
  await expect(main.getByText('Heat the oven to 350°F (fan 325°F).')).toBeVisible()
  await page.getByRole('button', { name: 'Cook mode' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start cooking' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Next step' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /25 min/ })).toBeVisible()
  await page.getByRole('button', { name: 'Leave cook mode' }).click()
  await expectAccessible(page)
})

test('it is edited, and a weight of the dish gives it its lights', async ({ page }) => {
  await asMember(page, 'ann')
  await keepFlapjacks(page)
  await expect(page.getByText('Weigh the finished dish once')).toBeVisible()
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(heading(page, 'Edit your recipe')).toBeVisible()
  await page.getByRole('button', { name: /^Change 125 g butter/ }).click()
  await page.getByLabel('Ingredient as written').fill('150 g butter')
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  await expect(page.getByText(/^Butter.* · 150 g$/)).toBeVisible()
  await page.getByLabel('Another ingredient').fill('50 g sultanas')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText(/^Sultanas.* · 50 g$/)).toBeVisible()
  await page.getByLabel('Total time in minutes').fill('forty')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('A whole number of minutes, up to a week.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Please correct what’s marked above.')
  await expectAccessible(page)
  await page.getByLabel('Total time in minutes').fill('40')
  await page.getByLabel('Weight of the finished dish').fill('480')
  await page.getByLabel('Directions').fill('Melt the butter.\nBake for 25 minutes.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(heading(page, 'Flapjacks')).toBeVisible()
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByText('150 g butter')).toBeVisible()
  await expect(main.getByText('Melt the butter.')).toBeVisible()
  await expect(main.getByText('40 min')).toBeVisible()
  await expect(main.getByText('A serving is about 60 g.')).toBeVisible()
  await expect(main.getByText(/^high$/i).first()).toBeVisible()
  await expect(page.getByText('Weigh the finished dish once')).toHaveCount(0)
})

test('it is among the saved recipes, is found, deleted and put back', async ({ page }) => {
  await asMember(page, 'ann')
  await keepFlapjacks(page, 'Zanzibar flapjacks')
  await visit(page, '/dashboard/saved-recipes')
  const card = page.getByRole('article').filter({ hasText: 'Zanzibar flapjacks' })
  await expect(card).toContainText('Your import, private')
  await expect(card.getByRole('button', { name: /Organise/ })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('combobox').fill('zanzib')
  await page.getByRole('option', { name: 'Zanzibar flapjacks' }).click()
  await expect(heading(page, 'Zanzibar flapjacks')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(heading(page, 'Zanzibar flapjacks is deleted')).toBeVisible()
  await expectAccessible(page, ['light'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading(page, 'Zanzibar flapjacks is deleted')).toHaveCount(0)
  await expect(heading(page, 'Zanzibar flapjacks')).toBeVisible()
  await page.getByRole('link', { name: 'Your imports' }).click()
  await page.getByRole('button', { name: 'Delete Zanzibar flapjacks' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing imported yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeVisible()
})

test('an answer that is lost is said, and pressing again keeps one recipe', async ({ page, watch }) => {
  watch.allow(/private-recipes|ERR_FAILED/)
  await asMember(page, 'ann')
  await visit(page, '/recipes/import')
  await page.getByLabel('Address or text of the recipe').fill(FLAPJACKS)
  await page.getByRole('button', { name: 'Read Recipe' }).click()
  // The shop keeps it, and nobody hears of it.
  await page.route('**/api/private-recipes', async route => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Save Recipe' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('That could not be saved. Please try again.')
  await page.unroute('**/api/private-recipes')
  await page.getByRole('button', { name: 'Save Recipe' }).click()
  await expect(heading(page, 'Flapjacks')).toBeVisible()
  await visit(page, IMPORTS)
  await expect(page.getByRole('article')).toHaveCount(1)
})
