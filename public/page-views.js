// Tells the shop's own server which page is looked at, once for each. Loaded only where the shop counts, and silent for
// whoever does not want to be counted. What of an address is passed on is decided by the server (app/page-view.ts).
;(() => {
  const isOut = () => {
    if (navigator.globalPrivacyControl || navigator.doNotTrack === '1') return true
    try {
      return localStorage.getItem('not-counted') !== null
    } catch {
      return false
    }
  }
  let last = ''
  const tell = () => {
    const { pathname, search } = location
    if (pathname === last) return
    last = pathname
    if (isOut()) return
    fetch('/api/page-view', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path: pathname + search }),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined)
  }
  const push = history.pushState
  history.pushState = function pushed(...given) {
    push.apply(this, given)
    tell()
  }
  addEventListener('popstate', tell)
  if (document.prerendering) document.addEventListener('prerenderingchange', tell, { once: true })
  else tell()
})()
