import type { Browser, Page } from '@playwright/test'
import { paidOrder } from '../requests/records.test-support.ts'
import { sql } from './database.ts'
import { expect, expectAccessible, expectFits, expectWellAtBothWidths, test, visit } from './journey.ts'
import { linkInMail } from './mailbox.ts'
import { operator } from './operator.ts'
import { asMember } from './people.ts'
import { openPaymentPage, pay, storeCart } from './shop.ts'

// Something comes back: asked for, posted, here, refunded; by a member and by whoever has the link.

const LINK = /\/orders\/[0-9a-f-]{36}\?key=[\w-]{43}/

/** A guest buys two and one, and the shop sends them. Returns the link of the confirmation and the number. */
async function sentToGuest(page: Page) {
  await storeCart(page, [
    { id: 'vitamin-d3-k2', quantity: 2 },
    { id: 'biotin', quantity: 1 },
  ])
  await openPaymentPage(page)
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  const number = /TW-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(String(await page.getByRole('main').textContent()))?.[0] ?? ''
  const link = new URL(await linkInMail(page, { about: number }, LINK), page.url()).href
  await operator('orders', 'send', number, '--carrier', 'royal-mail', '--tracking', 'KQ482913605GB')
  return { number, link }
}

test('a guest sends one of two packs back, shows the receipt, and sees the refund', { tag: '@both' }, async ({
  page,
  watch,
}) => {
  // What is not answered is asked again.
  watch.allow(/status (of )?400/)
  const { number, link } = await sentToGuest(page)
  await visit(page, link)
  await expect(page.getByRole('link', { name: 'Track parcel' })).toHaveClass(/button-primary/)
  await operator('orders', 'delivered', number)
  await visit(page, await linkInMail(page, { about: `Your parcel for order ${number} has arrived` }, LINK))
  await expect(page.getByText('Delivered on', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send something back' })).toHaveClass(/button-primary/)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Send something back' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Send something back')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Choose what you want to send back, and how many packs of it.')).toBeVisible()
  await page.getByRole('checkbox', { name: /Vitamin D3/ }).check()
  await expect(page.getByRole('button', { name: 'Continue with 1 pack' })).toBeVisible()
  await page.getByRole('combobox', { name: /How many of 2/ }).selectOption('2')
  await expect(page.getByRole('button', { name: 'Continue with 2 packs' })).toBeVisible()
  await page.getByRole('combobox', { name: /How many of 2/ }).selectOption('1')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue with 1 pack' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Why is it coming back?')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Choose a reason, or that you would rather not say.')).toBeVisible()
  await page.getByRole('radio', { name: 'I changed my mind' }).check()
  await page.getByLabel('Anything we should know').fill('Two packs were one too many')
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('What you get back')
  await expect(page.getByText('1 of 2 packs, unopened')).toBeVisible()
  await expect(page.getByText('You pay the postage.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByLabel('Anything we should know')).toHaveValue('Two packs were one too many')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Send back 1 pack' }).dblclick()

  await expect(page.getByRole('heading', { level: 1, name: 'Now post it' })).toBeVisible()
  await expect(page.getByText(`${number} / 1`)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  const [asked] = await sql<{ returns: string }>(
    'select count(*) as returns from order_return join orders on orders.id = order_id where orders.number = $1',
    [number],
  )
  expect(Number(asked?.returns)).toBe(1)
  await linkInMail(page, { about: `How to send your return from order ${number}` }, LINK)

  await page.getByText('Add proof of posting').click()
  await page.getByLabel('Tracking number, or what the receipt says').fill('AB 123 456 789 GB')
  await page.getByRole('button', { name: 'I have posted it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'On its way to us' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'I will keep it' })).toHaveCount(0)
  await expectAccessible(page)

  await operator('returns', 'arrived', number, '--shelf', 'vitamin-d3-k2')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'It is back with us' })).toBeVisible()
  await operator('returns', 'refund', number)
  await linkInMail(page, { about: `Your refund for order ${number}` }, LINK)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Your money went back' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(
    page
      .getByText('Partly refunded')
      .or(page.getByText('Delivered', { exact: true }))
      .first(),
  ).toBeVisible()
  await expect(page.getByText('1 of 2 sent back')).toBeVisible()
  await expect(page.getByText('£6.10 refunded')).toBeVisible()
  await expectWellAtBothWidths(page)
})

