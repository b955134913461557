import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newLinkKey } from '#platform/http/link-key.ts'
import { CARD_EXPIRY } from '../../sandbox/stripe/card.test-support.ts'
import { sqlNow } from '../sql-now.ts'
import { sql } from './database.ts'
import { expect, visit } from './journey.ts'

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
  await expectAdded(page, PRICES[id][0])
}

/** The cart beside the page says what was put in; it is closed again, as by somebody who looks on. */
export async function expectAdded(page: Page, name: string) {
  const drawer = page.getByRole('dialog', { name: /^Shopping Cart/ })
  await expect(drawer.getByRole('status').filter({ hasText: `${name} added to cart!` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
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

export async function fillPaymentPage(page: Page, card: string, choosesDelivery = true) {
  // A member's own, which was proved, cannot be changed here.
  const email = page.getByLabel('E-mail')
  if (await email.isEditable()) await email.fill('ann@example.com')
  await page.getByLabel('Name', { exact: false }).first().fill('Ann Baker')
  await page.getByLabel('Address', { exact: false }).first().fill('1 High Street')
  await page.getByLabel('Town or city').fill('York')
  await page.getByLabel('Postcode').fill('YO1 7HH')
  if (choosesDelivery) await page.getByRole('radio', { name: /Standard/ }).check()
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel('Expiry', { exact: false }).fill(CARD_EXPIRY)
  await page.getByLabel(/security code|CVC/i).fill('123')
}

export async function pay(page: Page, card: string = CARD.good) {
  await fillPaymentPage(page, card)
  await page.getByRole('button', { name: /^Pay £/ }).click()
}

/** As if its parcel had come. */
export async function deliverOrder(orderId: string) {
  const parcel = randomUUID()
  await sql(
    `insert into parcel (id, order_id, number, state, carrier, packed_at, sent_at, delivered_at)
     values ($1, $2, 1, 'delivered', 'royal-mail', ${sqlNow()}, ${sqlNow()}, ${sqlNow()})`,
    [parcel, orderId],
  )
  await sql(`insert into parcel_line (parcel_id, product_id, quantity) values ($1, 'biotin', 1)`, [parcel])
  await sql(`update orders set goods = 'delivered' where id = $1`, [orderId])
}

/** Paid, and the browser's cart emptied of it: a script does that once the page is alive. */
export async function expectPaid(page: Page) {
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('checkout'))).toBeNull()
}

/** The address of an order with a key, as an e-mail has it. */
export async function linkToOrder(orderId: string): Promise<string> {
  const { key, hash } = newLinkKey()
  await sql(`insert into order_key (key_hash, order_id, made_at) values ($1, $2, ${sqlNow()})`, [hash, orderId])
  return `/orders/${orderId}?key=${key}`
}
