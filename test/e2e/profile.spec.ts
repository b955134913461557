import type { Page } from '@playwright/test'
import { sqlNow } from '../sql-now.ts'
import { sql } from './database.ts'
import { expect, expectAccessible, expectSaid, test, visit } from './journey.ts'
import { asMember } from './people.ts'

const PAGE = '/dashboard/profile'
const CONSENT = /^I agree that Thymewell keeps/
const main = 'main'

test('a member tells, is told what they need and how, and takes it all back', { tag: '@core' }, async ({
  page,
  watch,
}) => {
  watch.allow(/status (of )?400/)
  const { id } = await asMember(page, 'ann')
  await visit(page, PAGE)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann Marie Teal')
  await page.getByLabel('Weight').fill('82')
  await page.getByLabel('Height').fill('168')
  await page.getByLabel('Sex').selectOption('Female')
  await page.getByLabel('Year of birth').fill('1974')
  await page.getByText('Vegetarian', { exact: true }).click()
  await page.getByText('Milk', { exact: true }).click()

  // Without consent nothing of it is kept, and nothing of it is lost.
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Tick the box so that we may keep these details')).toBeVisible()
  await expect(page.getByLabel('Weight')).toHaveValue('82')
  await expect(page.getByRole('checkbox', { name: 'Vegetarian' })).toBeChecked()
  await expectAccessible(page)
  expect(await sql('select 1 from health_profile where member_id = $1', [id])).toHaveLength(0)

  await page.getByLabel(CONSENT).check()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectSaid(page, 'Profile updated successfully')
  await expect(page).toHaveURL(PAGE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ann Marie Teal')
  await expect(page.getByRole('heading', { name: 'Your energy need' }).locator('..')).toContainText('a day')
  await expect(page.locator(main)).toContainText('by the Henry equation (2005) for women of 52')
  await expect(page.locator(main)).toContainText('The UK factor for moderate activity is 1.63')
  await expect(page.locator(main)).toContainText('82 kg')
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator(main)).toContainText('82 kg')

  await page.getByText('Withdraw consent').click()
  await expect(page.getByText(/This erases your weight, height/)).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw and erase' }).click()
  await expect(page.getByText('Not given.')).toBeVisible()
  await expect(page.locator(main)).not.toContainText('82 kg')
  expect(await sql('select 1 from health_profile where member_id = $1', [id])).toHaveLength(0)
  expect(await sql('select 1 from health_consent where member_id = $1 and withdrawn_at > given_at', [id])).toHaveLength(
    1,
  )
})

