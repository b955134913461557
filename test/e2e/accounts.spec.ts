import type { Page } from '@playwright/test'
import { type Person, person } from '../people.ts'
import { sql } from './database.ts'
import { expect, expectAccessible, test, visit } from './journey.ts'
import { expectMail, linkFromEmail } from './mailbox.ts'
import { asMember } from './people.ts'
import { addFromPage, storeCart } from './shop.ts'

/** What a password costs to check, several times over, on a machine that other journeys share. */
const PATIENT = { timeout: 90_000 }

const storedUser = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'))

async function fillIn(page: Page, who: Partial<Person>) {
  const form = page.getByRole('main')
  if (who.name !== undefined) await form.getByLabel('Name').fill(who.name)
  if (who.email !== undefined) await form.getByLabel('E-mail').fill(who.email)
  if (who.password !== undefined) await form.getByLabel('Password').fill(who.password)
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

async function signUp(page: Page, who: Person) {
  await visit(page, '/login?mode=sign-up')
  await fillIn(page, who)
  await press(page, 'Create Account')
  await expect(page).toHaveURL('/', PATIENT)
}

async function signIn(page: Page, who: Person, path = '/login') {
  await visit(page, path)
  await fillIn(page, { email: who.email, password: who.password })
  await press(page, 'Sign In')
}

/** On a phone what members see is in the menu. */
async function logOut(page: Page) {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  const own = page.getByRole('banner').getByRole('button', { name: 'Your account' })
  await menu.or(own).filter({ visible: true }).first().click()
  await page.getByRole('button', { name: 'Logout' }).last().click()
  await expect(page).toHaveURL('/login')
}

async function expectSignedIn(page: Page, isIn: boolean) {
  const banner = page.getByRole('banner')
  for (const name of ['Saved Recipes', 'Dashboard', 'Profile'])
    await expect(banner.getByRole('link', { name, exact: true })).toHaveCount(isIn ? 1 : 0)
  await expect(banner.getByRole('button', { name: 'Your account' })).toBeVisible({ visible: isIn })
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible({ visible: !isIn })
}

test('somebody fills a cart, signs up, signs out, and finds the cart again in another browser', {
  tag: ['@core', '@firefox'],
}, async ({ page, browser }) => {
  const ann = person('ann')
  await addFromPage(page, 'biotin')
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await visit(page, '/login')
  await page.getByRole('link', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible()
  await expectAccessible(page)
  await fillIn(page, ann)
  await press(page, 'Create Account')
  await expect(page).toHaveURL('/', PATIENT)
  await expectSignedIn(page, true)
  expect(await storedUser(page)).toEqual({ id: expect.any(String), name: ann.name, email: ann.email })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()

  const phone = await (await browser.newContext()).newPage()
  await storeCart(phone, [
    { id: 'biotin', quantity: 3 },
    { id: 'magnesium-complex', quantity: 1 },
  ])
  await signIn(phone, ann)
  await expect(phone).toHaveURL('/', PATIENT)
  await expect(phone.getByRole('banner').getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()
  await phone.context().close()

  await logOut(page)
  await expect.poll(() => storedUser(page)).toBeNull()
  await expectSignedIn(page, false)
  await signIn(page, ann, '/login?to=/cart')
  await expect(page).toHaveURL('/cart', PATIENT)
  await expect(page.getByRole('heading', { name: 'Shopping Cart (4 items)' })).toBeVisible()
})

test('a cart that cannot be joined at sign-in is said in words, and joined on the next page', async ({
  page,
  watch,
}) => {
  watch.allow(/api\/changes|ERR_FAILED/)
  const ann = person('ann')
  await signUp(page, ann)
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id)
  await logOut(page)
  await sql(
    `insert into member_cart_line (member_id, product_id, price_id, quantity)
     select $1, id, price_id, 2 from product where id = 'biotin'`,
    [id],
  )
  await page.route('**/api/changes', route => route.abort())
  await signIn(page, ann)
  await expect(page.getByText('We could not load the cart saved with your account.')).toBeVisible(PATIENT)
  await page.unroute('**/api/changes')
  await visit(page, '/cart', { leaving: true })
  await expect(page.getByRole('heading', { name: 'Shopping Cart (2 items)' })).toBeVisible(PATIENT)
})

test('a price that has changed since is dropped at sign-in, with the reason', async ({ page }) => {
  const ann = person('ann')
  await signUp(page, ann)
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id)
  await logOut(page)
  await sql(
    `insert into member_cart_line (member_id, product_id, price_id, quantity)
     values ($1, 'biotin', 'price_of_last_year', 1)`,
    [id],
  )
  await signIn(page, ann)
  await expect(page.getByText('Removed Biotin from cart due to price update')).toBeVisible(PATIENT)
})

test('what is wrong with the form is said beside it, in the words of the specification', async ({ page, watch }) => {
  watch.allow(/400/)
  await visit(page, '/login?mode=sign-up')
  await press(page, 'Create Account')
  await expect(page.getByText('Please enter your name')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await fillIn(page, { ...person('ann'), password: 'password1' })
  await press(page, 'Create Account')
  await expect(page.getByText('This is one of the passwords that are tried first.')).toBeVisible(PATIENT)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveCount(0)
  await fillIn(page, { email: 'nobody@example.com', password: 'not the right one' })
  // The answer waits until it was seen that it is waited for.
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/session', async route => {
    await seen.promise
    await route.continue()
  })
  await press(page, 'Sign In')
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  seen.resolve()
  await expect(page.getByRole('alert').getByText('That e-mail address and password do not match.')).toBeVisible(PATIENT)
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeEnabled()
  await expectAccessible(page)
})

