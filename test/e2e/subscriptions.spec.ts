import type { Page } from '@playwright/test'
import { sql } from './database.ts'
import { expect, expectAccessible, expectFits, test, visit } from './journey.ts'
import { linkInMail } from './mailbox.ts'
import { asMember } from './people.ts'
import { CARD, fillPaymentPage } from './shop.ts'

// Somebody subscribes, is sent the next delivery, skips one, and ends it from an e-mail.

async function expectWell(page: Page) {
  await expectAccessible(page)
  await expectFits(page)
}

test('a subscription from the product’s page to its end', { tag: ['@both', '@core'] }, async ({ page }) => {
  const ben = await asMember(page, 'ben')
  await visit(page, '/shop/supplements/biotin')
  await page.getByRole('main').getByRole('link', { name: 'See how' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Subscribe to Biotin' })).toBeVisible()
  for (const choice of await page.getByRole('main').getByRole('radio').all()) await expect(choice).not.toBeChecked()
  await expectWell(page)
  await page
    .getByRole('radio', { name: /^1 pack every/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What you agree to' })).toBeVisible()
  await expectWell(page)
  await page.getByRole('button', { name: /^Subscribe and pay £/ }).click()
  await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\//)
  await fillPaymentPage(page, CARD.good, false)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()

  await expect(async () => {
    await page.goto('/dashboard/subscriptions')
    expect(await page.getByRole('link', { name: 'Biotin' }).isVisible()).toBe(true)
  }).toPass()
  await expectWell(page)
  await page.getByRole('link', { name: 'Biotin' }).click()
  await expect(page.getByText('Running')).toBeVisible()
  await expectWell(page)
  await page.getByRole('button', { name: /^Skip to/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your changes are saved.' })).toBeVisible()

  const here = page.url()
  const [subscription] = await sql<{ payment_id: string }>('select payment_id from subscription where member_id = $1', [
    ben.id,
  ])
  await page.goto('/sandbox/stripe/payments')
  const own = page.getByRole('listitem').filter({ hasText: subscription?.payment_id.slice(-8) })
  const renewed = page.waitForResponse(answer => answer.request().method() === 'POST')
  await own.getByRole('button', { name: 'Let the next renewal come now' }).click()
  expect((await renewed).status()).toBe(303)
  await expect(async () => {
    await page.goto(here)
    expect(await page.getByText(/TW-/).count()).toBe(2)
  }).toPass({ timeout: 60_000 })

  const link = await linkInMail(
    page,
    { to: ben.email, about: 'This is what we agreed' },
    /\/subscriptions\/[0-9a-f-]{36}\/end\?key=[\w-]{43}/,
  )
  await page.context().clearCookies()
  await visit(page, new URL(link, page.url()).href)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'End it now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'It has ended' })).toBeVisible()
  await expect(page.getByText('goes back to the way you paid')).toBeVisible()
  await expectWell(page)
})
