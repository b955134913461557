import type { Browser, Page } from '@playwright/test'
import { sql } from './database.ts'
import { expect, expectAccessible, expectFits, test, visit } from './journey.ts'
import { openMail } from './mailbox.ts'
import { asMember } from './people.ts'
import { CARD, fillPaymentPage, storeCart } from './shop.ts'

const AT = `http://127.0.0.1:${process.env.E2E_PORT ?? '4187'}`

/** The same browser, which runs no script from now on, or does again. */
async function withScript(page: Page, browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const storageState = await page.context().storageState()
  return (await browser.newContext({ javaScriptEnabled, storageState, viewport: page.viewportSize() })).newPage()
}

/**
 * The checker is a script itself, so it is given the same page as a browser with script would have to read it: what is
 * for those without one unwrapped, the page's own scripts left out.
 */
async function expectAccessibleAsRead(page: Page, browser: Browser) {
  const html = (await page.content())
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<\/?noscript>/g, '')
    .replace('</head>', '<style>.needs-script { display: none !important }</style></head>')
  const context = await browser.newContext({ viewport: page.viewportSize(), javaScriptEnabled: true })
  const read = await context.newPage()
  await read.route(page.url(), route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await read.goto(page.url())
  await expectAccessible(read)
  await expectFits(read)
  await context.close()
}

