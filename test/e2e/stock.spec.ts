import type { Page } from '@playwright/test'
import { sqlNow } from '../sql-now.ts'
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

for (const width of WIDTHS) {
  test(`a lot with its certificate and a recall, and a lowered price, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const lot = `L26-${width}-WITH-A-LONG-PRINT`
    const [before] = await sql<{ price_pence: number }>('select price_pence from product where id = $1', [SCARCE])
    try {
      await sql(`insert into product_lot values ($1, $2, $3, ${sqlNow()})`, [SCARCE, lot, '2028-04-30'])
      await sql(`insert into lot_certificate values ($1, $2, $3, ${sqlNow()})`, [
        SCARCE,
        lot,
        Buffer.from('%PDF'.padEnd(200)),
      ])
      await sql(`insert into lot_recall values ($1, $2, 'Please do not use this lot', $3, ${sqlNow()})`, [
        SCARCE,
        lot,
        JSON.stringify([{ kind: 'text', text: 'Its label names the wrong number of capsules.' }]),
      ])
      await sql("update product_price set from_at = from_at - interval '90 days' where product_id = $1", [SCARCE])
      await sql('update product set price_pence = price_pence - 100 where id = $1', [SCARCE])
      await visitUntil(page, `/shop/supplements/${SCARCE}`, 'Reduced. Lowest price in the 30 days before: £9.75')
      await expect(page.getByRole('heading', { name: 'Called back' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Lots and certificates' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Lots and certificates' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: lot }).click()
      await expect(page.getByRole('link', { name: 'Certificate (PDF)' })).toBeVisible()
      await expect(page.getByText('Its label names the wrong number of capsules.')).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await visitUntil(page, '/shop/supplements', 'Reduced. Lowest price in the 30 days before: £9.75')
    } finally {
      for (const table of ['lot_recall', 'lot_certificate', 'product_lot']) {
        await sql(`delete from ${table} where product_id = $1`, [SCARCE])
      }
      await sql('update product set price_pence = $2 where id = $1', [SCARCE, before?.price_pence])
    }
  })
}
