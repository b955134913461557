import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { MEMBER_TABLES } from '#test/member-tables.ts'
import { type Person, person } from '../people.ts'
import { paidOrder } from '../requests/records.test-support.ts'
import { filesOfZip } from '../unzip.ts'
import { sql } from './database.ts'
import { expect, expectSaid, expectSaved, test, visit } from './journey.ts'
import { addFromPage } from './shop.ts'

/** Passwords are checked several times over, on a machine that other journeys share. */
const PATIENT = { timeout: 90_000 }
const RECIPES = ['9000000301', '9000000331', '9000000361']

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

async function keepAsGuest(page: Page) {
  for (const id of RECIPES) {
    await visit(page, `/recipes/${id}`)
    await press(page, 'Save')
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  }
  await press(page, 'Like')
  await expectSaid(page, 'Added to favorites')
  await page.getByRole('radio', { name: '4 stars', exact: true }).click({ force: true })
  await expectSaid(page, 'You rated this recipe 4 stars!')
  await addFromPage(page, 'biotin')
}

async function expectEverything(page: Page) {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible(PATIENT)
  await visit(page, '/dashboard/saved-recipes')
  await expect(main(page).getByRole('article')).toHaveCount(RECIPES.length)
  await expect(
    main(page)
      .getByRole('link', { name: /^Favorites/ })
      .first(),
  ).toContainText('1')
  await visit(page, `/recipes/${RECIPES.at(-1)}`)
  await expect(page.getByRole('button', { name: 'Liked', exact: true })).toBeVisible()
  await page.getByRole('heading', { name: 'Rate this Recipe' }).hover()
  await expect(page.getByRole('radio', { name: '4 stars', exact: true })).toBeChecked()
}

async function byMail(page: Page, who: Person, isNew: boolean) {
  await visit(page, isNew ? '/login?mode=sign-up' : '/login')
  if (isNew) await main(page).getByLabel('Name').fill(who.name)
  await main(page).getByLabel('E-mail').fill(who.email)
  await main(page).getByLabel('Password').fill(who.password)
  await press(page, isNew ? 'Create Account' : 'Sign In')
  await expect(page).toHaveURL('/', PATIENT)
}

async function byGoogle(page: Page, who: Person) {
  await visit(page, '/login')
  await press(page, 'Continue with Google')
  // The form that is left has a field of the same name.
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor()
  await page.getByLabel('E-mail').fill(who.email)
  await page.getByLabel('Name').fill(who.name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page).toHaveURL('/', PATIENT)
}

async function chooseUnits(page: Page) {
  await visit(page, '/dashboard/settings')
  await page.getByLabel('Energy').selectOption('Kilojoules (kJ)')
  await expectSaved(page)
  const kept = page.waitForResponse(answer => answer.request().method() === 'POST' && answer.ok())
  await page.getByLabel('Weight').selectOption('Kilograms (kg)')
  await kept
  for (const path of ['/recipes', '/dashboard/saved-recipes']) {
    await visit(page, path)
    const first = page.getByRole('article').first()
    await expect(first.getByText(/^[\d,]+ kJ$/)).toBeVisible()
    await expect(first.getByText(/^[\d,]+ kcal$/)).toBeHidden()
  }
}

async function exportAll(page: Page): Promise<Map<string, string>> {
  await visit(page, '/dashboard/settings/data')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Data' }).click()
  return filesOfZip(await readFile(await (await file).path()))
}

async function askDeletion(page: Page, who: Person, isByGoogle: boolean) {
  await visit(page, '/dashboard/settings/data')
  if (!isByGoogle) await page.getByLabel('Your password').fill(who.password)
  await page.getByLabel('Yes, delete my account').check()
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is locked' })).toBeVisible(PATIENT)
}

/** Everything that any part of the shop still keeps of somebody. */
async function leftOf(id: string): Promise<string[]> {
  const left: string[] = []
  for (const { table, column } of MEMBER_TABLES) {
    if ((await sql(`select 1 from ${table} where ${column} = $1`, [id])).length > 0) left.push(table)
  }
  return left
}

for (const way of ['by e-mail', 'with Google'] as const) {
  test(`a guest keeps things, signs up ${way}, has them everywhere, takes them along, and goes`, async ({
    page,
    browser,
    watch,
  }) => {
    // The page may be asking for what is kept at the moment of leaving.
    watch.allow(/status (of )?401/)
    const who = person('ann')
    const isByGoogle = way === 'with Google'
    await keepAsGuest(page)
    await (isByGoogle ? byGoogle(page, who) : byMail(page, who, true))
    await expectEverything(page)
    const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))

    const context = await browser.newContext()
    const second = await context.newPage()
    await (isByGoogle ? byGoogle(second, who) : byMail(second, who, false))
    await expectEverything(second)
    await context.close()

    await chooseUnits(page)
    const { orderId, orderNumber } = await paidOrder(sql, id, { name: who.name, email: who.email })
    const files = await exportAll(page)
    expect(files.get('recipes/saved-recipes.csv')).toContain(RECIPES[0])
    expect(files.get('cart/cart.json') ?? [...files.values()].join()).toContain('biotin')
    expect(files.get('orders/orders.json')).toContain(orderNumber)
    expect([...files.keys()]).toContain('README.txt')

    await askDeletion(page, who, isByGoogle)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toHaveCount(0)
    // Seven days later.
    await sql(
      `update deletion set asked_at = asked_at - interval '8 days', erase_at = erase_at - interval '8 days'
      where member_id = $1`,
      [id],
    )
    await sql(`insert into pgboss.job (name) values ('erase-accounts')`)
    await expect.poll(() => leftOf(id), PATIENT).toEqual([])
    const [order] = await sql('select member_id, status, anonymise_from from orders where id = $1', [orderId])
    expect(order).toMatchObject({ member_id: null, status: 'paid', anonymise_from: expect.any(Date) })
  })
}
