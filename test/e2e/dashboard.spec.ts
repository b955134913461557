import { expect, expectAccessible, expectWellAtBothWidths, test, visit } from './journey.ts'
import { asGuest, asMember } from './people.ts'
import { expectAdded } from './shop.ts'

const SIDEBAR = [
  ['Overview', '/dashboard'],
  ['Meal Planner', '/dashboard/meal-planner'],
  ['Daily Log', '/dashboard/daily-log'],
  ['Supplements', '/dashboard/supplements'],
  ['Health Goals', '/dashboard/health-goals'],
  ['Progress', '/dashboard/progress'],
  ['Saved Recipes', '/dashboard/saved-recipes'],
  ['Learn', '/dashboard/learn'],
  ['Orders', '/dashboard/orders'],
  ['Settings', '/dashboard/settings'],
  ['Profile', '/dashboard/profile'],
] as const
const BOX = 'Search recipes, foods, supplements and pages'

test('the sidebar is 256 px wide, leads everywhere and says where one is @desktop', async ({ page }) => {
  await visit(page, '/dashboard')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  expect((await sidebar.boundingBox())?.width).toBe(256)
  for (const [label, path] of SIDEBAR) {
    const link = sidebar.getByRole('link', { name: label, exact: true })
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(sidebar.locator('[aria-current]')).toHaveCount(1)
  }
})

test.describe('on a phone @phone', () => {
  test('the sidebar slides in, keeps the focus, and gives it back', async ({ page }) => {
    await visit(page, '/dashboard/profile')
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden()
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.click()
    const panel = page.getByRole('dialog', { name: 'Menu' })
    await expect(panel).toBeVisible()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(async () => (await panel.locator('.modal-panel').boundingBox())?.x).toBe(0)
    expect((await panel.locator('.modal-panel').boundingBox())?.width).toBe(256)
    await expectAccessible(page)
    // The page behind cannot be reached: round and round, the focus stays in the panel.
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement === document.body || activeElement?.closest('dialog') !== null
      })
      expect(inside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(menu).toBeFocused()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
  })

  test('a link of it leads there and closes it', async ({ page }) => {
    await visit(page, '/dashboard')
    await page.getByRole('button', { name: 'Menu' }).click()
    const panel = page.getByRole('dialog', { name: 'Menu' })
    await panel.getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL('/dashboard/settings')
    await expect(panel).toBeHidden()
  })

  test('a press beside it closes it', async ({ page }) => {
    await visit(page, '/dashboard')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.mouse.click(340, 400)
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  })
})

test.describe('the supplements', () => {
  test('are the shop’s own, and stay in the frame', async ({ page, watch }) => {
    watch.allow(/status (of )?404/)
    await visit(page, '/dashboard/supplements?view=all')
    await expectWellAtBothWidths(page)
    await expect(page.locator('main img:not([loading=lazy])')).toHaveCount(1)
    await page.getByRole('searchbox', { name: 'Search supplements' }).pressSequentially('magnes')
    await expect(page).toHaveURL('/dashboard/supplements?view=all&q=magnes')
    const card = page.getByRole('article').filter({ hasText: 'Magnesium Complex' })
    await card.getByRole('button', { name: 'Add to Cart' }).click()
    await expectAdded(page, 'Magnesium Complex')
    await expect(page.getByRole('link', { name: 'View Cart (1)', exact: true })).toBeVisible()
    await card.getByRole('link', { name: 'Magnesium Complex', exact: true }).click()
    await expect(page).toHaveURL('/dashboard/supplements/magnesium-complex')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('heading', { name: 'Food first' })).toBeVisible()
    await expectWellAtBothWidths(page)
    await page.getByRole('link', { name: 'Back to supplements' }).click()
    await expect(page).toHaveURL('/dashboard/supplements?view=all')
    await page.getByRole('link', { name: 'Collagen', exact: true }).click()
    await expect(page).toHaveURL('/dashboard/supplements?view=all&category=Collagen')
    await expect(page.getByRole('article')).toHaveCount(2)
    expect((await visit(page, '/dashboard/supplements/snake-oil'))?.status()).toBe(404)
    await expect(page.getByRole('link', { name: 'Back to supplements' })).toHaveAttribute(
      'href',
      '/dashboard/supplements?view=all',
    )
    await visit(page, '/dashboard/supplements?view=cabinet')
    await expect(page.getByRole('link', { name: 'View Cart (1)', exact: true })).toBeVisible()
  })
})

test.describe('the search box', () => {
  test('finds recipes, supplements, foods and pages, and is walked by keys', async ({ page }) => {
    await visit(page, '/dashboard')
    const box = page.getByRole('combobox', { name: BOX })
    await box.pressSequentially('lentil')
    const found = page.getByRole('listbox', { name: 'Found' })
    await expect(found.getByRole('group', { name: 'Recipes' }).getByRole('option').first()).toBeVisible()
    await expect(found.getByRole('group', { name: 'Foods' })).toContainText('Red lentils, dried')
    await expectWellAtBothWidths(page)
    await box.press('ArrowDown')
    const first = found.getByRole('option').first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    expect(await box.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
    await box.press('Escape')
    await expect(found).toBeHidden()
    await expect(box).toHaveValue('lentil')
    await box.fill('magnes')
    await expect(found.getByRole('group', { name: 'Supplements' })).toContainText('Magnesium Complex')
    await box.fill('kilojoules')
    await expect(found.getByRole('group', { name: 'Pages' })).toContainText('Settings')
    await box.press('ArrowDown')
    await box.press('Enter')
    await expect(page).toHaveURL('/dashboard/settings')
  })

  test('Enter without a choice leads to everything that was found', async ({ page }) => {
    await visit(page, '/dashboard')
    const box = page.getByRole('combobox', { name: BOX })
    await box.fill('lentil')
    await box.press('Enter')
    await expect(page).toHaveURL('/find?q=lentil')
    await expect(page.getByRole('heading', { level: 1, name: 'Results for “lentil”' })).toBeVisible()
    await expect(box).toHaveValue('lentil')
    await page.getByRole('main').getByRole('link', { name: 'Red lentils, dried' }).click()
    await expect(page).toHaveURL('/recipes?q=Red+lentils')
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('says so when nothing fits', async ({ page }) => {
    await visit(page, '/find?q=xylophone')
    await expect(page.getByText('Nothing found for “xylophone”')).toBeVisible()
    await expectAccessible(page)
  })
})

test('a visitor sees the sample member, is told so, and can sign up', async ({ page }) => {
  await visit(page, '/dashboard/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sam Fielding')
  await expect(page.getByText('This is a sample member’s data.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign Up Free' })).toHaveAttribute('href', /^\/login/)
})

test('a member sees their own, and no sample note; a guest may sign up', async ({ page }) => {
  await asMember(page, 'ann')
  await visit(page, '/dashboard/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ann Teal')
  await expect(page.getByText('sample member')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Profile of Ann Teal' })).toBeVisible()
  await asGuest(page)
  await visit(page, '/dashboard/profile')
  await expect(page.getByText('You are here as a guest.')).toBeVisible()
})
