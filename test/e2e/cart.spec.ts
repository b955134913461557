import type { Page } from '@playwright/test'
import { sql } from './database.ts'
import { expect, expectAccessible, expectSaid, expectWellAtBothWidths, hydrated, test, visit } from './journey.ts'
import { asMember } from './people.ts'
import { addFromPage, expectAdded, pay } from './shop.ts'

interface StoredItem {
  id: string
  supplement: { id: string; name: string; image: string; price: number; priceId: string }
  quantity: number
  price: number
}

const NAMES: Record<string, [name: string, price: number]> = {
  'magnesium-complex': ['Magnesium Complex', 9.46],
  'vitamin-d3-k2': ['Vitamin D3 + K2', 6.1],
}

function item(id: string, quantity: number, over: { price?: number; priceId?: string } = {}): StoredItem {
  const [name, today] = NAMES[id] ?? [id, 1]
  const price = over.price ?? today
  const priceId = over.priceId ?? `price_sandbox_${id.replaceAll('-', '_')}`
  return { id, supplement: { id, name, image: '', price, priceId }, quantity, price }
}

/** What an earlier visit left behind. */
async function leave(page: Page, content: string) {
  await page.goto('/robots.txt')
  await page.evaluate(text => localStorage.setItem('cart', text), content)
}

const leaveItems = (page: Page, ...items: StoredItem[]) =>
  leave(page, JSON.stringify({ items, total: 0, itemCount: 0 }))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })
const quantityOf = (page: Page, name: string) => page.getByRole('spinbutton', { name: `Quantity of ${name}` })

test('what is put in the cart survives a reload, and the sums are right', { tag: '@core' }, async ({ page }) => {
  await leaveItems(page, item('magnesium-complex', 1), item('vitamin-d3-k2', 2))
  await visit(page, '/cart')
  await expect(heading(page)).toHaveText('Shopping Cart (3 items)')
  await expect(page.getByText('£21.66', { exact: true })).toBeVisible()
  await expect(page.getByText('£24.61')).toBeVisible()
  await expect(page.getByText('Prices include VAT. Delivery is £2.95, free from £25.')).toBeVisible()
  await expect(page.getByText('Shipping and taxes calculated at checkout.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Proceed to Checkout (as Guest)' })).toBeVisible()
  await page
    .getByRole('group', { name: 'Quantity of Vitamin D3 + K2' })
    .getByRole('button', { name: 'One more' })
    .click()
  await expect(page.getByText('Your delivery is free.')).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(heading(page)).toHaveText('Shopping Cart (4 items)')
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()
  await expectWellAtBothWidths(page)
})

test('a quantity is typed, cut to what may be bought with the reason beside it, and never below 1', async ({
  page,
}) => {
  await leaveItems(page, item('magnesium-complex', 1))
  await visit(page, '/cart')
  const quantity = quantityOf(page, 'Magnesium Complex')
  await quantity.fill('500')
  await quantity.press('Enter')
  await expect(page.getByText(/at most 99 of Magnesium Complex|have only \d+ of Magnesium Complex left/)).toBeVisible()
  await quantity.fill('3')
  await quantity.press('Enter')
  await expect(heading(page)).toHaveText('Shopping Cart (3 items)')
  await quantity.fill('nonsense')
  await quantity.blur()
  await expect(quantity).toHaveValue('3')
  await quantity.fill('0')
  await quantity.press('Enter')
  await expect(heading(page)).toHaveText('Shopping Cart (1 item)')
})

