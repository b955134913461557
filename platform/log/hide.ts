/**
 * Takes people and secrets out of what is about to be logged. Two nets: fields whose name says that they hold such a
 * thing, and patterns inside any text, because an error of a library may quote the value it choked on.
 */

const HIDDEN = '[hidden]'
const MOST_ITEMS = 50
const DEEPEST = 6
const LONGEST_TEXT = 4_000

const PRIVATE_WORDS = new Set([
  ...['email', 'mail', 'address', 'name', 'phone', 'postcode', 'birthday', 'card', 'cvc', 'iban'],
  ...['token', 'authorization', 'authorisation', 'cookie', 'cookies', 'password', 'secret', 'signature', 'key'],
  ...['recipient', 'to', 'from', 'body', 'html', 'text', 'parameters', 'detail', 'query', 'ip'],
])

/** Some random ids hold as many digits in a row as a card number, and a request is found by its id. */
const ID_OR_NUMBER = /(\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b)|\b(?:\d[ -]?){12,18}\d\b/gi

const PATTERNS: [RegExp, string][] = [
  [/(\b\w+:\/\/)[^\s/:@]+:[^\s/@]+@/g, `$1${HIDDEN}@`],
  // Generous on the left, where nearly every sign is allowed: better one word too many hidden than a person shown.
  [/(?<![^\s<>"(),;:[\]@])[^\s<>"(),;:[\]@]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*/gi, '[e-mail]'],
  [/\b(?:sk|rk|pk|whsec)_[A-Za-z0-9_]{4,}/g, '[key]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
]

export function hideText(text: string): string {
  const cut = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
  const named = PATTERNS.reduce((hidden, [pattern, instead]) => hidden.replace(pattern, instead), cut)
  return named.replace(ID_OR_NUMBER, (_, id?: string) => id ?? '[number]')
}

/** 'customerEmail', 'e_mail' and 'X-Authorization' are private; 'mailsSent' and 'unnamed' are not. */
export function isPrivateField(name: string): boolean {
  const words = name
    .replace(/e[-_]mail/gi, 'email')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  return words.some(word => PRIVATE_WORDS.has(word))
}

/** A copy of a value that is fit for the log: plain data, bounded, without people or secrets. */
export function hide(value: unknown, depth = 0, seen: unknown[] = []): unknown {
  if (typeof value === 'string') return hideText(value)
  if (typeof value === 'bigint') return String(value)
  if (value === null || typeof value !== 'object') return typeof value === 'function' ? undefined : value
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString()
  if (depth >= DEEPEST || seen.includes(value)) return '[more]'
  const inside = [...seen, value]
  if (value instanceof Error) return hideError(value, depth, inside)
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(item => hide(item, depth + 1, inside))
  const entries = Object.entries(value).slice(0, MOST_ITEMS)
  return Object.fromEntries(
    entries.map(([name, item]) => [name, isPrivateField(name) ? HIDDEN : hide(item, depth + 1, inside)]),
  )
}

/** Only known properties: those of a database error, for one, hold the row it was about. */
function hideError(error: Error, depth: number, seen: unknown[]) {
  const known = { code: undefined, constraint: undefined, table: undefined, status: undefined, ...error }
  return {
    type: error.name,
    message: hideText(error.message),
    code: hide(known.code, depth + 1, seen),
    constraint: known.constraint,
    table: known.table,
    status: known.status,
    stack: error.stack ? hideText(error.stack) : undefined,
    cause: error.cause === undefined ? undefined : hide(error.cause, depth + 1, seen),
  }
}