test('a call that breaks says An error occurred, and lets one try again', async ({ page, watch }) => {
  watch.allow(/api\/session|ERR_FAILED|500/)
  await page.route('**/api/session', route => route.fulfill({ status: 500, body: 'oh dear' }))
  await signIn(page, person('ann'))
  await expect(page.getByText('An error occurred', { exact: true })).toBeVisible()
  await page.unroute('**/api/session')
  await page.route('**/api/session', route => route.abort())
  await press(page, 'Sign In')
  await expect(page.getByText('An error occurred', { exact: true })).toBeVisible()
})

test('Google signs in after a yes on its page, and says when it did not work', { tag: '@core' }, async ({
  page,
  watch,
}) => {
  watch.allow(/login\/google|ERR_FAILED|502/)
  const ben = person('ben')
  await visit(page, '/login?to=/shop/supplements')
  await page.route('**/login/google', route => route.fulfill({ status: 502, body: 'oh dear' }))
  await press(page, 'Continue with Google')
  await expect(page.getByText('An error occurred with Google sign in')).toBeVisible()
  await expect(page.getByText('Google sign in failed. Please try again.')).toBeVisible()
  await page.unroute('**/login/google')

  await press(page, 'Continue with Google')
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('E-mail').fill(ben.email)
  await page.getByLabel('Name').fill(ben.name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to Thymewell' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Google sign in failed. Please try again.')).toBeVisible()
  await expect(page.getByText('You left Google before it could sign you in.')).toBeVisible()

  await visit(page, '/login?to=/shop/supplements')
  await press(page, 'Continue with Google')
  // The form that is left has a field of the same name.
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor()
  await page.getByLabel('E-mail').fill(ben.email)
  await page.getByLabel('Name').fill(ben.name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page).toHaveURL('/shop/supplements', PATIENT)
  expect(await storedUser(page)).toMatchObject({ name: ben.name, email: ben.email })
  await expectSignedIn(page, true)
})

test('a forgotten password is replaced through an e-mail', { tag: '@core' }, async ({ page }) => {
  const ann = person('ann')
  await signUp(page, ann)
  const confirm = await linkFromEmail(page, ann.email, 'Confirm your e-mail address', 'confirm')
  await visit(page, confirm)
  await expectAccessible(page)
  await press(page, 'Confirm this address')
  await expect(page).toHaveURL('/login/security', PATIENT)
  await expect(page.getByText(`${ann.email}, confirmed`)).toBeVisible()
  await logOut(page)
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await expectAccessible(page)
  await fillIn(page, { email: ann.email })
  await press(page, 'Send me a link')
  await expect(page.getByText('If there is an account with this address')).toBeVisible()
  await visit(page, await linkFromEmail(page, ann.email, 'Choose a new password', 'reset'))
  await expectAccessible(page)
  await page.getByLabel('New password').fill('much better than before')
  await press(page, 'Save password')
  await expect(page.getByText('Your password has been changed. Please sign in with the new one.')).toBeVisible(PATIENT)
  await signIn(page, { ...ann, password: 'much better than before' })
  await expect(page).toHaveURL('/', PATIENT)
})