test('a removed line and a cleared cart come back where they were', async ({ page }) => {
  await leaveItems(page, item('magnesium-complex', 1), item('vitamin-d3-k2', 2))
  await visit(page, '/cart')
  await page.getByRole('button', { name: 'Remove Magnesium Complex from cart' }).click()
  await expect(page.getByRole('button', { name: 'Remove Vitamin D3 + K2 from cart' })).toBeFocused()
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  const names = page.getByRole('list').getByRole('heading', { level: 2 })
  await expect(names).toHaveText(['Magnesium Complex', 'Vitamin D3 + K2'])
  await page.getByRole('button', { name: 'Clear Cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expectAccessible(page)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(names).toHaveText(['Magnesium Complex', 'Vitamin D3 + K2'])
})

test('a message never lies over the button to pay', { tag: '@both' }, async ({ page }) => {
  await leaveItems(page, item('magnesium-complex', 1), item('vitamin-d3-k2', 2))
  const pay = page.getByRole('button', { name: 'Proceed to Checkout (as Guest)' })
  const undo = toasts(page).getByRole('button', { name: 'Undo' })
  // The button comes with a part of the script, here later than the message.
  await page.route('**/assets/order-summary*', async route => {
    await expect(undo).toBeVisible()
    await route.continue()
  })
  await visit(page, '/cart')
  await page.getByRole('button', { name: 'Remove Vitamin D3 + K2 from cart' }).click()
  await expect(undo).toBeVisible()
  for (const block of ['end', 'center'] as const) {
    await pay.evaluate((button, place) => button.scrollIntoView({ block: place }), block)
    const onTop = () =>
      pay.evaluate(button => {
        const { left, right, top, height } = button.getBoundingClientRect()
        const hit = document.elementFromPoint((left + right) / 2, top + height / 2)
        return hit !== null && button.contains(hit)
      })
    await expect.poll(onTop, { message: block }).toBe(true)
    await expect(undo).toBeVisible()
  }
})

test('a price that changed takes the line out with its warning, and today’s price puts it back', {
  tag: '@core',
}, async ({ page }) => {
  await leaveItems(page, item('magnesium-complex', 2, { price: 8.5 }), item('vitamin-d3-k2', 1))
  await visit(page, '/cart')
  const warning = 'Removed Magnesium Complex from cart due to price update'
  await expectSaid(page, warning)
  await expect(heading(page)).toHaveText('Shopping Cart (1 item)')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Put back' }).click()
  await expect(heading(page)).toHaveText('Shopping Cart (3 items)')
  await expect(page.getByText('£9.46 each')).toBeVisible()
})

test('an unknown price id is noticed on whatever page is opened, and the toast puts back what is valid', async ({
  page,
}) => {
  for (const path of ['/', '/recipes', '/dashboard/learn']) {
    await leaveItems(page, item('magnesium-complex', 2, { priceId: 'price_of_another_shop' }), item('vitamin-d3-k2', 1))
    await visit(page, path)
    await expectSaid(page, 'Your cart has been cleared due to product updates')
    expect(await page.evaluate(() => localStorage.getItem('cart')), path).toBeNull()
  }
  await toasts(page).getByRole('button', { name: 'Put back' }).click()
  await visit(page, '/cart')
  await expect(heading(page)).toHaveText('Shopping Cart (1 item)')
})

test('nobody pays for the rest of a cart that lost an invalid line unasked: it is cleared, and offered back', async ({
  page,
}) => {
  await leaveItems(page, item('magnesium-complex', 0), item('vitamin-d3-k2', 2))
  await visit(page, '/cart')
  await expectSaid(page, 'Removed Magnesium Complex from cart due to price update')
  await expect(heading(page)).toHaveText('Shopping Cart (2 items)')
  // Looking again is no answer to it.
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: /^Proceed to Checkout/ }).click()
  await expect(
    page.getByRole('heading', { name: 'Your cart contained invalid items and has been cleared' }),
  ).toBeVisible()
  await expectSaid(page, 'Your cart has been cleared due to invalid items')
  await expect(heading(page)).toHaveText('Shopping Cart (0 items)')
  await page.getByRole('main').getByRole('button', { name: 'Put back' }).click()
  await page.getByRole('button', { name: /^Proceed to Checkout/ }).click()
  await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\//)
})

test('an unknown price id clears the cart with its warning, and the toast puts back what is valid', async ({
  page,
}) => {
  await leaveItems(page, item('magnesium-complex', 2, { priceId: 'price_of_another_shop' }), item('vitamin-d3-k2', 1))
  await visit(page, '/cart')
  await expectSaid(page, 'Your cart has been cleared due to product updates')
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
  await toasts(page).getByRole('button', { name: 'Put back' }).click()
  await expect(heading(page)).toHaveText('Shopping Cart (1 item)')
  await expect(quantityOf(page, 'Vitamin D3 + K2')).toHaveValue('1')
})

