import type { Page } from '@playwright/test'
import { sqlNow } from '../sql-now.ts'
import { sql } from './database.ts'
import { expect, expectAccessible, expectSaid, expectWellAtBothWidths, test, visit } from './journey.ts'
import { asMember } from './people.ts'
import { expectAdded } from './shop.ts'

const CABINET = '/dashboard/supplements?view=cabinet'

/** Types another supplement from its label, and agrees that it is kept. */
async function addMultivitamin(page: Page, agrees: boolean) {
  await page.getByRole('button', { name: 'From a label' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'From a label' })
  await dialog.getByLabel('Name on the label').fill('A to Z multivitamin')
  await dialog.getByLabel('Vitamin D in µg').fill('5')
  await dialog.getByRole('button', { name: 'Another nutrient' }).click()
  await dialog.getByLabel('Nutrient 2').selectOption('Magnesium')
  await dialog.getByLabel('Magnesium in mg').fill('56')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add to my cabinet' }).click()
  if (agrees) await page.getByRole('button', { name: 'I agree, and keep it' }).click()
  await expectSaid(page, 'A to Z multivitamin is in your cabinet')
}

const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

test('a visitor sees the sample member’s cabinet, and begins one of their own', { tag: '@core' }, async ({ page }) => {
  await visit(page, '/dashboard/supplements')
  await expect(page.getByText('This is a sample member’s data.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Magnesium is 6 mg over on weekdays' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Two of these bring vitamin D' })).toBeVisible()
  await expect(item(page, 'Magnesium Complex').getByRole('button', { name: 'Buy again, £9.46' })).toBeVisible()
  await expectWellAtBothWidths(page)

  await addMultivitamin(page, true)
  await expect(page.getByText('This is a sample member’s data.')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Magnesium Complex' })).toHaveCount(0)
  const tick = page.getByRole('button', { name: 'A to Z multivitamin at 8:00, taken' })
  await tick.focus()
  await page.keyboard.press('Space')
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
  await expectSaid(page, 'A to Z multivitamin taken at')
  await expectWellAtBothWidths(page)

  // It is theirs, on the server too; and a time that was wrong is put right.
  await visit(page, CABINET)
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('1 of 1 taken')).toBeVisible()
  const time = page.getByLabel('A to Z multivitamin at', { exact: false }).and(page.locator('input[type=time]'))
  await time.fill('07:46')
  await time.press('Enter')
  await expectSaid(page, 'A to Z multivitamin taken at 7:46')

  // The page of a product and the cart say what it would bring with that.
  await visit(page, '/shop/supplements/magnesium-complex')
  await expect(
    page.getByRole('heading', { name: 'With what you take this brings magnesium to 256 mg a day' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expectAdded(page, 'Magnesium Complex')
  await visit(page, '/cart')
  await expect(
    page.getByRole('heading', { name: 'With Magnesium Complex, magnesium would pass the upper level' }),
  ).toBeVisible()
  await expect(page.getByText('There is a note on magnesium below your items. You can order as it is.')).toBeVisible()
  await expectWellAtBothWidths(page)
  await page.getByRole('button', { name: 'Keep it as it is' }).click()
  await expect(page.getByText('magnesium would pass the upper level: kept as it is.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Proceed to Checkout/ })).toBeEnabled()
})

test('a cart is looked at alone while nobody is signed in, and says so', async ({ page }) => {
  for (const id of ['vitamin-d3-k2', 'magnesium-complex']) {
    await visit(page, `/shop/supplements/${id}`)
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await expectAdded(page, '')
  }
  await visit(page, '/cart')
  await expect(page.getByText('200 mg of 250 mg')).toBeVisible()
  await expect(page.getByText('This counts your cart only')).toBeVisible()
  await expectWellAtBothWidths(page)
})

test('a member changes, pauses, starts again and removes what they take, and takes each back', async ({ page }) => {
  await asMember(page, 'ann')
  await visit(page, '/dashboard/supplements')
  // Who has no cabinet yet is shown the shelf.
  await expect(page.getByRole('searchbox', { name: 'Search supplements' })).toBeVisible()
  await page.getByRole('link', { name: 'Your cabinet' }).click()
  await expect(page.getByRole('heading', { name: 'Your cabinet is empty.' })).toBeVisible()
  await expectWellAtBothWidths(page)

  await page.getByRole('button', { name: 'Add Supplement' }).click()
  const choice = page.getByRole('dialog', { name: 'Add Supplement' })
  await choice.getByRole('button', { name: /^Magnesium Complex/ }).click()
  const form = page.getByRole('dialog', { name: 'Magnesium Complex' })
  await expect(form.getByLabel('Left in the pack')).toHaveValue('90')
  await form.getByLabel('Time 1').fill('21:00')
  await form.getByRole('checkbox', { name: 'Sunday' }).press('Space')
  await form.getByRole('button', { name: 'Add to my cabinet' }).click()
  await page.getByRole('button', { name: 'I agree, and keep it' }).click()
  await expectSaid(page, 'Magnesium Complex is in your cabinet')
  const magnesium = item(page, 'Magnesium Complex')
  await expect(magnesium).toContainText('2 capsules at 21:00, every day but Sunday')
  await expect(magnesium).toContainText('90 of 90 capsules left')

  await addMultivitamin(page, false)
  await expect(page.getByRole('heading', { name: /^Magnesium is 6 mg over/ })).toBeVisible()
  await page.getByRole('button', { name: 'Take 1 capsule at a time' }).click()
  await expect(page.getByRole('heading', { name: /^Magnesium is 6 mg over/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Two of these bring magnesium' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep both' }).click()
  await expect(page.getByRole('heading', { name: 'Two of these bring magnesium' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Change Magnesium Complex' }).click()
  const change = page.getByRole('dialog', { name: 'Magnesium Complex' })
  await change.getByLabel('Left in the pack').fill('10')
  await change.getByRole('button', { name: 'Keep changes' }).click()
  await expect(magnesium).toContainText('10 of 10 capsules left')
  await expect(magnesium.getByRole('button', { name: 'Buy again, £9.46' })).toBeVisible()

  await page.getByRole('button', { name: 'Pause Magnesium Complex' }).click()
  await expect(magnesium).toContainText('Paused since')
  await expect(magnesium.getByRole('button', { name: /^Buy again/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Start Magnesium Complex again' }).click()
  await expect(magnesium).toContainText('1 capsule at 21:00')
  await page.getByRole('button', { name: 'Remove Magnesium Complex' }).click()
  await expectSaid(page, 'Magnesium Complex is removed')
  await expect(magnesium).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(magnesium).toContainText('1 capsule at 21:00')

  // Everything of it is on the server, and on one page to print.
  await visit(page, '/dashboard/supplements/sheet')
  await expect(item(page, 'Magnesium Complex')).toContainText('Magnesium 100 mg')
  await expect(page.getByText('Quinolone antibiotics such as ciprofloxacin')).toBeVisible()
  await expectWellAtBothWidths(page)
})

test('without a connection a dose is ticked, and is sent when there is one @phone', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|request failed/)
  await asMember(page, 'ann')
  await visit(page, CABINET)
  await addMultivitamin(page, true)
  // What is on its way would wait for the connection too.
  await visit(page, CABINET)
  const tick = page.getByRole('button', { name: 'A to Z multivitamin at 8:00, taken' })
  await page.keyboard.press('Tab')
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /cabinet-hands/.test(name)),
  )
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await tick.click()
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
  await expect(
    page.getByText('No connection. Your changes are kept here and sent when you’re back online.'),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(
    page.getByText('No connection. Your changes are kept here and sent when you’re back online.'),
  ).toHaveCount(0)
  await visit(page, CABINET)
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
})

test('what was bought here is offered for the cabinet, and put there by nobody else @desktop', async ({ page }) => {
  const member = await asMember(page, 'ann')
  const id = await buyBiotin(member.id)
  await visit(page, `/dashboard/orders/${id}`)
  await expect(page.getByRole('heading', { name: 'You bought Biotin here. Add it to your cabinet?' })).toBeVisible()
  await expectAccessible(page)
  await visit(page, CABINET)
  await page.getByRole('button', { name: 'Add to my cabinet' }).click()
  await page.getByRole('button', { name: 'I agree, and keep it' }).click()
  await expectSaid(page, 'Biotin is in your cabinet')
  await expect(item(page, 'Biotin')).toContainText('120 of 120 tablets left')
  await visit(page, `/dashboard/orders/${id}`)
  await expect(page.getByRole('heading', { name: 'What you ordered' })).toBeVisible()
  await expect(page.getByText('Add it to your cabinet?')).toHaveCount(0)
})

/** An order of this member's that was paid a moment ago. */
async function buyBiotin(memberId: string): Promise<string> {
  const rows = await sql(
    `insert into orders (id, number, status, stock, is_guest, cart, origin, reserved_until, subtotal_pence,
        standard_delivery_pence, express_delivery_pence, delivery, delivery_pence, vat_pence, charged_pence,
        created_at, updated_at, checked_at, paid_at, member_id, session_id, payment_intent)
      select id, 'TW-' || upper(substr(md5(id::text), 1, 4) || '-' || substr(md5(id::text), 5, 4)), 'paid', 'sold', false,
        'x:1', 'http://shop.test', ${sqlNow()}, 565, 295, 495, 'standard', 295, 143, 860, ${sqlNow()}, ${sqlNow()}, ${sqlNow()}, ${sqlNow()}, $1,
        'cs_' || id, 'pi_' || id
      from gen_random_uuid() as id returning id`,
    [memberId],
  )
  const id = String(rows[0]?.id)
  await sql(
    `insert into order_line (order_id, product_id, price_id, name, quantity, unit_pence, vat_rate_percent, vat_pence)
      values ($1, 'biotin', 'x', 'Biotin', 1, 565, 20, 94)`,
    [id],
  )
  return id
}

test('what is printed is the page, without sidebar, search and what leads elsewhere', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of [
    '/dashboard/supplements/sheet',
    '/dashboard/daily-log',
    '/dashboard/nutrients',
    '/recipes/9000000301',
  ]) {
    await page.emulateMedia({ media: null })
    await visit(page, path)
    await page.emulateMedia({ media: 'print' })
    for (const part of ['.sidebar', '.dashboard-top', '.sample-note', 'search', 'nav'])
      await expect(page.locator(part).filter({ visible: true }), `${part} of ${path}`).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path.startsWith('/dashboard')) {
      await expect(page.locator('footer').filter({ visible: true }), path).toHaveCount(0)
      // It begins at the edge of the sheet.
      expect((await page.locator('main').boundingBox())?.x, path).toBe(0)
    }
  }
})
