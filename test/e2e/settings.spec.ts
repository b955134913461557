import { sendChange } from './changes.ts'
import { expect, expectAccessible, expectSaved, test, visit } from './journey.ts'
import { asMember } from './people.ts'

const PAGE = '/dashboard/settings'

test('notifications are off, and kept when they are ticked', { tag: '@core' }, async ({ page }) => {
  await asMember(page, 'ann')
  await visit(page, PAGE)
  await expectAccessible(page)
  for (const name of ['Meal reminders', 'Supplement reminders', 'Progress updates', 'Newsletter']) {
    await expect(page.getByRole('checkbox', { name })).not.toBeChecked()
  }
  await page.getByRole('checkbox', { name: 'Newsletter' }).check()
  await expectSaved(page)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Newsletter' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Meal reminders' })).not.toBeChecked()
})

test('a change that cannot be kept is taken back on the page, and the focus stays where it was', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|request failed/)
  await asMember(page, 'ann')
  await visit(page, PAGE)
  const box = page.getByRole('checkbox', { name: 'Newsletter' })
  await box.focus()
  await context.setOffline(true)
  await page.keyboard.press('Space')
  await expect(page.getByText('You are offline, so nothing was changed.')).toBeVisible()
  await expect(box).not.toBeChecked()
  await expect(box).toBeFocused()
  await page.getByLabel('Energy').selectOption('Kilojoules (kJ)')
  await expect(page.getByLabel('Energy')).toHaveValue('kcal')
  await context.setOffline(false)
  await box.focus()
  await page.keyboard.press('Space')
  await expectSaved(page)
  await expect(box).toBeChecked()
  await expect(box).toBeFocused()
})

test('kilojoules are shown everywhere at once, without a flash, and in another window', async ({ page, context }) => {
  await asMember(page, 'ben')
  await visit(page, '/recipes')
  const badge = page
    .getByRole('article')
    .first()
    .getByText(/^\d+ kcal$/)
  await expect(badge).toBeVisible()
  await visit(page, PAGE)
  await page.getByLabel('Energy').selectOption('Kilojoules (kJ)')
  await expectSaved(page)
  await page.goto('/recipes')
  await expect(badge).toBeHidden()
  await expect(
    page
      .getByRole('article')
      .first()
      .getByText(/^[\d,]+ kJ$/),
  ).toBeVisible()
  await page.goto('/recipes/9000000301')
  await expect(page.getByText('kJ each')).toBeVisible()
  await expect(page.getByText('kcal each')).toBeHidden()
  const lamp = page.getByRole('listitem').filter({ hasText: /^Energy/ })
  await expect(lamp.locator('.font-serif').getByText(/kJ$/).first()).toBeVisible()
  await expectAccessible(page)

  // A browser that knows only who is signed in learns it with its first page.
  const second = await context.newPage()
  await second.goto('/robots.txt')
  await second.evaluate(() => localStorage.removeItem('energy'))
  await visit(second, '/recipes')
  await expect(
    second
      .getByRole('article')
      .first()
      .getByText(/^[\d,]+ kJ$/),
  ).toBeVisible()
})

test('kilojoules are in the filters and in the list of saved recipes', async ({ page }) => {
  await asMember(page, 'ben')
  await visit(page, PAGE)
  await page.getByLabel('Energy').selectOption('Kilojoules (kJ)')
  await expectSaved(page)
  // Words that no style sheet can choose between.
  await page.goto('/recipes?kcal=400')
  await page.locator('summary', { hasText: 'Filters' }).click()
  await expect(page.getByLabel('Energy a serving').locator('option:checked')).toHaveText('1,674 kJ or less')
  await sendChange(page, 'recipe-mark', { id: '9000000301', saved: true })
  await visit(page, '/dashboard/saved-recipes')
  await page.getByRole('radio', { name: 'List' }).check({ force: true })
  await expect(page.getByRole('article').getByText(/^[\d,]+ kJ$/)).toBeVisible()
  await expect(page.getByRole('article').getByText(/kcal/)).toBeHidden()
  await page.locator('summary', { hasText: 'Filters' }).click()
  await expect(page.getByLabel('Energy a serving')).toContainText('1,674 kJ or less')
})

