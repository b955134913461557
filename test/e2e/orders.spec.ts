import { readFile } from 'node:fs/promises'
import { paidOrder } from '../requests/records.test-support.ts'
import { sqlNow } from '../sql-now.ts'
import { sql } from './database.ts'
import { expect, expectAccessible, expectWellAtBothWidths, test, visit } from './journey.ts'
import { linkInMail } from './mailbox.ts'
import { asGuest, asMember } from './people.ts'
import { expectPaid, openPaymentPage, pay, storeCart } from './shop.ts'

test('a member buys, finds the order in the history, takes the receipt and orders again', { tag: '@core' }, async ({
  page,
  isMobile,
}) => {
  const ann = await asMember(page, 'ann')
  await storeCart(page, [{ id: 'biotin', quantity: 2 }])
  await visit(page, '/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout', exact: true }).click()
  await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\//)
  await pay(page)
  await expectPaid(page)
  expect(await page.evaluate(() => String(localStorage.getItem('cart')))).not.toContain('biotin')
  await expect(page.getByText('Guest Checkout')).toBeHidden()

  await visit(page, '/dashboard')
  if (isMobile) await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('link', { name: 'Orders' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expectAccessible(page)
  const [order] = await sql<{ number: string }>('select number from orders where member_id = $1', [ann.id])
  await page.getByRole('link', { name: order?.number ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order?.number}` })).toBeVisible()
  await expect(page.getByText('Payment of £14.25 received')).toBeVisible()
  await expect(page.getByText('1 High Street')).toBeVisible()
  await expectAccessible(page)

  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Receipt (PDF)' }).click()
  const receipt = await file
  expect(receipt.suggestedFilename()).toBe(`thymewell-receipt-${order?.number}.pdf`)
  expect((await readFile(await receipt.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('button', { name: 'Order again' }).click()
  await page.getByRole('status').getByRole('button', { name: 'View' }).click()
  await expect(page.getByRole('heading', { name: 'Shopping Cart (2 items)' })).toBeVisible()
})

test('ordering again says what is no longer sold, and what costs another price now', async ({ page }) => {
  const ann = await asMember(page, 'ann')
  const { orderId } = await paidOrder(sql, ann.id, { name: 'Ann Teal', email: ann.email })
  await sql('update order_line set unit_pence = 500, vat_pence = 83 where order_id = $1', [orderId])
  await sql(
    `insert into order_line (order_id, product_id, price_id, name, quantity, unit_pence, vat_rate_percent, vat_pence)
     values ($1, 'creatine', 'price_sandbox_creatine', 'Creatine', 1, 425, 20, 71)`,
    [orderId],
  )
  await visit(page, `/dashboard/orders/${orderId}`)
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page.getByText('Creatine is no longer sold.')).toBeVisible()
  await expect(page.getByText('Biotin now costs £5.65; you paid £5.00.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to cart' }).click()
  await expect(page.getByRole('heading', { name: 'Shopping Cart (1 item)' })).toBeVisible()
})

test('a long name and a long street break instead of widening the page', async ({ page }) => {
  const ann = await asMember(page, 'ann')
  const name = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren Maximiliana von und zu'
  const { orderId } = await paidOrder(sql, ann.id, { name, email: `${'a'.repeat(60)}@example.com` })
  await visit(page, `/dashboard/orders/${orderId}`)
  await expect(page.getByText(name)).toBeVisible()
  await expectWellAtBothWidths(page)
})

test('a buyer without an account opens the order with the link in the e-mail, and nobody else does', {
  tag: '@core',
}, async ({ page, browser, watch }) => {
  watch.allow(/status (of )?403/)
  await storeCart(page, [{ id: 'vitamin-d3-k2', quantity: 1 }])
  await openPaymentPage(page)
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  const number = /TW-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(String(await page.getByRole('main').textContent()))?.[0] ?? ''
  const link = await linkInMail(page, { about: number }, /\/orders\/[0-9a-f-]{36}\?key=[\w-]{43}/)
  await visit(page, link)
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  await expect(page.getByText('1 High Street')).toBeVisible()
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Receipt (PDF)' }).click()
  expect((await file).suggestedFilename()).toContain(number)
  // No page that is opened from here is told the address with its key.
  await page.getByRole('link', { name: 'Vitamin D3 + K2' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vitamin D3 + K2' })).toBeVisible()
  expect(await page.evaluate(() => document.referrer)).not.toContain('key=')

  const other = await (await browser.newContext()).newPage()
  await other.goto(new URL(link.split('?')[0] ?? '', page.url()).href)
  await expect(other.getByText('What is in this order is shown only to whoever bought it.')).toBeVisible()
  await expect(other.getByText(number)).toHaveCount(0)
  await expectAccessible(other)
  await other.context().close()

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(new URL(link, page.url()).href)
  await plain.getByRole('button', { name: 'Order again' }).click()
  await expect(plain).toHaveURL(/\/cart$/)
  await expect(plain.getByRole('spinbutton', { name: 'Quantity of Vitamin D3 + K2' })).toBeVisible()
  await plain.context().close()
})

test('without an account the history says how to find an order; a guest’s is empty at first', async ({ page }) => {
  await visit(page, '/dashboard/orders')
  await expect(page.getByText('Sign in to see your orders')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/login\?to=/)
  await asGuest(page)
  await visit(page, '/dashboard/orders')
  await expect(page.getByText('No orders yet')).toBeVisible()
  await expectAccessible(page)
})

test('the order of somebody else is not there', async ({ page, watch }) => {
  watch.allow(/status (of )?404/)
  await asMember(page, 'ann')
  const ben = await asMember(page, 'ben')
  const { orderId } = await paidOrder(sql, ben.id, { name: 'Ben Okafor', email: ben.email })
  await asMember(page, 'ann')
  const answer = await visit(page, `/dashboard/orders/${orderId}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expectAccessible(page)
})

test('what is not packed yet changes its address, loses a line, and goes on its way', { tag: '@both' }, async ({
  page,
  watch,
}) => {
  watch.allow(/status (of )?400/)
  const ann = await asMember(page, 'ann')
  const { orderId } = await paidOrder(sql, ann.id, { name: 'Ann Teal', email: ann.email })
  await visit(page, `/dashboard/orders/${orderId}`)
  await expect(page.getByRole('list', { name: 'Where your order is' }).locator('[aria-current]')).toContainText('Paid')

  await page.getByRole('link', { name: 'Change address' }).click()
  await expect(page.getByRole('heading', { name: 'Where should it go?' })).toBeFocused()
  await page.getByLabel('Postcode', { exact: true }).fill('nowhere')
  await page.getByRole('button', { name: 'Change address' }).click()
  await expect(page.getByText('This does not look like a UK postcode')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Town or city').fill('Hull')
  await page.getByLabel('Postcode', { exact: true }).fill('hu11aa')
  await page.getByRole('button', { name: 'Change address' }).click()
  await expect(page.getByText('Your parcel will go to the address below.')).toBeVisible()
  await expect(page.getByText('HU1 1AA')).toBeVisible()

  await page.getByRole('link', { name: 'Cancel order' }).click()
  await expect(page.getByRole('heading', { name: 'Cancel the whole order?' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Keep it' }).click()
  await expect(page.getByRole('heading', { name: 'Cancel the whole order?' })).toBeHidden()

  await sql(
    `with packed as (
       insert into parcel (id, order_id, number, state, carrier, tracking_number, tracking_link, packed_at, sent_at)
       values (gen_random_uuid(), $1, 1, 'sent', 'royal-mail', 'KQ482913605GB', 'https://www.royalmail.com/x', ${sqlNow()}, ${sqlNow()})
       returning id)
     insert into parcel_line (parcel_id, product_id, lot, quantity)
     select packed.id, line.product_id, '26-0402', line.quantity from packed, order_line line where line.order_id = $1`,
    [orderId],
  )
  await sql("update orders set goods = 'sent' where id = $1", [orderId])
  await page.reload()
  await expect(page.getByRole('list', { name: 'Where your order is' }).locator('[aria-current]')).toContainText('Sent')
  await expect(page.getByRole('link', { name: 'Track parcel' })).toHaveAttribute('href', /royalmail/)
  await expect(page.getByText('Lot 26-0402')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cancel order' })).toHaveCount(0)
  await expectAccessible(page)
})

test('the link in the e-mail is enough to cancel, without script as well; too late is said', { tag: '@core' }, async ({
  page,
  browser,
}) => {
  await storeCart(page, [{ id: 'biotin', quantity: 2 }])
  await openPaymentPage(page)
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  const number = /TW-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(String(await page.getByRole('main').textContent()))?.[0] ?? ''
  const link = new URL(await linkInMail(page, { about: number }, /\/orders\/[0-9a-f-]{36}\?key=[\w-]{43}/), page.url())
    .href
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(link)
  await plain.getByRole('link', { name: 'Cancel order' }).click()
  await expect(plain.getByRole('heading', { name: 'Cancel the whole order?' })).toBeVisible()
  const late = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await late.goto(plain.url())
  await expect(late.getByRole('heading', { name: 'Cancel the whole order?' })).toBeVisible()
  await plain.getByRole('button', { name: 'Cancel order' }).click()
  await expect(plain.getByText('2 × Biotin won’t be sent.', { exact: false })).toBeVisible()
  await expect(plain.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await late.getByRole('button', { name: 'Cancel order' }).click()
  await expect(late.getByRole('heading', { name: 'Nothing was changed' })).toBeVisible()
  await expect
    .poll(
      async () => (await sql<{ status: string }>('select status from orders where number = $1', [number]))[0]?.status,
    )
    .toBe('refunded')
  await linkInMail(page, { about: `Your refund for order ${number}` }, /\/orders\//)
  await plain.context().close()
  await late.context().close()
})
