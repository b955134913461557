import { randomBytes } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

interface Watch {
  /** Statuses and messages that this journey is about; everything else unexpected fails it. */
  allow(pattern: RegExp): void
}

/** Every journey fails on a console error, a page error or a failed request that it did not announce. */
export const test = base.extend<{ watch: Watch }>({
  // Rate limits count per address; each journey is somebody else.
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    await use({ 'X-Forwarded-For': [10, ...randomBytes(3)].join('.') })
  },
  watch: [
    async ({ context }, use) => {
      await context.addInitScript(rememberWhatIsSaid)
      const allowed: RegExp[] = []
      const seen: string[] = []
      const note = (what: string) => seen.push(what)
      context.on('console', message => {
        if (message.type() === 'error' || message.type() === 'warning')
          note(`console ${message.type()}: ${message.text()}`)
      })
      context.on('weberror', error => note(`page error: ${error.error().message}`))
      context.on('requestfailed', request => {
        // A navigation that replaces another ends its requests; that is not a failure.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`request failed: ${request.url()}`)
      })
      context.on('response', response => {
        if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`)
      })
      await use({ allow: pattern => allowed.push(pattern) })
      expect(seen.filter(what => !allowed.some(pattern => pattern.test(what)))).toEqual([])
    },
    { auto: true },
  ],
})

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What other colours can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** No finding at all, in the colours asked for. */
export async function expectAccessible(page: Page, schemes: ('light' | 'dark')[] = ['light', 'dark']) {
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Its other mode looks into frames of other sites, for which it opens a page each time. There are none.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await (index === 0 ? axe.withTags(RULES) : axe.withRules(COLOUR_RULES)).analyze()
    const found = violations.map(
      ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
    expect(found).toEqual([])
  }
}

export const PHONE = { width: 360, height: 780 }
export const DESK = { width: 1440, height: 900 }

/** Nothing is wider than the window. */
export async function expectFits(page: Page) {
  const { url, over } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { url: location.pathname + location.search, over: scrollWidth - clientWidth }
  })
  expect(over, `${url} in ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0)
}

/** Waits until React has taken the page over, so that a press is a press. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some(key => key.startsWith('__react'))
  })
}

/** Somebody who sees that something is kept may leave at once; a journey goes on when the server has it. */
export async function everythingSent(page: Page) {
  if (!page.url().startsWith('http')) return
  await page.waitForFunction(
    () => !navigator.onLine || !Object.keys(localStorage).some(key => key.startsWith('outbox/')),
    null,
    { polling: 100 },
  )
}

/** @param leaving what is on its way is left on its way */
export async function visit(page: Page, path: string, { leaving = false } = {}) {
  if (!leaving) await everythingSent(page)
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

/** Runs in the page: what a toast said is remembered, since it is gone again after two seconds. */
function rememberWhatIsSaid() {
  const said: string[] = []
  Object.assign(window, { said })
  const look = (added: Node) => {
    const toasts = added instanceof Element ? [added, ...added.querySelectorAll('.toast')] : []
    for (const toast of toasts) if (toast.matches('.toast')) said.push(toast.querySelector('p')?.textContent ?? '')
  }
  const records = (list: MutationRecord[]) => {
    for (const { addedNodes } of list) addedNodes.forEach(look)
  }
  new MutationObserver(records).observe(document, { childList: true, subtree: true })
}

/** A toast of this page said it since the page was opened, and each is counted once. However late it is looked for. */
export async function expectSaid(page: Page, words: string) {
  const take = () =>
    page.evaluate(wanted => {
      const { said } = window as unknown as { said: string[] }
      const place = said.findIndex(each => each.includes(wanted))
      return place < 0 ? said.filter(each => each !== wanted) : said.splice(place, 1)
    }, words)
  await expect.poll(take).toEqual([expect.stringContaining(words)])
}

/** Below the fold the page comes alive when somebody moves. */
export async function goToRating(page: Page) {
  await page.getByRole('heading', { name: 'Rate this Recipe' }).hover()
  await page.waitForFunction(() => {
    const input = document.querySelector('input[name=rating]')
    return input !== null && Object.keys(input).some(key => key.startsWith('__reactProps'))
  })
}
