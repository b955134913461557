import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from './built-shop.test-support.ts'
import { markupFaults } from './markup.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

/** Where a press does something, or leads to somebody else's house. */
const NO_READING = /^\/(?:logout|login\/google|sandbox|api|dashboard\/settings\/(?:devices|data\/export))(?:\/|$|\?)/
const PLAIN: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", '#39': "'", lt: '<', gt: '>' }
const plain = (text: string) => text.replace(/&(amp|quot|#x27|#39|lt|gt);/g, (_, name: string) => PLAIN[name] ?? '')

interface Page {
  readonly status: number
  readonly ids: ReadonlySet<string>
  readonly leadsTo: readonly string[]
  /** What no validator of HTML would let through. */
  readonly faults: readonly string[]
}

/** What a page or a file answers; of a page, where it leads and which places within it have a name. */
async function read(path: string): Promise<Page> {
  const { status, text, headers } = await shop.ask(path)
  const isPage = String(headers['content-type']).startsWith('text/html')
  const all = (pattern: RegExp) => (isPage ? [...text.matchAll(pattern)].map(([, found = '']) => plain(found)) : [])
  const isLed = status === 302 && headers.location !== undefined
  return {
    status: isLed ? 200 : status,
    ids: new Set(all(/\sid="([^"]*)"/g)),
    leadsTo: [
      ...(isLed ? [String(headers.location)] : []),
      ...all(/<(?:a|link|area)\b[^>]*?\shref="([^"]*)"/g),
      ...all(/\ssrc="([^"]*)"/g),
    ],
    faults: isPage ? markupFaults(text) : [],
  }
}

/** An address of ours without what a search adds to it, and the place in the page; null for somebody else's. */
function within(link: string, from: string): { path: string; place: string } | null {
  const url = new URL(link, shop.origin + from)
  if (url.origin !== shop.origin || NO_READING.test(url.pathname)) return null
  const page = url.searchParams.get('page')
  const path = url.pathname + (page && url.searchParams.size === 1 ? `?page=${page}` : '')
  return { path, place: decodeURIComponent(url.hash.slice(1)) }
}

const AT_ONCE = 4
/** Recipes are drawn alike, and so are the pages of browsing: one in ten is read, and each must be in the sitemap. */
const DRAWN_ALIKE = /^\/recipes\/(?:\d+|browse\/[a-z0-9-]+(?:\?page=\d+)?)$/
const isRead = (path: string) =>
  !DRAWN_ALIKE.test(path) || Buffer.from(path).reduce((sum, byte) => sum + byte) % 10 === 0

/** It reads every page of the shop: what takes so long hangs. */
const PATIENCE_MS = 15 * 60_000

test('every link of every page, picture and place leads somewhere, and every page is HTML by its rules', {
  timeout: PATIENCE_MS,
}, async () => {
  const pages = new Map<string, Page>()
  const links = new Map<string, string>([['/', 'the start']])
  const places: { from: string; path: string; place: string }[] = []
  let next = ['/']
  while (next.length > 0) {
    const found = new Set<string>()
    for (let at = 0; at < next.length; at += AT_ONCE) {
      await Promise.all(
        next.slice(at, at + AT_ONCE).map(async from => {
          const page = await read(from)
          pages.set(from, page)
          for (const link of page.leadsTo) {
            const to = within(link, from)
            if (!to) continue
            if (to.place) places.push({ from, ...to })
            if (links.has(to.path)) continue
            links.set(to.path, from)
            if (isRead(to.path)) found.add(to.path)
          }
        }),
      )
    }
    next = [...found]
  }
  // An id with a space in it is two to whatever refers to it, and an empty one is none.
  const spaced = [...pages].flatMap(([path, { ids }]) =>
    [...ids].filter(id => !/^\S+$/.test(id)).map(id => `${path}: ${id}`),
  )
  expect(spaced).toEqual([])
  const lost = [...pages].filter(([, { status }]) => status !== 200)
  expect(lost.map(([path, { status }]) => `${path} answers ${status}, linked from ${links.get(path)}`)).toEqual([])
  const faults = Map.groupBy(
    [...pages].flatMap(([path, page]) => page.faults.map(fault => ({ path, fault }))),
    ({ fault }) => fault,
  )
  expect([...faults].map(([fault, [first]]) => `${fault}, as on ${first?.path}`)).toEqual([])
  // What is drawn by a script alone has no name yet: the top of the page is always a place.
  const nowhere = places.filter(({ path, place }) => pages.get(path)?.ids.has(place) === false)
  expect([...new Set(nowhere.map(({ from, path, place }) => `${path}#${place}, linked from ${from}`))]).toEqual([])
  expect(pages.size).toBeGreaterThan(300)
  const listed = (await shop.ask('/sitemap.xml')).text
  const unread = [...links.keys()].filter(path => !pages.has(path))
  expect(unread.filter(path => !listed.includes(`${shop.origin}${path.replace(/\?page=\d+$/, '')}</loc>`))).toEqual([])
})

test.each([
  ['<span><fieldset></fieldset></span>', 'fieldset inside span'],
  ['<p><a href="/"><div></div></a></p>', 'div inside p'],
  ['<button><h2>Text</h2></button>', 'h2 inside button'],
  ['<a href="/"><span><button>Text</button></span></a>', 'button inside a'],
  ['<ul><div></div></ul>', 'div inside ul'],
  ['<dl><p></p></dl>', 'p inside dl'],
  ['<table><tr><div></div></tr></table>', 'div inside tr'],
  ['<div><li></li></div>', 'li inside div'],
  ['<form><div><form></form></div></form>', 'form inside form'],
  ['<main><legend></legend></main>', 'legend inside main'],
  ['<p id="a"></p><p id="a"></p>', 'id given twice: a'],
  ['<p id="not met"></p>', 'id with a space: not met'],
  ['<label for="a"></label>', 'for names nothing: a'],
  ['<section aria-labelledby="a b"></section><p id="a"></p>', 'aria-labelledby names nothing: b'],
  ['<div><p></div>', 'left open: p'],
])('%s is not HTML by its rules', (html, fault) => {
  expect(markupFaults(`<!doctype html><html><body>${html}</body></html>`)).toContain(fault)
})

test('what is allowed is no fault', () => {
  const html = `<!doctype html><html><head><title>a < b</title><script>if (a<b) '<p>'</script></head><body><div><a
    href="/"><div><h2>Text</h2></div></a><details><summary><h3>Text</h3></summary></details><svg><title>a</title><a
    ><text>b</text></a></svg><dl><div><dt>a</dt><dd><p>b</p></dd></div></dl><img alt="a > b"><br/><template><tr></tr
    ></template><label for="c">d <input id="c"></label><!-- <p> --></div></body></html>`
  expect(markupFaults(html)).toEqual([])
})
