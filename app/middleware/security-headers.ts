import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
const DATA_BLOCK = /type="application\/(?:ld\+)?json"/

function sources(bodies: Iterable<string>) {
  const hashes = new Set<string>()
  for (const body of bodies) hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  return [...hashes]
}

/** The hashes of all inline scripts and styles of a page that is kept; data blocks do not run and need none. */
export function pageHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes]) => !DATA_BLOCK.test(attributes ?? ''))
  return {
    scripts: sources(scripts.map(([, , body]) => body ?? '')),
    styles: sources([...html.matchAll(INLINE_STYLE)].map(([, body]) => body ?? '')),
  }
}

export function contentSecurityPolicy(allow: {
  scripts: string[]
  styles: string[]
  /** Where pictures may come from beside us. */
  pictures?: readonly string[]
  /** Where a form may lead beside us: a page to sign in at. */
  forms?: readonly string[]
  secure: boolean
  /** While it is developed, its tool puts the style of each file into the page by script, and tells it of changes. */
  isDeveloped?: boolean
}): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${allow.scripts.join(' ')}`.trim(),
    // Beside a hash or a nonce the word would not count.
    `style-src 'self' ${allow.isDeveloped ? "'unsafe-inline'" : allow.styles.join(' ')}`.trim(),
    `img-src ${["'self'", 'data:', ...(allow.pictures ?? [])].join(' ')}`,
    "font-src 'self'",
    `connect-src 'self'${allow.isDeveloped ? ' ws:' : ''}`,
    "manifest-src 'self'",
    `form-action ${["'self'", ...(allow.forms ?? [])].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(allow.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Headers of every answer. HSTS only over https: browsers ignore it elsewhere, and a local copy must stay reachable. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=(), browsing-topics=()',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}
