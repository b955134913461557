import type { Page } from '@playwright/test'
import { sql } from './database.ts'
import { expect, expectAccessible, test, visit } from './journey.ts'
import { storeCart } from './shop.ts'

// One journey after the other, both widths in each: what is on the shelf is the same for every visitor.
test.describe.configure({ mode: 'serial' })

const WIDTHS = [360, 1440]
const SCARCE = 'collagen-capsules'

async function stock(units: number) {
  await sql('update product set stock_units = reserved_units + $1 where id = $2', [units, SCARCE])
}

test.afterEach(() => stock(500))

/** The page is cached; the change reaches it within a moment. */
async function visitUntil(page: Page, path: string, words: string) {
  await expect(async () => {
    await visit(page, path)
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 120_000 })
}

for (const width of WIDTHS) {
  test(`few left, ${width} px: the quantity is capped, and the page says so`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await stock(3)
    await visitUntil(page, `/shop/supplements/${SCARCE}`, 'Only 3 left')
    const quantity = page.getByRole('main').locator('input').first()
    await quantity.fill('50')
    await quantity.press('Enter')
    await expect(quantity).toHaveValue('3')
    await expect(page.getByText('We have 3 of these at the moment.').first()).toBeVisible()
    await expectAccessible(page)
  })

  test(`sold out, ${width} px: the shop says so and sells nothing`, async ({ page, watch }) => {
    await page.setViewportSize({ width, height: 800 })
    await stock(0)
    await visitUntil(page, `/shop/supplements/${SCARCE}`, 'Out of stock')
    await expect(page.getByRole('main').getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
    await expectAccessible(page)
    await visitUntil(page, '/shop/supplements', 'Out of stock')
    await expectAccessible(page)

    // It was in the cart before the last one went: the line stays, and the checkout says why it cannot go on.
    watch.allow(/status (of )?409/)
    await storeCart(page, [{ id: SCARCE, quantity: 1 }])
    await visit(page, '/cart')
    await page.getByRole('button', { name: 'Proceed to Checkout (as Guest)' }).click()
    await expect(page.getByRole('main').getByText('Collagen Capsules is sold out at the moment.').first()).toBeVisible()
    await expect(page).toHaveURL('/cart')
    await expectAccessible(page)
  })
}