test('what is out of bounds is said in words, at its field, and the rest stays', async ({ page, watch }) => {
  watch.allow(/status (of )?400/)
  await asMember(page, 'ben')
  await visit(page, `${PAGE}?edit=yes`)
  await page.getByRole('textbox', { name: 'Name' }).fill('')
  await page.getByLabel('Weight').fill('7')
  await page.getByLabel('Height').fill('about six feet')
  await page.getByLabel('Year of birth').fill('85')
  await page.getByLabel('Calorie goal').fill('300')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Please enter your name')).toBeVisible()
  await expect(page.getByText('Weight must be between 25 and 350 kg.')).toBeVisible()
  await expect(page.getByText('Height must be a number, such as 170.')).toBeVisible()
  await expect(page.getByText('Write the year of birth with four digits, such as 1985.')).toBeVisible()
  await expect(page.getByText('The calorie goal must be between 1,200 kcal and 6,000 kcal.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expect(page.getByLabel('Height')).toHaveValue('about six feet')
  await expectAccessible(page)
})

test('a save that fails says so and keeps what was typed', async ({ page, watch }) => {
  watch.allow(/request failed|status (of )?5\d\d|net::ERR/)
  await asMember(page, 'cleo')
  await visit(page, `${PAGE}?edit=yes`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Cleo M')
  await page.route(/profile\.data/, route => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(
    page
      .getByRole('status')
      .getByText('Failed to update profile')
      .or(page.getByRole('alert').getByText('Failed to update profile'))
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Cleo M')
  await page.unroute(/profile\.data/)
  // Nothing at all can be reached: neither the shop to save, nor anew the page itself.
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('You are offline. What you entered is still here')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Cleo M')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectSaid(page, 'Profile updated successfully')
})

test('a visitor’s profile is the start of a guest’s own', async ({ page }) => {
  await visit(page, PAGE)
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await expect(page.getByLabel('Weight')).toHaveValue('')
  await page.getByLabel('Weight').fill('70')
  await page.getByLabel(CONSENT).check()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectSaid(page, 'Profile updated successfully')
  await expect(page.locator(main)).toContainText('70 kg')
  await expect(page.getByText('You are here as a guest.')).toBeVisible()
  await page.reload()
  await expect(page.locator(main)).toContainText('70 kg')
})

test.describe('what somebody eats acts', () => {
  test.beforeEach(async ({ page }) => {
    const { id } = await asMember(page, 'ann')
    await sql(`insert into health_consent (member_id, wording_version, given_at) values ($1, '2026-11', ${sqlNow()})`, [
      id,
    ])
    await sql(
      `insert into health_profile (member_id, activity, diets, allergies, changed_at)
      values ($1, 'moderate', '{vegan}', '{milk,fish}', ${sqlNow()})`,
      [id],
    )
    await visit(page, PAGE)
  })

  test('on the search, as filters that can be taken off and stay off', async ({ page }) => {
    await page.getByRole('link', { name: 'Find Recipes' }).click()
    await expect(page).toHaveURL('/recipes?diet=vegan&without=fish&without=milk')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'No milk (remove)' }).click()
    await expect(page).toHaveURL('/recipes?diet=vegan&without=fish')
    await page.getByRole('link', { name: 'No fish (remove)' }).click()
    // What is typed before the answer is there stays in the box.
    const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/recipes.data?*', async route => {
      held.resolve()
      await letGo.promise
      await route.continue()
    })
    await page.getByRole('link', { name: 'Vegan (remove)' }).click()
    await held.promise
    await page.getByRole('combobox', { name: 'Search recipes' }).fill('pie')
    letGo.resolve()
    await expect(page).toHaveURL('/recipes?eats=any')
    await expect(page.getByRole('link', { name: 'Vegan (remove)' })).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Search recipes' })).toHaveValue('pie')
    await page.getByRole('combobox', { name: 'Search recipes' }).press('Enter')
    await expect(page).toHaveURL('/recipes?q=pie&eats=any')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/recipes\/\d+$/)
    await page.goBack()
    await expect(page).toHaveURL('/recipes?q=pie&eats=any')
    await page.reload()
    await expect(page).toHaveURL('/recipes?q=pie&eats=any')
  })

  test('on a search opened by its address, before anything else is seen', async ({ page }) => {
    const seen: string[] = []
    await page.exposeFunction('noteSeen', (text: string) => seen.push(text))
    await page.addInitScript(() => {
      const look = () => {
        const first = document.querySelector('article')
        if (first?.checkVisibility())
          (window as unknown as { noteSeen(text: string): void }).noteSeen(first.textContent)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    for (const address of ['/recipes?q=tuna', '/recipes?q=pie']) {
      await page.goto(address)
      await expect(page).toHaveURL(`${address}&diet=vegan&without=fish&without=milk`)
      await expect(page.getByRole('link', { name: 'Vegan (remove)' })).toBeVisible()
      await page.reload()
      await expect(page).toHaveURL(`${address}&diet=vegan&without=fish&without=milk`)
    }
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter(text => /contains fish/i.test(text))).toEqual([])
  })

  test('on every card, in words', async ({ page }) => {
    await visit(page, '/recipes?q=tuna&eats=any')
    const card = page.getByRole('article').first()
    await expect(card.getByText('Contains fish')).toBeVisible()
    await expect(card.getByText('Not vegan')).toBeVisible()
    await expect(card.getByText('Not paleo')).toBeHidden()
    await expectAccessible(page)
    await visit(page, '/shop/supplements')
    const collagen = page.getByRole('article').filter({ hasText: 'Collagen Capsules' })
    await expect(collagen.getByText('Contains fish', { exact: true })).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'Biotin' }).locator('[data-for="vegan"]')).toHaveCount(0)
    await visit(page, '/find?q=tuna')
    await expect(page.getByRole('listitem').filter({ hasText: 'Contains fish' }).first()).toBeVisible()
  })

  test('on a recipe and on a supplement, as a caution', async ({ page }) => {
    await visit(page, '/recipes?q=feta&eats=any')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('status').filter({ hasText: 'Contains milk' })).toBeVisible()
    await expectAccessible(page)
    await visit(page, '/shop/supplements/collagen-capsules')
    await expect(page.getByText('This supplement contains fish, and is not vegan.')).toBeVisible()
    await expectAccessible(page)
    const told = page.waitForResponse(answer => decodeURIComponent(answer.url()).includes('/api/cautions'))
    await visit(page, '/shop/supplements/biotin')
    await (await told).finished()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('Not for your diet')).toHaveCount(0)
  })

  test('also in a browser that kept the session and nothing else', async ({ page }) => {
    await forgetAll(page)
    await visit(page, '/shop/supplements/collagen-capsules')
    await expect(page.getByText('This supplement contains fish, and is not vegan.')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-signed-in', '')
    await page.goto('/recipes?q=tuna')
    await expect(page).toHaveURL('/recipes?q=tuna&diet=vegan&without=fish&without=milk')
  })
})

