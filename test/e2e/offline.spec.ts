import { expect, expectAccessible, test, visit } from './journey.ts'

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

  test('a way within the page is open', async ({ page, context, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|request failed/)
    await visit(page, '/')
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#/)
    await expect(page.getByText(OFFLINE)).toHaveCount(0)
  })
})
