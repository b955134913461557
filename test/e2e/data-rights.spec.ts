import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { hashPassword } from '#modules/account/commands/password-hash.ts'
import { CHEAP_PASSWORDS, type Present, session } from '../people.ts'
import { filesOfZip } from '../unzip.ts'
import { sql } from './database.ts'
import { expect, expectAccessible, test, visit } from './journey.ts'
import { linkInMail } from './mailbox.ts'
import { asGuest, asMember } from './people.ts'

const PASSWORD = 'ann likes lentils, 1973'
const DATA = '/dashboard/settings/data'

async function asAnn(page: Page): Promise<Present> {
  const ann = await asMember(page, 'ann')
  await sql(
    `insert into sign_in_method (id, member_id, provider_id, account_id, password_hash)
     values ($1, $2, 'credential', $2, $3)`,
    [`m${ann.id}`, ann.id, await hashPassword(PASSWORD, CHEAP_PASSWORDS)],
  )
  return ann
}

const users = (page: Page) => page.evaluate(() => localStorage.getItem('user'))

test('a member takes everything with them', { tag: '@core' }, async ({ page }) => {
  const ann = await asAnn(page)
  await visit(page, DATA)
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Data' }).click()
  const archive = await file
  expect(archive.suggestedFilename()).toMatch(/^thymewell-data-\d{4}-\d\d-\d\d\.zip$/)
  const files = filesOfZip(await readFile(await archive.path()))
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['README.txt', 'account/account.json', 'account/account.csv']),
  )
  expect(files.get('account/account.json')).toContain(ann.email)
  await expect(page.getByText('The file is in your downloads.')).toBeVisible()
  await expectAccessible(page)
})

test('a member deletes the account, changes their mind, and finds everything again', { tag: '@core' }, async ({
  page,
  browser,
  watch,
}) => {
  watch.allow(/status (of )?(400|403|410)/)
  const ann = await asAnn(page)
  const elsewhere = await browser.newContext()
  const { cookie } = await session(sql, ann.id)
  await visit(page, DATA)
  await elsewhere.addCookies([{ ...cookie, url: new URL(page.url()).origin }])

  await page.getByLabel('Your password').fill('not my password')
  await page.getByLabel('Yes, delete my account').check()
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByText('That is not your password.')).toBeVisible()
  await expectAccessible(page, ['light'])

  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is locked' })).toBeVisible()
  await expectAccessible(page, ['dark'])
  await expect.poll(() => users(page)).toBeNull()

  // The other browser is signed out as well.
  const other = await elsewhere.newPage()
  await other.goto(new URL('/dashboard/orders', page.url()).href)
  await expect(other.getByText('Sign in to see your orders')).toBeVisible()
  await elsewhere.close()

  await visit(page, '/login')
  await page.getByLabel('E-mail', { exact: false }).first().fill(ann.email)
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('This account is locked and will be erased on')).toBeVisible()

  await visit(page, await linkInMail(page, { to: ann.email }, /\/undo-deletion\?key=[\w-]{43}/))
  await expect(page.getByRole('heading', { name: 'Keep your account?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep My Account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account stays' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('E-mail', { exact: false }).first().fill(ann.email)
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect.poll(() => users(page)).toContain(ann.id)
})

test('a guest erases what they saved, at once', async ({ page }) => {
  const guest = await asGuest(page)
  await visit(page, DATA)
  await expect(page.getByText('at once and for good')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Erase everything I saved here').check()
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Everything is erased' })).toBeVisible()
  expect(await sql('select id from member where id = $1', [guest.id])).toEqual([])
  await visit(page, DATA)
  await expect(page.getByText('Nothing of yours is kept here')).toBeVisible()
  await expectAccessible(page)
})

test('who signs in with Google deletes the account after signing in just now, and Google lets nobody back in', async ({
  page,
  watch,
}) => {
  // The page may be asking for what is kept at the moment of leaving.
  watch.allow(/status (of )?401/)
  const email = `gail.${Date.now()}@example.com`
  await signInAtGoogle(page, email, true)
  await expect.poll(() => users(page)).toContain(email)
  await visit(page, DATA)
  await page.getByLabel('Yes, delete my account').check()
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is locked' })).toBeVisible()
  await signInAtGoogle(page, email, false)
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByText('This account is locked because you asked us to delete it.')).toBeVisible()
})

async function signInAtGoogle(page: Page, email: string, first: boolean) {
  await visit(page, '/login')
  await page.getByRole('button', { name: /Google/ }).click()
  // The form that is left has a field of the same name.
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Name').fill('Gail Green')
  await page.getByRole('button', { name: 'Continue' }).click()
  // Asked the first time only.
  if (first) await page.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/sandbox/'))
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ watch }) => watch.allow(/^request failed: .*\/assets\//))

  // A page that tells nobody its address has its forms sent with `Origin: null`.
  test('a member takes everything with them, and deletes the account', async ({ page }) => {
    const ann = await asAnn(page)
    await page.goto(DATA)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export Data' }).click()
    expect(filesOfZip(await readFile(await (await file).path())).get('account/account.json')).toContain(ann.email)
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByLabel('Yes, delete my account').check()
    await page.getByRole('button', { name: 'Delete Account' }).click()
    await expect(page).toHaveURL(/\/goodbye\?account=locked/)
    const undo = await linkInMail(page, { to: ann.email }, /\/undo-deletion\?key=[\w-]+/)
    await page.goto(undo)
    await page.getByRole('button', { name: 'Keep My Account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your account stays' })).toBeVisible()
    const [row] = await sql<{ count: string }>('select count(*) from deletion where member_id = $1', [ann.id])
    expect(Number(row?.count)).toBe(0)
  })
})
