import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The first link of this kind in an e-mail that holds these words, read as its receiver would. */
export async function linkInMail(page: Page, words: string, link: RegExp): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const list = await (await page.request.get('/sandbox/mailbox')).text()
    const mails = [...list.matchAll(/href="(\/sandbox\/mailbox\/[\w-]+)"/g)].map(([, path]) => path ?? '')
    for (const mail of mails) {
      const text = await (await page.request.get(mail)).text()
      if (text.includes(words)) found ??= link.exec(text)?.[0]
    }
    expect(found).toBeDefined()
  }).toPass()
  return found ?? ''
}

/** Waits for an e-mail to this address and gives the link in it that leads to `page`. */
export async function linkFromEmail(browser: Page, email: string, subject: string, page: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const list = await (await browser.request.get('/sandbox/mailbox')).text()
    const rows = list.matchAll(/<li><a href="([^"]+)">\s*<span class="subject">([^<]*)<[\s\S]*?To ([^<]*)</g)
    const row = [...rows].find(([, , about, to]) => about === subject && to?.includes(email))
    const html = row ? await (await browser.request.get(`${row[1]}/html`)).text() : ''
    link = new RegExp(`href="[^"]*(/login/${page}\\?token=[\\w-]+)"`).exec(html)?.[1]
    expect(link).toBeTruthy()
  }).toPass({ timeout: 120_000 })
  return link ?? ''
}
