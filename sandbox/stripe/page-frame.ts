import { STYLE_PATH } from './page-style.ts'

/** Markup that is already safe to put into a page. */
export interface Markup {
  markup: string
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

type Part = Markup | string | number | null | false | readonly Markup[]

/** Builds markup; every text put in is escaped, so no name or address typed by a visitor can become a tag. */
export function html(parts: TemplateStringsArray, ...values: Part[]): Markup {
  const markup = parts.reduce(
    (sum, part, index) => sum + part + (index < values.length ? render(values[index] ?? null) : ''),
    '',
  )
  return { markup }
}

function render(value: Part): string {
  if (value === null || value === false) return ''
  if (typeof value === 'object') return 'markup' in value ? value.markup : value.map(entry => entry.markup).join('')
  return String(value).replace(/[&<>"']/g, letter => ESCAPES[letter] ?? letter)
}

/** `1236` -> `£12.36`; other currencies by their code. */
export function amountText(pence: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(pence / 100)
}

export function page(title: string, content: Markup): string {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<header class="test-strip"><p><strong>Test payments: no money moves.</strong> Never type a real card number here.</p></header>
${content}
</body>
</html>`.markup
}

/** An answer to a browser, not yet sent. */
export interface Reply {
  status: number
  headers: Record<string, string>
  body: string
}

/** A page that may load nothing but its own style sheet, and post only to itself and on to `formTargets`. */
export function pageReply(status: number, body: string, formTargets: readonly string[] = []): Reply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    // Not no-referrer: browsers then post with `Origin: null`, which an origin check refuses.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
  }
  return { status, headers, body }
}

export function redirect(location: string): Reply {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' }
}