test('units that are chosen before the server has told the old ones stay chosen', async ({ page }) => {
  await asMember(page, 'ben')
  const told = Promise.withResolvers<void>()
  // Alone, or together with what else a page asks for.
  const session = /\/api\/(?:session|member-parts)/
  await page.route(session, async route => {
    const answer = await route.fetch()
    await told.promise
    await route.fulfill({ response: answer })
  })
  const asked = page.waitForRequest(session)
  await page.goto('/robots.txt')
  await page.evaluate(() => sessionStorage.clear())
  await visit(page, PAGE)
  await asked
  await page.getByLabel('Energy').selectOption('Kilojoules (kJ)')
  await expectSaved(page)
  const late = page.waitForResponse(session)
  told.resolve()
  await (await late).finished()
  await visit(page, '/recipes')
  await expect(
    page
      .getByRole('article')
      .first()
      .getByText(/^[\d,]+ kJ$/),
  ).toBeVisible()
})

test('filters that are opened before their script has come are in the chosen unit', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('energy', 'kJ'))
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/recipes?kcal=400', { waitUntil: 'commit' })
  await page.locator('summary', { hasText: 'Filters' }).click()
  await expect(page.getByLabel('Energy a serving')).toBeVisible()
  scripts.resolve()
  await expect(page.getByLabel('Energy a serving').locator('option:checked')).toHaveText('1,674 kJ or less')
})

test('weight and height are typed and shown in the chosen units', async ({ page }) => {
  await asMember(page, 'cleo')
  await visit(page, PAGE)
  await page.getByLabel('Weight').selectOption('Stones and pounds (st, lb)')
  await expectSaved(page)
  const kept = page.waitForResponse(answer => answer.request().method() === 'POST' && answer.ok())
  await page.getByLabel('Height').selectOption('Feet and inches (ft, in)')
  await kept
  await visit(page, '/dashboard/profile?edit=yes')
  await page.getByLabel('Weight in stones').fill('12')
  await page.getByLabel('Weight in pounds').fill('7')
  await page.getByLabel('Height in feet').fill('5')
  await page.getByLabel('Height in inches').fill('11')
  await page.getByLabel(/^I agree/).check()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('main')).toContainText('12 st 7 lb')
  await expect(page.getByRole('main')).toContainText('5 ft 11 in')
})

test('a public page is off, then shows what was chosen and nothing else', async ({ page, browser, watch }) => {
  watch.allow(/status (of )?(400|404)/)
  const ann = await asMember(page, 'ann')
  const address = `ann-${ann.id}`.slice(0, 30)
  await visit(page, PAGE)
  await expect(page.getByRole('checkbox', { name: 'Public profile' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Share progress' })).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Public profile' }).check()
  await expectSaved(page)
  await page.getByLabel('Address of the page').fill('No Spaces Please')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('An address has 3 to 40 letters').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Address of the page').fill(address)
  await page.getByRole('button', { name: 'Save address' }).click()
  const link = page.getByRole('link', { name: 'See your public page' })
  await expect(link).toHaveAttribute('href', `/p/${address}`)

  const elsewhere = await browser.newContext()
  const somebody = await elsewhere.newPage()
  const origin = new URL(page.url()).origin
  await somebody.goto(`${origin}/p/${address}`)
  await expect(somebody.getByRole('heading', { level: 1 })).toHaveText('A Thymewell cook')
  await expect(somebody.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  expect(await somebody.content()).not.toContain(ann.name)
  expect(await somebody.content()).not.toContain(ann.id)
  await expectAccessible(somebody)

  const name = page.getByRole('checkbox', { name: 'Show your name' })
  await name.check()
  await expect(page.locator('label', { has: name }).getByText('Saved')).toBeVisible()
  await expect
    .poll(async () => {
      await somebody.reload()
      return somebody.getByRole('heading', { level: 1 }).textContent()
    })
    .toBe(ann.name)

  await page.getByRole('checkbox', { name: 'Public profile' }).uncheck()
  await expect(link).toHaveCount(0)
  const status = async () => (await somebody.goto(`${origin}/p/${address}`))?.status()
  await expect.poll(status).toBe(404)
  await elsewhere.close()
})

test('a visitor’s first choice of units makes them a guest', async ({ page }) => {
  await visit(page, PAGE)
  await expect(page.getByText('to choose what we send you')).toBeVisible()
  await page.getByLabel('Energy').selectOption('Kilojoules (kJ)')
  await expectSaved(page)
  await page.reload()
  await expect(page.getByLabel('Energy')).toHaveValue('kJ')
})
