import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The e-mails of a journey among those of all others: to whom they go, and an order's number or other words in them. */
interface Wanted {
  to?: string
  about?: string
}

const addressOf = (wanted: Wanted) => `/sandbox/mailbox?${new URLSearchParams({ ...wanted })}`

/** What is listed of it so far, newest first: the address of each, and its subject as the page has it. */
async function listed(page: Page, wanted: Wanted): Promise<{ path: string; subject: string }[]> {
  const list = await (await page.request.get(addressOf(wanted))).text()
  const rows = list.matchAll(/<li><a href="(\/sandbox\/mailbox\/[\w-]+)">\s*<span class="subject">([^<]*)</g)
  return [...rows].map(([, path = '', subject = '']) => ({ path, subject }))
}

/** The first link of this kind in such an e-mail, read as its receiver would. */
export async function linkInMail(page: Page, wanted: Wanted, link: RegExp): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    for (const { path } of await listed(page, wanted))
      found ??= link.exec(await (await page.request.get(path)).text())?.[0]
    expect(found).toBeDefined()
  }).toPass()
  return found ?? ''
}

/** Waits for such an e-mail, and opens it from the list. */
export async function openMail(page: Page, wanted: Wanted): Promise<void> {
  const mail = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  await expect(async () => {
    await page.goto(addressOf(wanted))
    expect(await mail.isVisible()).toBe(true)
  }).toPass()
  await mail.click()
  await expect(page.getByRole('heading', { name: 'As plain text' })).toBeVisible()
}

/** Waits for an e-mail to this address with this subject. */
export async function expectMail(page: Page, to: string, subject: string): Promise<void> {
  await expect.poll(async () => (await listed(page, { to })).map(each => each.subject)).toContain(subject)
}

/** Waits for an e-mail to this address and gives the link in it that leads to `page`. */
export async function linkFromEmail(browser: Page, email: string, subject: string, page: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const mail = (await listed(browser, { to: email })).find(each => each.subject === subject)
    const html = mail ? await (await browser.request.get(`${mail.path}/html`)).text() : ''
    link = new RegExp(`href="[^"]*(/login/${page}\\?token=[\\w-]+)"`).exec(html)?.[1]
    expect(link).toBeTruthy()
  }).toPass({ timeout: 120_000 })
  return link ?? ''
}
