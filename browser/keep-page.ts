import { reach } from './calls.ts'
import { ownDay } from './change.ts'
import { filesOfPage, filesOfPart, stampedPage } from './kept-files.ts'
import { canKeepPages, KEPT_FILES, KEPT_PAGES, withKeptPages } from './kept-pages.ts'

const WORKER = '/kept-pages-worker.js'
/** About as much as somebody reads in two courses. The one that was opened longest ago makes room. */
const MOST_PAGES = 30
const KEPT_AT = 'x-kept-at'
const FILES = 'x-kept-files'
/** What the browser needs to show the page as it was. */
const HEADERS = ['content-type', 'content-security-policy']

/**
 * Keeps this page with all that it needs, as it is told to somebody whom nobody knows: what is kept is nobody's own.
 * True where it can be read without a connection from now on. Never throws.
 *
 * @param scope the part of the site that is served from what is kept: '/learn'
 */
export async function keepPage(path: string, scope: string): Promise<boolean> {
  if (!canKeepPages()) return false
  try {
    await navigator.serviceWorker.register(WORKER, { scope })
    return await withKeptPages(() => keepWhole(path))
  } catch {
    return false
  }
}

async function keepWhole(path: string): Promise<boolean> {
  const { answer } = await reach(path, { credentials: 'omit', headers: { Accept: 'text/html' } })
  const isPage = answer?.ok && !answer.redirected && answer.headers.get('content-type')?.startsWith('text/html')
  if (!answer || !isPage) return false
  const html = await answer.text()
  const files = await keepFiles(filesOfPage(html))
  if (!files) return false
  const pages = await caches.open(KEPT_PAGES)
  const now = new Date()
  const headers = new Headers({ [KEPT_AT]: now.toISOString(), [FILES]: JSON.stringify(files) })
  for (const name of HEADERS) headers.set(name, answer.headers.get(name) ?? '')
  await pages.put(path, new Response(stampedPage(html, ownDay(now)), { headers }))
  await makeRoom(pages)
  return true
}

/** Keeps these and all that they need in turn; null where one of them could not be had. */
async function keepFiles(first: readonly string[]): Promise<readonly string[] | null> {
  const store = await caches.open(KEPT_FILES)
  const met = new Set(first)
  for (const file of met) {
    const text = await keptText(store, file)
    if (text === null) return null
    for (const next of filesOfPart(file, text)) met.add(next)
  }
  return [...met]
}

/** The text of a script or style that is kept from now on, '' of anything else; null where it could not be had. */
async function keptText(store: Cache, file: string): Promise<string | null> {
  const isText = /\.(?:js|css)$/.test(file)
  const kept = await store.match(file)
  if (kept) return isText ? kept.text() : ''
  // A name with a hash: what the browser has already is the same.
  const { answer } = await reach(file, { mayBeKept: true, headers: { Accept: '*/*' } })
  if (!answer?.ok) return null
  await store.put(file, answer.clone())
  return isText ? answer.text() : ''
}

/** Pages opened longest ago go, and every file that only they needed. */
async function makeRoom(pages: Cache): Promise<void> {
  const kept = await Promise.all(
    (await pages.keys()).map(async request => ({ request, headers: (await pages.match(request))?.headers })),
  )
  const latest = kept.toSorted((one, other) => keptAt(other.headers).localeCompare(keptAt(one.headers)))
  for (const { request } of latest.slice(MOST_PAGES)) await pages.delete(request)
  const needed = new Set(latest.slice(0, MOST_PAGES).flatMap(({ headers }) => filesIn(headers)))
  const store = await caches.open(KEPT_FILES)
  for (const request of await store.keys()) if (!needed.has(new URL(request.url).pathname)) await store.delete(request)
}

const keptAt = (headers: Headers | undefined) => headers?.get(KEPT_AT) ?? ''
const filesIn = (headers: Headers | undefined): string[] => JSON.parse(headers?.get(FILES) ?? '[]')
