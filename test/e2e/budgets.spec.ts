import type { CDPSession, Page } from '@playwright/test'
import { PUBLIC_PAGES } from './addresses.ts'
import { largestPicture } from './first-sight.ts'
import { DESK, expect, hydrated, test } from './journey.ts'
import { storeCart } from './shop.ts'

const JS_BYTES = 140_000
/** The member's pages: a frame with search and sidebar, for people who come back to it. */
const DASHBOARD_JS_BYTES = 165_000
const PRODUCT_PAGE_BYTES = 250_000
/** Ten packets: what a server may send before it hears back. */
const FIRST_FLIGHT_BYTES = 14 * 1024

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true })

interface Loaded {
  kind: string
  url: string
  /** On the wire, without headers. */
  bytes: number
}

/** Everything that a first visit loads, as it comes over the wire. */
async function firstVisit(page: Page, path: string): Promise<Loaded[]> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const loaded = new Map<string, Loaded>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    loaded.set(requestId, { kind: type, url: response.url, bytes: 0 })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId)
    if (one) one.bytes += encodedDataLength
  })
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  return [...loaded.values()]
}

const bytesOf = (loaded: Loaded[], kind?: string) =>
  loaded.filter(one => !kind || one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)

const budgetOf = (path: string) => (path.startsWith('/dashboard') ? DASHBOARD_JS_BYTES : JS_BYTES)

/** Each has its size, and one at most is fetched before it is scrolled to, ahead of everything. */
async function expectPicturesToWait(page: Page, path: string) {
  const pictures = await page.evaluate(() =>
    [...document.images].map(({ width, height, loading, attributes, currentSrc }) => ({
      sized:
        attributes.getNamedItem('width') !== null &&
        attributes.getNamedItem('height') !== null &&
        width > 0 &&
        height > 0,
      eager: loading !== 'lazy',
      high: attributes.getNamedItem('fetchpriority')?.value === 'high',
      src: currentSrc,
    })),
  )
  const largest = await largestPicture(page)
  const eager = pictures.filter(picture => picture.eager)
  expect
    .soft(
      pictures.filter(picture => !picture.sized),
      path,
    )
    .toEqual([])
  // What is seen first and largest waits for nothing; where that is words, no picture needs to hurry.
  if (largest !== '')
    expect
      .soft(
        eager.map(({ src }) => src),
        path,
      )
      .toEqual([largest])
  expect.soft(eager.length, path).toBeLessThanOrEqual(1)
  expect
    .soft(
      eager.filter(({ high }) => !high),
      path,
    )
    .toEqual([])
}

/** One page of each kind: whatever a kind fetches after its markup, it fetches on all of its pages. */
const KINDS: readonly string[] = [
  '/',
  '/tonight',
  '/recipes',
  '/recipes/9000000301',
  '/shop/supplements',
  '/shop/supplements/magnesium-complex',
  '/cart',
  '/login',
  '/dashboard',
  '/dashboard/meal-planner',
  '/dashboard/saved-recipes',
]
const BYTES: { which: string; paths: readonly string[]; tag: string[] }[] = [
  { which: 'one of each kind', paths: KINDS, tag: ['@core'] },
  { which: 'all others', paths: PUBLIC_PAGES.filter(path => !KINDS.includes(path)), tag: [] },
]

// That no page asks for more in its markup is held for every route by `test/requests/script-budgets.test.ts`; here is what
// its script fetches afterwards too.
for (const { which, paths, tag } of BYTES)
  test(`a page loads at most ${JS_BYTES / 1000} kB of script, one of the dashboard ${DASHBOARD_JS_BYTES / 1000} kB, and its pictures wait: ${which}`, {
    tag,
  }, async ({ page }) => {
    for (const path of paths) {
      const bytes = bytesOf(await firstVisit(page, path), 'Script')
      expect.soft(bytes, path).toBeGreaterThan(50_000)
      expect.soft(bytes, path).toBeLessThanOrEqual(budgetOf(path))
      await expectPicturesToWait(page, path)
    }
  })

test('a product page weighs at most 250 kB in all', { tag: '@core' }, async ({ page }) => {
  for (const id of ['magnesium-complex', 'vitamin-d3-k2', 'biotin', 'collagen-capsules']) {
    const loaded = await firstVisit(page, `/shop/supplements/${id}`)
    expect(bytesOf(loaded), id).toBeLessThanOrEqual(PRODUCT_PAGE_BYTES)
  }
})

