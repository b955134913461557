import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { KEPT_FILES, KEPT_PAGES } from './kept-pages.ts'

const WORKER = readFileSync(new URL('../public/kept-pages-worker.js', import.meta.url), 'utf8')
const SHOP = 'https://shop.test'
const PAGE = '/learn/articles/fibre'

interface Asked {
  readonly request: { readonly method: string; readonly url: string; readonly mode: string }
  respondWith(answer: Promise<string>): void
}

/** What is kept, by the name of its store and its path. */
let kept: Map<string, Map<string, string>>
let network: (request: { url: string }) => Promise<string>
let hear: (asked: Asked) => void
beforeEach(() => {
  kept = new Map([
    [KEPT_PAGES, new Map([[PAGE, 'the copy']])],
    [
      KEPT_FILES,
      new Map([
        ['/assets/root-a1.js', 'script'],
        ['/pictures/dal-b2-480.avif', 'dal'],
      ]),
    ],
  ])
  network = async ({ url }) => `${new URL(url).pathname} of the shop`
  const pathOf = (asked: string | { url: string }) =>
    new URL(typeof asked === 'string' ? asked : asked.url, SHOP).pathname
  runInNewContext(WORKER, {
    ...{ URL, Response, Headers, TextEncoder, crypto, btoa },
    location: { origin: SHOP },
    fetch: (request: { url: string }) => network(request),
    caches: {
      open: async (name: string) => ({
        match: async (asked: string | { url: string }) => kept.get(name)?.get(pathOf(asked)),
        keys: async () => [...(kept.get(name)?.keys() ?? [])].map(path => ({ url: SHOP + path })),
      }),
    },
    addEventListener: (kind: string, listener: typeof hear) => {
      if (kind === 'fetch') hear = listener
    },
  })
})

/** The answer to what the browser asks for; null where the worker leaves it to the browser. */
async function answerTo(path: string, { method = 'GET', mode = 'navigate', origin = SHOP } = {}) {
  let answer: Promise<string> | null = null
  hear({ request: { method, mode, url: origin + path }, respondWith: given => (answer = given) })
  return answer
}
const offline = () => {
  network = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
}

test('a page is the shop’s own as long as there is a connection', async () => {
  expect(await answerTo(PAGE)).toBe(`${PAGE} of the shop`)
})

test('without one it is the copy, whatever is asked behind it', async () => {
  offline()
  expect(await answerTo(`${PAGE}?from=feed`)).toBe('the copy')
})

test('a page that was never opened is told of in our words, with what can be read now', async () => {
  offline()
  const copy = new Response('<title>Fibre &amp; water | Thymewell</title>', {
    headers: { 'x-kept-at': '2026-11-20T10:00:00Z' },
  })
  kept.get(KEPT_PAGES)?.set(PAGE, copy as unknown as string)
  const answer = (await answerTo('/learn/articles/never-opened')) as unknown as Response
  const html = await answer.text()
  expect(answer.status).toBe(503)
  expect(html).toContain('<h1>You are offline</h1>')
  expect(html).toContain(`<a href="${PAGE}">Fibre &amp; water<small>Kept on 20 November 2026</small></a>`)
  const style = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
})

test('and says so where nothing is kept', async () => {
  offline()
  kept.clear()
  const answer = (await answerTo('/learn')) as unknown as Response
  expect(await answer.text()).toContain('Nothing is kept on this device')
})

test('a file with a hash is not asked for twice, and one that is not kept is asked for', async () => {
  offline()
  expect(await answerTo('/assets/root-a1.js', { mode: 'cors' })).toBe('script')
  expect(network).not.toHaveBeenCalled()
  await expect(answerTo('/assets/cart-z9.js', { mode: 'cors' })).rejects.toThrow('Failed to fetch')
})

test('a picture comes in the width that is kept', async () => {
  offline()
  expect(await answerTo('/pictures/dal-b2-1280.webp', { mode: 'no-cors' })).toBe('dal')
  await expect(answerTo('/pictures/soup-c3-480.avif', { mode: 'no-cors' })).rejects.toThrow('Failed to fetch')
})

test('what is sent, what is asked by the script, and what is elsewhere is none of its business', async () => {
  expect(await answerTo(PAGE, { method: 'POST' })).toBeNull()
  expect(await answerTo('/api/learning', { mode: 'cors' })).toBeNull()
  expect(await answerTo('/pictures/dal-b2-480.avif', { mode: 'no-cors', origin: 'https://elsewhere.test' })).toBeNull()
})