test('a member sees where they are signed in, and ends it elsewhere', async ({ page, browser }) => {
  const ann = person('ann')
  await signUp(page, ann)
  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn(other, ann, '/login?to=/login/security')
  await expect(other).toHaveURL('/login/security', PATIENT)
  await visit(page, '/login/security')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(page.getByText('Every other browser is signed out.', { exact: true })).toBeVisible()
  await other.reload()
  await expect(other).toHaveURL('/login?to=/login/security')
  await context.close()

  const main = page.getByRole('main')
  await main.locator('#password-password').fill(ann.password)
  await main.getByLabel('New password').fill('much better than before')
  await press(page, 'Change password')
  await expect(page.getByText('Your password is changed, and every other browser is signed out.')).toBeVisible(PATIENT)
  await expect(main.getByLabel('New password')).toHaveValue('')
})

test('Google is connected to an account and taken off it again, and the owner hears of both', async ({
  page,
  watch,
}) => {
  watch.allow(/400/)
  const ann = person('ann')
  await signUp(page, ann)
  await visit(page, '/login/security')
  await expect(page.getByText('Confirm your e-mail address first; then you can connect Google.')).toBeVisible()
  await visit(page, await linkFromEmail(page, ann.email, 'Confirm your e-mail address', 'confirm'))
  await press(page, 'Confirm this address')
  await expect(page).toHaveURL('/login/security', PATIENT)

  await press(page, 'Connect Google')
  // The page that is being left has a field of nearly the same name.
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible(PATIENT)
  await page.getByLabel('E-mail').fill(ann.email)
  await page.getByLabel('Name').fill(ann.name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByText('Google is connected. From now on you can sign in with it.')).toBeVisible(PATIENT)
  await expectAccessible(page)

  await press(page, 'Disconnect Google')
  await expect(page.getByText('This is not your password.')).toBeVisible(PATIENT)
  await page.locator('#google-password').fill(ann.password)
  await press(page, 'Disconnect Google')
  await expect(page.getByText('Google is disconnected, and every other browser is signed out.')).toBeVisible(PATIENT)
  await expectAccessible(page)
  for (const subject of ['You can now sign in with Google', 'Google sign-in has been disconnected'])
    await expectMail(page, ann.email, subject)

  await logOut(page)
  await press(page, 'Continue with Google')
  // Chosen and allowed there before.
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor()
  await page.getByLabel('E-mail').fill(ann.email)
  await page.getByLabel('Name').fill(ann.name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('it is not linked to Google. Sign in with your password')).toBeVisible(PATIENT)
  await expectAccessible(page)
})

test('a page from the cache shows a member as one before any of its scripts have come', async ({ page, watch }) => {
  watch.allow(/assets|ERR_FAILED/)
  await asMember(page, 'ann')
  await page.context().clearCookies()
  await page.route('**/assets/**', route => route.abort())
  await page.goto('/')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Sign Up Free' }).first()).toBeHidden()
  await expect(banner.getByRole('button', { name: 'Your account' })).toBeVisible()
})

test('a session that is over takes the signed-in header away', async ({ page }) => {
  await asMember(page, 'ann')
  await page.context().clearCookies()
  await visit(page, '/')
  await expect.poll(() => storedUser(page)).toBeNull()
  await expectSignedIn(page, false)
})

test('a member who signs in in one tab is signed in in the other', async ({ page, context, watch }) => {
  // The other tab may be asking for what is kept at the moment of leaving.
  watch.allow(/status (of )?401/)
  const ann = person('ann')
  await signUp(page, ann)
  const other = await context.newPage()
  await visit(other, '/')
  await expectSignedIn(other, true)
  await logOut(page)
  await expectSignedIn(other, false)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ watch }) => watch.allow(/^request failed: .*\/assets\/|400/))

  test('one signs up, sees what is wrong, signs in, and goes through Google', async ({ page }) => {
    const ann = person('ann')
    await page.goto('/login?mode=sign-up&to=/cart')
    await fillIn(page, { ...ann, password: 'short' })
    await press(page, 'Create Account')
    await expect(page.getByText('Please use at least 8 characters.')).toBeVisible()
    await fillIn(page, { password: ann.password })
    await press(page, 'Create Account')
    await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible(PATIENT)
    await page.getByRole('link', { name: 'Go on' }).click()
    await expect(page).toHaveURL('/cart')
    await page.context().clearCookies()
    await page.goto('/login')
    await press(page, 'Continue with Google')
    // The form that is left has a field of the same name.
    await page.getByRole('heading', { name: 'Choose an account' }).waitFor()
    await page.getByLabel('E-mail').fill(person('ben').email)
    await page.getByLabel('Name').fill('Ben')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Allow' }).click()
    await expect(page.getByText('Welcome, Ben.')).toBeVisible()
  })
})
