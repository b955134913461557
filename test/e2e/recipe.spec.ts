import { expect, expectAccessible, expectSaid, expectWellAtBothWidths, test, visit } from './journey.ts'

const DAL = '/recipes/9000000301'
const CHANA = '/recipes/9000000331'

test.describe('a recipe', () => {
  test('shows what a cook needs, and is accessible', async ({ page }) => {
    await visit(page, DAL)
    await expect(page).toHaveTitle('Red lentil dal | Thymewell')
    await expect(page.getByRole('heading', { level: 1, name: 'Red lentil dal' })).toBeVisible()
    for (const name of ['Ingredients', 'Directions', 'Nutrition Facts', 'Rate this Recipe', 'Similar recipes'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    for (const term of ['Total time', 'Servings', 'kcal each', 'Difficulty'])
      await expect(page.getByText(term, { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('whose photograph cannot be had shows its initials in the same place', async ({ page, watch }) => {
    watch.allow(/pictures|ERR_FAILED/)
    await page.route('**/pictures/chana-masala-*', route => route.abort())
    await visit(page, CHANA)
    await expect(page.locator('main .picture-missing').first()).toBeVisible()
    await expectAccessible(page)
  })

  test('is shared where the browser can, and says so where it cannot, with the address to copy', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await visit(page, DAL)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Share feature is not supported on this browser')).toBeVisible()
    await page.getByRole('button', { name: 'Copy the address' }).click()
    await expectSaid(page, 'Address copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })

  test('is printed by its button', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await visit(page, DAL)
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  })

  test('is scaled, measured in cups and ticked off', { tag: ['@core', '@firefox'] }, async ({ page }) => {
    await visit(page, CHANA)
    const line = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) })
    await expect(line('Basmati rice')).toContainText('240 g')
    for (let times = 0; times < 4; times++) await page.getByRole('button', { name: 'One more' }).click()
    await expect(page.getByRole('spinbutton', { name: 'Servings' })).toHaveValue('8')
    await expect(line('Basmati rice')).toContainText('480 g')
    // Also in the head, which is printed, and in what the steps say themselves.
    await expect(page.getByRole('definition').filter({ hasText: /^8$/ })).toBeVisible()
    await page.getByRole('radio', { name: 'US' }).check({ force: true })
    await expect(line('Water')).toContainText('2 cups')
    await page.getByRole('checkbox', { name: 'Basmati rice' }).check()
    await expect(page.getByRole('checkbox', { name: 'Basmati rice' })).toBeChecked()
    await expect(page.getByRole('heading', { name: 'Nutrition Facts' })).toBeVisible()
    await expectWellAtBothWidths(page)
  })

  test('tells which ingredient gives how much, per serving and per 100 g', async ({ page }) => {
    await visit(page, CHANA)
    await page.locator('summary').filter({ hasText: 'Protein' }).click()
    await expect(page.getByText('Tinned chickpeas').or(page.getByText('Chickpeas')).first()).toBeVisible()
    const panel = page.getByRole('region', { name: 'Nutrition Facts' })
    await expect(panel.getByText('528 kcal').first()).toBeVisible()
    await page.getByRole('radio', { name: 'Per 100 g' }).check({ force: true })
    await expect(panel.getByText('528 kcal').first()).toBeHidden()
    // The first lines stand open, the rest is a press away.
    const vitamins = page.getByRole('region', { name: 'Vitamins and minerals' }).locator('summary:visible')
    await expect(vitamins).toHaveCount(7)
    await page.locator('summary').filter({ hasText: 'Vitamins and minerals' }).click()
    await expect(page.locator('summary').filter({ hasText: 'Iron' })).toBeVisible()
    await expectAccessible(page, ['light'])
  })

  test('scales what its steps say themselves', async ({ page }) => {
    await visit(page, '/recipes/9000000309')
    const steps = page.getByRole('region', { name: 'Directions' })
    await expect(steps.getByText('Heat 2 tablespoons of the oil')).toBeVisible()
    await expect(steps.getByRole('heading', { level: 3 }).first()).toHaveText(/^[A-Z][a-z]+ the /)
    await page.getByRole('button', { name: 'One more' }).click()
    await page.getByRole('button', { name: 'One more' }).click()
    await expect(steps.getByText('Heat 3 tbsp of the oil')).toBeVisible()
  })

  test('leads to similar ones, which are pages of their own', async ({ page }) => {
    await visit(page, CHANA)
    await page.getByRole('button', { name: 'One more' }).click()
    const next = page.getByRole('region', { name: 'Similar recipes' }).getByRole('link').first()
    await next.click()
    await expect(page).not.toHaveURL(CHANA)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Chana masala')
    await expect(page.getByRole('spinbutton', { name: 'Servings' })).not.toHaveValue('5')
  })

  test('fits one sheet of paper', async ({ page }) => {
    for (const path of [DAL, CHANA, '/recipes/9000000601']) {
      await visit(page, path)
      for (let times = 0; times < 2; times++) await page.getByRole('button', { name: 'One more' }).click()
      const sheet = (await page.pdf({ format: 'A4' })).toString('latin1')
      expect(sheet.match(/\/Type \/Page\b/g), path).toHaveLength(1)
    }
  })
})

test('a recipe that is not there says so and offers others', async ({ page, watch }) => {
  watch.allow(/status (of )?404/)
  await visit(page, '/recipes/12345')
  await expectSaid(page, 'Recipe not available')
  await expect(
    page.getByText(
      "The recipe you're looking for doesn't exist in our database. Here are some recipes you might like:",
    ),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  await page.getByRole('link', { name: /Red lentil dal/ }).click()
  await expect(page).toHaveURL(DAL)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ watch }) => watch.allow(/^request failed: .*\/assets\//))

  test('every figure opens, and what cannot be done is not offered', async ({ page }) => {
    await page.goto(CHANA)
    await page.locator('summary').filter({ hasText: 'Protein' }).click()
    await expect(page.getByText('18 g').first()).toBeVisible()
    for (const name of ['Save', 'Share', 'Cook mode', 'One more'])
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
    const panel = page.getByRole('region', { name: 'Nutrition Facts' })
    await page.getByRole('radio', { name: 'Per 100 g' }).check({ force: true })
    await expect(panel.getByText('528 kcal').first()).toBeHidden()
  })
})
