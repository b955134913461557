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
    URL,
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

test('without one it is the copy, whatever is asked behind it, and an error where there is none', async () => {
  offline()
  expect(await answerTo(`${PAGE}?from=feed`)).toBe('the copy')
  await expect(answerTo('/learn/articles/never-opened')).rejects.toThrow('Failed to fetch')
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
