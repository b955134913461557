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

  test('is shared where the browser can, and says so where it cannot', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await visit(page, DAL)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Share feature is not supported on this browser')).toBeVisible()
  })

  test('is printed by its button', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await visit(page, DAL)
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  })

  test('is scaled, measured in cups and ticked off', async ({ page }) => {
    await visit(page, CHANA)
    const line = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) })
    await expect(line('Basmati rice')).toContainText('240 g')
    for (let times = 0; times < 4; times++) await page.getByRole('button', { name: 'One more' }).click()
    await expect(page.getByRole('spinbutton', { name: 'Servings' })).toHaveValue('8')
    await expect(line('Basmati rice')).toContainText('480 g')
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
    await page.locator('summary').filter({ hasText: 'Vitamins and minerals' }).click()
    await expect(page.locator('summary').filter({ hasText: 'Iron' })).toBeVisible()
    await expectAccessible(page, ['light'])
  })

  test('is cooked step by step, with clocks that go on', async ({ page }) => {
    await visit(page, CHANA)
    await page.getByRole('button', { name: 'Cook mode' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Step 1 of 6')).toBeVisible()
    await expectWellAtBothWidths(page)
    await dialog.getByRole('button', { name: 'Start 12 to 15 minutes' }).click()
    await expect(dialog.getByRole('timer')).toContainText(/1[12]:\d\d/)
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText('Step 2 of 6')).toBeVisible()
    // A clock is seen from every step, and leads back to its own.
    await expect(dialog.getByRole('timer')).toBeVisible()
    await dialog.getByRole('button', { name: 'Step 1' }).click()
    await expect(dialog.getByText('Step 1 of 6')).toBeVisible()
    for (let step = 1; step < 6; step++) await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Cook mode' })).toBeFocused()
    const outside = page.getByRole('complementary', { name: 'Kitchen clocks' })
    await expect(outside.getByRole('timer')).toBeVisible()
    await expectWellAtBothWidths(page)
    await outside.getByRole('button', { name: 'Step 1' }).click()
    await expect(dialog.getByText('Step 1 of 6')).toBeVisible()
    await dialog.getByRole('button', { name: 'Stop the clock of 12 to 15 minutes' }).click()
    await expect(dialog.getByRole('timer')).toHaveCount(0)
  })

  test('rings when a clock runs out, says what for and covers nothing, on another page as well', async ({ page }) => {
    await page.clock.install()
    await visit(page, CHANA)
    await page.getByRole('button', { name: 'Cook mode' }).click()
    const dialog = page.getByRole('dialog')
    const start = dialog.getByRole('button', { name: 'Start 30 seconds' })
    await start.click()
    await page.clock.runFor(31_000)
    await expect(dialog.getByText('Time is up: 30 seconds')).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Time is up' })).toContainText(
      /30 seconds.*30 seconds/s,
    )
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('button', { name: 'Dismiss the clock of 30 seconds' }).click()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await start.click()
    await dialog.getByRole('button', { name: 'Leave cook mode' }).click()
    await page.getByRole('link', { name: 'Thymewell' }).first().click()
    await expect(page).not.toHaveURL(CHANA)
    await page.clock.runFor(31_000)
    await expect(page.getByText(/Time is up: 30 seconds\. Chana masala: /)).toBeVisible()
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
