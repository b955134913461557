import type { Page } from '@playwright/test'
import { FAR_YEAR } from '../later.ts'
import { sql } from './database.ts'
import { expect, expectWellAtBothWidths, test, visit } from './journey.ts'
import { openMail } from './mailbox.ts'
import { operator, startedOperator } from './operator.ts'
import { CARD, expectPaid, fillPaymentPage, storeCart } from './shop.ts'

let made = 0
/** A new code, as the operator makes it. */
async function code(...bounds: string[]): Promise<string> {
  const name = `E2E${Date.now() % 1_000_000_000}${++made}`
  await operator('codes', 'add', name, ...bounds)
  return name
}

const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' }).or(page.locator('main'))

async function give(page: Page, typed: string) {
  const field = page.getByLabel('Your code')
  // It stands open where a code was refused.
  const closed = page.locator('details:not([open])').getByText('Discount code', { exact: true })
  await expect(field.or(closed).filter({ visible: true }).first()).toBeVisible()
  if (await closed.isVisible()) await closed.click()
  await field.fill(typed)
  await page.getByRole('button', { name: 'Use code' }).click()
}

test('a code is typed, counts in cart, drawer, payment and order, and is in the e-mail @both', async ({
  page,
  watch,
}) => {
  watch.allow(/status (of )?409/)
  watch.allow(/Blocked script execution in .*\/sandbox\/mailbox\//)
  const name = await code('--percent', '20', '--until', `${FAR_YEAR}-12-31`)
  await storeCart(page, [{ id: 'biotin', quantity: 2 }])
  await visit(page, '/cart')
  await give(page, 'nothing1')
  await expect(page.getByText('We know no code NOTHING1. Please look at its spelling.')).toBeVisible()
  await expectWellAtBothWidths(page)
  await give(page, ` ${name.toLowerCase()} `)
  // 11.30 less a fifth, and delivery.
  await expect(summary(page).getByText('−£2.26')).toBeVisible()
  await expect(page.getByText('£11.99')).toBeVisible()
  await expect(page.getByText(`20\u00a0% off everything in the shop. Until 31 December ${FAR_YEAR}.`)).toBeVisible()
  await expectWellAtBothWidths(page)
  // Another number, and the discount follows.
  await page.getByRole('button', { name: 'One more' }).first().click()
  await expect(page.getByText('−£3.39')).toBeVisible()
  await page.getByRole('button', { name: `Remove the code ${name}` }).click()
  await expect(page.getByText('−£3.39')).toBeHidden()
  await give(page, name)
  await expect(page.getByText('−£3.39')).toBeVisible()
  await page.reload()
  await expect(page.getByText('−£3.39')).toBeVisible()

  await visit(page, '/shop/supplements/vitamin-d3-k2')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  const drawer = page.getByRole('dialog', { name: /^Shopping Cart/ })
  // 16.95 and 6.10 less a fifth.
  await expect(drawer.getByText('−£4.61')).toBeVisible()
  await drawer.getByRole('button', { name: 'Proceed to Checkout (as Guest)' }).click()
  await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\//)
  await expect(page.getByText('−£4.61')).toBeVisible()
  await fillPaymentPage(page, CARD.good)
  await page.getByRole('button', { name: /^Pay / }).click()
  await expectPaid(page)
  await expect(page.getByText('£21.39').first()).toBeVisible()

  const [order] = await sql('select id, number, discount_pence from orders where discount_code = $1', [name])
  expect(order).toMatchObject({ discount_pence: 461 })
  await openMail(page, { about: String(order?.number) })
  const mail = page.frameLocator('iframe')
  await expect(mail.getByText(`Discount ${name}`)).toBeVisible()
  const link = await mail.getByRole('link', { name: 'See your order' }).getAttribute('href')
  await visit(page, new URL(String(link)).pathname + new URL(String(link)).search)
  await expect(page.getByRole('rowheader', { name: `Discount ${name}` })).toBeVisible()
  await expectWellAtBothWidths(page)
  expect(await startedOperator('codes', 'show', name)).toContain('It gave away £4.61')
})

test('a code by its link for one person asks a guest who they are, and takes them once', { tag: '@core' }, async ({
  page,
  watch,
}) => {
  watch.allow(/status (of )?409/)
  const name = await code('--off', '2', '--first-order', '--uses', '5')
  await visit(page, `/codes/${name.toLowerCase()}`)
  await expect(page.getByRole('heading', { name: `Your code ${name}` })).toBeVisible()
  await expect(page.getByText('For the first 5 orders with it.')).toBeVisible()
  await expectWellAtBothWidths(page)
  await storeCart(page, [{ id: 'biotin', quantity: 1 }])
  await visit(page, '/cart')
  await expect(page.getByText('−£2.00')).toBeVisible()
  await page.getByRole('button', { name: 'Proceed to Checkout (as Guest)' }).click()
  await expect(page.getByText(`${name} is for one person.`).first()).toBeVisible()
  await expectWellAtBothWidths(page)
  const email = `first.${Date.now()}@example.com`
  await page.getByLabel('E-mail address you order with').fill(email)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText(`You order as ${email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Proceed to Checkout (as Guest)' }).click()
  await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\//)
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await fillPaymentPage(page, CARD.good)
  await page.getByRole('button', { name: /^Pay / }).click()
  await expectPaid(page)

  await storeCart(page, [{ id: 'biotin', quantity: 1 }])
  await visit(page, '/cart')
  await page.getByLabel('E-mail address you order with').fill(email)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText(`The code ${name} is for a first order, and you have ordered before.`)).toBeVisible()
})