test('a member keeps it after all, sends what was damaged, and is refused with a reason', { tag: '@both' }, async ({
  page,
}) => {
  const ann = await asMember(page, 'ann')
  const { orderId, orderNumber } = await paidOrder(sql, ann.id, { name: 'Ann Teal', email: ann.email })
  await operator('orders', 'send', orderNumber, '--carrier', 'royal-mail')
  await visit(page, `/dashboard/orders/${orderId}`)
  // Sent and never noted as delivered, it can come back all the same.
  await expect(page.getByText('It should reach you by', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Send something back' }).click()
  await page.getByRole('button', { name: /Continue/ }).click()
  await page.getByRole('radio', { name: 'I would rather not say' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('All of the order comes back, and its delivery with it')).toBeVisible()
  await expect(page.getByText('£8.60').first()).toBeVisible()
  await page.getByRole('button', { name: 'Send back 1 pack' }).click()
  await page.getByRole('link', { name: 'I will keep it' }).click()
  await expect(page.getByRole('heading', { name: 'Keep it after all?' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I will keep it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You keep it' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'See your order' }).click()
  await page.getByRole('link', { name: 'Send something back' }).click()
  await page.getByRole('radio', { name: 'No, opened' }).check()
  await page.getByRole('button', { name: /Continue/ }).click()
  await expect(page.getByText('can come back only when something is wrong with it', { exact: false })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'I changed my mind' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'It came damaged' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('We pay the postage.')).toBeVisible()
  await page.getByRole('button', { name: 'Send back 1 pack' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Now post it' })).toBeVisible()
  await operator('returns', 'label', orderNumber, '--return', '2', '--link', 'https://labels.example/2')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Print the label that we pay for' })).toBeVisible()
  await expectAccessible(page)
  await operator('returns', 'refuse', orderNumber, '--return', '2', '--why', 'The pack came to us whole.')
  await page.reload()
  await expect(page.getByText('The pack came to us whole.')).toBeVisible()
  await expectWellAtBothWidths(page)
})

test('without script the same three questions are pages; what came too late is said', { tag: '@core' }, async ({
  page,
  browser,
}) => {
  const { number, link } = await sentToGuest(page)
  const plain = await withoutScript(browser)
  await plain.goto(link)
  await plain.getByRole('link', { name: 'Send something back' }).click()
  await plain.getByRole('checkbox', { name: /Biotin/ }).check()
  await plain.getByRole('button', { name: 'Continue' }).click()
  await plain.getByRole('radio', { name: 'I changed my mind' }).check()
  await plain.getByRole('button', { name: 'Continue' }).click()
  await plain.getByRole('button', { name: 'Send back 1 pack' }).click()
  await expect(plain.getByRole('heading', { level: 1, name: 'Now post it' })).toBeVisible()
  await expect(plain.getByRole('button', { name: 'Copy' })).toBeHidden()
  await plain.getByText('Add proof of posting').click()
  await plain.getByLabel('Tracking number, or what the receipt says').fill('receipt 77')
  const late = await withoutScript(browser)
  await late.goto(plain.url())
  await late.getByRole('link', { name: 'I will keep it' }).click()
  await expect(late.getByRole('heading', { name: 'Keep it after all?' })).toBeVisible()
  await plain.getByRole('button', { name: 'I have posted it' }).click()
  await expect(plain.getByRole('heading', { level: 1, name: 'On its way to us' })).toBeVisible()
  await late.getByRole('button', { name: 'I will keep it' }).click()
  await expect(late.getByText('It was posted already. Please write to us.')).toBeVisible()

  await sql(
    `update parcel set sent_at = sent_at - interval '60 days', packed_at = packed_at - interval '60 days'
     where order_id = (select id from orders where number = $1)`,
    [number],
  )
  await plain.goto(link)
  await expect(plain.getByText('The time for sending it back has passed.', { exact: false })).toBeVisible()
  await expect(plain.getByRole('link', { name: 'Send something back' })).toHaveCount(0)
  await plain.goto(`${link}&ask=return`)
  await expect(plain.getByText('your rights don’t end there', { exact: false })).toBeVisible()
  await plain.context().close()
  await late.context().close()
})

async function withoutScript(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false })).newPage()
}
