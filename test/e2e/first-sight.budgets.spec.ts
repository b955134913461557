import type { Page } from '@playwright/test'
import { largestPicture } from './first-sight.ts'
import { expect, hydrated, test } from './journey.ts'
import { RATED_PAGES } from './lighthouse.ts'

/** What makes a page quick, counted: the same on every machine, however busy. */

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true })

interface Asked {
  url: string
  kind: string
  /** How many files must have come before this one could be asked for. */
  depth: number
}

/** Every file of a first visit in the order in which they are asked for. */
async function askedFor(page: Page, path: string): Promise<Asked[]> {
  const asked: Asked[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  session.on('Network.requestWillBeSent', ({ request, type, initiator, documentURL }) => {
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? documentURL
    const before = asked.find(({ url }) => url === by)
    asked.push({ url: request.url, kind: String(type), depth: before ? before.depth + 1 : 0 })
  })
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  return asked
}

/** The files without which nothing is painted. */
const blocking = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus: string })[])
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
      .map(({ name }) => new URL(name).pathname),
  )

/** The style of the frame is in the page; the home page has two small sheets more, for its cards and its plate. */
const MOST_BLOCKING: { readonly [path: string]: number } = { '/': 2 }

for (const path of RATED_PAGES) {
  test(`${path}: what is seen first waits for little but the page itself`, { tag: '@core' }, async ({ page }) => {
    const asked = await askedFor(page, path)
    // The page names every file that it needs: none is found only when another has come.
    expect(asked.filter(({ depth }) => depth > 1)).toEqual([])
    const sheets = await blocking(page)
    expect(sheets.length, sheets.join()).toBeLessThanOrEqual(MOST_BLOCKING[path] ?? 0)
    expect(sheets.filter(file => !file.endsWith('.css'))).toEqual([])
    const picture = await largestPicture(page)
    if (picture === '') return
    const place = asked.findIndex(({ url }) => url === picture)
    expect(place).toBeGreaterThan(0)
    // Scripts are named early and come last, which `budgets` holds.
    const before = asked.slice(0, place).filter(({ kind }) => kind !== 'Script' && kind !== 'Stylesheet')
    expect(before.map(({ kind }) => kind)).toEqual(['Document', 'Font', 'Font'])
  })
}
