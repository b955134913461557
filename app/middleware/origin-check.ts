const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * May this request change anything? Browsers name the page a request comes from; one that comes from elsewhere is
 * refused. React Router checks this for pages but not for resource routes, so it is done here for all. Webhooks come
 * from servers and carry a signature instead.
 */
export function comesFromElsewhere(request: Request, ownOrigin: string): boolean {
  if (SAFE.has(request.method)) return false
  if (new URL(request.url).pathname.startsWith('/hooks/')) return false
  const origin = request.headers.get('origin')
  // A page that tells nobody its address has its forms sent with `null`; what then says where they came from is `site`.
  if (origin !== null && origin !== 'null') return origin !== ownOrigin
  const site = request.headers.get('sec-fetch-site')
  if (origin === 'null') return site !== 'same-origin'
  return site !== null && site !== 'same-origin' && site !== 'none'
}