for (const [what, content] of [
  ['broken', '{"items":[{'],
  ['huge', 'x'.repeat(200_000)],
  ['of another shape', '{"state":{"cart":[]},"version":9}'],
  ['hostile', '{"__proto__":{"items":[]},"items":{"length":1e9,"0":{"id":"<img src=x onerror=alert(1)>"}}}'],
] as const) {
  test(`a stored cart that is ${what} breaks nothing`, async ({ page }) => {
    await leave(page, content)
    await visit(page, '/cart')
    await expectSaid(page, 'Failed to load cart data')
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  })
}

test('a price id changed behind the page’s back is caught at checkout, and the cart explains itself', async ({
  page,
}) => {
  await leaveItems(page, item('magnesium-complex', 1), item('vitamin-d3-k2', 2))
  // Every page looks at the cart once by itself, and would tell of it first.
  const looked = page.waitForResponse(/\/api\/cart/)
  await visit(page, '/cart')
  await (await looked).finished()
  await expect(heading(page)).toHaveText('Shopping Cart (3 items)')
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  await page.evaluate(() => {
    localStorage.setItem(
      'cart',
      (localStorage.getItem('cart') ?? '').replace('price_sandbox_magnesium_complex', 'price_x'),
    )
  })
  await page.getByRole('button', { name: /^Proceed to Checkout/ }).click()
  await expect(
    page.getByRole('heading', { name: 'Invalid price ID for Magnesium Complex. Your cart has been cleared.' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
  await expectSaid(page, 'Your cart has been cleared due to invalid items')
  await expectAccessible(page)
})

test('two tabs stay in step', async ({ page, context }) => {
  await leaveItems(page, item('magnesium-complex', 1))
  await visit(page, '/cart')
  const other = await context.newPage()
  await visit(other, '/cart')
  await other.getByRole('button', { name: 'One more' }).click()
  await expect(heading(page)).toHaveText('Shopping Cart (2 items)')
  await page.getByRole('button', { name: 'Clear Cart' }).click()
  await expect(heading(other)).toHaveText('Shopping Cart (0 items)')
})

test('the close button goes back, and to the shop when there is no back', async ({ page }) => {
  await visit(page, '/delivery-and-returns')
  await page.getByRole('link', { name: /^Cart/ }).first().click()
  await expect(heading(page)).toHaveText('Shopping Cart (0 items)')
  await page.getByRole('link', { name: 'Close cart and go back' }).click()
  await expect(page).toHaveURL('/delivery-and-returns')
  await visit(page, '/cart')
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop/supplements')
})

test('what is put in shows the cart beside the page: what goes with it, what it costs, and the way to pay', async ({
  page,
}) => {
  await visit(page, '/shop/supplements/magnesium-complex')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart (1 item)' })
  await expect(drawer.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await expect(drawer.getByRole('status').filter({ hasText: 'Magnesium Complex added to cart!' })).toBeVisible()
  await expect(drawer.getByText('just added')).toBeVisible()
  await expect(drawer.getByText('£15.54 more and delivery is free.')).toBeVisible()
  await expectWellAtBothWidths(page)
  // One thing, with the rule by which it was chosen; once it is in, the rule is asked again.
  await expect(drawer.getByRole('heading', { name: 'Goes with this' })).toBeVisible()
  await expect(drawer.getByText(/^Why this one: it repeats no nutrient in your cart, both are taken/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Add to Cart' }).click()
  const two = page.getByRole('dialog', { name: 'Shopping Cart (2 items)' })
  await expect(two.getByText(/all three are taken with food/)).toBeVisible()
  await two.getByRole('button', { name: 'Remove Magnesium Complex from cart' }).click()
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: 'Proceed to Checkout (as Guest)' }).click()
  await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\//)
})

test('where the cart cannot be shown beside the page, a line says what was put in', async ({ page, watch }) => {
  watch.allow(/503/)
  await page.route('**/api/beside-cart', route => route.fulfill({ status: 503, body: '{}' }))
  await visit(page, '/shop/supplements/biotin')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expectSaid(page, 'Biotin added to cart!')
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await expect(heading(page)).toHaveText('Shopping Cart (1 item)')
})

test('a number typed into a quantity replaces it, also where a browser moves the caret as the mouse is let go', async ({
  page,
}) => {
  // Safari: a press on what is selected takes the selection away, unless the page keeps the release from it.
  await page.addInitScript(() =>
    addEventListener('mouseup', event => {
      const { target } = event
      if (target instanceof HTMLInputElement && !event.defaultPrevented)
        target.setSelectionRange(target.value.length, target.value.length)
    }),
  )
  await leaveItems(page, item('magnesium-complex', 1))
  await visit(page, '/cart')
  const quantity = quantityOf(page, 'Magnesium Complex')
  const selected = () =>
    quantity.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd].join())
  await quantity.click()
  await page.keyboard.type('5')
  await expect(quantity).toHaveValue('5')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Shopping Cart (5 items)')
  // Whoever presses again puts the caret where they want it.
  await quantity.click()
  expect(await selected()).toBe('1,1')
})

test('without storage the cart lives as long as the page', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await visit(page, '/shop/supplements')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expectSaid(page, 'Failed to save cart data')
  await expectAdded(page, 'Magnesium Complex')
  await page.getByRole('link', { name: 'View Cart (1)' }).click()
  await expect(heading(page)).toHaveText('Shopping Cart (1 item)')
})

test('a member’s cart keeps what was put in before the page could send it, and loses what was paid for elsewhere', async ({
  page,
}) => {
  const { id } = await asMember(page, 'ben')
  const kept = () => sql('select product_id as "productId", quantity from member_cart_line where member_id = $1', [id])
  const inCart = (name: string) =>
    expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible()
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/assets\/behind-page/, async route => {
    await late
    await route.continue()
  })
  await addFromPage(page, 'biotin')
  expect(await kept()).toEqual([])
  arrive()
  await expect.poll(kept).toEqual([{ productId: 'biotin', quantity: 1 }])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-agreed'))).toContain('biotin')
  await inCart('Cart, 1 item')
  await visit(page, '/shop/supplements')
  await inCart('Cart, 1 item')

  await sql('delete from member_cart_line where member_id = $1', [id])
  await visit(page, '/recipes')
  await inCart('Cart')
  expect(await kept()).toEqual([])
})

