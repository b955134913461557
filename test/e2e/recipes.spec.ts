import { expect, expectAccessible, expectSaid, expectWellAtBothWidths, reload, test, visit } from './journey.ts'

const PAGE = '/recipes'
const box = 'Search recipes'

test.describe('finding recipes', () => {
  test('begins with popular ones, and is accessible', async ({ page }) => {
    await visit(page, PAGE)
    await expect(page).toHaveTitle('Find Recipes | Thymewell')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are you in the mood for?')
    await expect(page.getByRole('heading', { level: 2, name: 'Popular Recipes' })).toBeVisible()
    expect(await page.getByRole('article').count()).toBeGreaterThan(8)
    await expect(page.locator('main img[fetchpriority=high]')).toHaveCount(1)
    await expectAccessible(page)
  })

  test('a card tells calories, minutes and servings, and leads to its page wherever it is pressed', async ({
    page,
  }) => {
    await visit(page, PAGE)
    const card = page.getByRole('article').filter({ hasText: 'Red lentil dal' })
    await expect(card).toContainText(/\d+ kcal/)
    await expect(card).toContainText(/\d+ min/)
    await expect(card).toContainText(/\d+ servings/)
    await card.getByText(/\d+ servings/).click({ force: true })
    await expect(page).toHaveURL(/\/recipes\/9\d{9}$/)
  })

  test('searches by the button, counts what it found, and the back button takes the search away', {
    tag: ['@core', '@firefox'],
  }, async ({ page }) => {
    await visit(page, PAGE)
    await page.getByRole('combobox', { name: box }).fill('lentils')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/recipes\?q=lentils$/)
    await expect(page.getByRole('heading', { name: /^\d+ recipes found$/ })).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'Red lentil dal' })).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Popular Recipes' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: box })).toHaveValue('')
  })

  test('an empty term does nothing; the button in the box goes back to the popular recipes', async ({ page }) => {
    await visit(page, `${PAGE}?q=lentils`)
    await page.getByRole('combobox', { name: box }).fill('  ')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^\d+ recipes found$/ })).toBeVisible()
    await expect(page).toHaveURL(/\/recipes\?q=lentils$/)
    await page.getByRole('combobox', { name: box }).fill('lentils')
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page).toHaveURL(/\/recipes$/)
    await expect(page.getByRole('heading', { name: 'Popular Recipes' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: box })).toHaveValue('')
  })

  test('gives the best match, and says what it left out', async ({ page }) => {
    await visit(page, `${PAGE}?q=birthday+cake`)
    await expect(page.getByText(/^Nothing with “birthday”; \d+ with “cake”/)).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText(/cake/i)
    await visit(page, `${PAGE}?q=iron+rich`)
    await expect(page.getByText('Most first, at least 4.2 mg iron a serving.')).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText(/\d+\.\d mg iron/)
    await expectAccessible(page)
  })

  test('says so when nothing matches, and shows what to cook instead', async ({ page }) => {
    await visit(page, `${PAGE}?q=xylophone+zebra`)
    await expect(
      page.getByText('No recipes found for "xylophone zebra". Here are some popular recipes to try:'),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Popular Recipes' })).toBeVisible()
    await expectAccessible(page)
  })

  test('a search that is too long is an error with its words', async ({ page, watch }) => {
    watch.allow(/status (of )?400/)
    const answer = await visit(page, `${PAGE}?q=${'x'.repeat(101)}`)
    expect(answer?.status()).toBe(400)
    await expect(page.getByRole('heading', { name: 'Search Error' })).toBeVisible()
    await expect(page.getByText('Please try again with different search terms.')).toBeVisible()
    await expectSaid(page, 'Failed to fetch recipes. Please try again.')
    await expectAccessible(page)
  })

  test('a slip of the finger finds the word that was meant', async ({ page }) => {
    await visit(page, `${PAGE}?q=letnil`)
    await expect(page.getByText('These are for “lentil”.')).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'Red lentil dal' })).toBeVisible()
  })

  test('pages go on and back, and one beyond the last is the last', async ({ page }) => {
    await visit(page, `${PAGE}?sort=name`)
    const first = await page.getByRole('article').first().textContent()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/sort=name&page=2$/)
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
    await expect(page.getByRole('article').first()).not.toHaveText(first ?? '')
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect(page.getByRole('article').first()).toHaveText(first ?? '')
    await visit(page, `${PAGE}?sort=name&page=99999`)
    await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0)
  })
})

test.describe('suggestions', () => {
  test('come while one types, are walked by keys and lead to the recipe', { tag: ['@core', '@firefox'] }, async ({
    page,
  }) => {
    await visit(page, PAGE)
    const field = page.getByRole('combobox', { name: box })
    await field.pressSequentially('red lentil d')
    const option = page.getByRole('option', { name: 'Red lentil dal' })
    await expect(option).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expectWellAtBothWidths(page)
    await field.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
    await field.press('Escape')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveValue('red lentil d')
    await field.pressSequentially('a')
    await expect(option).toBeVisible()
    // Up from the box is the last one, up from the first is the box.
    await field.press('ArrowUp')
    await field.press('ArrowUp')
    await expect(option).toHaveAttribute('aria-selected', 'false')
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/recipes\/9\d{9}$/)
  })

  test('Enter without a choice searches for the words', async ({ page }) => {
    await visit(page, PAGE)
    const field = page.getByRole('combobox', { name: box })
    await field.pressSequentially('dal')
    const suggested = page.getByRole('listbox', { name: 'Recipes', exact: true }).getByRole('option')
    await expect(suggested.first()).toBeVisible()
    await field.press('Enter')
    await expect(page).toHaveURL(/\?q=dal$/)
    await expect(suggested).toHaveCount(0)
  })
})

