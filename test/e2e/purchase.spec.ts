import { sql } from './database.ts'
import { expect, expectAccessible, expectWellAtBothWidths, test, visit } from './journey.ts'
import { openMail } from './mailbox.ts'
import { addFromPage, CARD, expectAdded, fillPaymentPage, openPaymentPage, pay, storeCart } from './shop.ts'

test('a stranger buys two products as a guest, and gets the e-mail', { tag: ['@core', '@firefox'] }, async ({
  page,
  watch,
}) => {
  // The e-mail is shown in a frame that may not run scripts; the test tool tries to put one in.
  watch.allow(/Blocked script execution in .*\/sandbox\/mailbox\//)
  await visit(page, '/')
  await page.getByRole('link', { name: 'Shop Supplements' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop Supplements' })).toBeVisible()
  await page.getByRole('link', { name: 'Magnesium Complex' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Magnesium Complex' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expectAdded(page, 'Magnesium Complex')
  await addFromPage(page, 'biotin')
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()

  await openPaymentPage(page)
  await expectWellAtBothWidths(page)
  await pay(page)
  await expect(page).toHaveURL(/\/payment-success\?session_id=cs_test_/)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  // 9.46 + 5.65 + 2.95 delivery
  await expect(page.getByText('£18.06').first()).toBeVisible()
  await expect(page.getByText('Guest Checkout')).toBeVisible()
  await expectWellAtBothWidths(page)

  const number = /TW-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(String(await page.getByRole('main').textContent()))?.[0]
  expect(number).toBeDefined()
  const [order] = await sql(
    'select status, subtotal_pence, total_pence, charged_pence, is_guest, payment_intent from orders where number = $1',
    [number],
  )
  expect(order).toMatchObject({
    status: 'paid',
    subtotal_pence: 1511,
    total_pence: 1806,
    charged_pence: 1806,
    is_guest: true,
  })
  expect(order?.payment_intent).toMatch(/^pi_/)

  await openMail(page, { about: String(number) })
  await expect(page.getByText(String(number)).first()).toBeVisible()

  await visit(page, '/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})

test('what was paid leaves the cart although the success page was left before its script', async ({ page, watch }) => {
  watch.allow(/\/assets\/|ERR_FAILED/)
  await storeCart(page, [
    { id: 'biotin', quantity: 1 },
    { id: 'vitamin-d3-k2', quantity: 2 },
  ])
  await openPaymentPage(page)
  await page.route('**/assets/*.js', route => route.abort('failed'))
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  // Meanwhile something else was put in.
  await storeCart(page, [
    { id: 'biotin', quantity: 1 },
    { id: 'vitamin-d3-k2', quantity: 2 },
    { id: 'magnesium-complex', quantity: 1 },
  ])
  // Not before that page is left: its script comes last, and would still arrive.
  await page.unroute('**/assets/*.js')
  await visit(page, '/recipes')
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible()
  await visit(page, '/cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (1 item)')
  expect(await page.evaluate(() => localStorage.getItem('checkout'))).toBeNull()
})

test('coming back to the success page changes nothing', async ({ page }) => {
  await storeCart(page, [{ id: 'biotin', quantity: 1 }])
  await openPaymentPage(page)
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  const session = new URL(page.url()).searchParams.get('session_id')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect
    .poll(() =>
      sql(
        'select (select count(*)::int from pgboss.job where name = $2 and data->>$3 = o.id::text) as mails from orders o where session_id = $1',
        [session, 'order-confirmation', 'orderId'],
      ),
    )
    .toEqual([{ mails: 1 }])
})

test('a declined card says so, and another one pays', { tag: '@core' }, async ({ page, watch }) => {
  watch.allow(/status 402|status of 402|status 4\d\d: .*sandbox|status of 4\d\d/)
  await storeCart(page, [{ id: 'biotin', quantity: 1 }])
  await openPaymentPage(page)
  await pay(page, CARD.declined)
  await expect(page.getByText(/declined/i).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Card number').fill(CARD.good)
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

test('the bank may ask for a confirmation', async ({ page }) => {
  await storeCart(page, [{ id: 'vitamin-d3-k2', quantity: 2 }])
  await openPaymentPage(page)
  await fillPaymentPage(page, CARD.asksForCode)
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await expect(page).toHaveURL(/3d-secure/)
  await expectAccessible(page)
  await page.getByRole('button', { name: /complete|confirm/i }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

test('cancelling keeps the cart and takes no money', { tag: '@core' }, async ({ page }) => {
  await storeCart(page, [{ id: 'biotin', quantity: 2 }])
  await openPaymentPage(page)
  await page
    .getByRole('link', { name: /back|cancel/i })
    .first()
    .click()
  await expect(page.getByText('Your payment was cancelled. No charges have been made to your account.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Shopping Cart (2 items)' })).toBeVisible()
})

test('Back from the payment page leaves a cart that can be paid', async ({ page }) => {
  await storeCart(page, [{ id: 'biotin', quantity: 1 }])
  await openPaymentPage(page)
  await page.goBack()
  const button = page.getByRole('button', { name: 'Proceed to Checkout (as Guest)' })
  await expect(button).toBeEnabled()
  await button.click()
  await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\//)
})

test('a payment that takes days is told apart from one that is done', async ({ page }) => {
  await storeCart(page, [{ id: 'biotin', quantity: 1 }])
  await openPaymentPage(page)
  await fillPaymentPage(page, CARD.good)
  await page.getByRole('radio', { name: /Bacs|debit|delayed/i }).check()
  await page.getByLabel('Sort code').fill('10-88-00')
  await page.getByLabel('Account number').fill('00012345')
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await expect(page).toHaveURL(/payment-success/)
  await expect(page.getByRole('heading', { level: 1, name: 'Payment processing' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeHidden()
  await expectAccessible(page)
})

for (const [what, path, words] of [
  ['no session', '/payment-success', 'No session ID found'],
  ['a made-up session', '/payment-success?session_id=cs_test_nope', 'Failed to verify payment'],
  ['a hostile session', '/payment-success?session_id=%3Cscript%3E', 'Failed to verify payment'],
] as const) {
  test(`the success page with ${what} says what is wrong`, async ({ page, watch }) => {
    watch.allow(/status (of )?4\d\d/)
    await visit(page, path)
    await expect(page.getByText(words).first()).toBeVisible()
    await expectAccessible(page)
  })
}
