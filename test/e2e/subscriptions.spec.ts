import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFits, test, visit } from './journey.ts'
import { linkInMail } from './mailbox.ts'
import { asMember } from './people.ts'
import { CARD, fillPaymentPage } from './shop.ts'

// Somebody subscribes, is sent the next delivery, skips one, and ends it from an e-mail.

async function expectWell(page: Page) {
  await expectAccessible(page)
  await expectFits(page)
}

test('a subscription from the product’s page to its end', { tag: '@both' }, async ({ page }) => {
  await asMember(page, 'ben')
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
    await expect(page.getByRole('link', { name: 'Biotin' })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectWell(page)
  await page.getByRole('link', { name: 'Biotin' }).click()
  await expect(page.getByText('Running')).toBeVisible()
  await expectWell(page)
  await page.getByRole('button', { name: /^Skip to/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your changes are saved.' })).toBeVisible()

  const here = page.url()
  await page.goto('/sandbox/stripe/payments')
  await page.getByRole('button', { name: 'Let the next renewal come now' }).first().click()
  await expect(async () => {
    await page.goto(here)
    await expect(page.getByText(/TW-/)).toHaveCount(2, { timeout: 2000 })
  }).toPass({ timeout: 60_000 })

  const link = await linkInMail(page, 'This is what we agreed', /\/subscriptions\/[0-9a-f-]{36}\/end\?key=[\w-]{43}/)
  await page.context().clearCookies()
  await visit(page, new URL(link, page.url()).href)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'End it now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'It has ended' })).toBeVisible()
  await expect(page.getByText('goes back to the way you paid')).toBeVisible()
  await expectWell(page)
})