test.describe('filters', () => {
  test('chips turn on and off and keep the words', async ({ page }) => {
    await visit(page, `${PAGE}?q=curry`)
    await page.getByRole('link', { name: 'Vegan', exact: true }).click()
    await expect(page).toHaveURL(/\?q=curry&diet=vegan$/)
    await page.getByRole('link', { name: 'Vegan (remove)' }).click()
    // Taken off by hand: anyone who eats by rules is not given them again.
    await expect(page).toHaveURL(/\?q=curry&eats=any$/)
  })

  test('what is pressed and typed before the first has been answered is all asked for', async ({ page }) => {
    await visit(page, '/recipes')
    let pressed = Promise.withResolvers<void>()
    await page.route('**/recipes.data*', async route => {
      await pressed.promise
      // The first is given up for the second.
      await route.continue().catch(() => {})
    })
    await page.getByRole('link', { name: 'Vegan', exact: true }).click()
    await page.getByRole('link', { name: 'Dinner', exact: true }).click()
    pressed.resolve()
    await expect(page).toHaveURL('/recipes?meal=dinner&diet=vegan')
    await expect(page.getByRole('link', { name: 'Vegan (remove)' })).toBeVisible()
    pressed = Promise.withResolvers<void>()
    await page.getByRole('link', { name: 'Vegan (remove)' }).click()
    await page.getByRole('combobox', { name: box }).fill('pie')
    await page.getByRole('combobox', { name: box }).press('Enter')
    pressed.resolve()
    await expect(page).toHaveURL('/recipes?q=pie&meal=dinner&eats=any')
  })

  test('the panel asks for everything else, and what is asked stays in it', { tag: '@desktop' }, async ({ page }) => {
    await visit(page, PAGE)
    await page.getByText('Filters', { exact: true }).click()
    await page.getByLabel('Time').selectOption('45 min or less')
    await page.getByRole('checkbox', { name: 'Milk' }).check()
    await page.getByLabel('With what I have').fill('onions, garlic')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show recipes' }).click()
    await expect(page).toHaveURL(/time=45&without=milk&have=onions%2C\+garlic$/)
    await expect(page.getByRole('article').first()).toContainText(/Uses \d+ of your \d+/)
    await page.getByText('Filters, 3').click()
    await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeChecked()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(/\/recipes\?eats=any$/)
  })

  test('the order is chosen beside the results', async ({ page }) => {
    await visit(page, `${PAGE}?diet=vegan`)
    await page.getByLabel('Sort by').selectOption('fewest calories')
    await expect(page).toHaveURL(/diet=vegan&sort=calories$/)
    const badges = page.getByRole('article').getByText(/^\d+ kcal$/)
    await expect
      .poll(async () => {
        const calories = (await badges.allTextContents()).map(text => Number.parseInt(text, 10))
        return calories.length > 3 && calories.every((kcal, at) => at === 0 || kcal >= (calories[at - 1] ?? 0))
      })
      .toBe(true)
  })

  test('the back button brings back the place', async ({ page }) => {
    await visit(page, `${PAGE}?sort=name`)
    const card = page.getByRole('article').nth(11)
    await card.scrollIntoViewIfNeeded()
    // Cards take their height as they come near, which moves the page a little.
    let place = 0
    const settled = async () => {
      await card.getByRole('link').click({ trial: true })
      const before = place
      place = await page.evaluate(() => window.scrollY)
      return place === before
    }
    await expect.poll(settled).toBe(true)
    expect(place).toBeGreaterThan(300)
    await card.getByRole('link').click()
    await expect(page).toHaveURL(/\/recipes\/\d+$/)
    await page.goBack()
    await expect(page).toHaveURL(/sort=name$/)
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY / 10))).toBe(Math.round(place / 10))
  })
})

test('a recipe is saved, said so, and still saved after a reload', async ({ page }) => {
  await visit(page, PAGE)
  const save = page.getByRole('button', { name: 'Save Red lentil dal' })
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  const kept = page.waitForResponse(/\/api\/changes$/)
  await save.click()
  await expectSaid(page, 'Recipe saved to your collection')
  await kept
  await expect(page).toHaveURL(/\/recipes$/)
  await reload(page)
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await save.click()
  await expect(page.getByText('Recipe removed from saved items')).toBeVisible()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
})

test('a slow search shows the shapes of what is to come', async ({ page }) => {
  await visit(page, PAGE)
  const seen = Promise.withResolvers<void>()
  await page.route(/recipes\.data/, async route => {
    await seen.promise
    await route.continue()
  })
  await page.getByRole('combobox', { name: box }).fill('lentil')
  await page.getByRole('combobox', { name: box }).press('Enter')
  await expect(page.getByText('Looking for recipes…')).toBeAttached()
  seen.resolve()
  await expect(page.getByRole('heading', { name: /recipes found/ })).toBeVisible()
  await expect(page.getByText('Looking for recipes…')).toHaveCount(0)
})
