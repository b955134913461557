import { randomUUID } from 'node:crypto'
import { DRAFTS_KEY } from '../../browser/drafts-key.ts'
import { person } from '../people.ts'
import { paidOrder } from '../requests/records.test-support.ts'
import { sqlNow } from '../sql-now.ts'
import { sql } from './database.ts'
import { expect, expectAccessible, expectWellAtBothWidths, hydrated, test, visit } from './journey.ts'
import { linkInMail } from './mailbox.ts'
import { asMember } from './people.ts'
import { deliverOrder, linkToOrder } from './shop.ts'

test('a buyer writes a review from the order, loses nothing on the way, and finds it on the page once it was read', {
  tag: '@both',
}, async ({ page, context, watch, isMobile }) => {
  watch.allow(/\/review|status of 400/)
  // With a phone in the account, at a desk by the link of the e-mail.
  const ann = isMobile ? await asMember(page, 'ann') : person('ann')
  const { orderId } = await paidOrder(sql, 'id' in ann ? ann.id : null, { name: 'Ann Teal', email: ann.email })
  await deliverOrder(orderId)
  await visit(page, isMobile ? `/dashboard/orders/${orderId}` : await linkToOrder(orderId))
  await page.getByRole('link', { name: 'Review Biotin' }).click()
  const form = page.url()
  await expect(page.getByRole('heading', { level: 1, name: 'Your review of Biotin' })).toBeVisible()
  await expectAccessible(page)
  const title = `Lid was broken ${randomUUID().slice(0, 8)}`
  await page.getByRole('radio', { name: '2 stars' }).check()
  await page.getByLabel('Your review').fill('It came with a broken lid.')
  await page.reload()
  await expect(page.getByLabel('Your review')).toHaveValue('It came with a broken lid.')
  await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked()
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription('Please give it a title')
  await page.getByLabel('Title').fill(title)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('You are offline, so nothing was sent.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('We have your review')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expectWellAtBothWidths(page)

  await sql(`update product_review set state = 'published', published_at = ${sqlNow()} where order_id = $1`, [orderId])
  await visit(page, '/shop/supplements/biotin')
  await page.locator('a[href="#reviews"]').click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('Bought here').first()).toBeVisible()
  await expectAccessible(page)
  await visit(page, form)
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('You have taken your review back')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('a question is kept while it is typed, and taken once', async ({ page, watch }) => {
  watch.allow(/\/question|status of 4/)
  await visit(page, '/shop/supplements/biotin')
  await page.getByRole('link', { name: 'Ask a question' }).click()
  const field = page.getByLabel('Your question')
  await expect(field).toBeVisible()
  // What leads here may have been pressed before its part of the page was React's: then this is a page of its own.
  await hydrated(page)
  const question = `Is it made of plants ${randomUUID()}?`
  await field.fill(question)
  await page.reload()
  await expect(field).toHaveValue(question)
  await page.getByLabel('E-mail').fill('nonsense')
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/such as ann@example\.com/)
  await expectWellAtBothWidths(page)
  await expectAccessible(page)
  await page.getByLabel('E-mail').fill(person('ann').email)
  // Quicker than anybody types it is given back, with everything in it.
  await expect(async () => {
    await page.getByRole('button', { name: 'Send question' }).click()
    await expect(page.getByText('We have your question.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(field).toHaveValue('')
  await page.reload()
  await expect(field).toHaveValue('')
  expect(await sql('select state from product_question where question = $1', [question])).toEqual([
    { state: 'waiting' },
  ])
})

test('what is typed before the script has come is kept like the rest', async ({ page }) => {
  let come = () => {}
  const isThere = new Promise<void>(resolve => {
    come = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await isThere
    await route.continue()
  })
  await page.goto('/shop/supplements/biotin/question', { waitUntil: 'commit' })
  const field = page.getByLabel('Your question')
  const question = `Is it made of plants ${randomUUID()}?`
  await field.fill(question)
  come()
  await hydrated(page)
  await page.waitForFunction(
    ([key = '', words = '']) => localStorage.getItem(key)?.includes(words),
    [DRAFTS_KEY, question],
  )
  // Leaving by a link and coming back by another: the browser itself keeps nothing of the form.
  await visit(page, '/contact')
  await visit(page, '/shop/supplements/biotin/question')
  await expect(field).toHaveValue(question)
})

test('whoever waits for what is announced confirms it by a link, and ends it', async ({ page, watch }) => {
  // The link of what was ended leads to a page that is gone.
  watch.allow(/410/)
  const { email } = person('ben')
  await visit(page, '/shop/supplements')
  await page.getByRole('link', { name: /^Tell me when I can buy it.*Vitamin C/ }).click()
  await expectAccessible(page)
  await visit(page, '/shop/supplements/vitamin-c')
  await expectWellAtBothWidths(page)
  await page.getByRole('main').getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Tell me' }).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(await linkInMail(page, email, /\/stock-notices\/[\w.-]+/))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, e-mail me' }).click()
  await expect(page.getByRole('heading', { name: 'We will write to you' })).toBeVisible()
  await page.getByRole('button', { name: 'I no longer want it' }).click()
  await expect(page.getByRole('heading', { name: 'You are off the list' })).toBeVisible()
  expect(await sql('select 1 from stock_notice where email = $1', [email])).toEqual([])
})