/** As Safari does with whatever script has kept, once a site was not visited for a week. */
async function forgetAll(page: Page) {
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

test('what a guest eats acts too, also after a look at the sign-in page', async ({ page }) => {
  await visit(page, `${PAGE}?edit=yes`)
  // The box of a chip lies under its words.
  await page.getByRole('checkbox', { name: 'Vegan' }).check({ force: true })
  await page.getByRole('checkbox', { name: 'Fish', exact: true }).check({ force: true })
  await page.getByLabel(CONSENT).check()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectSaid(page, 'Profile updated successfully')
  await visit(page, '/login')
  await page.goto('/recipes?q=tuna')
  await expect(page).toHaveURL('/recipes?q=tuna&diet=vegan&without=fish')
  await visit(page, '/')
  const marked = page.getByRole('article').filter({ has: page.locator('[data-for="vegan"]') })
  for (const card of await marked.all()) await expect(card.getByText('Not vegan')).toBeVisible()

  await forgetAll(page)
  await page.goto('/recipes?q=tuna')
  await expect(page).toHaveURL('/recipes?q=tuna&diet=vegan&without=fish')
})

test('who may not eat it is told wherever something is offered to log or to take', { tag: '@core' }, async ({
  page,
}) => {
  await asMember(page, 'ben')
  await visit(page, `${PAGE}?edit=yes`)
  for (const name of ['Pescatarian', 'Peanuts', 'Celery']) await page.getByText(name, { exact: true }).click()
  await page.getByLabel(CONSENT).check()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectSaid(page, 'Profile updated successfully')
  await expect(page.locator(main)).toContainText('Celery')

  await visit(page, '/dashboard/daily-log')
  await page.getByRole('button', { name: 'Add Meal', exact: true }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Add Meal' })
  await sheet.getByRole('searchbox', { name: 'Food and amount' }).fill('toast with butter, celery, chicken korma')
  const rows = sheet.getByRole('list', { name: 'What you typed' }).getByRole('listitem')
  const marked = (nth: number) => rows.nth(nth).locator('.eating-marks span:visible')
  // Of the toast nothing is said to them, though it holds gluten.
  await expect(rows.nth(0).locator('p.eating-marks span:visible')).toHaveCount(0)
  await expect(rows.nth(1).getByText('Contains peanuts').first()).toBeVisible()
  await expect(rows.nth(1).getByText('Contains milk').first()).toBeHidden()
  await expect(marked(2).first()).toHaveText('Contains celery')
  await expect(marked(3).filter({ hasText: 'Not pescatarian' }).first()).toBeVisible()
  await expectAccessible(page)

  await visit(page, '/dashboard/supplements?view=cabinet')
  await page.getByRole('button', { name: 'Add Supplement' }).first().click()
  const choice = page.getByRole('dialog', { name: 'Add Supplement' })
  const gelatine = choice.getByRole('button', { name: /^Vitamin D3/ })
  await expect(gelatine.getByText('Not pescatarian')).toBeVisible()
  await expectAccessible(page)
  await gelatine.click()
  await page.getByRole('button', { name: 'Add to my cabinet' }).click()
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Vitamin D3/ }) })
  await expect(item.getByText('Not pescatarian')).toBeVisible()
  await expect(item.getByText('Not vegan')).toBeHidden()
})

test('who may not eat it is told of what is on the list, in the cupboard and in the cart', async ({ page }) => {
  await asMember(page, 'ben')
  await visit(page, `${PAGE}?edit=yes`)
  for (const name of ['Pescatarian', 'Peanuts']) await page.getByText(name, { exact: true }).click()
  await page.getByLabel(CONSENT).check()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectSaid(page, 'Profile updated successfully')

  await visit(page, '/dashboard/shopping-list')
  const typed = page.getByRole('textbox', { name: 'Add to the list' })
  await typed.fill('peanut butter, chicken thighs, apples')
  const understood = page.getByRole('list', { name: 'What was understood' }).getByRole('listitem')
  await expect(understood.nth(0).getByText('Contains peanuts')).toBeVisible()
  await expect(understood.nth(1).getByText('Not pescatarian')).toBeVisible()
  await expect(understood.nth(2).locator('.eating-marks span:visible')).toHaveCount(0)
  await typed.press('Enter')
  const row = page.locator('.shop-row', { hasText: 'Peanut butter' })
  await expect(row.getByText('Contains peanuts')).toBeVisible()
  await expect(page.locator('.shop-row', { hasText: 'Apples' }).locator('.eating-marks span:visible')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Browse the aisles' }).click()
  const aisles = page.getByRole('dialog', { name: 'Browse the aisles' })
  await aisles.getByRole('searchbox').fill('peanuts')
  await expect(aisles.getByText('Contains peanuts').first()).toBeVisible()
  await expectAccessible(page)

  await visit(page, '/dashboard/cupboard')
  const adding = page.getByRole('searchbox', { name: 'Search the cupboard, or add to it' })
  await adding.fill('peanut butter')
  await adding.press('Enter')
  await expect(page.locator('.cupboard-row', { hasText: 'Peanut butter' }).getByText('Contains peanuts')).toBeVisible()
  await expectAccessible(page)

  await visit(page, '/shop/supplements/vitamin-d3-k2')
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText('Not pescatarian')).toBeVisible()
  await visit(page, '/cart')
  const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Vitamin D3/ }) })
  await expect(line.getByText('Not pescatarian')).toBeVisible()
  await expectAccessible(page)
})
