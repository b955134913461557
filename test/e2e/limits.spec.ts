import { expect, expectAccessible, test, visit } from './journey.ts'
import { expectAdded, storeCart } from './shop.ts'

test('the server’s refusals are said on screen, with a way on', async ({ page, watch }) => {
  watch.allow(/status (of )?409/)
  await storeCart(page, [{ id: 'biotin', quantity: 1 }])
  await page.route('**/api/create-checkout-session', route =>
    route.fulfill({ status: 409, json: { error: 'Currency mismatch. Please contact support.' } }),
  )
  await visit(page, '/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout (as Guest)' }).click()
  await expect(page.getByRole('main').getByText('Currency mismatch. Please contact support.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
  await expectAccessible(page)
})

test('the whole way to the payment page by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/shop/supplements/biotin')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  const tabTo = async (name: RegExp, role: 'button' | 'link') => {
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press('Tab')
      // Nothing is focused for a moment where the focus was on something that has just given way.
      const isIt = await page.evaluate(wanted => {
        const at = document.activeElement
        const words = at?.matches(':focus') ? (at.getAttribute('aria-label') ?? at.textContent ?? '') : ''
        return new RegExp(wanted).test(words)
      }, name.source)
      if (isIt && (await page.getByRole(role, { name }).count()) > 0) return
    }
    throw new Error(`Tab never reached ${name}`)
  }
  await tabTo(/^Add to Cart/, 'button')
  await page.keyboard.press('Enter')
  await expectAdded(page, 'Biotin')
  await visit(page, '/cart')
  await expect(page.getByRole('button', { name: /^Proceed to Checkout/ })).toBeVisible()
  await tabTo(/^Proceed to Checkout/, 'button')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\//)
})