test('the same put in again right after it was paid for stays in a member’s cart', async ({ page }) => {
  const { id } = await asMember(page, 'ann')
  await addFromPage(page, 'biotin')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-agreed'))).toContain('biotin')
  await visit(page, '/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout', exact: true }).click()
  await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\//)
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/assets\/behind-page/, async route => {
    await late
    await route.continue().catch(() => undefined)
  })
  await pay(page)
  await expectSaid(page, 'Payment verified successfully!')
  await addFromPage(page, 'biotin')
  arrive()
  await expect
    .poll(() => sql('select product_id as "productId", quantity from member_cart_line where member_id = $1', [id]))
    .toEqual([{ productId: 'biotin', quantity: 1 }])
  await visit(page, '/cart')
  await expect(heading(page)).toHaveText('Shopping Cart (1 item)')
})

test('what goes into a cart while it is joined with the member’s stays in it', async ({ page }) => {
  const { id } = await asMember(page, 'cleo')
  await page.evaluate(() => localStorage.removeItem('cart-of'))
  const joins = page.waitForRequest(request => request.postData()?.includes('cart-joined') === true)
  const put = Promise.withResolvers<void>()
  await page.route('**/api/changes', async route => {
    await put.promise
    await route.continue()
  })
  await visit(page, '/shop/supplements/biotin')
  await joins
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expectAdded(page, 'Biotin')
  put.resolve()
  await expect
    .poll(() => sql('select product_id as "productId" from member_cart_line where member_id = $1', [id]))
    .toEqual([{ productId: 'biotin' }])
  await visit(page, '/cart')
  await expect(heading(page)).toHaveText('Shopping Cart (1 item)')
})
