import { expect, expectAccessible, expectSaid, fileThere, test, visit } from './journey.ts'
import { asMember } from './people.ts'

const OFFLINE = 'You are offline. This page stays; the next one needs a connection.'

test.describe('without a connection', () => {
  for (const { from, link, to } of [
    { from: '/recipes', link: /^Chana masala/, to: /\/recipes\/\d+$/ },
    { from: '/shop/supplements', link: 'Magnesium Complex', to: /magnesium-complex$/ },
  ]) {
    test(`a link of ${from} leaves the page where it is, and says why`, async ({ page, context, watch }) => {
      watch.allow(/ERR_INTERNET_DISCONNECTED|request failed/)
      await visit(page, from)
      await context.setOffline(true)
      await page.getByRole('link', { name: link }).first().click()
      await expect(page.getByText(OFFLINE)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${from}$`))
      await expectAccessible(page)
      await context.setOffline(false)
      await page.getByRole('link', { name: link }).first().click()
      await expect(page).toHaveURL(to)
    })
  }

  test('a form that leads to a page leaves it where it is, with what was typed, and says why', {
    tag: '@core',
  }, async ({ page, context, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|request failed/)
    await asMember(page, 'ann')
    await visit(page, '/dashboard/settings/addresses')
    await page.getByLabel('House and street').fill('7 Marker Mews')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByText(OFFLINE)).toBeVisible()
    await expect(page.getByLabel('House and street')).toHaveValue('7 Marker Mews')
    await context.setOffline(false)
    await visit(page, '/recipes')
    await context.setOffline(true)
    await page.getByLabel('Sort by').selectOption('quickest')
    await expect(page.getByText(OFFLINE)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'What are you in the mood for?' })).toBeVisible()
    await context.setOffline(false)
    await visit(page, '/tonight')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Plan tonight' }).click()
    await expect(page.getByText(OFFLINE)).toBeVisible()
    await expectAccessible(page)
  })

  test('what is pressed before its part has come is answered, and works once there is a connection', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|request failed/)
    await asMember(page, 'ann')
    await visit(page, '/dashboard/daily-log')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'All nutrients' }).click()
    await expect(
      page.getByText('That could not be opened. Check your connection, and if it works, reload the page.'),
    ).toBeVisible()
    await context.setOffline(false)
    await page.waitForFunction(() => navigator.onLine)
    await page.getByRole('button', { name: 'All nutrients' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a way within the page is open', async ({ page, context, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|request failed/)
    await visit(page, '/')
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#/)
    await expect(page.getByText(OFFLINE)).toHaveCount(0)
  })

  test('cook mode opens where the page was looked at before, and says so where it was not', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|request failed/)
    const cook = page.getByRole('button', { name: 'Cook mode' })
    const opened = page.getByRole('button', { name: 'Leave cook mode' })
    await visit(page, '/recipes/9000000301')
    await context.setOffline(true)
    await cook.click()
    await expectSaid(page, 'That could not be opened. Check your connection, and if it works, reload the page.')
    await context.setOffline(false)
    await cook.click()
    await expect(opened).toBeVisible()
    await visit(page, '/recipes/9000000303')
    await page.keyboard.press('Tab')
    await fileThere(page, 'kitchen-')
    await context.setOffline(true)
    await cook.click()
    await expect(opened).toBeVisible()
    await expectAccessible(page)
  })

  test('what somebody eats by cannot be asked for, and that is said', async ({ page, watch }) => {
    watch.allow(/cautions|ERR_FAILED/)
    await page.addInitScript(() => localStorage.setItem('eats', 'without=milk'))
    await page.route('**/api/cautions/**', route => route.abort('failed'))
    await visit(page, '/recipes/9000000301')
    await expect(page.getByRole('heading', { name: 'Not checked against your profile' })).toBeVisible()
    await expectAccessible(page)
  })
})