test('words and style of a page fit the first flight where the page allows', { tag: '@core' }, async ({ request }) => {
  const most = FIRST_FLIGHT_BYTES + 2048
  // The terms of subscriptions are a few hundred bytes more than fit.
  const pages: [path: string, most: number][] = [
    ['/terms', most + 512],
    ['/login', most],
    ['/payment-cancel', most],
    // So near the edge that the letters in the names of its files decide.
    ['/cart', most + 128],
  ]
  for (const [path, bytes] of pages) {
    const sent = async () => {
      const answer = await request.fetch(path, { headers: { 'accept-encoding': 'br' } })
      return Number(answer.headers()['content-length'])
    }
    // Whoever asks first gets it packed fast.
    await expect.poll(sent, { message: path }).toBeLessThanOrEqual(bytes)
  }
})

/** From now on each page notes what moves in it. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; nodes: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node?: Element }[]
      })[]) {
        shifts.push({ value: entry.value, nodes: entry.sources.map(({ node }) => node?.className ?? '?') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)

test('nothing moves while a page appears', async ({ page }) => {
  await noteShifts(page)
  await storeCart(page, [{ id: 'biotin', quantity: 2 }])
  for (const path of ['/', '/shop/supplements', '/shop/supplements/magnesium-complex', '/cart']) {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      // Fonts that come when the text has long been read change nothing.
      const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async route => {
        await isRead
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await hydrated(page)
      read()
      await page.waitForLoadState('networkidle')
      await page.unroute('**/*.woff2')
      expect(await shiftsOf(page), `${path} at ${width}`).toEqual([])
    }
  }
})

test('what is below the lines of a cart stays where it is when the sum beside it comes last', async ({ page }) => {
  await noteShifts(page)
  await storeCart(page, [{ id: 'biotin', quantity: 2 }])
  await page.setViewportSize({ width: 1440, height: 800 })
  const { promise: isBelow, resolve: below } = Promise.withResolvers<void>()
  await page.route(/\/order-summary[^/]+\.js$/, async route => {
    await isBelow
    await route.continue()
  })
  await page.goto('/cart')
  await expect(page.getByText('Per day, at the doses on the labels.')).toBeVisible()
  below()
  await expect(page.getByRole('heading', { name: 'Order summary' })).toBeVisible()
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await shiftsOf(page)).toEqual([])
})

test('the files of React come last: fonts and pictures are asked for before them', async ({ page }) => {
  const priorities = new Map<string, string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ type, request }) => {
    priorities.set(type === 'Script' ? request.url : String(type), request.initialPriority)
  })
  await page.goto('/shop/supplements')
  await hydrated(page)
  const scripts = [...priorities].filter(([url]) => url.includes('/assets/'))
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter(([, priority]) => priority !== 'Low')).toEqual([])
  expect(priorities.get('Font')).toBe('High')
})

// On a wide screen a list shows more than the one picture that is fetched first.
for (const [path, at] of [
  ['/shop/supplements/magnesium-complex', 0],
  ['/recipes', 1],
] as const)
  test(`nothing of React is asked for before the pictures in sight are there: ${path}`, async ({ page }) => {
    const order: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('.js') && !order.includes('script')) order.push('script')
    })
    let release: () => void = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    const pictures = [
      ...(await (await page.request.get(path)).text()).matchAll(/<img src="(\/pictures\/[^"]+)-\d+\.webp"/g),
    ]
    await page.route(`**${pictures[at]?.[1]}-*`, async route => {
      await held
      await route.continue()
    })
    await page.setViewportSize(DESK)
    await page.goto(path, { waitUntil: 'commit' })
    const started = hydrated(page).then(() => order.push('react'))
    await page.waitForTimeout(1200)
    order.push('picture')
    release()
    await started
    expect(order).toEqual(['picture', 'script', 'react'])
  })

test('every page comes back at once with the back button', async ({ page }) => {
  for (const path of PUBLIC_PAGES) {
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(() => {
      sessionStorage.removeItem('back')
      addEventListener('pageshow', event => sessionStorage.setItem('back', String(event.persisted)))
    })
    await page.goto('/robots.txt')
    // A page from this cache does not load again, which is what Playwright's own way back waits for.
    await page.evaluate(() => setTimeout(() => history.back()))
    await page.waitForURL(path, { waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('back')), { message: path }).toBe('true')
  }
})
