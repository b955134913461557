import type { Page } from '@playwright/test'
import { type Look, SCHEMES, TALLEST, WIDTHS } from './looks.ts'
import { MOMENT } from './moment.ts'
import { mosaicOf } from './mosaic.ts'

export interface Taken extends Look {
  /** As far down as it is compared. */
  png: Buffer
}

/** A stream of changes ends at some time; a page that never comes to rest is a fault of its own. */
const MOST_TRIES = 8

/** From now on the clock of this page stands, and its dice always fall alike. */
export async function holdStill(page: Page) {
  await page.clock.setFixedTime(MOMENT)
  await page.addInitScript(() => {
    let last = 1
    Math.random = () => {
      last = (last * 16_807) % 2_147_483_647
      return last / 2_147_483_647
    }
  })
  // A letter form that comes late is never put in (`font-display: optional`): they are fetched before anything is looked at.
  await page.goto('/terms')
  await page.evaluate(() => Promise.allSettled([...document.fonts].map(font => font.load())))
}

/** All looks of a screen. `open` brings the page there, once in each width, as somebody with that device would. */
export async function takeAll(page: Page, open: () => Promise<void>): Promise<Taken[]> {
  const taken: Taken[] = []
  for (const size of WIDTHS) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await open()
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      taken.push({ ...size, scheme, png: await atRest(page) })
    }
  }
  return taken
}

/** The page once nothing changes on it any more. */
async function atRest(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(everythingDrawn)
  let last = await picture(page)
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    await page.evaluate(everythingDrawn)
    const next = await picture(page)
    if ((await mosaicOf(next)).cells.equals((await mosaicOf(last)).cells)) return next
    last = next
  }
  throw new Error(`${page.url()} does not come to rest`)
}

async function picture(page: Page): Promise<Buffer> {
  const { width, height } = await page.evaluate(tallest => {
    const { clientWidth, scrollHeight } = document.documentElement
    return { width: clientWidth, height: Math.min(scrollHeight, tallest) }
  }, TALLEST)
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height },
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
  })
}

/** Runs in the page: pictures further down come too, and what is different each time is written as if it were not. */
async function everythingDrawn() {
  const KINDS: [RegExp, string][] = [
    [/TW-[0-9A-Z]{4}-[0-9A-Z]{4}/g, 'TW-2345-6789'],
    [/\b(ann|ben|cleo)\.[0-9a-f]{10}\b/g, '$1'],
    [/\/[\w-]{32,}/g, '/a-long-key-that-nobody-can-guess'],
  ]
  const still = (text: string) => KINDS.reduce((said, [kind, same]) => said.replaceAll(kind, same), text)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const said = still(node.nodeValue ?? '')
    if (said !== node.nodeValue) node.nodeValue = said
  }
  for (const input of document.querySelectorAll('input')) if (input.type !== 'file') input.value = still(input.value)
  await document.fonts.ready
  for (const image of document.images) image.loading = 'eager'
  const shown = [...document.images].filter(image => image.checkVisibility())
  await Promise.all(shown.map(image => image.decode().catch(() => {})))
}
