import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { forgiveUnknownColours, pasteWhatIsFilledIn } from './firefox.ts'

export { expect }

interface Watch {
  /** Statuses and messages that this journey is about; everything else unexpected fails it. */
  allow(pattern: RegExp): void
}

/** Every journey fails on a console error, a page error or a failed request that it did not announce. */
export const test = base.extend<{ watch: Watch }, { browser: Browser }>({
  // Every window of a run at another day has the clock of the run, those that a journey opens itself too.
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') forgiveUnknownColours(browser)
      const { newContext } = browser
      const aheadMs = testDayAheadMs()
      browser.newContext = async (...options) => {
        const context = await newContext.apply(browser, options)
        if (aheadMs !== 0) await context.addInitScript(moveClock, aheadMs)
        if (browserName === 'firefox') await context.addInitScript(pasteWhatIsFilledIn)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
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
      noteFailedRequests(context, note)
      context.on('response', response => {
        if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`)
      })
      await use({ allow: pattern => allowed.push(pattern) })
      expect(seen.filter(what => !allowed.some(pattern => pattern.test(what)))).toEqual([])
    },
    { auto: true },
  ],
})

/** By how much the clock of this run is ahead of the machine's (`test/test-day.ts`). */
function testDayAheadMs(): number {
  const { CLOCK_STARTS_AT, CLOCK_STARTED } = process.env
  return CLOCK_STARTS_AT && CLOCK_STARTED ? Date.parse(CLOCK_STARTS_AT) - Date.parse(CLOCK_STARTED) : 0
}

/** Runs in the page, before its scripts. Timers and animations go on as they do. */
function moveClock(aheadMs: number) {
  const machine = Date.now
  const now = () => machine() + aheadMs
  const moved: DateConstructor = new Proxy(Date, {
    apply: () => new moved().toString(),
    construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [now()], self),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  Object.defineProperty(Date.prototype, 'constructor', { value: moved })
  globalThis.Date = moved
}

/**
 * A page that is left ends its own requests, which is no failure, whatever the browser calls it: where a worker
 * fetches for the page it is a failed request like any other. It lives, and asks, until the next one is there.
 */
function noteFailedRequests(context: BrowserContext, note: (what: string) => void) {
  let leftUntil = 0
  const arrives = (request: Request) => {
    if (request.isNavigationRequest()) leftUntil = Date.now() + AFTER_ARRIVAL_MS
  }
  context.on('request', request => {
    if (request.isNavigationRequest()) leftUntil = Number.POSITIVE_INFINITY
  })
  context.on('requestfinished', arrives)
  context.on('requestfailed', request => {
    const error = request.failure()?.errorText
    const isLeft = Date.now() < leftUntil && !request.isNavigationRequest()
    arrives(request)
    if (!/^(?:net::ERR|NS_BINDING)_ABORTED$/.test(error ?? '') && !isLeft)
      note(`request failed: ${request.url()} (${error})`)
  })
}

/** What is told of the page before comes after it has gone. */
const AFTER_ARRIVAL_MS = 2_000

type Rules = RunOptions['runOnly']

const ALL_RULES: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** What other colours can change. */
const COLOUR_RULES: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** The core journeys look at a page in one of its colours and at their own width; the same ones among all, at everything. */
export const isCore = () => test.info().project.name.startsWith('core-')

/** The checker makes the tool’s next look for a label crash Firefox 153; what it finds does not differ by browser. */
const isFirefox = () => test.info().project.name.startsWith('firefox')

/** No finding at all, in the colours asked for. */
export async function expectAccessible(page: Page, schemes: ('light' | 'dark')[] = ['light', 'dark']) {
  for (const [index, colorScheme] of schemes.slice(0, isCore() ? 1 : schemes.length).entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await findings(page, index === 0 ? ALL_RULES : COLOUR_RULES), colorScheme).toEqual([])
  }
}

/** The checker, for a browser. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** It is put into a document once, and does not write down all that is well. */
async function findings(page: Page, runOnly: Rules): Promise<string[]> {
  if (isFirefox()) return []
  // An address that has just changed may lead to a document of which nothing has come yet.
  await page.waitForLoadState('domcontentloaded')
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE)
  const options: RunOptions = { runOnly, resultTypes: ['violations'] }
  return page.evaluate(async options => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, options)
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

/**
 * For a journey whose layout is not its point: what it has come to is looked at as wide as a phone and as wide as a
 * desk, instead of going the whole way twice.
 */
export async function expectWellAtBothWidths(page: Page, schemes?: ('light' | 'dark')[]) {
  await expectAccessible(page, schemes)
  await expectFits(page)
  if (isCore()) return
  const own = page.viewportSize() ?? PHONE
  const other = own.width === PHONE.width ? DESK : PHONE
  await page.setViewportSize(other)
  expect(await findings(page, ALL_RULES), `${other.width} px`).toEqual([])
  await expectFits(page)
  await page.setViewportSize(own)
}

/** Waits until React has taken the page over and has done what it does right after, so that a press is a press. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    interface Root {
      stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
    }
    const held = (node: object | null, start: string) => Object.keys(node ?? {}).find(key => key.startsWith(start))
    const root = held(document, '__reactContainer')
    // What is being taken over is marked before it is.
    const { isDehydrated } = root
      ? ((document as unknown as Record<string, Root>)[root]?.stateNode.current.memoizedState ?? { isDehydrated: true })
      : { isDehydrated: true }
    return !isDehydrated && held(document.querySelector('main'), '__react') !== undefined
  })
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve)))
}

/** Waits for a script of the page that comes later, whether it has come already or not. */
export async function fileThere(page: Page, name: string) {
  await page.waitForFunction(
    part =>
      performance
        .getEntriesByType('resource')
        .some(each => each.name.includes(`/assets/${part}`) && each.name.endsWith('.js')),
    name,
  )
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

/** The same page again, when the server has what was changed on it. */
export async function reload(page: Page) {
  await everythingSent(page)
  await page.reload()
  await hydrated(page)
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

/** A setting is kept: it is said beside what was changed, to eyes and to ears. */
export async function expectSaved(page: Page) {
  await expect(page.locator('.saved-mark').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).not.toHaveCount(0)
}
