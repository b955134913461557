// Serves what browser/keep-page.ts has kept, and only where there is no connection: a page from here is never newer
// than the shop's own. It keeps nothing by itself, and knows nobody.
const PAGES = 'kept-pages'
const FILES = 'kept-files'
const HASHED = /^\/(assets|fonts|pictures)\//
const PICTURE = /^(\/pictures\/.+)-\d+\.\w+$/

// A new one takes over at once: it keeps no state that an open page could miss.
addEventListener('install', () => skipWaiting())
addEventListener('activate', event => event.waitUntil(clients.claim()))

addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(error => keptPage(pathname, error)))
  else if (HASHED.test(pathname)) event.respondWith(fileOf(request, pathname))
})

async function keptPage(pathname, error) {
  const kept = await (await caches.open(PAGES)).match(pathname)
  if (kept) return kept
  throw error
}

/** What carries a hash is the same wherever it comes from. */
async function fileOf(request, pathname) {
  const files = await caches.open(FILES)
  const kept = await files.match(pathname, { ignoreVary: true })
  if (kept) return kept
  return fetch(request).catch(async error => {
    const kept = await otherWidth(files, pathname)
    if (kept) return kept
    throw error
  })
}

/** Of a picture one width is kept. */
async function otherWidth(files, pathname) {
  const [, name] = PICTURE.exec(pathname) ?? []
  if (!name) return undefined
  const alike = (await files.keys()).find(({ url }) => PICTURE.exec(new URL(url).pathname)?.[1] === name)
  return alike && files.match(alike, { ignoreVary: true })
}
