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
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => keptPage(pathname)))
  else if (HASHED.test(pathname)) event.respondWith(fileOf(request, pathname))
})

async function keptPage(pathname) {
  const pages = await caches.open(PAGES)
  return (await pages.match(pathname)) ?? withoutConnection(pages)
}

// The colours of kit/styles/tokens.css, whose file need not be kept.
const STYLE = `:root{color-scheme:light dark;--paper:#fbf8f1;--ink:#12291f;--ink-2:#43554a;--line:#e6dfd0;--leaf:#04714f;--on-leaf:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#0f1a15;--ink:#eef1e6;--ink-2:#b9c6bb;--line:#2a3b32;--leaf:#4fd3a2;--on-leaf:#06231a}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:3rem 1.25rem}
h1,h2,b{font-family:Georgia,serif;font-weight:400;line-height:1.15}h1{margin:2.5rem 0 1rem;font-size:2.75rem}h2{margin:3rem 0 .75rem;font-size:1.5rem}
b{font-size:1.5rem}.again a{display:inline-flex;padding:0 1.5rem;min-height:3rem;border-radius:.75rem;background:var(--leaf);color:var(--on-leaf);font-weight:600;text-decoration:none}
p{margin:0 0 1rem}ul{margin:0;padding:0;list-style:none}li{border-top:1px solid var(--line)}
a{display:flex;flex-direction:column;justify-content:center;min-height:2.75rem;padding:.5rem 0;color:var(--leaf);overflow-wrap:anywhere}
a:focus-visible{outline:3px solid var(--leaf);outline-offset:2px}small{color:var(--ink-2);font-size:.875rem}`

/** What is said of a page that is not kept: why it is not here, and what can be read now. */
async function withoutConnection(pages) {
  const kept = await Promise.all((await pages.keys()).map(request => keptLink(pages, request)))
  const list = kept.filter(Boolean)
  const body = `<b>Thymewell</b><h1>You are offline</h1>
<p>This page needs a connection. Articles and lessons you have read are kept on this device.</p>
<p class="again"><a href="">Try again</a></p>
<h2>${list.length > 0 ? 'What you can read now' : 'Nothing is kept on this device'}</h2>
${list.length > 0 ? `<ul>${list.join('')}</ul>` : '<p>Open an article while you are online, and it will be here next time.</p>'}`
  const html = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>You are offline | Thymewell</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`
  const hash = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE)))))
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`,
  }
  return new Response(html, { status: 503, headers })
}

/** A page by its title, which is escaped where it comes from, and by its day; '' of one that has none. */
async function keptLink(pages, request) {
  const answer = await pages.match(request)
  const [, title] = /<title>([^<]*)<\/title>/.exec((await answer?.text()) ?? '') ?? []
  if (!title) return ''
  const day = new Date(answer.headers.get('x-kept-at') ?? '')
  const since = Number.isNaN(day.getTime()) ? '' : `Kept on ${day.toLocaleDateString('en-GB', { dateStyle: 'long' })}`
  return `<li><a href="${encodeURI(new URL(request.url).pathname)}">${title.replace(/ \| Thymewell$/, '')}<small>${since}</small></a></li>`
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
