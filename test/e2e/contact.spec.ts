import type { Page } from '@playwright/test'
import { person } from '../people.ts'
import { expect, expectAccessible, test, visit } from './journey.ts'
import { linkInMail } from './mailbox.ts'

const SENT = 'Message sent successfully! We will get back to you soon.'
const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true })

async function type(page: Page, words: string) {
  const { name, email } = person('ann')
  for (const [label, text] of Object.entries({ Name: name, 'E-mail': email, Subject: 'Is it vegan?', Message: words }))
    await field(page, label).fill(text)
  return { email }
}

const words = () => `Are the capsules vegan ${crypto.randomUUID()}`
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()
const inMail = (page: Page, text: string) => linkInMail(page, { about: text }, new RegExp(text))

test('a message survives a reload, is sent, and its form is empty again', async ({ page }) => {
  await visit(page, '/contact')
  const message = words()
  await type(page, message)
  await page.reload()
  await expect(field(page, 'Message')).toHaveValue(message)
  await expect(field(page, 'Name')).toHaveValue('Ann Teal')
  await expectAccessible(page)
  const asked = page.waitForRequest('**/api/contact')
  await send(page)
  const request = await asked
  expect(Object.keys(request.postDataJSON()).sort()).toEqual(['email', 'message', 'name', 'subject'])
  expect((await request.allHeaders()).cookie).toBeUndefined()
  await expect(page.getByRole('main').getByRole('status').getByText(SENT)).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue('')
  await page.reload()
  await expect(field(page, 'Subject')).toHaveValue('')
  await inMail(page, message)
})

test('what is missing is said beside its field, and the first has the focus', async ({ page }) => {
  await page.goto('/contact')
  await field(page, 'Name').fill('Ann')
  await field(page, 'E-mail').fill('ann')
  await send(page)
  await expect(field(page, 'E-mail')).toBeFocused()
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/such as ann@example\.com/)
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Please enter your message')
  await expectAccessible(page)
})

test('a failure loses nothing, and the next try sends one message', async ({ page, watch }) => {
  watch.allow(/api\/contact|status of 5|ERR_FAILED/)
  await page.goto('/contact')
  const message = words()
  await type(page, message)
  await page.route('**/api/contact', route => route.abort())
  await send(page)
  await expect(page.getByText('Failed to send message. Please try again later.').first()).toBeVisible()
  await page.unroute('**/api/contact')
  await page.route('**/api/contact', route => route.fulfill({ status: 503, json: { error: 'We are being mended.' } }))
  await send(page)
  await expect(page.getByText('We are being mended.').first()).toBeVisible()
  await page.unroute('**/api/contact')
  // It arrives, and the answer does not.
  await page.route('**/api/contact', async route => {
    await route.fetch()
    await route.abort()
  })
  const keys: (string | undefined)[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/contact')) keys.push(request.headers()['idempotency-key'])
  })
  await send(page)
  await expect(page.getByRole('button', { name: 'Send message' })).not.toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => keys.length).toBe(1)
  await page.unroute('**/api/contact')
  await expect(field(page, 'Message')).toHaveValue(message)
  await send(page)
  await expect(page.getByRole('main').getByRole('status').getByText(SENT)).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  await inMail(page, message)
})

test('a field that nobody sees, filled in, sends nothing and gives everything back', async ({ page, watch }) => {
  watch.allow(/status 422: .*\/contact|Failed to load resource/)
  await page.goto('/contact')
  const message = words()
  await type(page, message)
  await page.locator('input[name=website]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
  })
  await send(page)
  await expect(page.getByText('A field that nobody sees was filled in')).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue(message)
  await expect(page.getByText(SENT)).toHaveCount(0)
  await send(page)
  await expect(page.getByRole('main').getByRole('status').getByText(SENT)).toBeVisible()
  await inMail(page, message)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ watch }) => watch.allow(/^request failed: .*\/assets\//))

  test('the form is given back with everything in it, and sent when it is whole', async ({ page, watch }) => {
    watch.allow(/status (400|422): .*\/contact|Failed to load resource/)
    await page.goto('/contact')
    const message = words()
    await type(page, message)
    await field(page, 'Subject').fill(' ')
    await send(page)
    await expect(field(page, 'Subject')).toHaveAccessibleDescription('Please enter a subject')
    await expect(field(page, 'Message')).toHaveValue(message)
    await field(page, 'Subject').fill('Is it vegan?')
    // A form that comes sooner than anybody types is given back too: pressed until it was long enough.
    await expect(async () => {
      const answered = page.waitForResponse(answer => answer.request().method() === 'POST')
      await send(page)
      expect((await answered).status()).toBeLessThan(400)
    }).toPass()
    await expect(page).toHaveURL(/\/contact\?sent=yes$/)
    await expect(page.getByText(SENT)).toBeVisible()
    await inMail(page, message)
  })
})

/** The script of a shop that counts, on one that does not: what it would tell, and to whom it listens. */
async function counted(page: Page, prepare: () => void): Promise<string[]> {
  const told: string[] = []
  await page.route('**/api/page-view', async route => {
    expect((await route.request().allHeaders()).cookie).toBeUndefined()
    told.push(route.request().postDataJSON().path)
    await route.fulfill({ status: 202, json: {} })
  })
  await page.addInitScript(prepare)
  await page.goto('/contact?from=here')
  await page.addScriptTag({ url: '/page-views.js' })
  await page.getByRole('link', { name: 'Complaints' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Complaints' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  return told
}

test('a page view is told once for each page', async ({ page }) => {
  const told = await counted(page, () => undefined)
  await expect.poll(() => told).toEqual(['/contact?from=here', '/complaints', '/contact?from=here'])
})

const OUT: [how: string, prepare: () => void][] = [
  ['Global Privacy Control', () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })],
  ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
  ['a choice on the page about cookies', () => localStorage.setItem('not-counted', 'yes')],
]
for (const [how, prepare] of OUT)
  test(`nobody is counted who is out by ${how}`, async ({ page }) => {
    expect(await counted(page, prepare)).toEqual([])
  })

test('the page about cookies lists what is kept, and can be read by everybody', async ({ page }) => {
  await page.goto('/cookies')
  await expect(page.getByRole('rowheader', { name: 'A message to us that is not sent yet' })).toBeVisible()
  await expect(page.getByText('We do not count visits')).toBeVisible()
  await expectAccessible(page)
})
