import type { Page } from '@playwright/test'
import { expect, expectSaid, visit } from './journey.ts'

/** Test cards of the payment page, see sandbox/stripe/test-cards.ts. */
export const CARD = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksForCode: '4000 0025 0000 3155',
} as const

const PRICES = {
  'magnesium-complex': ['Magnesium Complex', 9.46],
  'vitamin-d3-k2': ['Vitamin D3 + K2', 6.1],
  biotin: ['Biotin', 5.65],
  'collagen-capsules': ['Collagen Capsules', 9.75],
} as const

/** Adds a product from its own page, as a visitor does. */
export async function addFromPage(page: Page, id: keyof typeof PRICES) {
  await visit(page, `/shop/supplements/${id}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expectSaid(page, `${PRICES[id][0]} added to cart!`)
}

interface StoredLine {
  id: keyof typeof PRICES
  quantity: number
  price?: number
  priceId?: string
}

/** Puts lines into the browser's storage as an earlier visit would have left them. */
export async function storeCart(page: Page, lines: readonly StoredLine[]) {
  const items = lines.map(
    ({ id, quantity, price = PRICES[id][1], priceId = `price_sandbox_${id.replaceAll('-', '_')}` }) => ({
      id,
      supplement: { id, name: PRICES[id][0], image: `/pictures/${id}.webp`, price, priceId },
      quantity,
      price,
    }),
  )
  const total = items.reduce((sum, item) => sum + item.price * item.quantity, 0)
  const itemCount = items.reduce((sum, item) => sum + item.quantity, 0)
  await storeText(page, JSON.stringify({ items, total, itemCount }))
}

/** Any text at all under the cart's key. */
export async function storeText(page: Page, text: string) {
  await page.goto('/robots.txt')
  await page.evaluate(value => localStorage.setItem('cart', value), text)
}

export async function openPaymentPage(page: Page) {
  await visit(page, '/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout (as Guest)' }).click()
  await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\//)
}

export async function fillPaymentPage(page: Page, card: string) {
  await page.getByLabel('E-mail').fill('ann@example.com')
  await page.getByLabel('Name', { exact: false }).first().fill('Ann Baker')
  await page.getByLabel('Address', { exact: false }).first().fill('1 High Street')
  await page.getByLabel('Town or city').fill('York')
  await page.getByLabel('Postcode').fill('YO1 7HH')
  await page.getByRole('radio', { name: /Standard/ }).check()
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel('Expiry', { exact: false }).fill('12 / 40')
  await page.getByLabel(/security code|CVC/i).fill('123')
}

export async function pay(page: Page, card: string = CARD.good) {
  await fillPaymentPage(page, card)
  await page.getByRole('button', { name: /^Pay £/ }).click()
}
