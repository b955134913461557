interface CookieRules {
  path?: string
  /** Without it the cookie is gone when the browser is closed. */
  maxAgeSeconds?: number
}

/** Keeps a cookie that the server reads with the next request; the value is of letters that need no quotes. */
export function keepCookie(name: string, value: string, { path = '/', maxAgeSeconds }: CookieRules = {}): void {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is asynchronous and not in every browser, and a change leaves at once
  document.cookie = `${name}=${value}; Path=${path}${age}; SameSite=Lax${secure}`
}
