import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from './journey.ts'
import { recipeSitePort } from './ports.ts'

const siteOf = (baseURL: string | undefined) =>
  `http://127.0.0.1:${recipeSitePort(Number(new URL(baseURL ?? '').port))}`

async function read(page: Page, pasted: string) {
  await page.getByLabel('Address or text of the recipe').fill(pasted)
  await page.getByRole('button', { name: 'Read Recipe' }).click()
}

const totals = (page: Page) => page.getByRole('status').filter({ hasText: 'kcal' })

test('a recipe is read from its address, corrected by keyboard, kept, opened, deleted and put back', async ({
  page,
  baseURL,
}) => {
  await visit(page, '/recipes/import')
  await read(page, `${siteOf(baseURL)}/soup`)
  await expect(page.getByRole('heading', { name: 'Lentil & tomato soup' })).toBeFocused()
  await expect(page.getByText('Red lentils, dried · 200 g')).toBeVisible()
  await expect(page.getByText('We do not know this food')).toHaveCount(1)
  await expect(page.getByText('2 of 5 ingredients are counted; the others would add to this.')).toBeVisible()
  await expect(page.getByText(/The site says 420 kcal; its ingredients add up to at least \d+\./)).toBeVisible()

  // The unknown food: by keyboard alone.
  await page.getByRole('button', { name: 'Change 3 glugs glimmerberry syrup' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('searchbox', { name: 'Another food for 3 glugs glimmerberry syrup' }).focus()
  await page.keyboard.type('golden syrup')
  await expect(page.getByRole('button', { name: 'Golden syrup' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Food: Golden syrup')).toBeVisible()
  await page.getByLabel('Weight in grams').fill('30')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Golden syrup · 30 g')).toBeVisible()
  await expect(page.getByText('3 of 5 ingredients are counted; the others would add to this.')).toBeVisible()
  await expectAccessible(page)

  // Half as many servings, twice the energy.
  const before = Number(((await totals(page).textContent()) ?? '').match(/\d+/)?.[0])
  await page.getByRole('spinbutton', { name: 'Servings' }).fill('2')
  await page.keyboard.press('Enter')
  await expect(async () => {
    expect(Number(((await totals(page).textContent()) ?? '').match(/\d+/)?.[0])).toBeCloseTo(before * 2, -1)
  }).toPass()
  const energy = ((await totals(page).textContent()) ?? '').match(/\d+/)?.[0] ?? ''

  await page.getByLabel('Name').fill('My soup')
  await page.getByRole('button', { name: 'Save Recipe' }).click()
  await expect(page).toHaveURL(/\/recipes\/private\/[0-9a-f]{16}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'My soup' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nutrition Facts' })).toBeVisible()
  await expect(page.getByText(`at least ${energy}`).first()).toBeVisible()
  await expect(page.getByText('Simmer the lentils for 20 minutes.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'From 127.0.0.1' })).toHaveAttribute('rel', /noopener/)
  await expect(page.getByText('Golden syrup').first()).toBeAttached()
  await expectAccessible(page)
})

test('foods that are found late take the list from nobody who has gone into it', async ({ page }) => {
  await visit(page, '/recipes/import')
  await read(page, 'Syrup\nServes 2\nIngredients\n30 g glimmerberry')
  await page.getByRole('button', { name: 'Change 30 g glimmerberry' }).click()
  const field = page.getByRole('searchbox', { name: 'Another food for 30 g glimmerberry' })
  await field.fill('golden')
  const food = page.getByRole('button', { name: 'Golden syrup' })
  await expect(food).toBeVisible()
  let isLate = false
  await page.route('**/api/recipe-import/foods', async route => {
    await expect(food).toBeFocused()
    isLate = true
    await route.fulfill({ json: { foods: [] } })
  })
  await field.pressSequentially('x')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => isLate).toBe(true)
  await expect(food).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Food: Golden syrup')).toBeVisible()
})

test('a pasted text is read, a line is written anew, and one taken out', { tag: ['@core', '@firefox'] }, async ({
  page,
}) => {
  await visit(page, '/recipes/import')
  await read(page, 'Flapjacks\nMakes 8\nIngredients\n250 g porridge oats\n125 g buter\nMethod\nBake for 25 minutes.')
  await expect(page.getByRole('heading', { name: 'Flapjacks' })).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'Servings' })).toHaveValue('8')
  await page.getByRole('button', { name: 'Change 125 g buter' }).click()
  await page.getByLabel('Ingredient as written').fill('125 g butter')
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  await expect(page.getByText(/^Butter.* · 125 g$/)).toBeVisible()
  await expect(page.getByText('All 2 ingredients are counted.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove this line' }).click()
  await expect(page.getByText('The one ingredient is counted.')).toBeVisible()
})

test('of a page with several recipes one is chosen', async ({ page, baseURL }) => {
  await visit(page, '/recipes/import')
  await read(page, `${siteOf(baseURL)}/two`)
  await expect(page.getByText('This page holds 2 recipes')).toBeVisible()
  await expect(page.getByText('It does not say how many it serves: please set it.')).toBeVisible()
  await page.getByRole('button', { name: 'Toast' }).click()
  await expect(page.getByRole('heading', { name: 'Toast' })).toBeVisible()
  await expectAccessible(page, ['light'])
})

test('each failure is said in our words, beside the field', async ({ page, baseURL, watch }) => {
  watch.allow(/status (of )?4\d\d/)
  const site = siteOf(baseURL)
  const failures = [
    ['', 'Paste the address of a recipe, or its text.'],
    ['soup', 'That is not the address of a web page.'],
    ['http://127.0.0.1/', 'We only read recipes from the public web'],
    [`${site}/inside`, 'We only read recipes from the public web'],
    [`${site}/nowhere`, 'That site does not give us the page.'],
    [`${site}/large`, 'That page is larger than 2 MB'],
    [`${site}/none`, 'There is no recipe on that page that we can read.'],
    ['Hello there, how are you?', 'We cannot find any ingredients in that.'],
  ] as const
  await visit(page, '/recipes/import')
  for (const [pasted, words] of failures) {
    await read(page, pasted)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words)
    await expect(page.getByLabel('Address or text of the recipe')).toHaveAttribute('aria-invalid', 'true')
  }
  await expectAccessible(page)
})

test('a recipe that is not in the account', async ({ page, watch }) => {
  watch.allow(/status (of )?404/)
  await visit(page, '/recipes/private/0123456789abcdef')
  await expect(page.getByRole('heading', { name: 'This recipe is not in your account' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Import a Recipe' }).click()
  await expect(page.getByRole('heading', { name: 'Import a Recipe' })).toBeVisible()
})

test('nothing is wider than the window', async ({ page, baseURL }) => {
  await visit(page, '/recipes/import')
  await read(page, `${siteOf(baseURL)}/soup`)
  await page.getByRole('button', { name: 'Change 200 g red lentils' }).click()
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
})
