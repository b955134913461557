import type { Page } from '@playwright/test'
import { sql } from '../e2e/database.ts'
import { expect, hydrated, visit } from '../e2e/journey.ts'
import { asMember } from '../e2e/people.ts'
import { openPaymentPage, pay, storeCart } from '../e2e/shop.ts'
import { paidOrder } from '../requests/records.test-support.ts'
import { MOMENT } from './moment.ts'

/** What came before a screen is looked at; where a scene leads to a page of its own, it says which. */
type Scene = (page: Page) => Promise<string | undefined>

const CART = [
  { id: 'magnesium-complex', quantity: 2 },
  { id: 'biotin', quantity: 1 },
] as const

const member: Scene = async page => void (await asMember(page, 'cleo'))

async function order(page: Page): Promise<string> {
  const ann = await asMember(page, 'ann')
  const { orderId } = await paidOrder(sql, ann.id, { name: ann.name, email: ann.email })
  const at = new Date(MOMENT)
  await sql('update orders set created_at = $2, updated_at = $2, checked_at = $2, paid_at = $2 where id = $1', [
    orderId,
    at,
  ])
  return orderId
}

async function paid(page: Page): Promise<string> {
  await storeCart(page, CART)
  await openPaymentPage(page)
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

async function offline(page: Page): Promise<undefined> {
  await visit(page, '/learn/articles/how-much-fibre-is-in-a-day')
  await page.mouse.move(100, 100)
  await expect(page.getByRole('button', { name: 'Kept offline' })).toBeVisible()
  await page.context().setOffline(true)
}

export const SCENES = {
  stranger: async () => undefined,
  member,
  cart: async page => void (await storeCart(page, CART)),
  paid,
  offline,
  ordered: async page => void (await order(page)),
  order: async page => `/dashboard/orders/${await order(page)}`,
} satisfies { [name: string]: Scene }

/** What is done on a page before it is looked at. */
export const ACTS = {
  cook: page => page.getByRole('button', { name: 'Cook mode' }).click(),
  async step(page) {
    // What was begun in another width goes on, past what there is to get ready.
    await page.evaluate(() => localStorage.removeItem('kitchen'))
    await page.reload()
    await hydrated(page)
    await page.getByRole('button', { name: 'Cook mode' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Start cooking' }).click()
  },
  // Without the ways of a phone the sidebar and the filters stand there already.
  menu: page => ifThere(page, /^Menu$/),
  filters: page => ifThere(page, /^Filter/),
} satisfies { [name: string]: (page: Page) => Promise<void> }

async function ifThere(page: Page, name: RegExp) {
  const button = page.getByRole('button', { name }).first()
  if (await button.isVisible()) await button.click()
}