const add = async (page: Page, id: string, quantity: number) => {
  await page.goto(`${AT}/shop/supplements/${id}`)
  await page.getByRole('spinbutton', { name: /^Quantity of/ }).fill(String(quantity))
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page).toHaveURL(/\/cart(\?|$)/)
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  // The browser drops the scripts that it was told of and may not run.
  test.beforeEach(({ watch }) => watch.allow(/^request failed: .*\/assets\//))

  test('a stranger fills a cart from shelf and product, changes it, pays, and gets the e-mail @both', {
    tag: '@core',
  }, async ({ page, browser, watch }) => {
    // The e-mail is shown in a frame that may not run scripts; the test tool tries to put one in.
    watch.allow(/Blocked script execution in .*\/sandbox\/mailbox\//)
    await page.goto('/cart')
    // The test tool reads no text of a `noscript` itself, only of what is in it.
    await expect(page.locator('noscript p')).toHaveText('Your cart is empty')
    await expect(page.getByText('Looking into your cart')).toBeHidden()
    await expectAccessibleAsRead(page, browser)

    await page.getByRole('link', { name: 'Continue Shopping' }).click()
    const biotin = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Biotin' }) })
    await biotin.getByRole('spinbutton', { name: 'Quantity of Biotin' }).fill('2')
    await biotin.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Biotin added to cart!' })).toBeVisible()
    await expect(heading(page)).toHaveText('Shopping Cart (2 items)')

    await add(page, 'vitamin-d3-k2', 3)
    await add(page, 'magnesium-complex', 1)
    await expect(heading(page)).toHaveText('Shopping Cart (6 items)')
    await expectAccessibleAsRead(page, browser)

    await page.getByRole('spinbutton', { name: 'Quantity of Vitamin D3 + K2' }).fill('1')
    await page.getByRole('button', { name: 'Change the quantity of Vitamin D3 + K2' }).click()
    await expect(heading(page)).toHaveText('Shopping Cart (4 items)')
    await page.getByRole('button', { name: 'Remove Magnesium Complex from cart' }).click()
    await expect(heading(page)).toHaveText('Shopping Cart (3 items)')
    // 2 × 5.65, 6.10, 2.95 delivery
    await expect(page.locator('noscript dl')).toContainText('£20.35')

    await page.getByRole('button', { name: 'Proceed to Checkout (as Guest)' }).click()
    await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\//)
    await fillPaymentPage(page, CARD.good)
    await page.getByRole('button', { name: /^Pay/ }).click()
    await expect(page).toHaveURL(/\/payment-success\?session_id=cs_test_/)
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('£20.35')
    await expectAccessibleAsRead(page, browser)
    const number = /TW-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(String(await page.getByRole('main').textContent()))?.[0]

    await openMail(page, { about: String(number) })
    await page.goto('/cart')
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expectAccessibleAsRead(page, browser)
  })

  test('what cannot be done is said where the cart is @both', async ({ page, browser, watch }) => {
    watch.allow(/status (of )?409/)
    await add(page, 'biotin', 1)
    // Another tab still offers what was there a moment ago.
    await page.goto('/shop/supplements/collagen-capsules')
    await sql(`update product set on_sale = false where id = 'collagen-capsules'`)
    try {
      await page.getByRole('button', { name: 'Add to Cart' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Collagen Capsules cannot be bought yet.')
      await expect(heading(page)).toHaveText('Shopping Cart (1 item)')
      await expectAccessibleAsRead(page, browser)
    } finally {
      await sql(`update product set on_sale = true where id = 'collagen-capsules'`)
    }
  })

  test('a member finds what was put in on another device', async ({ page }) => {
    const { id } = await asMember(page, 'ann')
    await sql(
      `insert into member_cart_line (member_id, product_id, price_id, quantity) values ($1, 'biotin', 'price_sandbox_biotin', 2)`,
      [id],
    )
    await page.goto('/cart')
    await expect(heading(page)).toHaveText('Shopping Cart (2 items)')
    await page.getByRole('button', { name: 'Proceed to Checkout', exact: true }).click()
    await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\//)
  })
})

test.describe('when a script comes', () => {
  /** Whose cart holds just this: other journeys fill theirs at the same time. */
  const guests = async () =>
    (
      await sql<{ member_id: string }>(
        'select member_id from member_cart_line where product_id = $1 and quantity = 3',
        ['biotin'],
      )
    ).map(row => row.member_id)
  const lines = (guest: string | undefined) => sql('select 1 from member_cart_line where member_id = $1', [guest])

  test('a guest’s forms and the browser’s own cart become one, once, on whatever page, in two tabs', async ({
    page,
    browser,
  }) => {
    await storeCart(page, [
      { id: 'biotin', quantity: 1 },
      { id: 'magnesium-complex', quantity: 2 },
    ])
    const plain = await withScript(page, browser, false)
    const others = await guests()
    await add(plain, 'biotin', 3)
    await add(plain, 'vitamin-d3-k2', 1)
    const guest = (await guests()).find(id => !others.includes(id))
    expect(await lines(guest)).toHaveLength(2)
    const again = await withScript(plain, browser, true)
    const other = await again.context().newPage()
    await Promise.all([again.goto(`${AT}/recipes`), other.goto(`${AT}/terms`)])
    for (const tab of [again, other]) await expect(tab.getByRole('link', { name: 'Cart, 6 items' })).toBeVisible()
    await expect.poll(() => lines(guest)).toEqual([])
    await expect.poll(() => again.evaluate(() => document.cookie)).not.toContain('thymewell-cart')
    // What is taken out now stays out, on the next page as well.
    await visit(again, `${AT}/cart`)
    await again.getByRole('button', { name: 'Remove Biotin from cart' }).click()
    await expect(heading(again)).toHaveText('Shopping Cart (3 items)')
    await visit(other, `${AT}/cart`)
    await expect(heading(other)).toHaveText('Shopping Cart (3 items)')
    for (const context of [plain.context(), again.context()]) await context.close()
  })

  test('a member’s forms are in the cart of the browser they sign in with', async ({ page, browser }) => {
    const { id } = await asMember(page, 'ben')
    const plain = await withScript(page, browser, false)
    await add(plain, 'biotin', 2)
    const again = await withScript(plain, browser, true)
    await again.goto(`${AT}/recipes`)
    await expect(again.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    expect(await sql('select quantity from member_cart_line where member_id = $1', [id])).toEqual([{ quantity: 2 }])
    for (const context of [plain.context(), again.context()]) await context.close()
  })

  test('whoever signed in by a form is known to the script, with their cart', async ({ page, browser }) => {
    const { id } = await asMember(page, 'cleo')
    await page.evaluate(() => localStorage.clear())
    const plain = await withScript(page, browser, false)
    await add(plain, 'biotin', 2)
    const again = await withScript(plain, browser, true)
    await again.goto(`${AT}/recipes`)
    await expect(again.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    expect(await again.evaluate(() => localStorage.getItem('cart-of'))).toBe(id)
    for (const context of [plain.context(), again.context()]) await context.close()
  })
})
